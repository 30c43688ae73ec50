"""Asks a window to close, as the cross in its frame does: there is no window manager to do it."""

from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_int, c_long, c_ulong, c_void_p

CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent, padded to the size of its XEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("padding", c_long * 24),
    )


def ask_to_close(display: str, window: int) -> None:
    """Sends WM_DELETE_WINDOW to a window that is there."""
    xlib = ctypes.CDLL("libX11.so.6")
    xlib.XOpenDisplay.restype = c_void_p
    xlib.XInternAtom.restype = c_ulong
    xlib.XInternAtom.argtypes = (c_void_p, c_char_p, c_int)
    xlib.XSendEvent.argtypes = (c_void_p, c_ulong, c_int, c_long, c_void_p)
    xlib.XCloseDisplay.argtypes = (c_void_p,)
    connection = xlib.XOpenDisplay(display.encode())
    message = ClientMessage(
        type=CLIENT_MESSAGE,
        window=window,
        message_type=xlib.XInternAtom(connection, b"WM_PROTOCOLS", 0),
        format=32,
    )
    message.data[0] = xlib.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
    xlib.XSendEvent(connection, window, 0, 0, ctypes.byref(message))
    xlib.XCloseDisplay(connection)
