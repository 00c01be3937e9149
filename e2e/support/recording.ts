import { protonSpectrum, type DrawnLine } from '@elucida/spectra/simulation/proton-spectrum';

const MHZ = 400;
/** Ethyl acetate: shifts of Fulmer et al., Organometallics 2010, 29, 2176. */
const ETHYL_ACETATE = {
  groups: [
    { ppm: 4.12, nuclei: 2, atoms: [1] },
    { ppm: 2.05, nuclei: 3, atoms: [4] },
    { ppm: 1.26, nuclei: 3, atoms: [0] },
  ],
  couplings: [[0, 2, 7.1]] as const,
};

/** The height of Lorentzian lines at a place; the area of each is its intensity. */
const heightAt = (lines: readonly DrawnLine[], at: number): number =>
  lines.reduce(
    (sum, { ppm, intensity, width }) =>
      sum + intensity / width / (1 + ((at - ppm) / (width / 2)) ** 2),
    0,
  );

/** A ¹H recording of ethyl acetate as an instrument writes it in JCAMP-DX 5.01, 12 to 0 ppm. */
export function protonRecording(points = 16_384): string {
  const { lines } = protonSpectrum(ETHYL_ACETATE, MHZ);
  const step = 12 / (points - 1);
  const heights = Array.from({ length: points }, (_, index) => heightAt(lines, 12 - step * index));
  const top = Math.max(...heights);
  return [
    '##TITLE=ethyl acetate',
    '##JCAMP-DX=5.01',
    '##DATA TYPE=NMR SPECTRUM',
    '##DATA CLASS=XYDATA',
    `##.OBSERVE FREQUENCY=${MHZ}`,
    '##.OBSERVE NUCLEUS=^1H',
    '##XUNITS=PPM',
    '##YUNITS=ARBITRARY UNITS',
    '##FIRSTX=12',
    '##LASTX=0',
    '##XFACTOR=1',
    '##YFACTOR=1',
    `##DELTAX=${-step}`,
    `##NPOINTS=${points}`,
    '##XYDATA=(X++(Y..Y))',
    ...heights.map(
      (height, index) => `${(12 - step * index).toFixed(6)} ${Math.round((height / top) * 1e6)}`,
    ),
    '##END=',
  ].join('\n');
}
