/** The ¹³C NMR guide. `*x*` is italic, `_2` a subscript, `^3` a superscript. */
export const c13nmr = {
  decoupling: {
    heading: 'Decoupling: one carbon, one line',
    one:
      'Only 1.1% of carbon is ^13C, so two of them are rarely neighbours and carbons do not ' +
      'split each other. The protons would: a CH_3 would be a quartet with *J* of about 125 ' +
      'Hz. While the spectrum is recorded the protons are irradiated, the splitting averages ' +
      'out and every kind of carbon is a single line.',
    two:
      'Two things follow. Counting lines counts kinds of carbon: fewer lines than carbons ' +
      'means symmetry, unless two lines coincide or one is lost in the noise. And ' +
      'heights are not integrals: irradiation strengthens carbons that ' +
      'carry hydrogen (the nuclear Overhauser effect), and quaternary carbons relax slowly, ' +
      'so that they look small. Do not count carbons by height.',
    three:
      'Fluorine and phosphorus are not decoupled: their splittings remain, and are useful. So ' +
      'does deuterium: CDCl_3 is a triplet 1:1:1 at 77.16 ppm.',
  },
  editing: {
    heading: 'DEPT and APT: how many hydrogens',
    lead:
      'These experiments sort the lines by the number of hydrogens on each carbon. The phase ' +
      'is a matter of convention: check yours against a line you know.',
    columns: { experiment: 'Experiment', up: 'Up', down: 'Down', absent: 'Absent' },
    rows: {
      broadband: { name: '^13C{^1H}', up: 'all carbons', down: '–', absent: '–' },
      dept90: { name: 'DEPT-90', up: 'CH', down: '–', absent: 'CH_2, CH_3, C' },
      dept135: { name: 'DEPT-135', up: 'CH, CH_3', down: 'CH_2', absent: 'C' },
      apt: { name: 'APT', up: 'C, CH_2', down: 'CH, CH_3', absent: '–' },
    },
    figure:
      'Ethyl 2-methylpropanoate in four experiments: C=O, OCH_2, CH, two equal CH_3 and the CH_3 of the ethyl group.',
    figureLabel:
      'Four stick spectra of ethyl 2-methylpropanoate: broadband, DEPT-90, DEPT-135 and APT. ' +
      'The table above says which carbons point up, down or are absent in each.',
    use:
      'APT needs one experiment and shows the quaternary carbons too; DEPT is more sensitive ' +
      'and, with both angles recorded, leaves no doubt between CH and CH_3. HSQC gives the ' +
      'same and the protons as well.',
  },
  shifts: {
    heading: 'Shift ranges',
    lead: 'The order is that of the protons, twenty times as wide.',
    columns: { kind: 'Carbon', range: 'δ (ppm)', place: 'On the axis' },
    rows: {
      methyl: 'CH_3 of an alkane',
      alkyl: 'CH_2, CH, C of an alkane',
      carbonyl: 'C next to C=O',
      nitrogen: 'C next to N',
      halide: 'C next to Cl',
      oxygen: 'C next to O',
      alkyne: 'C≡C',
      acetal: 'O–C–O',
      alkene: 'C=C',
      arene: 'Aromatic C',
      arylOxygen: 'Aromatic C bearing O',
      nitrile: 'C≡N',
      acid: 'C=O of acids, esters, amides',
      ketone: 'C=O of aldehydes and ketones',
    },
  },
  carbonyls: {
    heading: 'Which carbonyl?',
    lead:
      'A carbonyl next to N or O receives electrons from it and appears 20–40 ppm lower than ' +
      'a ketone. Conjugation lowers it by another 5–10 ppm.',
    columns: { kind: 'Carbonyl', range: 'δ (ppm)', check: 'Check' },
    rows: {
      ketone: { kind: 'Ketone', check: 'No attached H: absent in DEPT. IR near 1715.' },
      aldehyde: { kind: 'Aldehyde', check: 'A CH: present in DEPT-90. Proton near 9.7 ppm.' },
      enone: { kind: 'Conjugated ketone', check: 'With alkene or aromatic carbons; IR near 1685.' },
      acid: { kind: 'Carboxylic acid', check: 'Broad O–H in the IR, proton at 10–13 ppm.' },
      ester: { kind: 'Ester', check: 'With an O–C at 50–70 ppm; IR near 1740.' },
      amide: { kind: 'Amide', check: 'N in the formula; IR near 1660.' },
      anhydride: { kind: 'Anhydride', check: 'Two bands in the IR.' },
      chloride: { kind: 'Acid chloride', check: 'IR near 1800.' },
      carbonate: {
        kind: 'Carbonate, carbamate',
        check: 'Between two heteroatoms: the lowest of all.',
      },
    },
    figure:
      'Ethyl acetate in CDCl_3: the carbonyl at 171.4 ppm can only belong to an acid ' +
      'derivative; OCH_2 at 60.5 ppm makes it an ester.',
    signals: {
      carbonyl: 'C=O of an ester',
      och2: 'OCH_2',
      acetyl: 'CH_3 next to C=O',
      ch3: 'CH_3 of the ethyl group',
    },
  },
};
