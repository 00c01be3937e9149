import { useEffect } from 'react';
import type { AskModels } from './use-ask-models.ts';
import { useModelsText } from './use-models-text.ts';
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
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          disabled={disabled}
          aria-describedby="ask-models"
          onChange={(event) => turn(event.target.checked)}
        />
        <span className="font-semibold">{ask.label}</span>
      </label>
      <p id="ask-models" className="mt-1 text-sm" aria-live="polite">
        {on ? `${sent(names ?? '')} ${ask.longer}` : ask.off}
      </p>
      {on ? (
        <label className="check mt-2">
          <input
            type="checkbox"
            checked={wording}
            disabled={disabled}
            onChange={(event) => turnWording(event.target.checked)}
          />
          <span>
            {ask.wording}
            <span className="field-hint block">{ask.wordingHint}</span>
          </span>
        </label>
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
