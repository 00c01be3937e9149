import { useEffect } from 'react';
import type { AskModels } from './use-ask-models.ts';
import { useModelsText } from './use-models-text.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';

interface Props {
  ask: AskModels;
  /** What the analysis would send. */
  sends: 'images' | 'peaks';
  disabled: boolean;
}

function Switch({ ask: choice, sends, disabled }: Props) {
  const { names, on, wording, said, turn, turnWording } = choice;
  const { ask } = useModelsText();
  useEffect(said, [said]);
  const sent = sends === 'images' ? ask.sendsImages : ask.sendsPeaks;
  return (
    <div className="notice notice-info">
      <CheckBox checked={on} disabled={disabled} describedBy="ask-models" onChange={turn}>
        <span className="font-semibold">{ask.label}</span>
      </CheckBox>
      <p id="ask-models" className="mt-1 text-sm" aria-live="polite">
        {on ? `${sent(names ?? '')} ${ask.longer}` : ask.off}
      </p>
      {on ? (
        <CheckBox className="mt-2" checked={wording} disabled={disabled} onChange={turnWording}>
          <span>
            {ask.wording}
            <span className="field-hint block">{ask.wordingHint}</span>
          </span>
        </CheckBox>
      ) : null}
    </div>
  );
}

/**
 * The switch of the AI models and what leaves the server with it, and that of their wording;
 * nothing where no model is configured.
 */
export function AskModelsSwitch(props: Props) {
  return props.ask.names === null ? null : (
    <OptionalPart>
      <Switch {...props} />
    </OptionalPart>
  );
}
