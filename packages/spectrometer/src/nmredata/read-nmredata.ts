import { codedMultiplicity, readMultiplicity } from '@elucida/spectra/chemistry/multiplicities';
import type {
  C13Peak,
  CosyPeak,
  HeteroPeak,
  HmbcPeak,
  HsqcPeak,
  NoesyPeak,
  Spectrum,
} from '@elucida/spectra/spectrum';
import { editedName } from '../recorded/experiment-name.ts';

/** Whether a text is a structure file with assigned spectra in it. */
export const isNmredata = (text: string): boolean => /^>\s*<NMREDATA_/mu.test(text);

/** What is said of an experiment in front of its signals. */
interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The lines of its signals. */
  readonly lines: readonly string[];
}

/** Longest text of one tag that is read, and most signals of one list. */
const MOST_LETTERS = 400_000,
  MOST_LINES = 2000;

/** The tags of the first record; `\` ends a line and `;` begins a remark. */
function tagsOf(text: string): Tag[] {
  const [record = ''] = text.split('$$$$');
  return record
    .split(/^>\s*(?=<)/mu)
    .slice(1)
    .flatMap((part) => {
      const name = /^<NMREDATA_([^>]{1,40})>/u.exec(part)?.[1];
      if (name === undefined) return [];
      const all = part
        .slice(part.indexOf('>') + 1, MOST_LETTERS)
        .split(/\\?\r?\n|\\/u)
        .map((line) => line.replace(/;.*$/u, '').trim())
        .filter((line) => line !== '');
      const stated = all.map((line) => /^([A-Za-z]\w*)=(.*)$/u.exec(line));
      return [
        {
          name,
          attributes: new Map(
            stated.flatMap((match) =>
              match ? [[match[1]!.toLowerCase(), match[2]!.trim()] as const] : [],
            ),
          ),
          lines: all.filter((_, k) => stated[k] === null).slice(0, MOST_LINES),
        },
      ];
    });
}

/** A shift, or the middle of a range; NaN for another text. */
function shiftIn(text: string): number {
  const match = /^(-?\d+(?:\.\d+)?)(?:\s*-\s*(-?\d+(?:\.\d+)?))?$/u.exec(text.trim());
  if (match === null) return Number.NaN;
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  return Number(((from + to) / 2).toFixed(4));
}

/** `3.42, S=td, N=1, J=10.9, 4.8, L=H4` by its parts. */
function signalOf(line: string): { shift: number; parts: ReadonlyMap<string, string> } {
  const [first = '', ...rest] = line.split(/,\s*(?=[A-Z]\w*\s*=)/u);
  const parts = rest.map((part) => {
    const at = part.indexOf('=');
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
  });
  return { shift: shiftIn(first), parts: new Map(parts) };
}

/** Constants, with the partners in parentheses left out. */
const couplingsIn = (text: string): number[] =>
  text
    .replace(/\((?:[^()]|\([^()]*\))*\)/gu, '')
    .split(/[,;\s]+/u)
    .map(Number)
    .filter((value) => Number.isFinite(value) && value > 0);

function listedSignals(lines: readonly string[]): HeteroPeak[] {
  return lines.flatMap((line): HeteroPeak[] => {
    const { shift, parts } = signalOf(line);
    if (!Number.isFinite(shift)) return [];
    const integral = Number(parts.get('N') ?? parts.get('E') ?? Number.NaN);
    const mult = parts.get('S');
    const couplings = couplingsIn(parts.get('J') ?? '');
    return [
      {
        delta_ppm: shift,
        ...(integral > 0 && { int: integral }),
        ...(mult !== undefined && readMultiplicity(mult) && { mult: codedMultiplicity(mult) }),
        ...(couplings.length > 0 && { j_hz: couplings }),
        ...(parts.has('L') && { assignment: parts.get('L')!.slice(0, 30) }),
      },
    ];
  });
}

/** Shifts by label; of labels with two nuclei in parentheses as they stand. */
function assignmentOf(tags: readonly Tag[]): ReadonlyMap<string, number> {
  const lines = tags.find(({ name }) => name === 'ASSIGNMENT')?.lines ?? [];
  return new Map(
    lines.flatMap((line) => {
      const match = /^(.+?),\s*(-?\d+(?:\.\d+)?)(?:\s*,|$)/u.exec(line);
      return match ? [[match[1]!.trim(), Number(match[2])] as const] : [];
    }),
  );
}

/** Pairs of shifts of a list `C1/H1`: the first dimension first, labels or shifts. */
function pairsOf(
  { lines }: Tag,
  shifts: ReadonlyMap<string, number>,
): { readonly first: number; readonly second: number }[] {
  const shiftOf = (text: string): number => shifts.get(text.trim()) ?? shiftIn(text);
  return lines.flatMap((line) => {
    const [pair = ''] = line.split(/,\s*(?=[A-Z]\w*\s*=)/u);
    const [first, second, ...more] = pair.split('/');
    if (second === undefined || more.length > 0) return [];
    const [a, b] = [shiftOf(first!), shiftOf(second)];
    return Number.isFinite(a) && Number.isFinite(b) ? [{ first: a, second: b }] : [];
  });
}

/** Pairs of two hydrogens, each once. */
function withoutMirrors<
  Pair extends { readonly delta_a_ppm: number; readonly delta_b_ppm: number },
>(pairs: readonly Pair[]): Pair[] {
  const met = new Set<string>();
  return pairs.filter(({ delta_a_ppm: a, delta_b_ppm: b }) => {
    const key = [a, b].sort((x, y) => x - y).join();
    const isNew = a !== b && !met.has(key);
    met.add(key);
    return isNew;
  });
}

const LISTS = {
  '1D_1H': 'H1NMR',
  '1D_13C': 'C13NMR',
  '1D_19F': 'F19NMR',
  '1D_31P': 'P31NMR',
} as const;

const BETWEEN_HYDROGENS = { '2D_1H_NJ_1H': 'COSY', '2D_1H_D_1H': 'NOESY' } as const;

/**
 * The spectra of an NMReDATA record (M. Pupier et al., Magn. Reson. Chem. 56 (2018) 703; version 1.1): lists of
 * signals, and correlations by the labels of its assignment. The structure is not read: it is what the analysis
 * looks for. A second list of a kind, DEPT among them, is left out. Never throws.
 */
export function readNmredata(text: string): Spectrum[] {
  const tags = tagsOf(text);
  const shifts = assignmentOf(tags);
  const solvent = tags.find(({ name }) => name === 'SOLVENT')?.lines[0];
  const conditions = ({ attributes }: Tag) => {
    const frequency = Number(attributes.get('larmor') ?? Number.NaN);
    return {
      ...(frequency > 0 && { frequency_mhz: Number(frequency.toFixed(2)) }),
      ...(solvent !== undefined && { solvent }),
    };
  };
  const isEdited = ({ attributes }: Tag) =>
    editedName(attributes.get('pulseprogram') ?? '') !== null;
  const firstOf = (wanted: string): Tag | undefined =>
    tags.find((tag) => tag.name.replace(/#\d+$/u, '') === wanted && !isEdited(tag));
  const spectra: Spectrum[] = [];
  const add = (tag: Tag, type: Spectrum['type'], peaks: readonly unknown[]): void => {
    const metadata = conditions(tag);
    if (peaks.length > 0)
      spectra.push({
        type,
        ...(Object.keys(metadata).length > 0 && { metadata }),
        peaks,
      } as Spectrum);
  };
  for (const [name, type] of Object.entries(LISTS)) {
    const tag = firstOf(name);
    if (tag === undefined) continue;
    const listed = listedSignals(tag.lines);
    add(tag, type, name === '1D_13C' ? listed.map(({ int: _, ...peak }): C13Peak => peak) : listed);
  }
  const direct = firstOf('2D_13C_1J_1H');
  if (direct !== undefined)
    add(
      direct,
      'HSQC',
      pairsOf(direct, shifts).map(({ first, second }): HsqcPeak => ({
        delta_h_ppm: second,
        delta_c_ppm: first,
      })),
    );
  const long = firstOf('2D_13C_NJ_1H');
  if (long !== undefined)
    add(
      long,
      'HMBC',
      pairsOf(long, shifts).map(({ first, second }): HmbcPeak => ({
        delta_h_ppm: second,
        delta_c_ppm: first,
      })),
    );
  for (const [name, type] of Object.entries(BETWEEN_HYDROGENS)) {
    const tag = firstOf(name);
    if (tag !== undefined)
      add(
        tag,
        type,
        withoutMirrors(
          pairsOf(tag, shifts).map(({ first, second }): CosyPeak | NoesyPeak => ({
            delta_a_ppm: first,
            delta_b_ppm: second,
          })),
        ),
      );
  }
  return spectra;
}
