import { Molecule } from 'openchemlib';

/**
 * Carbon and hydrogen first, the other elements by letter; without carbon all by letter (E. A.
 * Hill, J. Am. Chem. Soc. 22 (1900) 478).
 */
function inHillOrder(atoms: readonly (readonly [symbol: string, count: string])[]): string {
  const hasCarbon = atoms.some(([symbol]) => symbol === 'C');
  const place = (symbol: string) =>
    hasCarbon && symbol === 'C' ? ' ' : hasCarbon && symbol === 'H' ? '!' : symbol;
  return [...atoms]
    .sort(([a], [b]) => (place(a) < place(b) ? -1 : 1))
    .map((atom) => atom.join(''))
    .join('');
}

/**
 * Formula of any SMILES in Hill order, all parts and elements together, without its charge
 * (`C2H3NaO2`). Throws Error for what is no SMILES.
 */
export function molecularFormula(smiles: string): string {
  const { formula } = Molecule.fromSmiles(smiles, {
    noCoordinates: true,
    noStereo: true,
  }).getMolecularFormula();
  return inHillOrder(
    [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(
      ([, symbol, count]) => [symbol, count] as const,
    ),
  );
}
