import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { verificationMailTo } from '../../accounts/verification-mail.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const sender = { from: 'Elucida <no-reply@elucida.example>', domain: 'elucida.example' };
const mail = verificationMailTo(
  { email: 'ada/x@example.org', name: 'Ada Núñez' },
  { code: '042137', language: 'es' },
);

test('the outbox: named by time and address, text first, the code the only run of six digits', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'elucida-outbox-')), 'outbox');
  const written: string[] = [];
  const mailer = createOutboxMailer({
    folder,
    sender,
    clock: { now: () => Date.UTC(2026, 10, 21, 6, 42, 15, 7) },
    onWritten: (file) => written.push(file),
  });
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  expect(readdirSync(folder)).toEqual([
    '20261121T064215.007Z-ada_x@example.org.eml',
    '20261121T064215.008Z-ada_x@example.org.eml',
  ]);
  expect(written).toHaveLength(2);
  const raw = readFileSync(written[0], 'utf8');
  expect(raw).toMatch(/^From: Elucida <no-reply@elucida.example>\r\nTo: ada\/x@example.org\r\n/m);
  expect([...raw.matchAll(/Content-Type: (text\/\w+)/g)].map(([, type]) => type)).toEqual([
    'text/plain',
    'text/html',
  ]);
  expect(raw).toContain('\r\n042137\r\n');
  expect(new Set(raw.match(/\d{6,}/g))).toEqual(new Set(['042137']));
});

test.each([254, 255])(
  'the outbox takes an address of %i characters, the longest there are',
  async (length) => {
    const folder = mkdtempSync(join(tmpdir(), 'elucida-outbox-'));
    const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`;
    const to = 'a'.repeat(length - domain.length) + domain;
    const written: string[] = [];
    const mailer = createOutboxMailer({
      folder,
      sender,
      clock: { now: () => 0 },
      onWritten: (file) => written.push(file),
    });
    await mailer.send({ ...mail, to });
    expect(written[0].length - folder.length - 1).toBe(255);
    expect(readFileSync(written[0], 'utf8').replaceAll(/\r\n\s*/g, '')).toContain(to);
  },
);

/** An SMTP server that refuses the first `refusals` mails. */
async function smtpServer(
  refusals: number,
): Promise<{ url: string; received: string[]; close(): Promise<void> }> {
  const received: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        if (left-- > 0) return done(new Error('try again'));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

test('SMTP: handed over at once, delivered behind the answer, tried again, and waited for when closing', async () => {
  const server = await smtpServer(1);
  const failures: boolean[] = [];
  const mailer = createSmtpMailer({
    url: server.url,
    sender,
    onFailure: (_error, final) => failures.push(final),
    retryAfterMs: [20, 20],
  });
  await mailer.send({ ...mail, to: 'ada@example.org' });
  expect(server.received).toEqual([]);
  for (let i = 0; i < 200 && server.received.length === 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await mailer.close();
  expect(failures).toEqual([false]);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain('To: ada@example.org');
  await server.close();
});
