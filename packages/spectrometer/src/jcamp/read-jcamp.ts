import type { Spectrum } from '@elucida/spectra/spectrum';
import { IN_ORDER_OF_REASONS, techniqueOf } from '@elucida/spectra/techniques/registry';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { convert } from 'jcampconverter';
import type { FileReading, FileSpectrum, SkippedPart } from '../files/file-reading.ts';
import { recordedAs } from '../files/recorded-as.ts';
import { editedName, twoDimensionalName } from '../recorded/experiment-name.ts';
import { isRecordedNmr } from './jcamp-experiments.ts';

type Entry = ReturnType<typeof convert>['flatten'][number];
type Points = { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> };

/** A peak table of a curve with more points than this is a recording, written as a table. */
const MOST_LISTED = 150;
const word = (entry: Entry, label: string): string => {
  const value = entry.info[label];
  return String((Array.isArray(value) ? value[0] : value) ?? '').trim();
};

/** JCAMP-DX 5.01 §7: `^1H`, `<1H>` or `1H`. */
const nucleusOf = (entry: Entry): string =>
  word(entry, '.OBSERVENUCLEUS')
    .replace(/[\^<>\s]/gu, '')
    .toUpperCase();

function nmrMetadata(entry: Entry): { frequency_mhz?: number; solvent?: string } {
  const frequency = Number(word(entry, '.OBSERVEFREQUENCY'));
  const solvent = word(entry, '.SOLVENTNAME');
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
  const frequency = /^HZ$/iu.test(unit) ? Number(word(entry, '.OBSERVEFREQUENCY')) || 1 : 1;
  return { x: Array.from(points.x, (value) => value / frequency), y: points.y };
}

/** One data block of the file as a spectrum, or why it is none. */
function readEntry(entry: Entry): FileSpectrum | SkippedPart | null {
  const kind = (entry.dataType ?? '').toUpperCase();
  const title = (entry.title ?? '').replace(/^["']|["']$/gu, '').slice(0, 60);
  const [spectrum] = entry.spectra;
  // A LINK block only holds the others.
  if (kind === 'LINK' || (!spectrum && !entry.twoD)) return null;
  // Decays and curves of NMR are experiments, and read with those of spectrometers.
  if (isRecordedNmr(entry)) return null;
  if (kind.includes('FID')) return { code: 'damaged', title };
  const program = (word(entry, '.PULSESEQUENCE') || word(entry, '$PULPROG')).replace(/[<>]/gu, '');
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

/**
 * Reads the spectra of a JCAMP-DX file (McDonald and Wilks, Appl. Spectrosc. 1988, 42, 151; NMR:
 * Davies and Lampen, ibid. 1993, 47, 1093): all its blocks, peak tables as they are, curves by
 * picking their peaks. Recorded NMR is left to `jcampExperiments`. Never throws.
 */
export function readJcamp(text: string): Pick<FileReading, 'spectra' | 'skipped'> {
  let entries: Entry[];
  try {
    entries = convert(text, {
      keepRecordsRegExp:
        /^(?:\.OBSERVEFREQUENCY|\.OBSERVENUCLEUS|\.SOLVENTNAME|\.PULSESEQUENCE|\$PULPROG)$/u,
      noContour: true,
    }).flatten;
  } catch {
    return { spectra: [], skipped: [{ code: 'damaged', title: '' }] };
  }
  const parts = entries.map(readEntry).filter((part) => part !== null);
  const skipped = parts.filter((part): part is SkippedPart => 'code' in part);
  const spectra = parts.filter((part): part is FileSpectrum => 'spectrum' in part);
  const isEmpty = spectra.length + skipped.length === 0 && !entries.some(isRecordedNmr);
  return { spectra, skipped: isEmpty ? [{ code: 'damaged', title: '' }] : skipped };
}
