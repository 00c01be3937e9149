import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { PASSWORD, type Client, type TestApp } from '../../testing/test-app.ts';
import { MINUTE_MS } from '../../periods.ts';

const NEW = 'a new passphrase';
const forgot = (client: Client, email: string, more = {}) =>
  client.call('POST', '/auth/forgot', { json: { email, ...more } });
const reset = (client: Client, token: string, password = NEW) =>
  client.call('POST', '/auth/reset', { json: { token, password } });
const logIn = async (app: TestApp, email: string, password: string) =>
  (await app.visitor().call('POST', '/auth/login', { json: { email, password } })).statusCode;
const isIn = async (client: Client) => (await client.call('GET', '/auth/me')).statusCode === 200;
const linkTo = async (app: TestApp, email: string) => {
  await forgot(app.visitor(), email);
  return app.mailer.tokenTo(email);
};

onBothDatabases('a forgotten password', (app) => {
  test('a mailed link takes a new password, ends all sessions, is told by mail and audited', async () => {
    const user = await app().user();
    await forgot(app().visitor(), user.email, { lang: 'es' });
    const token = await app().mailer.tokenTo(user.email);
    const mail = app().mailer.sent.at(-1)!;
    expect(mail.subject).toBe('Elige una contraseña nueva para Elucida');
    expect(mail.text).toContain(`http://localhost:3000/es/reset-password#token=${token}\n`);
    const response = await reset(app().visitor(), token);
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      'Your password is changed. All sessions are ended; sign in again.',
    ]);
    expect(await isIn(user)).toBe(false);
    expect(await logIn(app(), user.email, PASSWORD)).toBe(401);
    expect(await logIn(app(), user.email, NEW)).toBe(200);
    expect((await app().mailer.arrived(user.email, 'was changed')).text).toContain(
      'http://localhost:3000/en/forgot-password',
    );
    expect(
      await app()
        .db.kysely.selectFrom('admin_audit')
        .select(['action', 'source', 'after'])
        .execute(),
    ).toEqual([{ action: 'password', source: 'mail', after: '' }]);
  });

  test('only a hash of the token is stored', async () => {
    const user = await app().user();
    const token = await linkTo(app(), user.email);
    const rows = await app().db.kysely.selectFrom('password_resets').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a link works once, and not after another of the account was used', async () => {
    const user = await app().user();
    const first = await linkTo(app(), user.email);
    await forgot(app().visitor(), user.email);
    await expect
      .poll(() => app().mailer.sent.filter(({ text }) => text.includes('#token=')))
      .toHaveLength(2);
    const second = await app().mailer.tokenTo(user.email);
    expect(second).not.toBe(first);
    // A stranger who asks for links does not end the one that the owner has.
    expect((await reset(app().visitor(), first)).statusCode).toBe(200);
    for (const used of [first, second]) {
      const answer = await reset(app().visitor(), used, 'the thief was here');
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong_link']);
    }
    expect(await logIn(app(), user.email, NEW)).toBe(200);
  });

  test('of many uses at once one gets through', async () => {
    const user = await app().user();
    const token = await linkTo(app(), user.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => reset(app().visitor(), token, `${NEW} ${i}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await logIn(app(), user.email, `${NEW} ${winner}`)).toBe(200);
  });

  test('a link ends after 30 minutes', async () => {
    const user = await app().user();
    const token = await linkTo(app(), user.email);
    app().clock.time += 30 * MINUTE_MS;
    expect((await reset(app().visitor(), token)).statusCode).toBe(400);
    app().clock.time -= 1;
    expect((await reset(app().visitor(), token)).statusCode).toBe(200);
  });

  test('a link ends when the password is changed', async () => {
    const user = await app().user();
    const token = await linkTo(app(), user.email);
    await user.call('POST', '/auth/password', { json: { old: PASSWORD, new: NEW } });
    expect((await reset(app().visitor(), token, 'stolen long ago')).statusCode).toBe(400);
    expect(await logIn(app(), user.email, NEW)).toBe(200);
  });

  test('a link goes with its account', async () => {
    const user = await app().user();
    const token = await linkTo(app(), user.email);
    await user.call('DELETE', '/account', { json: { password: PASSWORD } });
    expect((await reset(app().visitor(), token)).statusCode).toBe(400);
  });

  test('a guessed token, one of nobody and one that is too long are refused alike', async () => {
    const token = await linkTo(app(), (await app().user()).email);
    const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const answers = [];
    for (const guess of ['', 'x', flipped, token.slice(0, -1), `${token}=`, ` ${token}`])
      answers.push((await reset(app().visitor(), guess)).body);
    expect(new Set(answers).size).toBe(1);
    expect((await reset(app().visitor(), 'x'.repeat(201))).statusCode).toBe(422);
    expect((await reset(app().visitor(), token, '12345')).statusCode).toBe(422);
    expect((await reset(app().visitor(), token)).statusCode).toBe(200);
  });

  test('an address with an account is answered as one without, to the fourth request', async () => {
    const user = await app().user();
    const answers = [];
    for (const email of [user.email, 'nobody@example.org']) {
      const of = [];
      for (let i = 0; i < 4; i++) {
        const answer = await forgot(app().visitor(), email);
        of.push([answer.statusCode, answer.body, answer.headers['retry-after']]);
      }
      answers.push(of);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.map(([status]) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[0]![3]![2]).toBe('3600');
    const rows = await app().db.kysely.selectFrom('password_resets').select('user_id').execute();
    expect(rows.filter(({ user_id }) => user_id === null)).toHaveLength(3);
    await expect
      .poll(() => app().mailer.sent.filter(({ text }) => text.includes('#token=')))
      .toHaveLength(3);
    expect(app().mailer.sent.some(({ to }) => to === 'nobody@example.org')).toBe(false);
    app().clock.time += 60 * MINUTE_MS;
    expect((await forgot(app().visitor(), user.email)).statusCode).toBe(200);
  });

  test('one client address asks for thirty addresses an hour', async () => {
    const visitor = app().visitor();
    const statuses = [];
    for (let i = 0; i < 31; i++)
      statuses.push((await forgot(visitor, `nobody${i}@example.org`)).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses[30]).toBe(429);
  });

  test('the mail goes out after the answer, and its failure is not seen', async () => {
    const user = await app().user();
    const send = app().mailer.send;
    app().mailer.send = () => Promise.reject(new Error('the mail server is away'));
    expect((await forgot(app().visitor(), user.email)).statusCode).toBe(200);
    app().mailer.send = send;
  });

  test('an account that is not verified can be opened again, and is still to be verified', async () => {
    const user = await app().user({ verified: false });
    expect((await reset(app().visitor(), await linkTo(app(), user.email))).statusCode).toBe(200);
    const back = app().visitor();
    const { is_verified } = (
      await back.call('POST', '/auth/login', { json: { email: user.email, password: NEW } })
    ).json() as { is_verified: boolean };
    expect(is_verified).toBe(false);
  });

  test('who guesses at a password does not keep out an owner with a mailed link', async () => {
    const user = await app().user();
    for (let i = 0; i < 12; i++)
      await app()
        .visitor()
        .call('POST', '/auth/login', { json: { email: user.email, password: 'a wrong guess' } });
    const owner = app().visitor();
    const signIn = () =>
      owner.call('POST', '/auth/login', { json: { email: user.email, password: NEW } });
    expect((await signIn()).statusCode).toBe(429);
    await reset(owner, await linkTo(app(), user.email));
    expect((await signIn()).statusCode).toBe(200);
  });
});

onBothDatabases('a changed password', (app) => {
  const change = (client: Client, old = PASSWORD, password = NEW) =>
    client.call('POST', '/auth/password', { json: { old, new: password } });

  test('ends all other sessions, is told by mail and audited', async () => {
    const user = await app().user();
    const other = app().visitor();
    await other.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } });
    expect((await change(user)).statusCode).toBe(200);
    expect([await isIn(user), await isIn(other)]).toEqual([true, false]);
    expect(await logIn(app(), user.email, PASSWORD)).toBe(401);
    await app().mailer.arrived(user.email, 'was changed');
    const changes = (await user.call('GET', '/account/export')).json() as {
      changes_by_you: object[];
      changes_by_admins: object[];
    };
    expect([changes.changes_by_you.length, changes.changes_by_admins]).toEqual([1, []]);
  });

  test('needs the old one, whose guesses are counted', async () => {
    const user = await app().user();
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push((await change(user, 'not my password')).json().code);
    expect(answers).toEqual([...Array<string>(10).fill('wrong_password'), 'too_many_logins']);
    expect((await change(user)).statusCode).toBe(429);
    expect((await change(app().visitor())).statusCode).toBe(401);
    expect(await logIn(app(), user.email, PASSWORD)).toBe(200);
  });

  test('of two changes at once, one gets through', async () => {
    const user = await app().user();
    const answers = await Promise.all([
      change(user, PASSWORD, `${NEW} 1`),
      change(user, PASSWORD, `${NEW} 2`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });

  test('no session begins with the old password once it is changed', async () => {
    const user = await app().user();
    const logins = Array.from({ length: 4 }, () => app().visitor());
    const [changed] = await Promise.all([
      change(user),
      ...logins.map((each) =>
        each.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } }),
      ),
    ]);
    expect(changed.statusCode).toBe(200);
    expect(await Promise.all(logins.map(isIn))).toEqual([false, false, false, false]);
  });
});
