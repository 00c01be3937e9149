import { LIKELY_KEYS, readStored, writeStored, type LikelyPlace } from '../lib/storage.ts';
import type { LikelyFormula } from './likely.ts';

/** What an analysis answered. An answer of the specification's fields alone says no confidence. */
export type LikelyOutcome =
  | { readonly kind: 'answer' | 'inconclusive'; readonly name: string; readonly confidence: number }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'none' | 'undecided' };

/** How far the analysis with one formula is. `id`: that of its page, once it was accepted. */
export type LikelyRun =
  | { readonly state: 'waiting'; readonly id: null }
  | { readonly state: 'running' | 'stopped'; readonly id: string | null }
  | { readonly state: 'done'; readonly id: string | null; readonly outcome: LikelyOutcome }
  | { readonly state: 'failed'; readonly id: string | null; readonly message: string };

/** A comparison as this browser keeps it. */
export interface KeptLikely {
  readonly formulas: readonly LikelyFormula[];
  /** By the formula; empty before it was started. */
  readonly runs: Readonly<Record<string, LikelyRun>>;
  /** The spectra that it is of, as `fingerprint` writes them; null before it was started. */
  readonly of: string | null;
  /** Those among them that were of files, which a page does not keep itself. */
  readonly fromFiles: readonly object[];
}

/** A text in few characters, by which another is told from it: FNV-1a in 32 bits (Fowler, Noll, Vo), and its length. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++)
    hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193) >>> 0;
  return `${hash.toString(36)} ${text.length}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFormula = (value: unknown): value is LikelyFormula =>
  isRecord(value) && typeof value['hill'] === 'string' && typeof value['probability'] === 'number';

const isOutcome = (value: unknown): value is LikelyOutcome => {
  if (!isRecord(value)) return false;
  const { kind, name, confidence } = value;
  if (kind === 'none' || kind === 'undecided') return true;
  if (typeof name !== 'string') return false;
  return (
    kind === 'named' ||
    ((kind === 'answer' || kind === 'inconclusive') && typeof confidence === 'number')
  );
};

function isRun(value: unknown): value is LikelyRun {
  if (!isRecord(value)) return false;
  const { state, id, message, outcome } = value;
  if (id !== null && typeof id !== 'string') return false;
  if (state === 'done') return isOutcome(outcome);
  if (state === 'failed') return typeof message === 'string';
  return state === 'running' || state === 'stopped' || (state === 'waiting' && id === null);
}

/**
 * The comparison that this browser keeps of a page; null where there is none, or it was written by another version.
 * An analysis that was under way and has an id can be followed; one without was never accepted.
 */
export function keptLikely(place: LikelyPlace): KeptLikely | null {
  try {
    const value: unknown = JSON.parse(readStored(LIKELY_KEYS[place]) || 'null');
    if (!isRecord(value) || !isRecord(value['runs'])) return null;
    const { formulas, runs, of, fromFiles } = value;
    if (!Array.isArray(formulas) || formulas.length === 0 || !formulas.every(isFormula))
      return null;
    if (!Object.values(runs).every(isRun)) return null;
    const all = Object.entries(runs as Record<string, LikelyRun>).map(
      ([hill, run]): [string, LikelyRun] =>
        run.state === 'running' && run.id === null
          ? [hill, { state: 'stopped', id: null }]
          : [hill, run],
    );
    return {
      formulas,
      runs: Object.fromEntries(all),
      of: typeof of === 'string' ? of : null,
      // What older versions of these pages kept has none.
      fromFiles: Array.isArray(fromFiles) && fromFiles.every(isRecord) ? fromFiles : [],
    };
  } catch {
    return null;
  }
}

/**
 * Keeps a comparison in this browser until it is closed or the person signs out; without the spectra of files where
 * there is no room for them.
 */
export function keepLikely(place: LikelyPlace, kept: KeptLikely): void {
  const key = LIKELY_KEYS[place];
  if (!writeStored(key, JSON.stringify(kept)))
    writeStored(key, JSON.stringify({ ...kept, fromFiles: [] }));
}
