import { pickIrBands, pickUvMaxima } from '@elucida/spectra/peak-picking/pick-bands';
import { pickLines, pickSignals, solventSpan } from '@elucida/spectra/peak-picking/pick-signals';
import { localMaxima } from '@elucida/spectra/peak-picking/local-maxima';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { convert } from 'jcampconverter';
import type { FileReading, FileSpectrum, SkippedPart } from './file-reading.ts';

type Entry = ReturnType<typeof convert>['flatten'][number];
type Points = { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> };

/**
 * A peak table of an IR or UV-Vis recording with more points than this is a recording, written as a
 * table.
 */
const MOST_LISTED = 150;
/** Peaks of a mass spectrum that are kept, the strongest. */
const MOST_MASSES = 300;

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

/** Shifts of a table of NMR peaks, brought from Hz to ppm where that is its unit. */
function listedShifts(entry: Entry, { points, unit }: { points: Points; unit: string }): number[] {
  const frequency = /^HZ$/iu.test(unit) ? Number(word(entry, '.OBSERVEFREQUENCY')) || 1 : 1;
  return [...new Set(Array.from(points.x, (value) => Number((value / frequency).toFixed(3))))].sort(
    (a, b) => b - a,
  );
}

function nmr(
  entry: Entry,
  { points, listed, unit }: { points: Points; listed: boolean; unit: string },
): Spectrum | null {
  const metadata = nmrMetadata(entry);
  const nucleus = nucleusOf(entry);
  if (nucleus !== '1H' && nucleus !== '13C') return null;
  const carbon = nucleus === '13C';
  const span = solventSpan(metadata.solvent, carbon ? 'c13' : 'h1');
  const shifts = listed
    ? listedShifts(entry, { points, unit })
    : carbon
      ? pickLines(points, span)
      : pickSignals(points, span);
  const peaks = shifts.map((delta_ppm) => ({ delta_ppm }));
  return carbon ? { type: 'C13NMR', metadata, peaks } : { type: 'H1NMR', metadata, peaks };
}

function mass({ x, y }: Points, listed: boolean): Spectrum {
  const indexes = listed
    ? Array.from(x, (_, index) => index)
    : localMaxima(y, 0).map(({ index }) => index);
  const strongest = indexes.sort((a, b) => y[b]! - y[a]!).slice(0, MOST_MASSES);
  const base = y[strongest[0] ?? 0] ?? 1;
  const peaks = strongest
    .sort((a, b) => x[a]! - x[b]!)
    .map((index) => ({
      m_z: Number(x[index]!.toFixed(4)),
      rel_int: Number(((100 * y[index]!) / base).toFixed(1)),
    }));
  return { type: 'MS', peaks };
}

/** One data block of the file as a spectrum, or why it is none. */
function readEntry(entry: Entry): FileSpectrum | SkippedPart | null {
  const kind = (entry.dataType ?? '').toUpperCase();
  const title = (entry.title ?? '').replace(/^["']|["']$/gu, '').slice(0, 60);
  const [spectrum] = entry.spectra;
  // A LINK block only holds the others.
  if (kind === 'LINK' || (!spectrum && !entry.twoD)) return null;
  if (kind.includes('FID')) return { code: 'fid', title };
  if (entry.twoD || /2D|ND NMR/u.test(kind)) return { code: 'two_dimensional', title };
  const { x, y } = spectrum?.data ?? {};
  const points = x && y ? { x, y } : null;
  if (!spectrum || !points) return { code: 'damaged', title };
  const short = spectrum.isPeaktable === true && points.x.length <= MOST_LISTED;
  const unitY = String(spectrum.yUnits ?? '');
  const read = ((): Spectrum | null => {
    if (kind.includes('NMR'))
      return nmr(entry, {
        points,
        listed: spectrum.isPeaktable === true,
        unit: String(spectrum.xUnits ?? ''),
      });
    if (kind.includes('MASS')) return mass(points, spectrum.isPeaktable === true);
    if (/INFRARED|\bIR\b/u.test(kind))
      return {
        type: 'IR',
        peaks: short
          ? Array.from(points.x, (value) => ({ wavenumber_cm1: Math.round(value) }))
          : pickIrBands(points, { transmittance: /TRANSMI/iu.test(unitY) }),
      };
    if (/UV|VIS/u.test(kind))
      return {
        type: 'UVVIS',
        peaks: short
          ? Array.from(points.x, (value) => ({ lambda_max_nm: Math.round(value) }))
          : pickUvMaxima(points),
      };
    return null;
  })();
  if (!read) return { code: 'other_kind', title };
  return read.peaks.length === 0
    ? { code: 'no_peaks', title }
    : {
        spectrum: read,
        picked: !(short || (spectrum.isPeaktable === true && !['IR', 'UVVIS'].includes(read.type))),
      };
}

/**
 * Reads the spectra of a JCAMP-DX file (McDonald and Wilks, Appl. Spectrosc. 1988, 42, 151; NMR:
 * Davies and Lampen,
 * ibid. 1993, 47, 1093): all its blocks, peak tables as they are, curves by picking their peaks. A
 * free induction decay is
 * no spectrum and is refused. Never throws.
 */
export function readJcamp(text: string): FileReading {
  let entries: Entry[];
  try {
    entries = convert(text, {
      keepRecordsRegExp: /^(?:\.OBSERVEFREQUENCY|\.OBSERVENUCLEUS|\.SOLVENTNAME)$/u,
      noContour: true,
    }).flatten;
  } catch {
    return { spectra: [], skipped: [{ code: 'damaged', title: '' }] };
  }
  const parts = entries.map(readEntry).filter((part) => part !== null);
  const skipped = parts.filter((part): part is SkippedPart => 'code' in part);
  const spectra = parts.filter((part): part is FileSpectrum => 'spectrum' in part);
  return {
    spectra,
    skipped: spectra.length + skipped.length === 0 ? [{ code: 'damaged', title: '' }] : skipped,
  };
}
