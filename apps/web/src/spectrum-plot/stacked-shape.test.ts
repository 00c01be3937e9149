import { expect, test } from 'vitest';
import { bandsOf } from './stacked-shape.ts';

test('¹³C above DEPT-135 above DEPT-90: bands of one height, every tallest line within its own', () => {
  const bands = bandsOf([-0.01, -1, -0.02], { height: 360, overlaid: false, gain: 1 });
  expect(bands.map(({ top, bottom }) => [top, bottom])).toEqual([
    [0, 120],
    [120, 240],
    [240, 360],
  ]);
  for (const { top, bottom, heightAt } of bands) {
    expect(heightAt(1)).toBeGreaterThanOrEqual(top);
    expect(heightAt(0)).toBeLessThan(bottom);
  }
  // CH₂ point down: as much room below zero as above.
  const dept = bands[1]!;
  expect(dept.heightAt(-1)).toBeLessThanOrEqual(dept.bottom);
  expect(dept.heightAt(0) - dept.heightAt(1)).toBeCloseTo(dept.heightAt(-1) - dept.heightAt(0), 9);
});

test('overlaid, all share one zero and one scale; taller peaks grow from it', () => {
  const [carbon, dept] = bandsOf([0, -1], { height: 300, overlaid: true, gain: 1 });
  expect(carbon!.heightAt(0.5)).toBe(dept!.heightAt(0.5));
  const [grown] = bandsOf([0, -1], { height: 300, overlaid: true, gain: 3 });
  expect(grown!.heightAt(0)).toBe(carbon!.heightAt(0));
  expect(grown!.heightAt(0) - grown!.heightAt(0.1)).toBeCloseTo(
    3 * (carbon!.heightAt(0) - carbon!.heightAt(0.1)),
    9,
  );
});
