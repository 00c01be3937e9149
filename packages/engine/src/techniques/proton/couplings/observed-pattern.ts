import { FIRST_ORDER } from '@elucida/spectra/chemistry/multiplicities';
import type { ProtonSignal } from '../proton-signals.ts';
import { splittingsOf } from '../compound-multiplicity.ts';

/** One splitting that somebody resolved. */
export interface Splitting {
  /** Equally coupled nuclei behind it. */
  readonly nuclei: number;
  /** More nuclei may be behind it: only its constant was written. */
  readonly open: boolean;
  /** Hz; absent where none was written. */
  readonly constant: number | undefined;
}

/** What somebody wrote about the splitting of a signal. */
export interface ObservedPattern {
  /**
   * `resolved`: lines were counted or constants read, `splittings` is empty for a singlet.
   * `multiplet`: lines without an order. `silent`: nothing was written.
   */
  readonly kind: 'resolved' | 'multiplet' | 'silent';
  readonly broad: boolean;
  readonly splittings: readonly Splitting[];
}

const PLAIN: readonly string[] = FIRST_ORDER;
/** Constants closer than this were read off one splitting, Hz. */
const EQUAL_HZ = 0.8;
/** Splittings that are looked at: a fifth is rarely more than noise. */
const MOST = 4;

/** Constants in groups of equal ones, largest first. */
function clusters(constants: readonly number[], open: boolean): Splitting[] {
  const made: number[][] = [];
  for (const constant of [...constants].sort((a, b) => b - a)) {
    const last = made[made.length - 1];
    if (last !== undefined && last[0] - constant <= EQUAL_HZ) last.push(constant);
    else made.push([constant]);
  }
  return made
    .map((values) => ({
      nuclei: values.length,
      open,
      constant: values.reduce((sum, value) => sum + value, 0) / values.length,
    }))
    .slice(0, MOST);
}

/**
 * Reads the written multiplicity and its constants together. Some write one constant a splitting
 * (`t, 7.1`), some one a nucleus (`t, 7.1, 7.1`), some name a pattern `m` and give its constants
 * all the same; constants in Hz, largest first.
 */
export function observedPattern({
  multiplicity,
  couplings,
}: Pick<ProtonSignal, 'multiplicity' | 'couplings'>): ObservedPattern {
  if (multiplicity === undefined) return { kind: 'silent', broad: false, splittings: [] };
  const broad = multiplicity.startsWith('br-');
  const word = broad ? multiplicity.slice(3) : multiplicity;
  const counts = PLAIN.includes(word)
    ? [PLAIN.indexOf(word)].filter((n) => n > 0)
    : splittingsOf(word);
  if (word === 'm' || counts === null)
    return couplings.length > 0
      ? { kind: 'resolved', broad, splittings: clusters(couplings, true) }
      : { kind: word === 'm' ? 'multiplet' : 'silent', broad, splittings: [] };
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (couplings.length > 1 && couplings.length === total)
    return { kind: 'resolved', broad, splittings: clusters(couplings, false) };
  if (couplings.length > counts.length)
    return { kind: 'resolved', broad, splittings: clusters(couplings, true) };
  const matched = couplings.length === counts.length;
  return {
    kind: 'resolved',
    broad,
    splittings: counts
      .slice(0, MOST)
      .map((nuclei, k) => ({ nuclei, open: false, constant: matched ? couplings[k] : undefined })),
  };
}
