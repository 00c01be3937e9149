import { seededRandom } from '@elucida/engine/candidates/search/random';
import type { EngineData } from '@elucida/engine/identify';
import type { BenchCase } from '../cases/bench-case.ts';
import { runCase, type CaseResult } from '../engine/run-case.ts';
import { FLAWS } from './flaws.ts';

export interface FlawedResult extends CaseResult {
  readonly flaw: string;
}

/** Largest molecules taken, heavy atoms. */
const LARGEST = 13;

/** The cases that the bench takes: up to 13 heavy atoms. */
export const smallCases = (cases: readonly BenchCase[]): BenchCase[] =>
  cases.filter(({ heavyAtoms: heavy }) => heavy <= LARGEST);

/** Runs each case with each flaw that applies to it, and without; the same draws in each run. */
export function runAsTyped(
  cases: readonly BenchCase[],
  flaws: readonly string[],
  data: EngineData,
  onResult: (result: FlawedResult) => void,
): void {
  for (const test of cases) {
    for (const flaw of flaws) {
      const flawed = FLAWS[flaw](test, {
        random: seededRandom(hashOf(`${test.id} ${flaw}`)),
        data,
      });
      if (flawed !== null)
        onResult({
          flaw,
          ...runCase(flawed, data, { useLibrary: false, seed: 1, asGiven: false }),
        });
    }
  }
}

/** FNV-1a (Fowler, Noll, Vo): a seed from a name. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
