"""The machine outside: window, mouse and keys, sound, clipboard, log."""
