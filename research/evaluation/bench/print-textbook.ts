import { loadEngine } from '@elucida/analysis/load-engine';
import type { RecordedCounts } from '../summary/results-file.ts';
import { countTextbook } from '../textbook/count-textbook.ts';
import { readTextbook } from '../textbook/read-textbook.ts';
import { reportTextbook, reportTextbookMisses } from '../textbook/report-textbook.ts';
import { runTextbook } from '../textbook/run-textbook.ts';

/**
 * Identifies the textbook compounds of a folder with the library and without, and prints how many
 * are right. Answers with a table of counts each. One thread: about one second of processor time each.
 */
export function printTextbook({
  folder,
  misses,
  print,
}: {
  folder: string;
  misses: boolean;
  print: (line: string) => void;
}): RecordedCounts[] {
  const engine = loadEngine();
  const cases = readTextbook(undefined, folder);
  return [true, false].map((useLibrary) => {
    const results = cases.map((each) => runTextbook(each, engine, useLibrary));
    const title = `Textbook compounds, ${useLibrary ? 'with' : 'without'} the library`;
    print(`\n${title}`);
    for (const line of [
      ...reportTextbook(results),
      ...(misses ? reportTextbookMisses(results) : []),
    ])
      print(line);
    return countTextbook(title, results);
  });
}
