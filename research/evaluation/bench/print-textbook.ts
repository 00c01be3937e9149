import { loadEngine } from '@elucida/analysis/load-engine';
import { readTextbook } from '../textbook/read-textbook.ts';
import { reportTextbook, reportTextbookMisses } from '../textbook/report-textbook.ts';
import { runTextbook } from '../textbook/run-textbook.ts';

/**
 * Identifies the textbook compounds of a folder with the library and without, and prints how many
 * are right. One thread: about one second of processor time each.
 */
export function printTextbook({
  folder,
  misses,
  print,
}: {
  folder: string;
  misses: boolean;
  print: (line: string) => void;
}): void {
  const engine = loadEngine();
  const cases = readTextbook(undefined, folder);
  for (const useLibrary of [true, false]) {
    const results = cases.map((each) => runTextbook(each, engine, useLibrary));
    print(`\nTextbook compounds, ${useLibrary ? 'with' : 'without'} the library`);
    for (const line of [
      ...reportTextbook(results),
      ...(misses ? reportTextbookMisses(results) : []),
    ])
      print(line);
  }
}
