/**
 * What the stub knows of a formula: the right molecule, and an isomer that a chemist might take for
 * it.
 */
export interface KnownMolecule {
  readonly formula: string;
  readonly truth: { readonly smiles: string; readonly name: string };
  readonly wrong: { readonly smiles: string; readonly name: string };
}

/**
 * Molecules of textbooks, for whoever tries the product with the stub. A list of one's own takes
 * its place (`--molecules FILE.json`).
 */
export const KNOWN_MOLECULES: readonly KnownMolecule[] = [
  {
    formula: 'C2H6O',
    truth: { smiles: 'CCO', name: 'ethanol' },
    wrong: { smiles: 'COC', name: 'dimethyl ether' },
  },
  {
    formula: 'C3H6O',
    truth: { smiles: 'CC(C)=O', name: 'acetone' },
    wrong: { smiles: 'CCC=O', name: 'propanal' },
  },
  {
    formula: 'C4H8O2',
    truth: { smiles: 'CCOC(C)=O', name: 'ethyl acetate' },
    wrong: { smiles: 'CCC(=O)OC', name: 'methyl propanoate' },
  },
  {
    formula: 'C6H12O2',
    truth: { smiles: 'CCCCOC(C)=O', name: 'butyl acetate' },
    wrong: { smiles: 'CC(C)COC(C)=O', name: 'isobutyl acetate' },
  },
  {
    formula: 'C7H12O2',
    truth: { smiles: 'CCOC(=O)C1CCC1', name: 'ethyl cyclobutanecarboxylate' },
    wrong: { smiles: 'COC(=O)C1CCCC1', name: 'methyl cyclopentanecarboxylate' },
  },
  {
    formula: 'C8H8O',
    truth: { smiles: 'CC(=O)c1ccccc1', name: 'acetophenone' },
    wrong: { smiles: 'O=CCc1ccccc1', name: 'phenylacetaldehyde' },
  },
  {
    formula: 'C8H10',
    truth: { smiles: 'CCc1ccccc1', name: 'ethylbenzene' },
    wrong: { smiles: 'Cc1ccc(C)cc1', name: 'p-xylene' },
  },
  {
    formula: 'C9H10O2',
    truth: { smiles: 'CCOC(=O)c1ccccc1', name: 'ethyl benzoate' },
    wrong: { smiles: 'COC(=O)Cc1ccccc1', name: 'methyl phenylacetate' },
  },
  {
    formula: 'C10H12O2',
    truth: { smiles: 'CC(=O)OCCc1ccccc1', name: '2-phenylethyl acetate' },
    wrong: { smiles: 'CCOC(=O)Cc1ccccc1', name: 'ethyl phenylacetate' },
  },
];
