import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';
import { MiniSpectrum } from './mini-spectrum.tsx';
import { SmallStructure } from './small-structure.tsx';
import { REASONS, SPECTRA, type Reason } from './worked-case-data.ts';

/**
 * Three small spectra, the lines of reasoning, and the structure; the line in focus lights its
 * peaks and atoms.
 */
export function WorkedCase() {
  const { t } = useTranslation();
  const [lit, setLit] = useState<Reason>('carbonyl');
  const reason = REASONS.find((each) => each.word === lit);
  return (
    <figure className="card m-0 grid gap-4" aria-label={t('home.example.label')}>
      <figcaption className="eyebrow">
        {t('home.example.caption')} · <FormulaText hill="C4H8O2" />
      </figcaption>
      <div className="grid gap-2">
        {SPECTRA.map((spectrum, index) => (
          <MiniSpectrum
            key={spectrum.technique}
            spectrum={spectrum}
            lit={reason?.peaks.filter(([which]) => which === index).map(([, peak]) => peak) ?? []}
          />
        ))}
      </div>
      <ul className="grid gap-0.5 text-sm">
        {REASONS.map(({ word }) => (
          <li key={word}>
            <button
              type="button"
              aria-pressed={lit === word}
              onFocus={() => setLit(word)}
              onMouseEnter={() => setLit(word)}
              onClick={() => setLit(word)}
              className={
                'w-full rounded-sm border-l-2 px-3 py-1 text-left ' +
                `${lit === word ? 'border-accent bg-accent-soft' : 'border-border'}`
              }
            >
              {t(`home.example.${word}`)}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-5 border-t border-border pt-4">
        <SmallStructure lit={reason?.atoms ?? []} />
        <div>
          <p className="text-lg font-semibold">{t('home.example.answer')}</p>
          <p className="mono text-text-2">CC(=O)OCC</p>
        </div>
      </div>
      <p className="text-xs text-text-2">{t('home.example.hint')}</p>
    </figure>
  );
}
