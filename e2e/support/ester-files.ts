import { gzipSync, zipSync } from 'fflate';

/** Lines of a ¹H or ¹³C spectrum: shift and height. */
type Lines = readonly (readonly [ppm: number, height: number])[];
const split = (ppm: number, pattern: readonly number[], height: number): Lines =>
  pattern.map((share, k) => [
    ppm + ((k - (pattern.length - 1) / 2) * 7.1) / 400,
    (height * share) / pattern.reduce((a, b) => a + b, 0),
  ]);

/** How one dimension is recorded: its frequency, width (Hz), middle (ppm), and numbers of a decay, or decays. */
interface Dimension {
  readonly mhz: number;
  readonly width: number;
  readonly middle: number;
  readonly points?: number;
}

/** A decay as Bruker's spectrometers write it: pairs of integers, a line above the middle turning counter-clockwise. */
function decay(lines: Lines, { mhz, width, middle }: Dimension) {
  const points = new Int32Array(2 * 16_384);
  for (let k = 0; k < points.length / 2; k++) {
    const seconds = k / width;
    const fading = 2e5 * Math.exp(-Math.PI * 1.2 * seconds);
    let [re, im] = [0, 0];
    for (const [ppm, height] of lines) {
      const angle = 2 * Math.PI * (ppm - middle) * mhz * seconds + 0.7;
      re += height * Math.cos(angle);
      im += height * Math.sin(angle);
    }
    points[2 * k] = Math.round(fading * re + 300 * Math.sin(k * 12.9898));
    points[2 * k + 1] = Math.round(fading * im + 300 * Math.cos(k * 78.233));
  }
  return new Uint8Array(points.buffer);
}

const text = (parameters: Record<string, string | number>): Uint8Array =>
  new TextEncoder().encode(
    Object.entries(parameters)
      .map(([name, value]) => `##$${name}= ${value}\n`)
      .join(''),
  );
function acqus(
  nucleus: string,
  {
    mhz,
    width,
    middle,
    program,
    points = 32_768,
    mode = 1,
  }: Dimension & { program: string; mode?: number },
): Uint8Array {
  return text({
    NUC1: `<${nucleus}>`,
    PULPROG: `<${program}>`,
    SOLVENT: '<CDCl3>',
    TD: points,
    SW_h: width,
    BF1: mhz,
    O1: middle * mhz,
    SFO1: mhz + (middle * mhz) / 1e6,
    SW: width / mhz,
    BYTORDA: 0,
    DTYPA: 0,
    FnMODE: mode,
  });
}

const PROTON: Dimension = { mhz: 400, width: 6000, middle: 5 };
const CARBON: Dimension = { mhz: 100.6, width: 24_000, middle: 100 };
const CARBONS: Lines = [
  [171.1, 1],
  [60.4, 3],
  [21, 3],
  [14.2, 3],
];

const PARTS: Readonly<Record<string, Uint8Array>> = {
  'ester/1/acqus': acqus('1H', { ...PROTON, program: 'zg30' }),
  'ester/1/fid': decay(
    [...split(4.12, [1, 3, 3, 1], 2), [2.04, 3], ...split(1.26, [1, 2, 1], 3)],
    PROTON,
  ),
  'ester/2/acqus': acqus('13C', { ...CARBON, program: 'zgpg30' }),
  'ester/2/fid': decay(CARBONS, CARBON),
};

/** Numbers of a decay of a plane, and its decays. */
const PAIRS = 512,
  DECAYS = 64;

/** The pairs of ethyl acetate's HSQC. */
const CROSS = [
  [4.12, 60.4],
  [2.04, 21],
  [1.26, 14.2],
] as const;

/**
 * The decays of an HSQC: of each cross peak the echo, as it is shown as a magnitude; or echo and antiecho in turn,
 * which give it phases.
 */
function crossDecays(indirect: Dimension, hasPhases = false): Uint8Array {
  const points = new Int32Array(2 * PAIRS * DECAYS);
  const turn = (ppm: number, { mhz, middle, width }: Dimension, k: number): number =>
    (2 * Math.PI * (ppm - middle) * mhz * k) / width;
  for (let row = 0; row < DECAYS; row++)
    for (let k = 0; k < PAIRS; k++) {
      const step = hasPhases ? row >> 1 : row;
      const sense = hasPhases && row % 2 === 1 ? 1 : -1;
      const fading = 1e5 * Math.exp((-Math.PI * (8 * k)) / PROTON.width - (2 * row) / DECAYS);
      const at = 2 * (row * PAIRS + k);
      for (const [proton, carbon] of CROSS) {
        const angle = turn(proton, PROTON, k) + sense * turn(carbon, indirect, step);
        points[at]! += Math.round(fading * Math.cos(angle) + 90 * Math.sin(at * 12.9898));
        points[at + 1]! += Math.round(fading * Math.sin(angle) + 90 * Math.cos(at * 78.233));
      }
    }
  return new Uint8Array(points.buffer);
}

const INDIRECT: Dimension = { mhz: 100.6, width: 16_000, middle: 75, points: DECAYS };

/** A block of a tar archive, in bytes (POSIX 1003.1, ustar). */
const BLOCK = 512;

/** The head of a file in a ustar archive. */
function tarHead(name: string, size: number): Buffer {
  const head = Buffer.alloc(BLOCK);
  head.write(name, 0);
  head.write('0000644', 100);
  head.write(size.toString(8).padStart(11, '0'), 124);
  head.write('0', 156);
  head.write('ustar\u000000', 257);
  // The sum of the head's bytes is counted with blanks in its own place.
  head.write(' '.repeat(8), 148);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148);
  return head;
}

const tarOf = (files: Readonly<Record<string, Uint8Array>>): Buffer =>
  Buffer.concat([
    ...Object.entries(files).flatMap(([name, bytes]) => [
      tarHead(name, bytes.length),
      bytes,
      Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
    ]),
    Buffer.alloc(2 * BLOCK),
  ]);

/** Ethyl acetate as decays of ¹H and ¹³C. */
export const ETHYL_ACETATE = Buffer.from(zipSync(PARTS));
/** The same as tar, packed with gzip. */
export const ETHYL_ACETATE_TGZ = Buffer.from(gzipSync(tarOf(PARTS)));

/** The same with DEPT-135 and HSQC. */
export const ETHYL_ACETATE_MORE = Buffer.from(
  zipSync({
    ...PARTS,
    'ester/3/acqus': acqus('13C', { ...CARBON, program: 'dept135' }),
    'ester/3/fid': decay(
      [
        [60.4, -3],
        [21, 3],
        [14.2, 3],
      ],
      CARBON,
    ),
    'ester/4/acqus': acqus('1H', { ...PROTON, points: 2 * PAIRS, program: 'hsqcqf' }),
    'ester/4/acqu2s': acqus('13C', { ...INDIRECT, program: 'hsqcqf' }),
    'ester/4/ser': crossDecays(INDIRECT),
  }),
);

/** The decays of ¹H and ¹³C, with an HSQC by gradients (echo and antiecho), which has phases. */
export const ETHYL_ACETATE_PHASED = Buffer.from(
  zipSync({
    ...PARTS,
    'ester/3/acqus': acqus('1H', { ...PROTON, points: 2 * PAIRS, program: 'hsqcetgp' }),
    'ester/3/acqu2s': acqus('13C', { ...INDIRECT, program: 'hsqcetgp', mode: 6 }),
    'ester/3/ser': crossDecays(INDIRECT, true),
  }),
);
