import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';
import { simulatedDecay } from '../testing/simulated-decay.ts';
import { zipSync, strToU8 } from 'fflate';

const DECAY = simulatedDecay(
  [
    { ppm: 7.26, height: 1 },
    { ppm: 2.1, height: 3 },
  ],
  { nucleus: '1H', mhz: 400, widthHz: 6000, centre: 5, points: 8192, lineHz: 1, noise: 0.002 },
);

/** A `fid` as VnmrJ writes it: header, header of a block, then pairs of floating point numbers, largest byte first. */
function fidFile({ cut = 0, float = true } = {}): Uint8Array {
  const numbers = 2 * DECAY.re.length;
  const bytes = new Uint8Array(32 + 28 + 4 * numbers);
  const view = new DataView(bytes.buffer);
  [1, 1, numbers, 4, 4 * numbers, 28 + 4 * numbers].forEach((value, k) =>
    view.setInt32(4 * k, value),
  );
  view.setInt16(26, float ? 0b1001 : 0b101);
  view.setInt32(28, 1);
  DECAY.re.forEach((re, k) => {
    const at = 60 + 8 * k;
    [re, DECAY.im[k]!].forEach((value, part) =>
      float
        ? view.setFloat32(at + 4 * part, value)
        : view.setInt32(at + 4 * part, Math.round(1e6 * value)),
    );
  });
  return bytes.slice(0, bytes.length - cut);
}
const parameter = (name: string, value: string | number): string =>
  typeof value === 'number'
    ? `${name} 1 1 1e9 0 0 2 1 0 1 64\n1 ${value}\n0\n`
    : `${name} 2 2 99 0 0 2 1 0 1 64\n1 "${value}"\n0\n`;
/** The middle of the width, 5 ppm, lies 2000 Hz above 0 ppm: the right end at −1000 Hz. */
const PROCPAR = strToU8(
  [
    parameter('tn', 'H1'),
    parameter('seqfil', 's2pul'),
    parameter('solvent', 'cdcl3'),
    parameter('sfrq', 400.002),
    parameter('sw', 6000),
    parameter('rfl', 1000),
    parameter('rfp', 0),
    parameter('time_run', '20190228T123456'),
  ].join(''),
);
const read = (fid: Uint8Array) => {
  const bytes = zipSync({ 'proton.fid/fid': fid, 'proton.fid/procpar': PROCPAR });
  return readFiles([{ path: 'a.zip', size: bytes.length, bytes: () => bytes }], {
    atoms: { H: 4 },
  });
};

test.each([true, false])('a decay in floating point (%s) or integers', (float) => {
  const { experiments, spectra } = read(fidFile({ float }));
  expect(experiments[0]).toMatchObject({
    path: 'proton.fid',
    name: '1H',
    solvent: 'cdcl3',
    recordedAt: '2019-02-28T12:34:56.000Z',
    state: 'used',
  });
  expect(spectra[0]!.spectrum).toMatchObject({ type: 'H1NMR', metadata: { solvent: 'cdcl3' } });
  const shifts = spectra[0]!.spectrum.peaks.map((peak) => 'delta_ppm' in peak && peak.delta_ppm);
  expect(shifts).toContain(2.1);
});

test('a decay that ends too early is damaged', () => {
  expect(read(fidFile({ cut: 30_000 })).skipped).toEqual([
    { code: 'damaged', title: 'proton.fid' },
  ]);
});
