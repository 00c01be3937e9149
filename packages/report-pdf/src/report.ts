import type { ReportCandidate, ReportResult } from '@elucida/contract/reports';
import type { ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { StatedReport } from './content/stated-report.ts';
import type { Words } from './content/words.ts';
import type { Run } from './text/run.ts';
import type { Sheet } from './page/sheet.ts';

/** What the sections write from. */
export interface Report {
  readonly sheet: Sheet;
  readonly words: Words;
  readonly result: ReportResult;
  /** The result's spectra with typed peaks, in the same order. */
  readonly spectra: readonly Spectrum[];
  /** The reasoning in the report's language; null for results that do not hold what it takes. */
  readonly stated: StatedReport | null;
  readonly best: ReportCandidate | undefined;
  /** What the best candidate predicts for the ¹H spectrum, drawn as a curve. */
  readonly simulated: ProtonSpectrum | undefined;
  readonly identified: boolean;
  /** The date in words. */
  readonly date: string;
  /** Text from outside as it can be printed. */
  readonly safe: (text: string) => string;
  /** A sentence of ours as it is printed: its marks as styles, the formula with subscripts. */
  readonly prose: (sentence: string) => Run[];
  /** A candidate's name in the report's language with its italics, else its SMILES. */
  readonly nameOf: (candidate: { readonly name: string | null; readonly smiles: string }) => Run[];
}
