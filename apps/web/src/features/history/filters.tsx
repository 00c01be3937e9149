import { CONFIDENCE_LEVELS, type ConfidenceLevel } from '@elucida/contract/limits';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryFilter } from '../../lib/api/history-calls.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Milliseconds without a key after which what was typed is searched. */
const TYPED_MS = 300;
const LEVELS = Object.keys(CONFIDENCE_LEVELS) as ConfidenceLevel[];

interface Props {
  filter: HistoryFilter;
  onChange: (part: Partial<HistoryFilter>) => void;
}

/** Search by name, formula or SMILES, by technique, and by how sure the answer was. */
export function Filters({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter.q);
  // Cleared, or changed by going back.
  const [searched, setSearched] = useState(filter.q);
  if (searched !== filter.q) {
    setSearched(filter.q);
    setTyped(filter.q);
  }
  useEffect(() => {
    if (typed.trim() === filter.q) return;
    const timer = window.setTimeout(() => onChange({ q: typed.trim() }), TYPED_MS);
    return () => window.clearTimeout(timer);
  }, [typed, filter.q, onChange]);
  return (
    <div role="search" className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <TextField
        type="search"
        label={t('history.filter.search')}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ChoiceField
        label={t('history.filter.technique')}
        all={t('history.filter.anyTechnique')}
        value={filter.technique}
        options={SPECTRUM_TYPES.map((type) => [type, t(`common.technique.${type}`)])}
        onChange={(technique) => onChange({ technique })}
      />
      <ChoiceField
        label={t('history.compare.confidence')}
        all={t('history.filter.anyConfidence')}
        value={filter.confidence}
        options={LEVELS.map((level) => [level, t(`result.confidence.${level}`)])}
        onChange={(confidence) => onChange({ confidence })}
      />
    </div>
  );
}
