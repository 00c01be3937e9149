import {
  ELECTRON_MASS,
  ELEMENT_FACTS,
  ELEMENTS,
  elementNumbered,
  type ElementSymbol,
} from '@elucida/spectra/chemistry/elements';
import type { AtomCounts } from '@elucida/spectra/formula/formula';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { hillText } from '@elucida/spectra/formula/hill';
import type { MsPeak } from '@elucida/spectra/spectrum';
import type { MolecularGraph } from '@elucida/molecules/graph';

/** From so many decimals of the list on, masses are meant exactly. */
const EXACT_DECIMALS = 3;
/**
 * How far an exact mass may lie from that of its ion, Da. C₃H₇⁺ and C₂H₃O⁺ are 0.036 apart; spectra
 * of magnetic sectors and time-of-flight instruments are listed to 0.005–0.015.
 */
const EXACT_WITHIN = 0.018;

/** Atoms of some places of a molecule, with their hydrogens. */
export function countsAt({ element, hydrogens }: MolecularGraph, atoms: bigint): AtomCounts {
  const counts: Partial<Record<ElementSymbol, number>> = {};
  const add = (symbol: ElementSymbol, count: number) => {
    if (count > 0) counts[symbol] = (counts[symbol] ?? 0) + count;
  };
  for (let atom = 0; atom < element.length; atom++) {
    if (((atoms >> BigInt(atom)) & 1n) === 0n) continue;
    const symbol = elementNumbered(element[atom]);
    if (symbol !== undefined) add(symbol, 1);
    add('H', hydrogens[atom]);
  }
  return counts;
}

/** What is left of some atoms without others; undefined where those are not among them. */
export function without(counts: AtomCounts, lost: AtomCounts): AtomCounts | undefined {
  const left: Partial<Record<ElementSymbol, number>> = {};
  for (const element of ELEMENTS) {
    const count = (counts[element] ?? 0) - (lost[element] ?? 0);
    if (count < 0) return undefined;
    if (count > 0) left[element] = count;
  }
  return left;
}

/** The same with hydrogens gained or lost; undefined where it has fewer. */
export const withHydrogens = (counts: AtomCounts, gained: number): AtomCounts | undefined =>
  without(counts, { H: -gained });

/**
 * Whether a singly charged ion of these atoms is a radical: atoms of odd valence are even in number
 * in a molecule and in what molecules leave of its ion.
 */
export const isRadicalCation = (counts: AtomCounts): boolean =>
  (['H', 'N', 'P', 'B', 'F', 'Cl', 'Br', 'I'] as const).reduce(
    (sum, element) => sum + (counts[element] ?? 0),
    0,
  ) %
    2 ===
  0;

/** The singly charged ion as it is written: `C₇H₇⁺`, `C₆H₁₀⁺•`. */
export const ionText = (counts: AtomCounts): string =>
  `${formulaUnicode(hillText(counts, 1))}${isRadicalCation(counts) ? '•' : ''}`;

/** Whether masses are listed exactly. */
export const listsExactly = (peaks: readonly MsPeak[]): boolean =>
  peaks.some(({ m_z }) => (String(m_z).split('.')[1] ?? '').length >= EXACT_DECIMALS);

/** Whether a mass that is listed exactly may be the ion of these atoms. */
export function isMassOf(counts: AtomCounts, mz: number): boolean {
  const mass = ELEMENTS.reduce(
    (sum, element) => sum + (counts[element] ?? 0) * ELEMENT_FACTS[element].main.mass,
    -ELECTRON_MASS,
  );
  return Math.abs(mass - mz) <= EXACT_WITHIN;
}
