/** The named stages of a running analysis, and what each may have found (the engine's keys). */
export const stages = {
  label: 'Progress of the analysis',
  heading: 'Analysis',
  digitise: 'Reading the images',
  interpret: 'Interpreting the spectra',
  propose: 'Proposing candidates',
  judge: 'Comparing with predicted spectra',
  report: 'Writing the report',
  found: {
    'images-read': '{{read}} of {{total}} images read',
    'fact-unsaturation_one': '{{count}} degree of unsaturation (ring or double bond)',
    'fact-unsaturation_other': '{{count}} degrees of unsaturation (rings plus double bonds)',
    'fact-carbon-signals_one': '¹³C: {{count}} signal for {{carbons}} carbons',
    'fact-carbon-signals_other': '¹³C: {{count}} signals for {{carbons}} carbons',
    'fact-carbon-signals-symmetry_one':
      '¹³C: {{count}} signal for {{carbons}} carbons, symmetry likely',
    'fact-carbon-signals-symmetry_other':
      '¹³C: {{count}} signals for {{carbons}} carbons, symmetry likely',
    'fact-carbonyl_one': '¹³C: {{count}} carbonyl signal',
    'fact-carbonyl_other': '¹³C: {{count}} carbonyl signals',
    'fact-nitrile': 'A nitrile is likely',
    'fact-proton-signals_one': '¹H: {{count}} signal, {{protons}} of {{hydrogens}} hydrogens seen',
    'fact-proton-signals_other':
      '¹H: {{count}} signals, {{protons}} of {{hydrogens}} hydrogens seen',
    'fact-proton-lines_one': '¹H: {{count}} signal',
    'fact-proton-lines_other': '¹H: {{count}} signals',
    'fact-aromatic': 'An aromatic ring is likely',
    'candidates-considered_one': '{{n}} candidate considered',
    'candidates-considered_other': '{{n}} candidates considered',
    'leading-candidate': 'Leading so far: {{smiles}}',
    'search-time-left': 'Time left to search: {{left}}',
    'trying-without-carbon': 'Nothing explains all spectra: trying without ¹³C',
    'trying-without-proton': 'Nothing explains all spectra: trying without ¹H',
    'trying-without-nmr': 'Nothing explains all spectra: trying without NMR',
    'candidates-judged_one': '{{judged}} of {{n}} compared',
    'candidates-judged_other': '{{judged}} of {{n}} compared',
  },
};
