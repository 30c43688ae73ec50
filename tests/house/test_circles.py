"""No file imports itself by way of others, for types only or not."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_no_file_imports_itself_by_way_of_others() -> None:
    graph = grimp.build_graph("highway3d", "tiles2d")
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))
