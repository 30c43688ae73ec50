"""Where panels stand: two columns beside the board, a strip above and below, a sheet on top.

Where text is so large that two columns leave no board, there is one, with a page at a time.

Plain arithmetic on pixels from the window's top left corner; nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass

Rect = tuple[float, float, float, float]
"""x, y, width, height."""

_COLUMN_SHARE, _ONLY_COLUMN_SHARE = 0.28, 0.46
_STRIP_SHARE, _TALL_STRIP_SHARE = 0.28, 0.5
_WIDTH_EMS, _HEIGHT_EMS = 30, 17
"""So many text heights a window always has: what a board with one column needs."""
_TWO_COLUMNS_EMS, _ALL_PANELS_EMS = 44, 28
"""What two columns of panels need in width and in height."""
PAGES = {"left": "players", "right": "moves", "bottom_left": "game", "bottom_right": "game"}
"""The page of the only column on which a panel stands, by its anchor."""


def text_size(width: int, height: int, percent: int) -> float:
    """The height of a line of text in pixels, never so large that nothing fits.

    At 720p and 100 % it is 21, which makes the letters 18 pixels by the printers' measure.

    >>> text_size(1280, 720, 100), round(text_size(960, 600, 100), 1), text_size(1280, 720, 200)
    (21.0, 17.7, 42.0)
    """
    room = min(width / 1280, height / 720)
    wanted: float = 21 * room**0.6 * percent / 100
    return max(12.0, min(wanted, width / _WIDTH_EMS, height / _HEIGHT_EMS))


def share(naturals: list[float], room: float) -> list[float]:
    """Heights for panels that would like ``naturals``: the small ones whole, the rest evenly.

    >>> share([100, 50], 200), share([300, 50], 200)
    ([100, 50], [150.0, 50])
    """
    given = list(naturals)
    if sum(naturals) <= room:
        return given
    left, count = room, len(naturals)
    for at in sorted(range(len(naturals)), key=lambda at: naturals[at]):
        given[at] = max(0.0, min(naturals[at], left / count))
        left -= given[at]
        count -= 1
    return given


@dataclass(frozen=True, slots=True)
class Slot:
    """Room for one panel. ``pivot`` is the corner of the panel that stands at ``x``, ``y``."""

    x: float
    y: float
    width: float
    height: float
    pivot: tuple[float, float] = (0.0, 0.0)

    @property
    def rect(self) -> Rect:
        """The place of the panel in whole pixels, so that its lines fall on them.

        >>> Slot(640, 360, 715, 301, (0.5, 0.5)).rect
        (282, 210, 715, 301)
        """
        left, top = self.x - self.pivot[0] * self.width, self.y - self.pivot[1] * self.height
        return round(left), round(top), round(self.width), round(self.height)


class Layout:
    """Gives each panel of a frame its slot, from what the panels of the last frame wanted."""

    def __init__(self) -> None:
        self.size = (1280, 720)
        self.em = 21.0
        self._wanted: dict[str, float] = {}
        self._order: dict[str, list[str]] = {}
        self._last: dict[str, list[str]] = {}
        self._heights: dict[str, float] = {}
        self._offsets: dict[str, float] = {}
        self._firm: set[str] = set()
        """Panels of the last frame that others make room for."""
        self.is_settled = True

    @property
    def gap(self) -> float:
        """The air between panels, and between panels and the window's edge."""
        return round(0.5 * self.em)

    def column(self, wanted_ems: float = 14.0) -> float:
        """The width of a column that would like so many times the text's height."""
        if self.is_narrow:
            return float(round(min(14 * self.em, _ONLY_COLUMN_SHARE * self.size[0])))
        return float(round(min(wanted_ems * self.em, _COLUMN_SHARE * self.size[0])))

    def begin(self, size: tuple[int, int], em: float) -> None:
        """Starts a frame of the given window."""
        self.size, self.em = size, em
        self._last = self._order
        self._order, self._offsets, self._heights = {}, {}, {}
        self.is_settled = True
        room = size[1] - 2 * self.gap
        for sides in (("left", "bottom_left"), ("right", "bottom_right")):
            names = [name for side in sides for name in self._last.get(side, [])]
            wanted = {name: self._wanted.get(name, 0.0) for name in names}
            firm = {name: tall for name, tall in wanted.items() if name in self._firm}
            loose = {name: tall for name, tall in wanted.items() if name not in firm}
            left = room - self.gap * max(0, len(names) - 1) - sum(firm.values())
            shares = zip(loose, share(list(loose.values()), left), strict=True)
            self._heights |= firm | dict(shares)
        self._firm = set()

    def beside(self, name: str, *anchors: str) -> float:
        """What the other panels at these anchors take of a column, their gaps included.

        In an only column a page is the last, and has nothing below it.
        """
        if self.is_narrow:
            return 0.0
        others = {each for a in anchors for each in self._last.get(a, []) if each != name}
        return sum(self._wanted.get(each, 0.0) + self.gap for each in others)

    def is_known(self, name: str) -> bool:
        """Whether the panel was drawn before, so that its height is known."""
        return name in self._wanted

    def fits(self, name: str, slot: Slot) -> bool:
        """Whether all of the panel is seen in its slot, or it was never drawn yet.

        What is lacking of the air below its last line is no loss.
        """
        return self._wanted.get(name, 0.0) <= slot.height + 0.1 * self.em

    @property
    def is_narrow(self) -> bool:
        """Whether there is room for one column alone, which shows a page at a time."""
        width, height = self.size
        return width < _TWO_COLUMNS_EMS * self.em or height < _ALL_PANELS_EMS * self.em

    @property
    def strip_height(self) -> float:
        """How tall a strip above or below the board may be."""
        return (_TALL_STRIP_SHARE if self.is_narrow else _STRIP_SHARE) * self.size[1]

    @property
    def above_message(self) -> float:
        """The height of the window above what is said at its foot: no button lies below that."""
        said = sum(self._strip_height(name) + self.gap for name in self._last.get("bottom", []))
        return self.size[1] - said

    def slot(self, name: str, anchor: str, width_ems: float, *, is_firm: bool = False) -> Slot:
        """Where the panel goes in this frame; a firm one is as tall as it wants to be."""
        if is_firm:
            self._firm.add(name)
        if self.is_narrow and anchor not in ("bottom", "center", "aside"):
            anchor = "right"
        self._order.setdefault(anchor, []).append(name)
        width, height = self.size
        if anchor == "center":
            most = (width - 2 * self.gap, self.above_message - 2 * self.gap)
            wide = min(width_ems * self.em, most[0])
            tall = min(self._wanted.get(name, most[1]), most[1])
            middle = self.above_message / 2
            return Slot(width / 2, middle, round(wide), round(tall), (0.5, 0.5))
        if anchor == "aside":
            room = height - 2 * self.gap
            tall = min(self._wanted.get(name, room), room)
            return Slot(width - self.gap, self.gap, self.column(width_ems), round(tall), (1.0, 0.0))
        tall = self._heights.get(name, self._wanted.get(name, height / 3))
        if anchor in ("top", "bottom"):
            return self._strip(name, anchor, width_ems)
        wide = self.column(width_ems)
        offset = self._offsets.get(anchor, float(self.gap))
        self._offsets[anchor] = offset + round(tall) + self.gap
        left = anchor.endswith("left")
        low = anchor.startswith("bottom")
        x = self.gap if left else width - self.gap
        y = height - offset if low else offset
        return Slot(x, y, wide, round(tall), (0.0 if left else 1.0, 1.0 if low else 0.0))

    def wants(self, name: str, height: float) -> None:
        """Notes how tall the panel would be if it had all the room."""
        if abs(self._wanted.get(name, -1.0) - height) >= 1:
            self._wanted[name] = height
            self.is_settled = False

    def free(self) -> Rect:
        """The part of the window beside the columns, for boards that must not be covered."""
        width, height = self.size
        left = self.gap + self.column() if self._has("left", "bottom_left") else 0.0
        right = self.gap + self.column() if self._has("right", "bottom_right") else 0.0
        return left, 0.0, width - left - right, float(height)

    def _has(self, *anchors: str) -> bool:
        return any(self._order.get(a) or self._last.get(a) for a in anchors)

    def _strip(self, name: str, anchor: str, width_ems: float) -> Slot:
        width, height = self.size
        left, _, free, _ = self.free()
        if not self.is_narrow:  # where columns come and go the strips stay
            left, free = self.gap + self.column(), width - 2 * (self.gap + self.column())
        wide = min(width_ems * self.em, free - 2 * self.gap)
        tall = self._strip_height(name)
        offset = self._offsets.get(anchor, float(self.gap))
        self._offsets[anchor] = offset + round(tall) + self.gap
        low = anchor == "bottom"
        y = height - offset if low else offset
        return Slot(left + free / 2, y, round(wide), round(tall), (0.5, 1.0 if low else 0.0))

    def _strip_height(self, name: str) -> float:
        return min(self._wanted.get(name, 3 * self.em), self.strip_height)
