import { Group } from './field-group.tsx';
import { PhaseAngles } from './phase-angles.tsx';
import { useProcessingText } from './processing-words.ts';
import type { HandStepsState } from './use-hand-steps.ts';

/** The phase of a spectrum in one dimension. */
export function PhaseFields({ state }: { state: HandStepsState }) {
  const { steps, preview, foundPhase, change, leave } = state;
  const { phase: text } = useProcessingText();
  if (preview !== null && preview.used.phase === null)
    return (
      <Group legend={text.legend}>
        <p className="field-hint">{text.absent}</p>
      </Group>
    );
  return (
    <Group legend={text.legend}>
      <PhaseAngles
        phase={steps.phase === 'automatic' ? (preview?.used.phase ?? null) : steps.phase}
        found={foundPhase}
        widthPpm={preview?.used.widthPpm ?? null}
        shift={preview?.used.shift ?? 0}
        pivotFound={text.pivotFound}
        onChange={(field, phase) => change(field, { phase })}
        onLeft={leave}
      />
    </Group>
  );
}
