import type { HistoryItem } from '@elucida/contract/history';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { useTranslation } from 'react-i18next';
import { confidenceLevel, formatConfidence } from '../../lib/confidence.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** How sure an analysis was, and the techniques it rests on, as far as the list has them. */
export function EntryFacts({ item: { result_json: result } }: { item: HistoryItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { confidence, techniques: listed } = result;
  const techniques = SPECTRUM_TYPES.filter(
    (type) => Array.isArray(listed) && (listed as unknown[]).includes(type),
  );
  const sure = typeof confidence === 'number' && confidence >= 0 && confidence <= 1;
  const facts = [
    ...(sure
      ? [
          `${t(`result.confidence.${confidenceLevel(confidence)}`)} (${formatConfidence(confidence, language)})`,
        ]
      : []),
    ...techniques.map((type) => t(`common.technique.${type}`)),
  ];
  return facts.length === 0 ? null : (
    <p className="figures text-sm text-text-2">{facts.join(' · ')}</p>
  );
}
