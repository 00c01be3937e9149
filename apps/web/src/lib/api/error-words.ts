import type { ErrorCode } from '@elucida/contract/errors';
import type { errors as catalogue } from '@elucida/messages/catalogue/en/errors';
import type { Language } from '@elucida/messages/catalogue/language';
import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

// Every code of the contract has its message; a new code without one does not compile.
type Covered =
  Record<ErrorCode, string> extends (typeof catalogue)['byCode']
    ? (typeof catalogue)['byCode'] extends Record<ErrorCode, string>
      ? true
      : never
    : never;
const covered: Covered = true;

/** An answer that is no JSON, or not of the contract's form: its technical reason helps nobody. */
const NOT_UNDERSTOOD: readonly string[] = ['ZodError', 'SyntaxError'];

/**
 * A failed analysis in the words of the page: `errorWords`, and after a broken connection what the
 * browser says of it (specification §8: "A network failure shows the error message").
 */
export function runErrorWords(
  error: unknown,
  options: { t: TFunction; language: Language },
): string {
  const words = errorWords(error, options);
  const behind = error instanceof ApiError && error.status === 0 ? error.detail : null;
  return behind === null ? words : `${words} (${behind})`;
}

/**
 * An error in the words of the page. English shows the server's own sentence, else `HTTP {status}`
 * (specification §8);
 * the other languages translate by code, and fall back to the sentence when the code is unknown.
 */
export function errorWords(error: unknown, options: { t: TFunction; language: Language }): string {
  const { t, language } = options;
  if (!(error instanceof ApiError))
    return covered && error instanceof Error && !NOT_UNDERSTOOD.includes(error.name)
      ? error.message
      : t('errors.unexpectedAnswer');
  if (error.status === 0) return t('errors.network');
  const translated =
    error.code === null
      ? null
      : t(`errors.byCode.${error.code as ErrorCode}`, { defaultValue: '' });
  const own =
    error.detail ??
    (error.fields
      .map((field) => field.msg)
      .filter(Boolean)
      .join(' ') ||
      null);
  return (
    (language === 'en' ? own : translated || own) ??
    (translated || t('errors.http', { status: error.status }))
  );
}
