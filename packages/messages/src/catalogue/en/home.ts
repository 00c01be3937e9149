export const home = {
  title: 'From spectra to the molecule, with the reasoning',
  lead:
    'Upload the plots of your IR, ¹H and ¹³C NMR, or type the peaks, and give the molecular ' +
    'formula. You get the structure, how sure we are, and the evidence for and against it, ' +
    'line by line.',
  start: 'Start analysis',
  seeHow: 'See how it works',
  live: {
    heading: 'Watch it work, live',
    note: 'Computed while you watch. No account needed.',
    spectrometer: 'From a spectrometer’s folder to the molecule',
    pictures: 'Three pictures of spectra',
    medicine: 'A medicine, from typed peaks',
    isomers: 'Isomers that are hard to tell apart',
    unsure: 'One spectrum, too little to be sure',
  },
  how: {
    heading: 'How it works',
    upload: 'Upload',
    uploadText:
      'Drop the images of your spectra. Each is recognised, its axis is read and its peaks ' +
      'are picked; you can correct both.',
    formula: 'Formula',
    formulaText: 'Give the molecular formula. It determines which isomers are possible.',
    reasoning: 'Reasoning',
    reasoningText:
      'Candidates are compared with your spectra peak by peak. You see the winner, the ' +
      'runner-up and what tells them apart.',
  },
  engines: {
    heading: 'Choose how to begin',
    automatic: 'Automatic analysis',
    automaticText: 'From images of spectra: PNG or JPEG, as exported or scanned.',
    manual: 'Manual analysis',
    manualText: 'From peaks you type or paste, for ¹H, ¹³C, IR, UV-Vis and MS.',
    isomers: 'Isomer explorer',
    isomersText: 'The constitutional isomers of a compound, with the spectra to expect.',
  },
  why: {
    heading: 'Why you can trust the answer',
    measured:
      'Measured on {{date}} (version {{commit}}), without the library of ' +
      'known molecules, on cases kept apart from all development.',
    how: 'How it was measured',
    howOf: '{{claim}}: how it was measured',
    ofAll: '{{part}} of {{all}}',
    puzzle: 'Right on the first try',
    puzzleText:
      '{{right}} of {{cases}} cases of the MolPuzzle benchmark, from formula and peaks, with ' +
      'no library to look them up in.',
    confident: 'When sure, nearly always right',
    confidentText:
      'Answers given at {{least}} confidence or more that were right, among {{cases}} experimental cases.',
    mismatched: 'It tells you when nothing fits',
    mismatchedText:
      'Spectra given with another molecule’s formula: {{refused}} of {{cases}} were answered with “not sure”.',
    quick: 'Fast and self-contained',
    quickText:
      'Median time of the engine’s answer on two processor cores. The engine needs no AI provider and no network.',
  },
  final: {
    heading: 'Have a spectrum at hand?',
    text: 'A formula and one image are enough to begin.',
    button: 'Start analysis',
  },
  worksWith: 'Works with',
  worksWithNote: 'Optional. Without any of them the embedded engine answers alone.',
  worksWithInUse:
    'Any model in use is asked in every analysis, unless you switch it off there or the ' +
    'server’s calls for the day are used up.',
  example: {
    caption: 'A worked case',
    label: 'Worked case: three spectra of ethyl acetate, and the structure they lead to',
    hint: 'Point at a line, or move through the lines with Tab, to see its peaks.',
    carbonyl: 'IR 1741 cm⁻¹: the C=O stretch of an ester, too high for an acid or a ketone.',
    carbonylCarbon: '¹³C 171.1 ppm: the carbonyl carbon, in the range of esters and acids.',
    ethoxy: '¹H 4.12 (q) and 1.26 (t), both J = 7.1 Hz: an ethyl group on oxygen.',
    acetyl: '¹H 2.04 (s, 3H): a methyl with no neighbours, next to the carbonyl.',
    answer: 'Ethyl acetate',
  },
};
