import type { NotationFailure } from '@elucida/spectra/manual-payload/apply-notation';
import type { TFunction } from 'i18next';

/** Why a listing cannot be read, in words that quote the token. */
export function notationWords(error: NotationFailure, t: TFunction): string {
  return error.code === 'other_technique'
    ? t('manual.notation.other_technique', { technique: t(`common.technique.${error.type}`) })
    : t(`manual.notation.${error.code}`, { found: error.found.trim() });
}
