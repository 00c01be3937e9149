import { folderOf, nameOf, type NamedFile } from '../archive/named-files.ts';
import { unreadableExperiment, type Experiment } from '../recorded/experiment.ts';
import { nucleusNamed, protonMhz } from '../recorded/nuclei.ts';
import type { Complex, Quadrature, Recording, Sampling } from '../recorded/recordings.ts';
import { Unreadable } from '../recorded/unreadable.ts';
import { readProcpar } from './procpar.ts';

/** Bytes of the file's header and of each block's (VnmrJ User Programming, "Data file header", "Data block header"). */
const HEADER = 32,
  BLOCK_HEADER = 28;
/** Bits of the status: 32-bit integers, floating point. */
const IS_INT32 = 4,
  IS_FLOAT = 8;
const MOST_TRACES = 16_384,
  MOST_NUMBERS = 16_777_216;

/** The decays of a `fid`, all traces of all blocks in order. Throws `Unreadable`. */
export function readVarianFid(bytes: Uint8Array): Complex[] {
  if (bytes.byteLength < HEADER) throw new Unreadable('damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => view.getInt32(at);
  const [blocks, traces, numbers, size, , blockBytes] = [0, 4, 8, 12, 16, 20].map(word) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const status = view.getInt16(26);
  const headers = Math.max(1, word(28));
  if (!(blocks > 0 && traces > 0 && numbers >= 32 && (size === 2 || size === 4)))
    throw new Unreadable('damaged');
  if (blocks * traces > MOST_TRACES || numbers > MOST_NUMBERS) throw new Unreadable('too_large');
  const isFloat = (status & IS_FLOAT) !== 0;
  const read = (at: number): number =>
    isFloat
      ? view.getFloat32(at)
      : size === 4 || (status & IS_INT32) !== 0
        ? view.getInt32(at)
        : view.getInt16(at);
  const decays: Complex[] = [];
  for (let block = 0; block < blocks; block++)
    for (let trace = 0; trace < traces; trace++) {
      const start = HEADER + block * blockBytes + headers * BLOCK_HEADER + trace * numbers * size;
      if (start + numbers * size > bytes.byteLength) {
        // An experiment that was stopped has fewer blocks than its header says.
        if (decays.length >= 1) return decays;
        throw new Unreadable('damaged');
      }
      const count = numbers / 2;
      const decay = { re: new Float64Array(count), im: new Float64Array(count) };
      for (let k = 0; k < count; k++) {
        decay.re[k] = read(start + 2 * k * size);
        decay.im[k] = read(start + (2 * k + 1) * size);
      }
      if (!decay.re.every(Number.isFinite) || !decay.im.every(Number.isFinite))
        throw new Unreadable('damaged');
      decays.push(decay);
    }
  return decays;
}

type Procpar = ReadonlyMap<string, string>;
const numberIn = (procpar: Procpar, name: string): number =>
  Number(procpar.get(name) ?? Number.NaN);

/**
 * How a dimension was sampled: width sw (Hz), and its reference: `rfl` Hz from the right end lies the line whose shift
 * is `rfp` Hz; without it the middle of the width is taken for 0 ppm, which is wrong by the carrier's offset.
 */
function samplingOf(
  procpar: Procpar,
  names: { nucleus: string; width: string; frequency: string; line: string; shift: string },
): Sampling {
  const [width, mhz, line, shift] = [names.width, names.frequency, names.line, names.shift].map(
    (name) => numberIn(procpar, name),
  ) as [number, number, number, number];
  if (!(width > 0 && mhz > 0)) throw new Unreadable('damaged');
  const right = Number.isFinite(line - shift) ? shift - line : -width / 2;
  const base = mhz - (right + width / 2) / 1e6;
  return {
    nucleus: nucleusNamed(procpar.get(names.nucleus) ?? ''),
    mhz: base,
    widthHz: width,
    centre: (right + width / 2) / base,
  };
}

/** The way of the second dimension by its name: gradients select an echo and an antiecho. */
function quadratureOf(procpar: Procpar): Quadrature {
  const arrayed = procpar.get('array') ?? '';
  const program = procpar.get('seqfil') ?? '';
  if (!/phase/u.test(arrayed)) return 'QF';
  return /^g/iu.test(program) ? 'Echo-Antiecho' : 'States';
}

function recordingOf(bytes: Uint8Array, procpar: Procpar): Recording {
  const direct = samplingOf(procpar, {
    nucleus: 'tn',
    width: 'sw',
    frequency: 'sfrq',
    line: 'rfl',
    shift: 'rfp',
  });
  const rows = readVarianFid(bytes);
  if (!(numberIn(procpar, 'ni') > 1)) return { kind: 'fid', ...rows[0]!, ...direct, delay: 0 };
  const isOther =
    nucleusNamed(procpar.get('dn') ?? '') === '13C' &&
    !/cosy|tocsy|noesy|roesy/iu.test(procpar.get('seqfil') ?? '');
  const indirect = samplingOf(procpar, {
    nucleus: isOther ? 'dn' : 'tn',
    width: 'sw1',
    frequency: isOther ? 'dfrq' : 'sfrq',
    line: 'rfl1',
    shift: 'rfp1',
  });
  if (rows.length < 4) throw new Unreadable('damaged');
  return { kind: 'fid2d', rows, delay: 0, direct, indirect, quadrature: quadratureOf(procpar) };
}

/** Names of pulse sequences as others are named: `s2pul` is a plain pulse. */
const programOf = (procpar: Procpar): string =>
  procpar.get('seqfil') ?? procpar.get('pslabel') ?? '';

/** The experiments of Varian and Agilent spectrometers among files: folders with `fid` and `procpar`. */
export function varianExperiments(files: readonly NamedFile[]): Experiment[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => nameOf(path) === 'procpar' && byPath.has(`${folderOf(path)}fid`))
    .flatMap((file): Experiment[] => {
      const folder = folderOf(file.path);
      const data = byPath.get(`${folder}fid`)!;
      let procpar: Procpar;
      try {
        procpar = readProcpar(file.bytes());
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return [unreadableExperiment(folder.replace(/\/$/u, ''), error.trouble)];
      }
      const isPlane = numberIn(procpar, 'ni') > 1;
      const program = programOf(procpar);
      const direct = nucleusNamed(procpar.get('tn') ?? '');
      const other = /cosy|tocsy|noesy|roesy/iu.test(program)
        ? direct
        : nucleusNamed(procpar.get('dn') ?? direct);
      return [
        {
          path: folder.replace(/\/$/u, ''),
          title: (procpar.get('comment') ?? procpar.get('samplename') ?? '').slice(0, 120),
          program,
          nuclei: isPlane ? [direct, other] : [direct],
          mhz: protonMhz(direct, numberIn(procpar, 'sfrq')),
          solvent: procpar.get('solvent') ?? '',
          recordedAt: dateOf(procpar.get('time_run') ?? ''),
          raw: () => recordingOf(data.bytes(), procpar),
        },
      ];
    });
}

/** `20190228T123456` as ISO 8601. */
function dateOf(text: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/u.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts.map(Number);
  return new Date(Date.UTC(year!, month! - 1, day, hour, minute, second)).toISOString();
}
