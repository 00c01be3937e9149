import { toNumber } from '@elucida/spectra/number-format';
import { formatPosition, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corrections, CorrectionTool } from './use-corrections.ts';

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  corrections: Corrections;
}

const HOW: Readonly<Record<CorrectionTool, 'howAdd' | 'howMove' | 'howRange'>> = {
  add: 'howAdd',
  move: 'howMove',
  range: 'howRange',
};

/** The shift that the chosen peak is known to have: all others move with it. */
function Reference({ onSet }: { onSet: (position: number) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const position = toNumber(text);
  const set = () => {
    if (!Number.isFinite(position)) return;
    onSet(position);
    setText('');
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm">
        {t('manual.correct.shift')}
      </label>
      <input
        id={id}
        className="input w-24"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') set();
        }}
      />
      <button
        type="button"
        className="btn btn-small"
        aria-disabled={!Number.isFinite(position) || undefined}
        onClick={set}
      >
        {t('manual.correct.reference')}
      </button>
    </span>
  );
}

/** Buttons that correct peaks on their plot; for maps of cross peaks only to delete one. */
export function CorrectionBar({ technique, peaks, corrections }: Props) {
  const { t } = useTranslation();
  const { tool, take, picked, remove, split, join, refer } = corrections;
  const { axis, pair } = techniqueOf(technique);
  const peak = picked === null ? undefined : peaks[picked];
  const toggle = (each: CorrectionTool) => (
    <button
      type="button"
      className={`btn btn-small ${tool === each ? 'border-accent bg-accent-soft' : ''}`}
      aria-pressed={tool === each}
      onClick={() => take(each)}
    >
      {t(`manual.correct.${each}`)}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={t('manual.correct.label')}
      className="mt-1 flex flex-wrap items-center gap-2"
    >
      {pair === null ? (
        <>
          {toggle('add')}
          {toggle('range')}
        </>
      ) : null}
      {peak === undefined ? null : (
        <>
          <span className="text-sm font-semibold">
            {t('manual.correct.picked', {
              position: axis.inWords(formatPosition(technique, peak.x)),
            })}
          </span>
          {pair === null ? (
            <>
              {toggle('move')}
              <button type="button" className="btn btn-small" onClick={split}>
                {t('manual.correct.split')}
              </button>
              <button type="button" className="btn btn-small" onClick={join}>
                {t('manual.correct.join')}
              </button>
            </>
          ) : null}
          <button type="button" className="btn btn-small" onClick={() => remove(picked!)}>
            {t('manual.correct.remove')}
          </button>
          {pair === null && axis.unit === 'ppm' ? <Reference onSet={refer} /> : null}
        </>
      )}
      <p role="status" className="field-hint w-full">
        {tool !== null
          ? t(`manual.correct.${HOW[tool]}`)
          : peak === undefined
            ? t('manual.correct.none')
            : ''}
      </p>
    </div>
  );
}
