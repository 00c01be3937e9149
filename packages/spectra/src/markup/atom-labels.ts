/**
 * One atom of a SMILES: a bracket, a two-letter organic symbol, or a single letter (lower case:
 * aromatic).
 */
const ATOM = /\[\d*([A-Z][a-z]?|[a-z]{1,2})[^\]]*\]|Cl|Br|[BCNOPSFI]|[bcnops]/g;

/**
 * Labels of the heavy atoms of a SMILES in its order, element and place from 1, as the report's
 * text names them: `C1, O2, Cl3`.
 */
export function atomLabels(smiles: string): string[] {
  return [...smiles.matchAll(ATOM)].map(([token, bracketed], index) => {
    const symbol = bracketed ?? token;
    return `${symbol[0]!.toUpperCase()}${symbol.slice(1)}${index + 1}`;
  });
}
