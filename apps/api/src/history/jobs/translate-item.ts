import { translateResult } from '@elucida/analysis/translation/translate-result';
import type { Language } from '@elucida/contract/languages';
import type { Job } from '../../adapters/threads/job.ts';

/** What of an item is in a language: its result as JSON text, and the name it is listed by. */
export interface ItemTexts {
  readonly result_json: string;
  readonly nombre_molecula: string | null;
}

interface Order extends ItemTexts {
  readonly lang: Language;
}

/**
 * An item's texts in a language, written from the statements that its result keeps. A name that is
 * not the result's own, and a result without statements, stay as they are.
 */
export const translateItem: Job<Order, ItemTexts> = {
  run({ result_json, nombre_molecula, lang }) {
    const stored = JSON.parse(result_json) as { nombre_molecula?: unknown };
    const translated = translateResult(stored, lang);
    const { nombre_molecula: name } = translated;
    return {
      result_json: JSON.stringify(translated),
      nombre_molecula:
        nombre_molecula === stored.nombre_molecula && typeof name === 'string'
          ? name
          : nombre_molecula,
    };
  },
  sample: { result_json: '{}', nombre_molecula: null, lang: 'es' },
};
