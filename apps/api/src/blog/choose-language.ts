import { DEFAULT_LANGUAGE, languageSchema, type Language } from '@elucida/contract/languages';

/**
 * Quality of one range of an Accept-Language header (RFC 9110 §12.5.4): 1 where none is given, 0
 * refuses it.
 */
function quality(parameters: readonly string[]): number {
  const given = parameters
    .map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return given === undefined ? 1 : Number(given);
}

/**
 * The language of an answer: the one asked for, else the best of Accept-Language that there is,
 * else English.
 */
export function chooseLanguage(asked: Language | undefined, header = ''): Language {
  if (asked !== undefined) return asked;
  const accepted = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const { data: language } = languageSchema.safeParse(tag.trim().toLowerCase().split('-')[0]);
    const weight = quality(parameters);
    return language !== undefined && weight > 0 ? [{ language, weight }] : [];
  });
  return accepted.sort((a, b) => b.weight - a.weight)[0]?.language ?? DEFAULT_LANGUAGE;
}
