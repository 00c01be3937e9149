import { SMILES_MAX } from '@elucida/contract/limits';
import { molfile } from '@elucida/engine/molecules/molfile';
import { z } from 'zod';
import type { Feature } from '../../http/api.ts';
import { ApiError } from '../../http/api-error.ts';

const querystring = z.object({ smiles: z.string().trim().min(1).max(SMILES_MAX) });
const DAY_S = 86_400;
const TYPE = 'chemical/x-mdl-molfile';

function write(smiles: string): string {
  try {
    return molfile(smiles);
  } catch {
    throw new ApiError('invalid_smiles', { detail: 'The SMILES cannot be drawn: not a valid SMILES.' });
  }
}

/** GET /structures.mol: the molecule as a molfile, for drawing programs. */
export const structureMolfile: Feature = (api) => {
  api.get('/structures.mol', { config: { access: 'anyone' }, schema: { querystring, produces: [TYPE] } }, async (request, reply) => {
    const text = write(request.query.smiles);
    reply.headers({ 'cache-control': `public, max-age=${DAY_S}`, 'content-type': `${TYPE}; charset=utf-8` });
    return reply.serializer((molecule: unknown) => molecule as string).send(text);
  });
};
