import { expect } from 'vitest';
import { simulateSpectrum } from '../simulation/simulate-spectrum.ts';
import type { SpinCoupling, SpinSystem } from '../simulation/spin-system.ts';

/*
 * References: J. A. Pople, W. G. Schneider, H. J. Bernstein, High-resolution Nuclear Magnetic
 * Resonance (1959), chapter 6 (AB, A2B, ABX, A2B2 and A2X2 with magnetic inequivalence); H.
 * Günther, NMR Spectroscopy (3rd ed., 2013), chapter 6; R. J. Abraham, The Analysis of High
 * Resolution NMR Spectra (1971). The tests write out their closed forms; where a system has none,
 * `reference` sets up every matrix element of the product functions again and diagonalises one
 * matrix.
 */

/** Groups by position in Hz (at 1 MHz) and nuclei. */
export const system = (
  groups: readonly (readonly [hz: number, nuclei: number])[],
  couplings: readonly SpinCoupling[],
): SpinSystem => ({
  groups: groups.map(([ppm, nuclei], k) => ({ ppm, nuclei, atoms: [k] })),
  couplings,
});
/** A line by its place in Hz and its intensity. */
export type Line = readonly [hz: number, intensity: number];

/** The whole spectrum, the groups' shares in each line added up. */
export function spectrum(spins: SpinSystem): Line[] {
  const found: [number, number][] = [];
  for (const { hz, intensity } of simulateSpectrum(spins, 1)
    .flatMap(({ lines }) => lines)
    .sort((a, b) => a.hz - b.hz)) {
    const last = found.at(-1);
    if (last && hz - last[0] < 0.06) last[1] += intensity;
    else found.push([hz, intensity]);
  }
  return found.filter(([, intensity]) => Math.abs(intensity) > 2e-3);
}

/** Every line of the one is a line of the other, within a tenth of a hertz. */
export function expectLines(got: readonly Line[], reference: readonly Line[]) {
  const strong = reference.filter(([, intensity]) => intensity > 0.01);
  for (const [hz, intensity] of strong) {
    const near = reference
      .filter(([other]) => Math.abs(other - hz) < 0.15)
      .reduce((sum, [, each]) => sum + each, 0);
    const found = got
      .filter(([other]) => Math.abs(other - hz) < 0.15)
      .reduce((sum, [, each]) => sum + each, 0);
    expect(found, `${hz.toFixed(2)} Hz of intensity ${intensity.toFixed(3)}`).toBeCloseTo(near, 1);
  }
  expect(got.reduce((sum, [, intensity]) => sum + intensity, 0)).toBeCloseTo(
    reference.reduce((sum, [, intensity]) => sum + intensity, 0),
    1,
  );
}

/** Lines of spins ½ from one matrix over all product functions, with cyclic Jacobi rotations. */
export function reference(shifts: readonly number[], couplings: readonly SpinCoupling[]): Line[] {
  const n = shifts.length,
    size = 2 ** n;
  const z = (state: number, spin: number) => ((state >> spin) & 1 ? -0.5 : 0.5);
  const h = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_other, b) => {
      if (a === b)
        return (
          shifts.reduce((sum, hz, k) => sum + hz * z(a, k), 0) +
          couplings.reduce((sum, [i, j, hz]) => sum + hz * z(a, i) * z(a, j), 0)
        );
      return couplings.reduce(
        (sum, [i, j, hz]) =>
          sum + ((a ^ b) === (1 << i) + (1 << j) && z(a, i) !== z(a, j) ? hz / 2 : 0),
        0,
      );
    }),
  );
  const v = h.map((_, a) => h.map((_other, b) => Number(a === b)));
  for (let sweep = 0; sweep < 30; sweep++) {
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        if (Math.abs(h[p]![q]!) < 1e-12) continue;
        const angle = 0.5 * Math.atan2(2 * h[p]![q]!, h[q]![q]! - h[p]![p]!);
        const c = Math.cos(angle),
          s = Math.sin(angle);
        for (const row of [...h, ...v])
          [row[p], row[q]] = [c * row[p]! - s * row[q]!, s * row[p]! + c * row[q]!];
        [h[p], h[q]] = [
          h[p]!.map((each, k) => c * each - s * h[q]![k]!),
          h[p]!.map((each, k) => s * each + c * h[q]![k]!),
        ];
      }
    }
  }
  const lines: Line[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      let amplitude = 0;
      for (let state = 0; state < size; state++)
        for (let k = 0; k < n; k++)
          if (!((state >> k) & 1)) amplitude += v[state]![a]! * v[state | (1 << k)]![b]!;
      const intensity = amplitude ** 2 / 2 ** (n - 1);
      if (intensity > 1e-4) lines.push([h[a]![a]! - h[b]![b]!, intensity]);
    }
  }
  return lines;
}
