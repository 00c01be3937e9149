import { loginSchema } from '@elucida/contract/auth';
import { userSchema } from '@elucida/contract/user';
import type { Context } from '../../context.ts';
import { accountsOf } from '../queries/accounts-of.ts';
import { describeUser } from '../describe-user.ts';
import { refuseIfGone } from '../../users/refuse-if-gone.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { startSession } from '../../http/session.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { loginsFrom } from '../limits.ts';
import { countLogin } from '../login-failures.ts';
import { withSamePassword } from '../with-same-password.ts';

/** The account whose password it is. An address without an account costs a hash too. */
async function accountWith(
  accounts: readonly UserRow[],
  { secret, from }: { secret: string; from: string },
  { hasher }: Context,
): Promise<UserRow | undefined> {
  for (const account of accounts)
    if (await hasher.verify({ stored: account.password_hash, secret, from })) return account;
  if (accounts.length === 0) await hasher.verify({ stored: undefined, secret, from });
  return undefined;
}

/** POST /auth/login. A wrong e-mail and a wrong password give the same answer in the same time. */
export const logIn: Feature = (api, context) => {
  api.post(
    '/auth/login',
    {
      config: { access: 'anyone', listDetail: true },
      schema: { body: loginSchema, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const { email, password: secret } = request.body;
      const from = clientAddress(request);
      await refuseOver(loginsFrom(from), context);
      const accounts = await accountsOf(email, context);
      const succeeded = await countLogin(
        { email, from, device: await knownDevice(request, accounts, context) },
        context,
      );
      const user = await accountWith(accounts, { secret, from }, context);
      if (user === undefined) throw new DomainError('wrong_credentials');
      await succeeded();
      // While the password was hashed, a call at the same time may have changed it, or deleted
      // the account.
      await withSamePassword(
        user,
        (within) => startSession(request, reply, { userId: user.id, context: within }),
        context,
      )
        .then(() => rememberDevice(request, reply, { userId: user.id, context }))
        .catch((error: unknown) => refuseIfGone(user.id, error, context));
      return describeUser(user, context);
    },
  );
};
