/** Buttons, keys and gestures of plots: fetched with them, once a plot is on the page. */
export const plotTools = {
  label: 'Plot tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  left: 'Move left',
  right: 'Move right',
  taller: 'Taller peaks',
  lower: 'Shorter peaks',
  reset: 'Whole spectrum',
  screen: 'Full screen',
  svg: 'Save as SVG',
  png: 'Save as PNG',
  jcamp: 'Save the spectrum as JCAMP-DX',
  csv: 'Save the curve as CSV',
  pairsCsv: 'Save the cross peaks as CSV',
  failed: 'The plot could not be saved.',
  image: 'Show the image',
  imageOf: 'The image that this spectrum was read from',
  help: 'Keys and gestures',
  /** Cross peaks on a structure, by how they are drawn. */
  drawn: {
    arrow:
      'Each arrow goes from the atom that carries the hydrogen to the carbon of the cross peak. ' +
      'Dashed: more than three bonds.',
    bond: 'Bold bonds join neighbours whose hydrogens couple. Dashed: more than three bonds.',
    space: 'Double arrows join atoms whose hydrogens are close in space.',
  },
  contours: {
    label: 'Contours',
    lowest: 'Lowest contour',
    more: 'More contours: a lower level',
    fewer: 'Fewer contours: a higher level',
    value: 'from {level} × noise',
    negative: 'dashed: negative',
    hint: 'Drag across the map to enlarge a part. Ctrl + mouse wheel changes the levels.',
  },
  keys: {
    peaks: { keys: '← →', does: 'previous or next peak; Home and End: first and last' },
    zoom: { keys: '+ −', does: 'zoom in and out, around the marked peak' },
    pan: { keys: 'Shift + ← →', does: 'move along the axis' },
    gain: { keys: '↑ ↓', does: 'taller and shorter peaks; also Alt + mouse wheel' },
    reset: { keys: '0', does: 'whole spectrum; also a double click' },
    wheel: {
      keys: 'Mouse wheel',
      does: 'zoom at the pointer, once the plot has been clicked, or with Ctrl',
    },
    drag: {
      keys: 'Drag',
      does: 'zoom in on what you drag across; with Shift, move along the axis',
    },
    touch: { keys: 'Two fingers', does: 'pinch to zoom; then move with one finger' },
    screen: { keys: 'F', does: 'full screen' },
  },
};
