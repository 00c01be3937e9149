import { GREEK_LETTERS } from '@elucida/spectra/chemistry/greek-letters';

/**
 * What names of one compound share when they differ only in case, accents, spaces, hyphens, primes
 * or the spelling of Greek letters ('α-Pinene', 'alpha pinene', 'alfa-pinene' alike). The hyphen of
 * ortho, meta and para stays: o-cimeno (o-cymene) is not ocimeno (ocimene).
 */
export function libraryKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Script=Greek}/gu, (letter) => GREEK_LETTERS[letter] ?? letter)
    .replace(/alfa/gu, 'alpha')
    .replace(/\b([omp])[\s\p{Pd}]+/gu, '$1~')
    .replace(/[\s\p{Pd}\u00ad]/gu, '')
    .replace(/[’′´`]/gu, "'");
}
