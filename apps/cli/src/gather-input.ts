import { readSection } from '@elucida/spectra/experimental/read-section';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { readData } from './data-files.ts';
import { InputError, UsageError, type SingleOptions } from './options.ts';
import { readInput } from './read-input.ts';
import { readPeaks, type PeaksFile } from './read-peaks.ts';
import { sectionNotes } from './section-notes.ts';

/** What one question is asked with, from the command line and the files that it names. */
export interface Input extends Pick<PeaksFile, 'structures' | 'fragments'> {
  readonly formula: string;
  readonly spectra: readonly Spectrum[];
  /** What was not read or not used, one line each, for standard error. */
  readonly notes: readonly string[];
}

const hillOf = (formula: string): string => {
  const read = parseFormula(formula);
  return read.ok ? read.formula.hill : formula;
};
/** A formula that a file names and the command line overrules. */
const overruled = (given: string, { from, formula }: { from: string; formula: string }) =>
  hillOf(given) === hillOf(formula)
    ? []
    : [`${from} names ${formula}; ${given} is used, as the command line says`];

/**
 * Reads `--peaks`, `--section` and `--data`. The formula of the command line counts first, then that of the peaks, then
 * that of the section. Throws `UsageError` or `InputError`.
 */
export function gatherInput(options: SingleOptions): Input {
  const { peaks: peaksPath, section: sectionPath, lang } = options;
  if (peaksPath === '-' && sectionPath === '-')
    throw new UsageError('standard input can be --peaks or --section, not both');
  const peaks = peaksPath === undefined ? undefined : readPeaks(peaksPath);
  const section =
    sectionPath === undefined ? undefined : readSection(readInput(sectionPath).toString('utf8'));
  if (section && section.spectra.length === 0 && !peaks && options.images.length === 0)
    throw new InputError(`${sectionPath}: no spectrum was found in the section`);
  const named = [
    ...(peaks?.formula === undefined ? [] : [{ from: peaksPath!, formula: peaks.formula }]),
    ...(section?.formula ? [{ from: sectionPath!, formula: section.formula.hill }] : []),
  ];
  const formula = options.formula ?? named[0]?.formula;
  if (formula === undefined)
    throw new UsageError('--formula is missing, and no file that was given names one');
  const data = options.data.length === 0 ? null : readData(options.data, { formula, lang });
  return {
    formula,
    spectra: [...(peaks?.spectra ?? []), ...(section?.spectra ?? []), ...(data?.spectra ?? [])],
    structures: [...options.structures, ...(peaks?.structures ?? [])],
    fragments: peaks?.fragments ?? { present: [], absent: [] },
    notes: [
      ...(peaks?.unknown ?? []).map((place) => `${peaksPath}: ${place} is not known and not read`),
      ...(options.formula === undefined
        ? []
        : named.flatMap((one) => overruled(options.formula!, one))),
      ...(section ? sectionNotes(section, lang) : []),
      ...(data?.notes ?? []),
    ],
  };
}
