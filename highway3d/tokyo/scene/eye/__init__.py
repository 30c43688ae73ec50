"""The eye: where the camera is and what lies under the mouse."""
