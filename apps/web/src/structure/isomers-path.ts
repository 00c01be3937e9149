/** The isomer explorer, opened on a molecule. */
export const isomersPath = (smiles: string): string =>
  `/isomers?name=${encodeURIComponent(smiles)}`;
