import type { HandStart } from '@elucida/spectrometer/process-by-hand';
import { useId } from 'react';
import { CheckBox } from '../ui/check-box.tsx';
import { Group } from './field-group.tsx';
import { FromFields } from './from-fields.tsx';
import { PhaseFields } from './phase-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import { ReferenceFields } from './reference-fields.tsx';
import type { HandStepsState } from './use-hand-steps.ts';
import { WindowFields } from './window-fields.tsx';

interface Props {
  start: HandStart;
  state: HandStepsState;
}

function BaselineField({ state: { steps, change } }: Pick<Props, 'state'>) {
  const { baseline: text } = useProcessingText();
  const id = useId();
  return (
    <Group legend={text.legend}>
      <div>
        <CheckBox
          checked={steps.baseline === 'automatic'}
          describedBy={id}
          onChange={(isOn) => change('baseline', { baseline: isOn ? 'automatic' : 'none' })}
        >
          {text.off}
        </CheckBox>
        <p className="field-hint" id={id}>
          {text.hint}
        </p>
      </div>
    </Group>
  );
}

/** All steps as fields, in the order in which they are done, each with what was chosen automatically. */
export function ProcessingFields({ start, state }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <div className="grid content-start gap-5">
        {start.hasDecay && start.hasSpectrum ? (
          <FromFields
            from={state.steps.from}
            // Angles of the one say nothing about the other.
            onChange={(from) => state.change('from', { from, phase: 'automatic' })}
          />
        ) : null}
        <WindowFields start={start} state={state} />
      </div>
      <PhaseFields state={state} />
      <BaselineField state={state} />
      {start.gives === 'types' ? null : <ReferenceFields state={state} />}
    </div>
  );
}
