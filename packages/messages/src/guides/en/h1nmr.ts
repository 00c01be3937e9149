/** The ¹H NMR guide. `*x*` is italic, `_2` a subscript, `^3` a superscript. */
export const h1nmr = {
  principle: {
    heading: 'Principle',
    one:
      'In a magnetic field a proton has two states, and radio waves of the right frequency ' +
      'carry it from one to the other. The electrons around it weaken the field a little, ' +
      'each environment by its own amount: that is the chemical shift δ, in parts per ' +
      'million from tetramethylsilane. An oxygen or a halogen nearby draws electrons away ' +
      'and moves the signal downfield (to the left).',
    two:
      'Every signal says three things. The **shift** shows the surroundings, the ' +
      '**integral** how many protons there are, the **splitting** how many neighbours they ' +
      'have. With *n* equivalent neighbours a signal splits into *n* + 1 lines, in the ' +
      'ratios of Pascal’s triangle.',
    three:
      'The rule holds while the difference in shift is large compared with the coupling, and while ' +
      'the neighbours couple alike. Otherwise lines lean towards each other, or a multiplet ' +
      'has to be read coupling by coupling: a dd has two, each with its own *J*.',
  },
  sample: {
    heading: 'Sample preparation',
    one:
      'Dissolve 5–20 mg in 0.6 mL of deuterated solvent; less is enough at high field. The ' +
      'deuterium is what the spectrometer locks on.',
    two: 'Filter what does not dissolve. Solid particles, or paramagnetic traces of metal, broaden every line.',
    three:
      'CDCl_3 first. DMSO-*d*_6 for what is polar: it also slows exchange, so that OH and NH ' +
      'show with their couplings. D_2O removes them: shake with a drop, and what ' +
      'disappears was OH, NH or SH.',
    four: 'Dry the sample. Residual solvents and water are in every spectrum and have known places.',
    solventsHeading: 'Residual signals',
    solventColumns: { solvent: 'Solvent', residual: 'Residual ¹H', water: 'Water' },
  },
  shifts: {
    heading: 'Shift ranges',
    lead: 'Where protons usually appear. Each further electron-withdrawing neighbour adds to the shift.',
    columns: { kind: 'Proton', range: 'δ (ppm)', place: 'On the axis' },
    rows: {
      alkyl: 'CH_3, CH_2, CH of an alkane',
      allyl: 'CH next to C=C',
      carbonyl: 'CH next to C=O',
      alkyne: '≡C–H',
      benzyl: 'CH next to an aromatic ring',
      amine: 'CH next to N',
      halide: 'CH next to Cl or Br',
      oxygen: 'CH next to O',
      ester: 'CH next to O–C=O',
      alkene: '=C–H',
      arene: 'Aromatic H',
      aldehyde: 'CHO',
      acid: 'COOH',
      hydroxyl: 'OH, NH: anywhere, varies with concentration',
    },
  },
  couplings: {
    heading: 'Coupling constants',
    lead:
      'A coupling is the same at both ends: two signals with the same *J* may be neighbours. ' +
      'It is measured in hertz and does not change with the spectrometer.',
    columns: { kind: 'Between', value: '*J* (Hz)', use: 'Use' },
    rows: {
      free: { kind: 'H–C–C–H, freely rotating', use: 'Chains: ethyl, propyl, isopropyl.' },
      trans: { kind: 'H–C=C–H, trans', use: 'Always larger than the cis one of the same pair.' },
      cis: { kind: 'H–C=C–H, cis', use: 'In rings it shrinks with the ring.' },
      geminal: { kind: 'H_2C=, on one carbon', use: 'Small: a terminal alkene.' },
      ortho: { kind: 'Aromatic, ortho', use: 'Two doublets of 8–9 Hz: a para-disubstituted ring.' },
      meta: { kind: 'Aromatic, meta', use: 'Fine splitting on top of the ortho one.' },
      axial: { kind: 'Axial–axial, six-membered ring', use: 'Tells axial from equatorial.' },
      aldehyde: { kind: 'H–C–CHO', use: 'Small, easily overlooked.' },
      allylic: { kind: 'H–C–C=C–H', use: 'Over four bonds.' },
    },
  },
  example: {
    heading: 'Example: ethanol',
    lead: 'In CDCl_3. Three kinds of protons, 3 : 2 : 1, and one coupling of 7.0 Hz that ties two of them together.',
    figure:
      'Ethanol in CDCl_3, as the lines of each multiplet at 90 MHz, where the splitting is ' +
      'wide enough to be seen on the whole axis. The OH is drawn broad, as in an ordinary ' +
      'sample.',
    signals: {
      ch2: 'CH_2, next to oxygen: the quartet says that three protons are its neighbours.',
      oh:
        'OH: a broad singlet. Its place depends on concentration and water, it exchanges, ' +
        'and so it does not couple. Gone after a drop of D_2O.',
      ch3: 'CH_3: the triplet says that two protons are its neighbours; the same *J* as the quartet shows which.',
    },
    conclusion:
      'A quartet of 2H and a triplet of 3H with the same *J* are an ethyl group, and 3.7 ppm ' +
      'puts an oxygen on it. With one exchangeable proton left: CH_3CH_2OH.',
  },
};
