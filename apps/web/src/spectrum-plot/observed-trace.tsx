import type { ObservedCurve } from '@elucida/spectra/plotting/observed-curve';
import type { ScaleLinear } from 'd3-scale';
import { curvePath } from './curve-path.ts';

interface Props {
  observed: ObservedCurve;
  scale: ScaleLinear<number, number>;
  /** Where a height of the curve is, px. */
  heightAt: (height: number) => number;
}

/** The curve of an observed spectrum. */
export function ObservedTrace({ observed, scale, heightAt }: Props) {
  return (
    <path
      d={curvePath(observed.curve, scale, heightAt)}
      fill="none"
      stroke="currentColor"
      strokeWidth={observed.from === 'recorded' ? 1.2 : 1.5}
      strokeLinejoin="round"
    />
  );
}
