import type { formula as english } from '../en/formula.ts';

export const formula: typeof english = {
  label: 'Fórmula molecular',
  placeholder: 'C6H14O',
  noneYet: '¿Aún sin fórmula?',
  required: 'Introduce una fórmula molecular (por ejemplo, C6H14O)',
  mass: '{{mass}} Da',
  unsaturations_one: '{{count}} insaturación',
  unsaturations_other: '{{count}} insaturaciones',
  errors: {
    empty: 'Introduce una fórmula molecular (por ejemplo, C6H14O)',
    unexpected_character: '«{{found}}» no puede aparecer en una fórmula.',
    unexpected_number: 'Aquí no puede ir un número: escríbelo detrás de su elemento.',
    unknown_element: '«{{found}}» no es ningún elemento. Los elementos empiezan por mayúscula.',
    unsupported_element:
      '{{found}} aún no se admite. Se admiten: C H N O S P F Cl Br I B Si Li Na K.',
    unbalanced_parenthesis: 'Hay un paréntesis sin pareja.',
    empty_group: 'No hay nada entre estos paréntesis.',
    zero_count: 'Recuento cero: quita el elemento.',
    number_too_big: 'Este número es demasiado grande.',
    too_many_atoms: '{{count}} átomos: se admiten {{limit}} como máximo.',
    misplaced_charge: 'La carga solo puede ir al final.',
    only_hydrogen: 'No hay más átomos que los de hidrógeno.',
    too_many_hydrogens: '{{count}} hidrógenos: estos átomos admiten {{limit}} como máximo.',
    too_many_halogens:
      '{{count}} hidrógenos y halógenos: estos átomos admiten {{limit}} como máximo.',
    odd_electrons: 'Número impar de electrones: revisa los hidrógenos ({{count}}) o la carga.',
    unsupported_part:
      '{{found}} no se conoce como contraion ni como disolvente de cristalización: quítalo o ' +
      'escribe una sola fórmula para todo.',
  },
};
