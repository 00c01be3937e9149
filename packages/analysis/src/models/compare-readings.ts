import type { ModelReading, ModelReply, ModelsReport } from '@elucida/contract/models';
import { normaliseMultiplicity } from '@elucida/spectra/chemistry/multiplicities';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { matchPeaks } from '../imaging/match-peaks.ts';
import type { ImageOutcome } from '../read-images.ts';
import { POSITION_FIELD } from './open-question.ts';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

type ComparedReading = ModelsReport['members'][number]['readings'][number];

/**
 * A model's readings of the images against ours; the last it gave of each image. Images that do not
 * exist, or that a person read instead of us, are left out.
 */
export function compareReadings(
  replies: readonly ModelReply[],
  outcomes: readonly ImageOutcome[],
): ComparedReading[] {
  const last = new Map<number, ModelReading>();
  for (const { answer } of replies)
    for (const reading of answer?.readings ?? []) last.set(reading.image, reading);
  return [...last.values()]
    .sort((a, b) => a.image - b.image)
    .flatMap((reading) => {
      const own = outcomes.find(({ image }) => image === reading.image);
      return own ? [compare(reading, own)] : [];
    });
}

function compare(
  { image, technique: stated, peaks }: ModelReading,
  outcome: ImageOutcome,
): ComparedReading {
  const ours = outcome.ok ? outcome.reading.spectrum : null;
  const technique = stated ?? ours?.type ?? null;
  const known = peaks.filter(({ position }) => Number.isFinite(position));
  const theirs = known.map(({ position }) => position);
  // Positions of two techniques lie on different axes: nothing to compare.
  const positions =
    ours !== null && ours.type === technique
      ? ours.peaks.map(
          (peak) => (peak as unknown as Record<string, number>)[POSITION_FIELD[ours.type]],
        )
      : [];
  const pairs =
    technique === null ? [] : matchPeaks(theirs, positions, techniqueOf(technique).axis.tolerance);
  return {
    image,
    technique,
    agree: pairs.length,
    only_model: theirs.filter((_, i) => !pairs.some(([model]) => model === i)),
    only_ours: positions.filter((_, i) => !pairs.some(([, own]) => own === i)),
    peaks: technique === null ? [] : known.map((peak) => manualPeak(peak, technique)),
  };
}

/** A peak with the fields of manual mode. */
function manualPeak(
  { position, multiplicity, hydrogens, couplings_hz: couplings }: ModelReading['peaks'][number],
  technique: SpectrumType,
): Record<string, unknown> {
  const mult =
    multiplicity === null ? null : (normaliseMultiplicity(multiplicity) ?? multiplicity.trim());
  const j = couplings.filter((value) => Number.isFinite(value) && value > 0);
  const read = {
    ...(hydrogens !== null && hydrogens > 0 && { int: hydrogens }),
    ...(mult && { mult }),
    ...(j.length > 0 && { j_hz: j }),
  };
  const { peak: fields } = techniqueOf(technique).form;
  return {
    [POSITION_FIELD[technique]]: position,
    ...Object.fromEntries(
      Object.entries(read).filter(([name]) => fields.some((field) => field.name === name)),
    ),
  };
}
