import { useId } from 'react';
import { Group } from './field-group.tsx';
import { useProcessingText } from './processing-words.ts';

interface Props {
  from: 'decay' | 'spectrum';
  onChange: (from: 'decay' | 'spectrum') => void;
}

/** Whether the decay is processed, or the instrument's spectrum changed. */
export function FromFields({ from: chosen, onChange }: Props) {
  const { from: text } = useProcessingText();
  const name = useId();
  return (
    <Group legend={text.legend}>
      <div className="grid gap-1">
        {(['spectrum', 'decay'] as const).map((from) => (
          <label key={from} className="check">
            <input
              type="radio"
              name={name}
              checked={chosen === from}
              onChange={() => onChange(from)}
            />
            {text[from]}
          </label>
        ))}
      </div>
    </Group>
  );
}
