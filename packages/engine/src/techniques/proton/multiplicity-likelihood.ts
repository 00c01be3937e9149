import { CODED_SPLITTINGS } from '@elucida/spectra/chemistry/multiplicities';
import { compoundProbability, splittingsOf } from './compound-multiplicity.ts';
import type { Coupling } from './coupling.ts';

const FIRST_ORDER: readonly string[] = CODED_SPLITTINGS;
/** Couplings at least this large are vicinal; smaller ones are long-range (meta, allylic), Hz. */
const VICINAL_HZ = 5;
/** Codes that a signal can have: seven first-order ones and m. */
const CODES = FIRST_ORDER.length + 1;
/** Probability kept for every code, whatever is expected: slips, overlap, unresolved lines. */
const ANY_CODE = 0.012;
/** How often a hydrogen on N, O or S splits its neighbours visibly. */
const SLOW_EXCHANGE = 0.25;

/**
 * Probability of `m` and of the n+1 pattern; the rest goes to one line more or less. Set by hand
 * from what spectroscopists write and what the 72 development cases with multiplicities show: an
 * unsplit signal is written s (but d or m when an sp² neighbour couples at long range), one group
 * gives n+1 in two of three, several groups mostly m.
 */
function shares(
  neighbours: number,
  { groups, unsaturated, secondOrder }: Coupling,
): { multiplet: number; firstOrder: number } {
  if (secondOrder) return { multiplet: 0.6, firstOrder: 0.25 };
  if (neighbours === 0)
    return unsaturated
      ? { multiplet: 0.2, firstOrder: 0.55 }
      : { multiplet: 0.05, firstOrder: 0.85 };
  if (groups <= 1) return { multiplet: 0.24, firstOrder: 0.68 };
  return unsaturated ? { multiplet: 0.5, firstOrder: 0.35 } : { multiplet: 0.62, firstOrder: 0.18 };
}

function probability(code: string, neighbours: number, coupling: Coupling): number {
  const observed = FIRST_ORDER.indexOf(code);
  if (observed < 0 && code !== 'm') {
    const splittings = splittingsOf(code);
    return splittings === null ? 1 / CODES : compoundProbability(splittings, neighbours, coupling);
  }
  const { multiplet, firstOrder } = shares(neighbours, coupling);
  const rest = 1 - multiplet - firstOrder;
  const expected = Math.min(neighbours, FIRST_ORDER.length);
  if (code === 'm') return expected === FIRST_ORDER.length ? multiplet + firstOrder : multiplet;
  const distance = Math.abs(observed - expected);
  const near = expected === 0 ? rest : rest / 2;
  return distance === 0
    ? firstOrder
    : distance === 1
      ? 0.7 * near
      : distance === 2
        ? 0.3 * near
        : 0;
}

/**
 * Log likelihood, relative to a code drawn at random, of observing `code` for hydrogens coupled so.
 * `split`: these are the two hydrogens of one CH2 under different signals, which then couple with
 * each other (about 14 Hz).
 */
export function multiplicityLogLikelihood(code: string, coupling: Coupling, split = false): number {
  const observed = code.startsWith('br-') ? code.slice(3) : code;
  const neighbours = coupling.neighbours + (split ? 1 : 0);
  const of = (plain: string) => {
    const fast = probability(plain, neighbours, coupling);
    return coupling.exchanging === 0
      ? fast
      : (1 - SLOW_EXCHANGE) * fast +
          SLOW_EXCHANGE * probability(plain, neighbours + coupling.exchanging, coupling);
  };
  // A broad singlet is a singlet or a multiplet whose lines are not resolved.
  const value = code === 'br-s' ? 0.5 * (of('s') + of('m')) : of(observed);
  return Math.log(CODES * (ANY_CODE + (1 - CODES * ANY_CODE) * value));
}

/**
 * Log likelihood of as many vicinal constants as there are groups of neighbours; 0 where no
 * constants are given.
 */
export function couplingLogLikelihood(constants: readonly number[], { groups }: Coupling): number {
  if (constants.length === 0) return 0;
  const vicinal = constants.filter((j) => j >= VICINAL_HZ).length;
  const off = Math.abs(Math.min(vicinal, 3) - Math.min(groups, 3));
  return off === 0 ? 0.9 : off === 1 ? -0.7 : -2;
}
