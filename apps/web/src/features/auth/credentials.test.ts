import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { checkCredentials, readAuthFailures } from './credentials.ts';

const good = { name: 'Ada', email: 'ada@example.org', password: 'secret' };

test.each([
  ['register', { ...good, name: '  ' }, 'nameMinimum'],
  ['login', { ...good, email: 'ada@' }, 'invalidEmail'],
  ['login', { ...good, email: 'ada@example' }, 'invalidEmail'],
  ['register', { ...good, password: '12345' }, 'passwordMinimum'],
] as const)('%s with %o is refused before it is sent', (mode, credentials, message) => {
  expect(checkCredentials(mode, credentials)?.message).toBe(message);
});

test('good credentials pass; signing in needs no name', () => {
  expect(checkCredentials('register', good)).toBeNull();
  expect(checkCredentials('login', { ...good, name: '' })).toBeNull();
});

const item = (field: string, type: string, msg = 'Too small') =>
  new ApiError(422, { code: 'invalid_input', detail: [{ loc: ['body', field], msg, type }] });

test.each([
  [item('password', 'too_small'), { fields: ['password'], message: 'passwordMinimum', own: null }],
  [item('name', 'string_too_short'), { fields: ['name'], message: 'nameMinimum', own: null }],
  [item('email', 'anything'), { fields: ['email'], message: 'invalidEmail', own: null }],
  [item('plan', 'anything', 'Unknown plan.'), { fields: [], message: null, own: 'Unknown plan.' }],
  [item('plan', 'anything', ''), { fields: [], message: 'invalidData', own: null }],
  [
    new ApiError(401, { detail: 'Wrong email or password.' }),
    { fields: ['email', 'password'], message: null, own: 'Wrong email or password.' },
  ],
  [
    new ApiError(400, { detail: { message: 'Bad password' } }),
    { fields: ['password'], message: null, own: 'Bad password' },
  ],
  [
    new ApiError(400, { detail: { code: 'EMAIL_EXISTS' } }),
    { fields: ['email'], message: null, own: 'EMAIL_EXISTS' },
  ],
  [new ApiError(422, null), { fields: [], message: 'validationError', own: null }],
  [new ApiError(500, null), { fields: [], message: 'authenticationError', own: null }],
  [new ApiError(0, null), { fields: [], message: 'networkError', own: null }],
])('%o', (error, failure) => expect(readAuthFailures(error)).toEqual([failure]));

test('every item of a refusal has its message', () => {
  const detail = [
    { loc: ['body', 'email'], msg: 'x', type: 'invalid_format' },
    { loc: ['body', 'password'], msg: 'x', type: 'too_small' },
    { loc: ['body', 'name'], msg: 'Names are written in letters.', type: 'custom' },
  ];
  expect(readAuthFailures(new ApiError(422, { detail }))).toEqual([
    { fields: ['email'], message: 'invalidEmail', own: null },
    { fields: ['password'], message: 'passwordMinimum', own: null },
    { fields: ['name'], message: null, own: 'Names are written in letters.' },
  ]);
});
