import type { RunSteps } from '@elucida/spectrometer/run-by-hand';
import { useState } from 'react';
import { CheckBox } from '../ui/check-box.tsx';
import { NumberField } from './number-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import type { RunPlaces } from './run-places.ts';

interface Props {
  places: RunPlaces;
  steps: RunSteps;
  onChoose: (field: 'first' | 'last' | 'one', steps: RunSteps) => void;
  onLeft: () => void;
}

/** Decimals of a time, min: the quickest scans are 20 a second. */
const DECIMALS = 3;

/** The scans that are taken, in figures: one, or the first and the last of a range. */
export function RunFields({ places, steps, onChoose, onLeft }: Props) {
  const { run: text } = useProcessingText();
  const [isAsked, setIsAsked] = useState(false);
  const { at, nearest, isTimed } = places;
  const { first, last } = steps;
  const isRange = isAsked || first !== last;
  const unit = isTimed ? 'timed' : 'numbered';
  const limits = isTimed
    ? { min: Math.floor(100 * at[0]!) / 100, max: Math.ceil(100 * at.at(-1)!) / 100, step: 0.01 }
    : { min: 1, max: at.length, step: 1 };
  const field = (name: 'one' | 'first' | 'last', scan: number) => (
    <NumberField
      label={text.fields[unit][name]}
      value={at[scan]!}
      {...limits}
      decimals={isTimed ? DECIMALS : 0}
      onChange={(place) => {
        const next = nearest(place);
        if (name === 'one') onChoose(name, { first: next, last: next });
        else if (name === 'first') onChoose(name, { first: next, last: Math.max(next, last) });
        else onChoose(name, { first: Math.min(first, next), last: next });
      }}
      onLeft={onLeft}
    />
  );
  return (
    <div className="grid gap-3">
      <CheckBox
        checked={isRange}
        onChange={(isOn) => {
          setIsAsked(isOn);
          if (isOn || first === last) return;
          onLeft();
          onChoose('one', { first, last: first });
          onLeft();
        }}
      >
        {text.range}
      </CheckBox>
      <div className="grid grid-cols-2 items-end gap-3 sm:max-w-md">
        {isRange ? (
          <>
            {field('first', first)}
            {field('last', last)}
          </>
        ) : (
          field('one', first)
        )}
      </div>
    </div>
  );
}
