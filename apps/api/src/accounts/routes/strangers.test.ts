import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { PASSWORD, type Client, type TestApp } from '../../testing/test-app.ts';

const WRONG = 'not the one';
const login = (client: Client, email: string, password = PASSWORD, from = client.address) =>
  client.call('POST', '/auth/login', { json: { email, password }, remoteAddress: from });
// Without cookies, as the pages send it (specification §7).
const resend = (app: TestApp, email: string, from: string) =>
  app.visitor().call('POST', '/auth/verify/resend', { json: { email }, remoteAddress: from });
const verify = (client: Client, email: string, code: string) =>
  client.call('POST', '/auth/verify', { json: { email, code } });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

onBothDatabases('what a stranger can do to an account', (given) => {
  test(
    'ten failures at one client address leave the owner in, from a known browser ' +
      'there and from any browser elsewhere',
    async () => {
      const app = given();
      const owner = await app.user();
      const stranger = app.visitor();
      for (let i = 0; i < 10; i++)
        expect((await login(stranger, owner.email, WRONG)).statusCode).toBe(401);
      const locked = await login(stranger, owner.email);
      expect([locked.statusCode, locked.json().code, locked.headers['retry-after']]).toEqual([
        429,
        'too_many_logins',
        '600',
      ]);
      expect((await login(owner, owner.email, PASSWORD, stranger.address)).statusCode).toBe(200);
      expect((await login(app.visitor(), owner.email)).statusCode).toBe(200);
    },
  );

  test(
    'guessing from many addresses ends after ten, and the browser that has signed in ' +
      'before still gets in',
    async () => {
      const app = given();
      const owner = await app.user();
      for (let i = 0; i < 10; i++)
        expect((await login(app.visitor(), owner.email, WRONG)).statusCode).toBe(401);
      const locked = await login(app.visitor(), owner.email);
      expect([locked.statusCode, locked.json().code, locked.headers['retry-after']]).toEqual([
        429,
        'too_many_logins',
        '600',
      ]);
      expect((await login(owner, owner.email)).statusCode).toBe(200);
      // Its own failures count too, and only its own.
      for (let i = 0; i < 10; i++)
        expect((await login(owner, owner.email, WRONG)).statusCode).toBe(401);
      expect((await login(owner, owner.email)).statusCode).toBe(429);
    },
  );

  test(
    'a browser known to one account is a stranger to another, and signing in to both ' +
      'makes it known to both',
    async () => {
      const app = given();
      const [ada, eve] = [await app.user(), await app.user()];
      for (let i = 0; i < 10; i++) await login(app.visitor(), ada.email, WRONG);
      expect((await login(eve, ada.email)).statusCode).toBe(429);
      app.clock.time += 600_000;
      expect((await login(eve, ada.email)).statusCode).toBe(200);
      for (let i = 0; i < 10; i++) await login(app.visitor(), ada.email, WRONG);
      expect((await login(eve, ada.email)).statusCode).toBe(200);
      expect((await login(eve, eve.email)).statusCode).toBe(200);
    },
  );

  test('signing in often without cookies is not a failure, and an account remembers twenty browsers', async () => {
    const app = given();
    const owner = await app.user();
    for (let i = 0; i < 55; i++)
      expect((await login(app.visitor(), owner.email)).statusCode).toBe(200);
    expect(await app.db.kysely.selectFrom('known_devices').selectAll().execute()).toHaveLength(20);
    app.clock.time += 366 * 86_400_000;
    for (let i = 0; i < 10; i++) await login(app.visitor(), owner.email, WRONG);
    expect((await login(owner, owner.email)).statusCode).toBe(429);
  });

  test("a stranger's requests for codes neither delay the owner's nor replace its code", async () => {
    const app = given();
    const owner = await app.user({ verified: false });
    const stranger = app.visitor();
    expect((await resend(app, owner.email, stranger.address)).statusCode).toBe(200);
    expect((await resend(app, owner.email, owner.address)).statusCode).toBe(200);
    const code = app.mailer.codeTo(owner.email);
    // As many as are sent in a day, and one more.
    for (let i = 0; i < 11; i++) {
      app.clock.time += 60_000;
      await resend(app, owner.email, stranger.address);
    }
    app.clock.time += 60_000;
    expect((await resend(app, owner.email, stranger.address)).statusCode).toBe(429);
    expect((await verify(owner, owner.email, code)).statusCode).toBe(200);
  });

  test("a stranger's wrong codes do not use up the owner's tries, nor the other way round", async () => {
    const app = given();
    const owner = await app.user({ verified: false });
    await resend(app, owner.email, owner.address);
    const code = app.mailer.codeTo(owner.email);
    for (let i = 0; i < 30; i++) await verify(app.visitor(), owner.email, wrong(code));
    const last = await verify(app.visitor(), owner.email, code);
    expect([last.statusCode, last.json().code]).toEqual([429, 'rate_limited']);
    for (let i = 0; i < 4; i++)
      expect((await verify(owner, owner.email, wrong(code))).statusCode).toBe(400);
    expect((await verify(owner, owner.email, code)).statusCode).toBe(200);
  });

  test('five tries are shared by the session and whoever calls without cookies from its client address', async () => {
    const app = given();
    const owner = await app.user({ verified: false });
    await resend(app, owner.email, owner.address);
    const code = app.mailer.codeTo(owner.email);
    for (let i = 0; i < 5; i++)
      await app.visitor().call('POST', '/auth/verify', {
        json: { email: owner.email, code: wrong(code) },
        remoteAddress: owner.address,
      });
    const sixth = await verify(owner, owner.email, code);
    expect([sixth.statusCode, sixth.json().code, sixth.headers['retry-after']]).toEqual([
      429,
      'code_tries',
      '60',
    ]);
  });

  test('an address with an account is answered as one without: sign-ins, codes and tries, to the second', async () => {
    const app = given();
    const owner = await app.user({ verified: false });
    await resend(app, owner.email, owner.address);
    await verify(owner, owner.email, '000000');
    const verified = await app.user();
    type Call = 'login' | 'resend' | 'verify';
    const seen = async (email: string, calls: readonly Call[]) => {
      const stranger = app.visitor();
      const answers = [];
      for (const call of calls) {
        const { statusCode, body, headers } =
          call === 'login'
            ? await login(stranger, email, WRONG)
            : call === 'resend'
              ? await resend(app, email, stranger.address)
              : await verify(stranger, email, '000000');
        answers.push([call, statusCode, body, headers['retry-after'] ?? null]);
      }
      return answers;
    };
    const many = (call: Call, count: number) => Array<Call>(count).fill(call);
    const withCodes = [
      ...many('login', 12),
      ...many('verify', 6),
      ...many('resend', 2),
      ...many('verify', 6),
    ];
    expect(await seen(owner.email, withCodes)).toEqual(await seen('nobody@example.org', withCodes));
    const withoutCodes = [...many('login', 12), ...many('verify', 6)];
    expect(await seen(verified.email, withoutCodes)).toEqual(
      await seen('nobody.else@example.org', withoutCodes),
    );
  });
});
