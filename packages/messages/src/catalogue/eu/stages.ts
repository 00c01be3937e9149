import type { stages as english } from '../en/stages.ts';

export const stages: typeof english = {
  label: 'Analisiaren aurrerapena',
  heading: 'Analisia',
  digitise: 'Irudiak irakurtzen',
  interpret: 'Espektroak interpretatzen',
  propose: 'Hautagaiak proposatzen',
  judge: 'Iragarritako espektroekin alderatzen',
  report: 'Txostena idazten',
  found: {
    'images-read': '{{total}} iruditik {{read}} irakurrita',
    'fact-unsaturation_one': 'asegabetasun {{count}} (eraztuna edo lotura bikoitza)',
    'fact-unsaturation_other': '{{count}} asegabetasun (eraztunak gehi lotura bikoitzak)',
    'fact-carbon-signals_one': '¹³C: seinale {{count}}, {{carbons}} karbonotarako',
    'fact-carbon-signals_other': '¹³C: {{count}} seinale, {{carbons}} karbonotarako',
    'fact-carbon-signals-symmetry_one':
      '¹³C: seinale {{count}}, {{carbons}} karbonotarako; litekeena da simetria egotea',
    'fact-carbon-signals-symmetry_other':
      '¹³C: {{count}} seinale, {{carbons}} karbonotarako; litekeena da simetria egotea',
    'fact-carbonyl_one': '¹³C: karbonilo-seinale {{count}}',
    'fact-carbonyl_other': '¹³C: {{count}} karbonilo-seinale',
    'fact-nitrile': 'Litekeena da nitrilo bat egotea',
    'fact-proton-signals_one':
      '¹H: seinale {{count}}; {{hydrogens}} hidrogenotik {{protons}} ikusten dira',
    'fact-proton-signals_other':
      '¹H: {{count}} seinale; {{hydrogens}} hidrogenotik {{protons}} ikusten dira',
    'fact-proton-lines_one': '¹H: seinale {{count}}',
    'fact-proton-lines_other': '¹H: {{count}} seinale',
    'fact-aromatic': 'Litekeena da eraztun aromatiko bat egotea',
    'candidates-considered_one': 'hautagai {{n}} aztertuta',
    'candidates-considered_other': '{{n}} hautagai aztertuta',
    'leading-candidate': 'Oraingoz aurrean: {{smiles}}',
    'search-time-left': 'Bilaketari geratzen zaion denbora: {{left}}',
    'trying-without-carbon': 'Ezerk ez ditu espektro guztiak azaltzen: ¹³C gabe saiatzen',
    'trying-without-proton': 'Ezerk ez ditu espektro guztiak azaltzen: ¹H gabe saiatzen',
    'trying-without-nmr': 'Ezerk ez ditu espektro guztiak azaltzen: EMN gabe saiatzen',
    'candidates-judged_one': '{{n}} hautagaitik {{judged}} alderatuta',
    'candidates-judged_other': '{{n}} hautagaitik {{judged}} alderatuta',
  },
};
