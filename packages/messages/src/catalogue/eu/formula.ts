import type { formula as english } from '../en/formula.ts';

export const formula: typeof english = {
  label: 'Formula molekularra',
  placeholder: 'C6H14O',
  noneYet: 'Oraindik formularik ez?',
  required: 'Sartu formula molekular bat (adibidez, C6H14O)',
  mass: '{{mass}} Da',
  unsaturations_one: 'asegabetasun {{count}}',
  unsaturations_other: '{{count}} asegabetasun',
  errors: {
    empty: 'Sartu formula molekular bat (adibidez, C6H14O)',
    unexpected_character: '«{{found}}» ezin da formula batean agertu.',
    unexpected_number: 'Hemen ezin da zenbakirik jarri: idatzi bere elementuaren atzean.',
    unknown_element: '«{{found}}» ez da elementu kimikoa. Elementuak letra larriz hasten dira.',
    unsupported_element:
      '{{found}} ez da onartzen oraindik. Onartzen direnak: C H N O S P F Cl Br I B Si Li Na K.',
    unbalanced_parenthesis: 'Parentesi bat bikoterik gabe dago.',
    empty_group: 'Parentesi hauen artean ez dago ezer.',
    zero_count: 'Zero atomo: kendu elementua.',
    number_too_big: 'Zenbaki hau handiegia da.',
    too_many_atoms: '{{count}} atomo: gehienez {{limit}} onartzen dira.',
    misplaced_charge: 'Karga amaieran bakarrik joan daiteke.',
    only_hydrogen: 'Ez dago hidrogenoaz besteko atomorik.',
    too_many_hydrogens: '{{count}} hidrogeno: atomo hauek gehienez {{limit}} onartzen dituzte.',
    too_many_halogens:
      '{{count}} hidrogeno eta halogeno: atomo hauek gehienez {{limit}} onartzen dituzte.',
    odd_electrons: 'Elektroi kopuru bakoitia: begiratu hidrogenoak ({{count}}) edo karga.',
    unsupported_part:
      '{{found}} ez da ezagutzen kontraioi edo kristalizazio-disolbatzaile gisa: utzi ' +
      'kanpoan, edo idatzi formula bakarra guztirako.',
  },
};
