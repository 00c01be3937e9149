import type { DrawingText } from '../drawing-text.ts';

export const drawing: DrawingText = {
  heading: { structure: 'Draw a structure', fragment: 'Draw a fragment' },
  help:
    'Choose a tool on the left, then click or drag in the area: by mouse, pen or finger. ' +
    'With the keyboard alone, type a SMILES into the field instead.',
  fragmentHelp:
    'Only the atoms and bonds that you draw count; further atoms may follow at each of them. ' +
    'Draw a hydrogen (H) where there must be one: an H that the area itself adds to a label does not count.',
  label: 'Drawing area',
  use: { structure: 'Use this structure', fragment: 'Use this fragment' },
  close: 'Close the drawing',
  empty: 'Nothing is drawn yet.',
  inParts: 'A fragment is one piece: join the pieces, or draw them one after the other.',
  unreadable: 'This line cannot be drawn, so the area is empty.',
};
