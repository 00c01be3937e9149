import {
  ELEMENT_FACTS,
  type COUNTER_IONS,
  type ElementSymbol,
} from '@elucida/spectra/chemistry/elements';

type Bonded = Exclude<ElementSymbol, 'H' | (typeof COUNTER_IONS)[number]>;

const VALENCES: Readonly<Record<Bonded, readonly number[]>> = {
  B: [3],
  C: [4],
  N: [3, 5],
  O: [2],
  F: [1],
  Si: [4],
  P: [3, 5],
  S: [2, 4, 6],
  Cl: [1],
  Br: [1],
  I: [1],
};

/**
 * Valences that atoms of molecules usually have by atomic number, the lowest first (OpenSMILES,
 * 3.1.5; silicon as carbon).
 */
export const USUAL_VALENCES: ReadonlyMap<number, readonly number[]> = new Map(
  (Object.keys(VALENCES) as Bonded[]).map((symbol) => [
    ELEMENT_FACTS[symbol].atomicNumber,
    VALENCES[symbol],
  ]),
);
