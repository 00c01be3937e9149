/** The formula field: its live echo, and what is wrong where (codes of the domain's parser). */
export const formula = {
  label: 'Molecular formula',
  placeholder: 'C6H14O',
  noneYet: 'No formula yet?',
  required: 'Please enter a molecular formula (e.g., C6H14O)',
  mass: '{{mass}} Da',
  unsaturations_one: '{{count}} degree of unsaturation',
  unsaturations_other: '{{count}} degrees of unsaturation',
  errors: {
    empty: 'Please enter a molecular formula (e.g., C6H14O)',
    unexpected_character: '“{{found}}” does not belong in a formula.',
    unexpected_number: 'A number is not allowed here: write it after its element.',
    unknown_element: '“{{found}}” is not an element. Elements start with a capital letter.',
    unsupported_element:
      '{{found}} is not supported yet. Supported: C H N O S P F Cl Br I B Si Li Na K.',
    unbalanced_parenthesis: 'Unmatched parenthesis.',
    empty_group: 'There is nothing between these parentheses.',
    zero_count: 'Zero count: remove the element.',
    number_too_big: 'This number is too big.',
    too_many_atoms: '{{count}} atoms: at most {{limit}} can be handled.',
    misplaced_charge: 'A charge can only come at the end.',
    only_hydrogen: 'There is no atom other than hydrogen.',
    too_many_hydrogens: '{{count}} hydrogens: these atoms can carry at most {{limit}}.',
    too_many_halogens: '{{count}} hydrogens and halogens: these atoms can carry at most {{limit}}.',
    odd_electrons:
      'An odd number of electrons: check the count of hydrogens ({{count}}) or the charge.',
    unsupported_part:
      '{{found}} is not known as a counter-ion or solvent of crystallisation: leave it out, ' +
      'or give one formula for everything.',
  },
};
