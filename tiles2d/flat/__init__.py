"""What both boards draw and point with."""
