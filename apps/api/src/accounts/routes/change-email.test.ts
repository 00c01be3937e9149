import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { PASSWORD, type Client } from '../../testing/test-app.ts';

const NEW = 'new-address@example.org';
const ask = (client: Client, email = NEW, password = PASSWORD) =>
  client.call('POST', '/auth/email', { json: { email, password } });
const enter = (client: Client, code: string, email = NEW) =>
  client.call('POST', '/auth/email/verify', { json: { email, code } });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const codeOf = async (answer: ReturnType<Client['call']>) => {
  const response = await answer;
  return response.statusCode === 200 ? 200 : (response.json() as { code: string }).code;
};

onBothDatabases('a changed email', (app) => {
  const me = async (client: Client) =>
    (await client.call('GET', '/auth/me')).json() as { email: string; is_verified: boolean };

  test('a code to the new address changes it; the old one is told, and its links end', async () => {
    const user = await app().user();
    await app()
      .visitor()
      .call('POST', '/auth/forgot', { json: { email: user.email } });
    const token = await app().mailer.tokenTo(user.email);
    expect((await ask(user)).json().message).toBe('Code sent to the new email.');
    expect(await me(user)).toMatchObject({ email: user.email });
    const mail = app().mailer.sent.at(-1)!;
    expect([mail.to, mail.text.match(/\d{6}/g)?.length]).toEqual([NEW, 1]);
    expect((await enter(user, app().mailer.codeTo(NEW))).statusCode).toBe(200);
    expect(await me(user)).toMatchObject({ email: NEW, is_verified: true });
    await app().mailer.arrived(user.email, 'was changed');
    expect(
      (
        await app()
          .visitor()
          .call('POST', '/auth/reset', { json: { token, password: 'x'.repeat(9) } })
      ).statusCode,
    ).toBe(400);
    expect(
      await app()
        .db.kysely.selectFrom('admin_audit')
        .select(['action', 'source', 'before', 'after'])
        .execute(),
    ).toEqual([{ action: 'email', source: 'account', before: '', after: '' }]);
    expect(await codeOf(enter(user, app().mailer.codeTo(NEW)))).toBe('wrong_code');
  });

  test('an unverified account mends a mistyped address, whose owner is not written to', async () => {
    const user = await app().user({ verified: false, email: 'tpyo@example.org' });
    await ask(user);
    await enter(user, app().mailer.codeTo(NEW));
    expect(await me(user)).toMatchObject({ email: NEW, is_verified: true });
    expect(app().mailer.sent.filter(({ to }) => to === 'tpyo@example.org')).toEqual([]);
  });

  test('an address with an account is answered alike; only its own mail says so', async () => {
    const [user, other] = [await app().user(), await app().user()];
    const free = await ask(user);
    const taken = await ask(user, other.email);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(app().mailer.sent.at(-1)).toMatchObject({
      to: other.email,
      subject: 'This email already has an Elucida account',
    });
    expect(app().mailer.sent.at(-1)!.text).not.toMatch(/\d{6}/);
  });

  test('an address that somebody else verified meanwhile is theirs', async () => {
    const user = await app().user();
    await ask(user);
    const code = app().mailer.codeTo(NEW);
    await app().user({ email: NEW });
    expect(await codeOf(enter(user, code))).toBe('wrong_code');
    expect((await me(user)).email).toBe(user.email);
  });

  test('unverified registrations of the address give way', async () => {
    const squatter = await app().user({ verified: false, email: NEW });
    const user = await app().user();
    await ask(user);
    expect((await enter(user, app().mailer.codeTo(NEW))).statusCode).toBe(200);
    expect((await squatter.call('GET', '/auth/me')).statusCode).toBe(401);
  });

  test('a code is of one account and one address, and does not verify by the other call', async () => {
    const [user, other] = [await app().user(), await app().user()];
    await ask(user);
    const code = app().mailer.codeTo(NEW);
    expect(await codeOf(enter(other, code))).toBe('wrong_code');
    expect(await codeOf(enter(user, code, 'another@example.org'))).toBe('wrong_code');
    expect(
      await codeOf(
        app()
          .visitor()
          .call('POST', '/auth/verify', { json: { email: NEW, code } }),
      ),
    ).toBe('wrong_code');
  });

  test('five tries a code, fifteen minutes, and none after a new password', async () => {
    const user = await app().user();
    await ask(user);
    const code = app().mailer.codeTo(NEW);
    for (let i = 0; i < 5; i++) expect(await codeOf(enter(user, wrong(code)))).toBe('wrong_code');
    expect(await codeOf(enter(user, code))).toBe('code_tries');
    expect(await codeOf(ask(user))).toBe('code_cooldown');
    app().clock.time += 60_000;
    await ask(user);
    app().clock.time += 15 * 60_000;
    expect(await codeOf(enter(user, app().mailer.codeTo(NEW)))).toBe('wrong_code');
    await ask(user);
    await user.call('POST', '/auth/password', { json: { old: PASSWORD, new: 'another one' } });
    expect(await codeOf(enter(user, app().mailer.codeTo(NEW)))).toBe('wrong_code');
  });

  test('it asks for the password, for another address, and ten times a day at most', async () => {
    const user = await app().user();
    expect(await codeOf(ask(user, NEW, 'not my password'))).toBe('wrong_password');
    expect(await codeOf(ask(user, user.email))).toBe('same_email');
    expect(await codeOf(ask(app().visitor()))).toBe('not_signed_in');
    for (let i = 0; i < 10; i++) expect(await codeOf(ask(user, `n${i}@example.org`))).toBe(200);
    expect(await codeOf(ask(user, 'n10@example.org'))).toBe('rate_limited');
  });

  test('many accounts together try fifty codes a day for one address', async () => {
    const answers = [];
    for (let account = 0; account < 11; account++) {
      const user = await app().user({ verified: false });
      for (let i = 0; i < 5; i++) answers.push(await codeOf(enter(user, '123456')));
    }
    expect(answers.filter((answer) => answer === 'wrong_code')).toHaveLength(50);
    expect(answers.filter((answer) => answer === 'rate_limited')).toHaveLength(5);
  });
});

onBothDatabases('the wait for a code', (app) => {
  test('is counted by the server, for the request that would be made', async () => {
    const user = await app().user({ verified: false });
    const wait = async () => (await user.call('GET', '/auth/verify/wait')).json() as object;
    expect(await wait()).toEqual({ wait_s: 0 });
    await user.call('POST', '/auth/verify/resend', { json: { email: user.email } });
    expect(await wait()).toEqual({ wait_s: 60 });
    app().clock.time += 23_500;
    expect(await wait()).toEqual({ wait_s: 37 });
    app().clock.time += 40_000;
    expect(await wait()).toEqual({ wait_s: 0 });
  });
});
