import type { SpectrumType } from '@elucida/spectra/spectrum';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { TECHNIQUE_COLOUR } from '../spectrum-plot/technique-colour.ts';

/** How well a candidate fits one technique, relative to the best of the list (0–1). */
export function TechniqueBar({ technique, share }: { technique: SpectrumType; share: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = t(`common.technique.${technique}`);
  return (
    <span
      className="inline-flex items-center gap-2 text-xs text-text-2"
      role="img"
      aria-label={t('result.candidateScore', {
        technique: name,
        percent: formatPercent(share, language),
      })}
    >
      {name}
      <span className="block h-1.5 w-16 rounded-full border border-border bg-sunken">
        <span
          className="block h-full rounded-full"
          style={{ width: `${Math.max(4, share * 100)}%`, background: TECHNIQUE_COLOUR[technique] }}
        />
      </span>
    </span>
  );
}
