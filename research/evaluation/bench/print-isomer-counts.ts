import { benchIsomerCounts } from '../isomers/isomer-counts.ts';

/** Figures above this take minutes each. */
const LARGEST = 1_000_000;

/**
 * Counts the isomers of every formula of the file up to a million, compares to the unit and prints.
 * Answers whether all agree.
 */
export function printIsomerCounts(file: string, print: (line: string) => void): boolean {
  let checked = 0;
  const wrong = benchIsomerCounts({
    file,
    most: LARGEST,
    report({ formula, expected, counted, milliseconds }) {
      checked++;
      print(
        `${counted === expected ? 'ok  ' : 'FAIL'} ${formula.padEnd(12)} ` +
          `${String(counted).padStart(8)}${counted === expected ? '' : ` expected ${expected}`} ` +
          ` ${(milliseconds / 1000).toFixed(2)} s`,
      );
    },
  });
  print(`${checked - wrong} of ${checked} formulas agree`);
  return wrong === 0;
}
