const GREEK: Readonly<Record<string, string>> = { α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ω: 'omega' };

/**
 * What names of one compound share when they differ only in case, accents, spaces, hyphens, primes or the spelling of Greek
 * letters ('α-Pinene', 'alpha pinene', 'alfa-pinene' alike).
 */
export function libraryKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[αβγδεω]/gu, (letter) => GREEK[letter])
    .replace(/alfa/gu, 'alpha')
    .replace(/[\s\p{Pd}\u00ad]/gu, '')
    .replace(/[’′´`]/gu, "'");
}
