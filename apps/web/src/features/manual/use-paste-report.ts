import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { notationWords } from '../../spectrum-text/notation-words.ts';
import type { Pasted } from '../../spectrum-text/read-pasted.ts';

/**
 * What was read of a pasted list and what was skipped, and why, in words: "12 peaks read. 1 row
 * skipped: …".
 */
export function usePasteReport(): (pasted: Pasted) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ rows, skipped, error }) => {
    if (rows.length === 0)
      return error && error.found !== ''
        ? `${t('manual.paste.nothing')} ${notationWords(error, t)}`
        : t('manual.paste.nothing');
    const read = t('manual.paste.read', {
      count: rows.length,
      n: formatCount(rows.length, language),
    });
    const [first] = skipped;
    if (!first) return read;
    const why = t(`manual.paste.why.${first.code}`, { line: first.line, found: first.found });
    return `${read} ${t('manual.paste.skipped', { count: skipped.length, why })}`;
  };
}
