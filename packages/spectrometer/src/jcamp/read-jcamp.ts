import type { Spectrum } from '@elucida/spectra/spectrum';
import { IN_ORDER_OF_REASONS, techniqueOf } from '@elucida/spectra/techniques/registry';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import type { FileReading, FileSpectrum, SkippedPart } from '../files/file-reading.ts';
import { recordedAs } from '../files/recorded-as.ts';
import { editedName, twoDimensionalName } from '../recorded/experiment-name.ts';
import type { Experiment } from '../recorded/experiment.ts';
import {
  entriesOf,
  frequencyOf,
  kindOfEntry,
  nucleusOf,
  programOf,
  solventOf,
  titleOfEntry,
  type Entry,
} from './jcamp-entry.ts';
import { isRecordedNmr, isRecordedPlane, jcampExperiment } from './jcamp-experiment.ts';

type Points = { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> };

/** A peak table of a curve with more points than this is a recording, written as a table. */
const MOST_LISTED = 150;

function nmrMetadata(entry: Entry): { frequency_mhz?: number; solvent?: string } {
  const [frequency, solvent] = [frequencyOf(entry), solventOf(entry)];
  return {
    ...(frequency > 0 ? { frequency_mhz: Number(frequency.toFixed(2)) } : {}),
    ...(solvent === '' ? {} : { solvent }),
  };
}

/** The technique of a block, by its data type and, of NMR, its nucleus. */
const typeOf = (kind: string, entry: Entry) =>
  IN_ORDER_OF_REASONS.find((type) => {
    const { nucleus, files } = techniqueOf(type);
    return files.dataType.test(kind) && (nucleus === null || nucleus === nucleusOf(entry));
  });

/** Points of a table of NMR peaks, brought from Hz to ppm where that is its unit. */
function inPpm(entry: Entry, { points, unit }: { points: Points; unit: string }): Points {
  const frequency = /^HZ$/iu.test(unit) ? frequencyOf(entry) || 1 : 1;
  return { x: Array.from(points.x, (value) => value / frequency), y: points.y };
}

/** One data block of the file as a spectrum, or why it is none. */
function readEntry(entry: Entry): FileSpectrum | SkippedPart | null {
  const kind = kindOfEntry(entry);
  const title = titleOfEntry(entry);
  const [spectrum] = (entry.spectra as Entry['spectra'] | undefined) ?? [];
  // A LINK block only holds the others.
  if (kind === 'LINK' || (!spectrum && !entry.twoD)) return null;
  if (kind.includes('FID')) return { code: 'damaged', title };
  const program = programOf(entry);
  if (entry.twoD || /2D|ND NMR/u.test(kind)) {
    const experiment = twoDimensionalName(program);
    return experiment === ''
      ? { code: 'not_understood', title }
      : { code: 'experiment_unused', experiment, title };
  }
  const edited = kind.includes('NMR') ? editedName(program) : null;
  if (edited !== null) return { code: 'experiment_unused', experiment: edited, title };
  const { x, y } = spectrum?.data ?? {};
  const points = x && y ? { x, y } : null;
  if (!spectrum || !points) return { code: 'damaged', title };
  const type = typeOf(kind, entry);
  if (type === undefined) return { code: 'other_kind', title };
  const { nucleus, files } = techniqueOf(type);
  const isNmr = nucleus !== null;
  const listed =
    spectrum.isPeaktable === true && (!files.continuous || points.x.length <= MOST_LISTED);
  const metadata = isNmr ? nmrMetadata(entry) : undefined;
  const peaks = files.readPeaks({
    curve: listed && isNmr ? inPpm(entry, { points, unit: String(spectrum.xUnits ?? '') }) : points,
    listed,
    dips: /TRANSMI/iu.test(String(spectrum.yUnits ?? '')),
    solvent: metadata?.solvent,
  });
  if (peaks.length === 0) return { code: 'no_peaks', title };
  const trace = listed ? null : writeTrace(...recordedAs(points, String(spectrum.yUnits ?? '')));
  return {
    spectrum: {
      type,
      ...(metadata && { metadata }),
      peaks,
      ...(trace && { trace }),
    } as Spectrum,
    picked: !listed,
  };
}

/** What a JCAMP-DX file holds: experiments of NMR, and spectra and lists of all techniques. */
export interface JcampFile extends Pick<FileReading, 'spectra' | 'skipped'> {
  readonly experiments: readonly Experiment[];
}

/**
 * Reads a JCAMP-DX file (McDonald and Wilks, Appl. Spectrosc. 1988, 42, 151; NMR: Davies and Lampen, ibid. 1993, 47,
 * 1093): all its blocks. Decays and curves of NMR are experiments, to be read with others of the sample; peak tables
 * are taken as they are, and peaks of other curves are picked. `path` names the file. Never throws.
 */
export function readJcamp(text: string, path = ''): JcampFile {
  const entries = entriesOf(text) ?? [];
  const recorded = entries.filter((entry) => isRecordedNmr(entry) || isRecordedPlane(entry));
  const parts = entries
    .filter((entry) => !recorded.includes(entry))
    .map(readEntry)
    .filter((part) => part !== null);
  const isEmpty = parts.length + recorded.length === 0;
  return {
    experiments: recorded.map((entry) => jcampExperiment(entry, { path, text })),
    spectra: parts.filter((part): part is FileSpectrum => 'spectrum' in part),
    skipped: isEmpty
      ? [{ code: 'damaged', title: '' }]
      : parts.filter((part): part is SkippedPart => 'code' in part),
  };
}
