"""A studio for what draws Tokyo Highway."""

from tests.tokyo.studio import empty_studio, studio

__all__ = ["empty_studio", "studio"]
