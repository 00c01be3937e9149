/** A particle of total spin I = `twice`/2, and how many ways n equivalent spins ½ combine to it. */
export interface CompositeSpin {
  readonly twice: number;
  readonly ways: number;
}

/**
 * Total spins of n equivalent nuclei of spin ½: a CH3 is one particle of spin 3/2 and two of spin
 * 1/2. Their states do not mix, which keeps matrices small (P. L. Corio, Structure of
 * High-Resolution NMR Spectra, 1966, chapter 5).
 */
export function compositeSpins(nuclei: number): CompositeSpin[] {
  const spins: CompositeSpin[] = [];
  let chosen = 1,
    before = 0;
  for (let k = 0; 2 * k <= nuclei; k++) {
    spins.push({ twice: nuclei - 2 * k, ways: chosen - before });
    before = chosen;
    chosen = (chosen * (nuclei - k)) / (k + 1);
  }
  return spins;
}

/**
 * z components of n spins ½ added up, and the share of molecules with each: what the first-order
 * multiplet of an n + 1 rule shows.
 */
export function zComponents(nuclei: number): { readonly m: number; readonly share: number }[] {
  let chosen = 1;
  return Array.from({ length: nuclei + 1 }, (_, k) => {
    const share = chosen / 2 ** nuclei;
    chosen = (chosen * (nuclei - k)) / (k + 1);
    return { m: nuclei / 2 - k, share };
  });
}
