import type { Progress } from '@elucida/contract/analysis';
import type { stages } from '@elucida/messages/catalogue/en/stages';
import type { Language } from '@elucida/messages/catalogue/language';
import type { TFunction } from 'i18next';
import { formatCount } from '../lib/format/numbers.ts';

export type Found = NonNullable<Progress['found']>;
type FoundKey = keyof (typeof stages)['found'];

/** The value a sentence's plural follows, by the engine's name for it. */
const COUNTED = ['signals', 'unsaturation', 'considered', 'total'] as const;

/**
 * What a stage found, in the page's language; null for a key this version has no words for. `count`
 * picks the plural, and `n` is the same number written out.
 */
export function foundWords(
  { key, values }: Found,
  { t, language }: { t: TFunction; language: Language },
): string | null {
  const counted = COUNTED.find((name) => typeof values[name] === 'number');
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatCount(value, language) : value,
    ]),
  );
  const count = counted === undefined ? {} : { count: values[counted], n: written[counted] };
  const words = t(`stages.found.${key as FoundKey}`, {
    ...written,
    ...count,
    defaultValue: '',
  } as never) as unknown as string;
  return words === '' ? null : words;
}
