/**
 * Texts of the printed report; the sentences of the reasoning come from `report/`, words of the
 * result view from the catalogue.
 */
export const reportPdf = {
  document: 'Structure report',
  meta: {
    formula: 'Formula',
    molarMass: 'Molar mass',
    exactMass: 'Monoisotopic mass',
    date: 'Date',
    language: 'Language',
    smiles: 'SMILES',
  },
  notes: 'Notes',
  unnamed: 'Molecule without a name',
  verdict: 'Verdict',
  noConfidence: 'The result gives no confidence.',
  experimental: 'Experimental data',
  noSpectra: 'The result contains no spectra.',
  noPeaks: '{{technique}}: no peaks.',
  morePeaks: '… and {{count}} more peaks.',
  fromImage:
    'Read from images: {{techniques}}. Check couplings and integrals against the spectra ' +
    'before publishing.',
  spectra: 'Spectra',
  plotNote:
    'Upwards, solid: observed. Downwards, dashed: what the first candidate predicts; the bar ' +
    'at its end is ± one standard deviation. IR: hatched ranges are where bands are expected.',
  plotNoteObserved: 'Observed peaks; there is no candidate to compare them with.',
  plotAlt: '{{technique}} spectrum. Observed: {{observed}}. Predicted: {{predicted}}.',
  plotAltObserved: '{{technique}} spectrum. Observed: {{observed}}.',
  none: 'none',
  assignment: 'Assignment',
  numbering:
    'Atoms are numbered as in the drawing. “Cases” counts the measured atoms with the same ' +
    'surroundings that a prediction rests on.',
  columns: {
    signal: 'Signal',
    atoms: 'Atom',
    environment: 'Kind',
    predicted: 'Predicted',
    cases: 'Cases',
    agreement: 'Agreement',
  },
  unassigned: 'unexplained',
  moreRows: '… and {{count}} more rows.',
  alternatives: 'Alternatives',
  candidates: 'Candidates',
  method: 'Method and limits',
  computed:
    'This report was generated automatically. The confidence is the share of right answers among comparable ' +
    'cases, not a proof; compare with an authentic sample before you publish.',
  text: 'Text of the analysis',
  images: 'Submitted images',
  imageAlt: 'Submitted image {{index}} of {{total}}',
  structureAlt: 'Structure of {{name}}, SMILES {{smiles}}, atoms numbered',
  alternativeAlt: 'Structure of {{name}}, SMILES {{smiles}}',
  page: 'Page {{page}}/{{pages}}',
};
export type ReportPdfTexts = typeof reportPdf;
