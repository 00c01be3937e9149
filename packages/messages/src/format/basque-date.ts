/**
 * Basque dates, by Euskaltzaindia's rule 37. Browsers without Basque locale data, and CLDR's
 * `2026(e)ko … 21(a)`, leave no other way.
 */
const MONTHS = [
  'urtarrilaren',
  'otsailaren',
  'martxoaren',
  'apirilaren',
  'maiatzaren',
  'ekainaren',
  'uztailaren',
  'abuztuaren',
  'irailaren',
  'urriaren',
  'azaroaren',
  'abenduaren',
];

/**
 * `2026ko`, `2025eko`: the suffix follows the sound of the last numeral (bat, bost, hamar and ehun
 * end in a consonant).
 */
function yearGenitive(year: number): string {
  const tens = year % 100;
  const teen = Math.floor(tens / 10) % 2 === 1;
  const consonant =
    tens === 0
      ? year % 1000 !== 0
      : tens % 10 === 5 || (tens % 10 === 1 && !teen) || (tens % 10 === 0 && teen);
  return `${year}${consonant ? 'eko' : 'ko'}`;
}

/**
 * `2026ko azaroaren 21a`; the month counts from 1. Eleven (hamaika) already ends in the article.
 */
export function basqueDay({
  year,
  month,
  day,
}: {
  year: number;
  month: number;
  day: number;
}): string {
  return `${yearGenitive(year)} ${MONTHS[month - 1]!} ${day}${day === 11 || day === 31 ? '' : 'a'}`;
}
