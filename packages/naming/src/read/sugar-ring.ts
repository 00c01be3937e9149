import type { SugarEnding } from '../words/sugar-words.ts';

/** Size of the ring of a sugar; 0 for open chains. */
export function ringOf(
  ending: SugarEnding,
  {
    anomer,
    chain,
    carbons,
    carbonyl,
  }: { anomer: string | null; chain: boolean; carbons: number; carbonyl: number },
): number {
  if (chain) return ending.ring === -1 || ending.form === 'amine' ? 0 : ending.ring;
  if (ending.ring === -1) return anomer ? (carbons - carbonyl >= 4 ? 6 : 5) : 0;
  return ending.ring === 6 &&
    ending.form !== 'ose' &&
    carbons - carbonyl < 4 &&
    carbons - carbonyl === 3
    ? 5
    : ending.ring;
}
