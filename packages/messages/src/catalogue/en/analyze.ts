/** Automatic analysis (/new). */
export const analyze = {
  heading: 'Automatic analysis',
  intro:
    'Add the images of your spectra and the molecular formula. Each image is recognised and ' +
    'read; correct any misreadings.',
  images: 'Images of spectra',
  drop: 'Drop images here, paste them, or choose files',
  dropHint: 'PNG or JPEG, up to 10 MB each.',
  dropAnywhere: 'Drop the images to add them',
  choose: 'Choose files',
  photograph: 'Take a photo',
  pickerLabel: 'Choose images (PNG or JPEG)',
  freeLimit: 'The Free plan analyses 1 image at a time.',
  freeTooMany: 'The Free plan analyses 1 image at a time. Remove all but one.',
  tooMany: 'At most {{limit}} images can be analysed together.',
  noFiles: 'Please select one or more images (PNG/JPG)',
  wrongType: '“{{name}}” is not a PNG or JPEG image.',
  tooBig: '“{{name}}” is larger than 10 MB.',
  pdf:
    '“{{name}}” is a PDF. Save its page as a PNG or JPEG image, or copy its experimental ' +
    'text and paste it in the manual analysis.',
  filesHere:
    'These files hold peaks or curves rather than images. The manual analysis ' +
    'takes them, with the formula you have entered.',
  openManual: 'Open in the manual analysis',
  added_one: '{{count}} image added.',
  added_other: '{{count}} images added.',
  card: {
    label: 'Image {{index}}: {{name}}',
    technique: 'Technique',
    automatic: 'Detect automatically',
    axis: 'Axis limits',
    axisHint: 'As printed at the two ends of the plot.',
    correctAxis: 'Correct the axis',
    looking: 'Reading the image…',
    recognised: '{{technique}}, recognised',
    axisRead: {
      ppm: 'δ {{from}}–{{to}} ppm',
      'cm-1': '{{from}}–{{to}} cm⁻¹',
      nm: '{{from}}–{{to}} nm',
      'm/z': 'm/z {{from}}–{{to}}',
    },
    peaks_one: '{{count}} peak',
    peaks_other: '{{count}} peaks',
    problems: {
      blank: 'The image is blank.',
      'no-plot': 'No plot was found in the image.',
      'no-axis': 'Axis not readable: set its limits.',
      'axis-unreadable': 'Axis not readable: set its limits.',
      'unknown-technique': 'Technique not recognised: choose it.',
      'another-kind':
        'Another kind of measurement, by its labels: not used. If it is a spectrum used here, choose its technique.',
      'no-peaks': 'No peaks were found.',
    },
    left: 'Left end',
    right: 'Right end',
    axisIncomplete: 'Enter both limits; they must differ.',
    remove: 'Remove {{name}}',
    noPreview: 'No preview',
  },
  includeRaw: 'Include raw output',
  includeRawHint:
    'What was read from each image, the ranking, and what AI models answered if they were asked, for checking.',
  tips: {
    heading: 'Tips',
    one: 'Crop to one spectrum per image, with its axis and numbers.',
    two: 'Prefer an export from the program over a photograph.',
    three: '¹H and ¹³C together tell most isomers apart.',
  },
  submit: 'Analyze',
  submitting: 'Analyzing...',
  cancelRun: 'Cancel',
  stop: 'Stop the analysis',
  cancelled: 'Analysis cancelled.',
  viewUsage: 'View usage',
  result: 'Result',
};
