import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

const isInfrared = (type: SpectrumType): boolean => techniqueOf(type).plot.transmittance;
/** The spectra that problems of the collection have: IR, ¹H and ¹³C. */
export const PRACTICE_TECHNIQUES: readonly SpectrumType[] = SPECTRUM_TYPES.filter((type) => {
  const { nucleus, pair } = techniqueOf(type);
  return pair === null && (nucleus === '1H' || nucleus === '13C' || isInfrared(type));
});

const NAME = 'without';

/** The spectra that an address leaves out; all of them is none. */
export function readWithout(params: URLSearchParams): ReadonlySet<SpectrumType> {
  const named = (params.get(NAME) ?? '').split(',');
  const left = PRACTICE_TECHNIQUES.filter((each) => named.includes(each));
  return new Set(left.length === PRACTICE_TECHNIQUES.length ? [] : left);
}

/** Whether bands are left out: a hint on one says nothing then. */
export const withoutBands = (without: ReadonlySet<SpectrumType>): boolean =>
  [...without].some(isInfrared);

/** The value of the address's field with one spectrum more, or less, left out. */
export function toggleWithout(without: ReadonlySet<SpectrumType>, technique: SpectrumType): string {
  const next = PRACTICE_TECHNIQUES.filter((each) =>
    each === technique ? !without.has(each) : without.has(each),
  );
  return next.length === PRACTICE_TECHNIQUES.length ? [...without].join(',') : next.join(',');
}
