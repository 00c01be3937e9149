import { expect, test } from 'vitest';
import { emailSchema, registerSchema, resendSchema, verifySchema } from './auth.ts';

test.each([
  ['  Ada@Example.ORG ', 'ada@example.org'],
  ['a+b@x.eus', 'a+b@x.eus'],
])('%j is the address %j', (typed, address) => {
  expect(emailSchema.parse(typed)).toBe(address);
});

test.each(['', 'ada', 'ada@', 'a b@x.org', `${'a'.repeat(250)}@x.org`])(
  '%j is no address',
  (typed) => {
    expect(emailSchema.safeParse(typed).error?.issues[0].message).toBe(
      'Please enter a valid email address.',
    );
  },
);

test('each field of a registration names its own fault in the words of the specification', () => {
  const issues = registerSchema
    .safeParse({ email: 'x', password: '12345', name: ' ' })
    .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(issues).toEqual([
    ['email', 'Please enter a valid email address.'],
    ['password', 'The password must be at least 6 characters.'],
    ['name', 'Name is required (min. 1 character).'],
  ]);
});

test.each(['', '   ', '\u200b\u2060'])('a name that cannot be seen (%j) is none', (name) => {
  expect(
    registerSchema.safeParse({ email: 'a@b.org', password: '123456', name }).error?.issues[0]
      .message,
  ).toBe('Name is required (min. 1 character).');
});

test('whitespace in a code is stripped', () => {
  expect(verifySchema.parse({ email: 'a@b.org', code: ' 123 456 ' }).code).toBe('123456');
});

test.each([
  [{}, 'Enter your email and 6-digit code.'],
  [{ email: ' ', code: '123456' }, 'Enter your email and 6-digit code.'],
  [{ email: 'a@b.org' }, 'Enter your email and 6-digit code.'],
  [{ email: 'a@b.org', code: '12345' }, 'Enter your email and 6-digit code.'],
  [{ email: 'ada', code: '123456' }, 'Please enter a valid email address.'],
])('a check of %j is refused: %s', (body, message) =>
  expect(verifySchema.safeParse(body).error?.issues[0].message).toBe(message),
);

test.each([
  [{}, 'Missing email.'],
  [{ email: '' }, 'Missing email.'],
  [{ email: 'ada' }, 'Please enter a valid email address.'],
])('a code for %j is refused: %s', (body, message) =>
  expect(resendSchema.safeParse(body).error?.issues[0].message).toBe(message),
);
