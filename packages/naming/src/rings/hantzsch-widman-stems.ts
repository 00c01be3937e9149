import type { Words } from '../words/word.ts';

/** Ending of an unsaturated and of a saturated heteromonocycle. */
export interface Stems {
  readonly mancude: Words;
  readonly saturated: Words;
}

const IRENE: Stems = {
  mancude: ['irene', 'ireno', 'ireno'],
  saturated: ['irane', 'irano', 'irano'],
};
const IRINE: Stems = {
  mancude: ['irine', 'irina', 'irina'],
  saturated: ['iridine', 'iridina', 'iridina'],
};
const ETE: Stems = { mancude: ['ete', 'eto', 'eto'], saturated: ['etane', 'etano', 'etano'] };
const ETE_N: Stems = {
  mancude: ['ete', 'eto', 'eto'],
  saturated: ['etidine', 'etidina', 'etidina'],
};
const OLE: Stems = { mancude: ['ole', 'ol', 'ol'], saturated: ['olane', 'olano', 'olano'] };
const OLE_N: Stems = { mancude: ['ole', 'ol', 'ol'], saturated: ['olidine', 'olidina', 'olidina'] };
const SIX_A: Stems = { mancude: ['ine', 'ina', 'ina'], saturated: ['ane', 'ano', 'ano'] };
const SIX_B: Stems = { mancude: ['ine', 'ina', 'ina'], saturated: ['inane', 'inano', 'inano'] };
const SIX_C: Stems = {
  mancude: ['inine', 'inina', 'inina'],
  saturated: ['inane', 'inano', 'inano'],
};
const SEVEN: Stems = {
  mancude: ['epine', 'epina', 'epina'],
  saturated: ['epane', 'epano', 'epano'],
};
const EIGHT: Stems = {
  mancude: ['ocine', 'ocina', 'ozina'],
  saturated: ['ocane', 'ocano', 'okano'],
};
const NINE: Stems = {
  mancude: ['onine', 'onina', 'onina'],
  saturated: ['onane', 'onano', 'onano'],
};
const TEN: Stems = { mancude: ['ecine', 'ecina', 'ezina'], saturated: ['ecane', 'ecano', 'ekano'] };

/** O, S, Se, Te, Bi: `ane` at six members; N, Si, Ge, Sn, Pb: `ine`/`inane`; the others `inine`. */
const GROUP_A = new Set([8, 16, 34, 52, 83]);
const GROUP_B = new Set([7, 14, 32, 50, 82]);

/**
 * Endings of the extended Hantzsch–Widman system (IUPAC 2013, P-22.2.2.1.1, table 2.5), by ring
 * size, nitrogen, and the least senior element.
 */
export function hantzschWidmanStems(
  size: number,
  hasNitrogen: boolean,
  lastElement: number,
): Stems | null {
  switch (size) {
    case 3:
      return hasNitrogen ? IRINE : IRENE;
    case 4:
      return hasNitrogen ? ETE_N : ETE;
    case 5:
      return hasNitrogen ? OLE_N : OLE;
    case 6:
      return GROUP_A.has(lastElement) ? SIX_A : GROUP_B.has(lastElement) ? SIX_B : SIX_C;
    case 7:
      return SEVEN;
    case 8:
      return EIGHT;
    case 9:
      return NINE;
    case 10:
      return TEN;
    default:
      return null;
  }
}
