import type { PlaneStart } from '@elucida/spectrometer/process-plane-by-hand';
import { Group } from './field-group.tsx';
import { PhaseAngles } from './phase-angles.tsx';
import { useProcessingText } from './processing-words.ts';
import { raised } from './raised.ts';
import type { PlaneDimension, PlaneStepsState } from './use-plane-steps.ts';

/** The phase of both dimensions of a plane, or why there is none to change. */
export function PlanePhaseFields({ start, state }: { start: PlaneStart; state: PlaneStepsState }) {
  const { steps, preview, found, change, leave } = state;
  const { from, phase: words, plane: text } = useProcessingText();
  const why = start.isMagnitude
    ? text.phase.magnitude
    : steps.from === 'decay'
      ? null
      : start.hasDecay
        ? from.needed
        : from.absent;
  if (why !== null)
    return (
      <Group legend={words.legend}>
        <p className="field-hint">{why}</p>
      </Group>
    );
  const dimension = (name: PlaneDimension) => {
    const asked = steps.phases[name];
    const now = preview?.phases?.[name];
    return (
      <Group legend={text.phase[name](raised(start.nuclei[name]))}>
        <PhaseAngles
          phase={asked === 'automatic' ? (now?.used ?? null) : asked}
          found={found[name]}
          widthPpm={now?.widthPpm ?? null}
          shift={now?.shift ?? 0}
          pivotFound={text.phase.pivotFound}
          onChange={(field, phase) =>
            change(`${name} ${field}`, { phases: { ...steps.phases, [name]: phase } })
          }
          onLeft={leave}
        />
      </Group>
    );
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {dimension('direct')}
      {dimension('indirect')}
    </div>
  );
}
