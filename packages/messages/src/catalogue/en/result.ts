/** The result view. */
export const result = {
  label: 'Result',
  confidence: { high: 'High confidence', moderate: 'Moderate confidence', low: 'Low confidence' },
  noName: 'No name yet',
  margin_one: '{{count}} point ahead of the runner-up',
  margin_other: '{{count}} points ahead of the runner-up',
  alone: 'No other isomer comes near.',
  inconclusive: 'We are not sure',
  inconclusiveBecause: {
    'no-spectra': 'A formula alone has several isomers. Add a spectrum to choose between them.',
    ambiguous:
      'More than one isomer fits equally well. Below are the candidates, and what would settle it.',
    'poor-fit':
      'No isomer of this formula explains the spectra well. Check that formula and spectra belong together.',
    'no-candidates': 'No plausible molecule was found for this formula.',
    'out-of-reach': 'This formula has too many isomers to compare them all, and none stands out.',
    contradiction:
      'No isomer of this formula explains the {{technique}} spectrum: it, or the formula, ' +
      'belongs to another substance. The other spectra decided the order below.',
    contradictionBoth:
      'No isomer of this formula explains the NMR spectra: they, or the formula, belong to ' +
      'another substance. The other spectra decided the order below.',
    'doubtful-formula':
      'The spectra fit a formula that is a slip away from this one better. Check the formula.',
    other: 'The evidence does not single out one molecule.',
  },
  formulaHint: {
    heading: 'Is the formula right?',
    text: 'With {{formula}}, an ordinary molecule explains these spectra:',
    run: 'Analyse with {{formula}}',
  },
  notSaved: 'It counts as an analysis, but it is not saved to your history.',
  why: 'Why',
  spectra: 'Observed and predicted',
  comparedWith: 'Predicted for candidate {{rank}}: {{name}}',
  read: {
    corrected: 'read from the image, corrected by hand',
    image: 'read from the image',
    typed: 'as typed',
    derived: 'from the spectra in two dimensions',
  },
  candidates: 'Candidates',
  showAll_one: 'Show the candidate',
  showAll_other: 'Show all {{count}} candidates',
  candidateScore: '{{technique}}: {{percent}} of the best fit',
  proposedBy: 'proposed by {{sources}}',
  sources: {
    library: 'known compounds',
    generator: 'isomer generator',
    search: 'guided search',
    tautomer: 'tautomer of another candidate',
    you: 'you',
  },
  yours: 'yours',
  showPrediction: 'Compare',
  against: 'Evidence against',
  noneFound: 'None found.',
  open: 'Open points',
  unexplained: 'Peaks that the molecule does not explain',
  settle: 'What would settle it',
  settleDefault:
    'A spectrum of an authentic sample, measured the same way, would be the final proof.',
  warnings: 'Notes',
  information: 'Full text of the report',
  raw: 'Raw output',
  elapsed: 'Time',
  structureOf: 'Structure of {{name}}',
  noStructure: 'The structure cannot be drawn.',
  bandKinds: {
    'ir-band-c-h': 'C–H stretch or bend',
    'ir-band-carbon-dioxide': 'atmospheric CO₂',
    'ir-band-overtone': 'aromatic overtone',
    'ir-band-fingerprint': 'fingerprint region',
    'ir-band-unexplained': 'unexplained',
  },
  atomKnown: '{{atom}}: {{signals}}',
  atomUnknown: '{{atom}}: no signal is assigned to it',
  atomsOf: 'Atoms of {{name}}',
  atomsHelp:
    'Choose an atom to see its peak, or a peak to see its atoms. Arrow keys move from one to the next.',
  drawn: {
    arrow:
      'Each arrow goes from the atom that carries the hydrogen to the carbon of the cross peak. ' +
      'Dashed: more than three bonds.',
    bond: 'Bold bonds join neighbours whose hydrogens couple. Dashed: more than three bonds.',
    space: 'Double arrows join atoms whose hydrogens are close in space.',
  },
  atomNumbers: 'Atom numbers',
  copyMenu: 'Copy',
  copySmiles: 'SMILES',
  copyInchi: 'InChI',
  copyInchikey: 'InChIKey',
  searchPubchem: 'Search in PubChem',
  exploreIsomers: 'Isomers of this formula',
  copyName: 'Name',
  copyFormula: 'Formula',
  copyJson: 'Result as JSON',
  copySvg: 'Structure as SVG',
  copyMolfile: 'Molfile',
  copyPng: 'Structure as PNG',
  copiedWhat: '{{what}} copied.',
  copyFailed: 'The browser did not allow copying.',
};
