"""How panels look: colours, letters, paper, widgets."""
