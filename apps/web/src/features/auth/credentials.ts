import { PASSWORD_MIN } from '@elucida/contract/limits';
import type { auth } from '@elucida/messages/catalogue/en/auth';
import { ApiError } from '../../lib/api/api-error.ts';
import { isEmail } from '../../lib/is-email.ts';

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
export type AuthMode = 'login' | 'register';
export type AuthMessage = {
  readonly [Key in keyof typeof auth]: (typeof auth)[Key] extends string ? Key : never;
}[keyof typeof auth];
export type Field = 'name' | 'email' | 'password';

/** First thing wrong with the form, as a message key, or null. */
export function checkCredentials(
  mode: AuthMode,
  { name, email, password }: Credentials,
): { field: Field; message: AuthMessage } | null {
  if (mode === 'register' && name.trim() === '') return { field: 'name', message: 'nameMinimum' };
  if (!isEmail(email)) return { field: 'email', message: 'invalidEmail' };
  if (password.length < PASSWORD_MIN) return { field: 'password', message: 'passwordMinimum' };
  return null;
}

/**
 * What to say about a refused sign-in (a message of ours by its key, or the server's own text) and
 * the fields it is about.
 */
export interface AuthFailure {
  readonly fields: readonly Field[];
  readonly message: AuthMessage | null;
  readonly own: string | null;
}

/** A text that speaks of the email or the password highlights that field (specification §5). */
const fieldsIn = (text: string): Field[] =>
  (['email', 'password'] as const).filter((field) => text.toLowerCase().includes(field));

function ofItem(item: {
  loc: readonly (string | number)[];
  msg: string;
  type: string;
}): AuthFailure {
  const where = item.loc.map(String);
  const short =
    /too_short|too_small|min_length|minimum/.test(item.type) || /at least|min\./i.test(item.msg);
  if (where.includes('email')) return { fields: ['email'], message: 'invalidEmail', own: null };
  if (where.includes('password') && short)
    return { fields: ['password'], message: 'passwordMinimum', own: null };
  if (where.includes('name') && short)
    return { fields: ['name'], message: 'nameMinimum', own: null };
  return {
    fields: where.includes('name') ? ['name'] : fieldsIn(item.msg),
    message: item.msg === '' ? 'invalidData' : null,
    own: item.msg || null,
  };
}

/**
 * Maps the server's refusal (specification §5), one failure an item of a 422: too short passwords
 * and names and any e-mail error get the form's own messages; other items show their own text; a
 * refusal without any text is an authentication or validation error.
 */
export function readAuthFailures(error: unknown): readonly AuthFailure[] {
  if (!(error instanceof ApiError))
    return [{ fields: [], message: 'authenticationError', own: null }];
  if (error.status === 0) return [{ fields: [], message: 'networkError', own: null }];
  if (error.fields.length > 0) return error.fields.map(ofItem);
  // An error may carry a code alone (specification §7).
  const own = error.detail ?? error.code;
  if (own !== null) return [{ fields: fieldsIn(own), message: null, own }];
  return [
    {
      fields: [],
      message: error.status === 422 ? 'validationError' : 'authenticationError',
      own: null,
    },
  ];
}
