import { useAskedText } from '../result-view/use-asked-text.ts';
import { AskedField } from './asked-field.tsx';
import { AskedFragments } from './asked-fragments.tsx';
import { AskedLine } from './asked-line.tsx';
import type { AskedProps } from './asked-props.ts';

/** Structures to ask about and fragments that are known; below each as it was understood. */
export function AskedForm({ asked, formula, disabled = false, onChange }: AskedProps) {
  const text = useAskedText();
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
      <AskedField
        label={text.label}
        hint={text.hint}
        most={text.most}
        echo={text.echo}
        drawn="structure"
        draw={text.draw}
        value={asked.structures}
        disabled={disabled}
        onChange={(next) => onChange('structures', next)}
        line={(line, onDraw) => (
          <AskedLine line={line} formula={formula} disabled={disabled} onDraw={onDraw} />
        )}
      />
      <AskedFragments asked={asked} disabled={disabled} onChange={onChange} />
    </div>
  );
}
