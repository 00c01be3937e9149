import { messageSchema } from '@elucida/contract/auth';
import type { Feature } from '../../http/api.ts';
import { endSession } from '../../http/session.ts';

/** POST /auth/logout: the session is dead on the server; signing out twice is not an error. */
export const logOut: Feature = (api, context) => {
  api.post(
    '/auth/logout',
    { config: { access: 'anyone' }, schema: { response: { 200: messageSchema } } },
    async (request, reply) => {
      await endSession(request, reply, context);
      return { message: 'Signed out.' };
    },
  );
};
