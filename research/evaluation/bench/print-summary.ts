import type { BenchCase } from '../cases/bench-case.ts';
import { percent, shareWithInterval, summarise } from '../summary/summarise.ts';
import { outcomeOf, type Answer } from './answer.ts';

export const HEADER =
  `${'cases'.padEnd(34)}${'n'.padStart(4)}  ${'top-1 % [95 %]'.padEnd(15)} ` +
  `${'top-3'.padStart(5)} ${'top-10'.padStart(6)} ${'inconcl.'.padStart(8)} ` +
  `${'≥0.9 right'.padStart(11)} ${'ECE'.padStart(6)} ${'Brier'.padStart(6)} ` +
  `${'median s'.padStart(9)} ${'95 % s'.padStart(7)} ${'errors'.padStart(6)}`;

/** One line of the bench's table. */
export function lineOf(
  name: string,
  cases: readonly BenchCase[],
  answers: ReadonlyMap<string, Answer>,
): string {
  const of = summarise(cases.map((c) => outcomeOf(c, answers.get(c.id))));
  if (of.n === 0) return `${name.padEnd(34)}${'0'.padStart(4)}`;
  const { share, low, high } = shareWithInterval(of.first, of.n);
  return [
    name.padEnd(34),
    String(of.n).padStart(4),
    '  ',
    `${share.padStart(3)} [${low}–${high}]`.padEnd(15),
    ' ',
    percent(of.firstThree / of.n).padStart(5),
    ' ',
    percent(of.firstTen / of.n).padStart(6),
    ' ',
    percent(of.inconclusive / of.n).padStart(8),
    ' ',
    `${of.sureRight}/${of.sure}`.padStart(11),
    ' ',
    of.calibrationError.toFixed(3).padStart(6),
    ' ',
    of.brier.toFixed(3).padStart(6),
    ' ',
    of.medianSeconds.toFixed(2).padStart(9),
    ' ',
    of.seconds95.toFixed(2).padStart(7),
    ' ',
    String(of.errors).padStart(6),
  ].join('');
}
