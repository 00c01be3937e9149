/** PubChem's page for a structure. It is asked only when somebody follows the link. */
export const pubchemSearch = (smiles: string): string =>
  `https://pubchem.ncbi.nlm.nih.gov/#query=${encodeURIComponent(smiles)}`;
