import { send } from './request.ts';

/** GET /structures.mol: an MDL molfile, atoms in the order of the SMILES. */
export const fetchMolfile = async (smiles: string): Promise<string> =>
  (
    await send(`/structures.mol?smiles=${encodeURIComponent(smiles)}`, {
      prefix: '',
      accept: 'chemical/x-mdl-molfile',
    })
  ).text();
