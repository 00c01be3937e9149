import type { RecordedTrace, SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** Recorded spectra of one dimension that belong along the edges of a map. */
export interface Projections {
  readonly across?: RecordedTrace | undefined;
  readonly down?: RecordedTrace | undefined;
}

/** Of the spectra of an analysis, the first curves of the nuclei that a peak of `type` joins. */
export function projectionsOf(
  type: SpectrumType,
  spectra: readonly { readonly type: SpectrumType; readonly trace?: RecordedTrace | undefined }[],
): Projections {
  const { pair } = techniqueOf(type);
  if (pair === null) return {};
  const [across, down] = pair.nuclei.map(
    (nucleus) =>
      spectra.find((each) => each.trace && techniqueOf(each.type).nucleus === nucleus)?.trace,
  );
  return { across, down };
}
