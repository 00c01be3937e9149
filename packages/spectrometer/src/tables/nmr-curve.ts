import { delimiterOf } from '@elucida/spectra/notation/table-lines';
import type { Experiment } from '../recorded/experiment.ts';
import { nucleusNamed, protonMhz } from '../recorded/nuclei.ts';
import type { Spectrum1D } from '../recorded/recordings.ts';
import { cellsOf, filledLines, isEven, numberColumns, type Columns } from './csv-columns.ts';

/**
 * The first line of a curve of NMR, as `curveCsv` writes it: nucleus, the name of an edited experiment, frequency of
 * the nucleus; then heights. A program for tables may have put other separators.
 */
const TITLE = new RegExp(
  String.raw`^"?(\d{1,3}[A-Z][a-z]?)(?: ([A-Z0-9][\w -]{0,30}?))? chemical shift \(ppm\)` +
    String.raw`(?: at (\d{1,4}(?:[.,]\d{1,6})?) MHz)?"?\s*[,;\t]\s*"?intensity\b`,
  'u',
);

/** A recording with shifts that fall. */
function spectrumOf({ x, y }: Columns, nucleus: string, mhz: number): Spectrum1D {
  const turned = x.at(-1)! > x[0]!;
  const [first, last] = turned ? [x.at(-1)!, x[0]!] : [x[0]!, x.at(-1)!];
  const heights = Float64Array.from(y);
  if (turned) heights.reverse();
  return {
    kind: 'spectrum',
    axis: { nucleus, mhz, points: x.length, first, step: (last - first) / (x.length - 1) },
    re: heights,
    im: null,
  };
}

/**
 * A curve of NMR in a table of numbers whose first line says that it is one, as an experiment. `no_frequency` where
 * that line does not say the frequency: line widths and couplings would have no unit. Null where it is no such curve;
 * it may be a list of peaks.
 */
export function nmrCurve(text: string, path: string): Experiment | 'no_frequency' | null {
  const title = TITLE.exec(text.slice(0, 400).replace(/^\ufeff/u, ''));
  if (title === null) return null;
  const numbers = filledLines(text).slice(1);
  const columns = numberColumns(cellsOf(numbers.join('\n'), delimiterOf(numbers, true)));
  if (!isEven(columns.x)) return null;
  const [, name, edited = '', frequency = ''] = title;
  const mhz = Number(frequency.replace(',', '.'));
  if (!(mhz > 0)) return 'no_frequency';
  const nucleus = nucleusNamed(name!);
  return {
    path,
    title: '',
    program: edited,
    nuclei: [nucleus],
    mhz: protonMhz(nucleus, mhz),
    solvent: '',
    recordedAt: null,
    processed: () => spectrumOf(columns, nucleus, mhz),
  };
}
