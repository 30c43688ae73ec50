"""Tests of the shell; a package, so that its one window closes before other tests draw."""
