import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExampleRecord } from '@elucida/contract/examples';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buy, createBillingApp } from './testing/billing-app.ts';
import { OF_THEIR_OWN } from './testing/calls.ts';
import { documentedCalls, type Method } from './testing/documented-calls.ts';
import { writeExampleInputs } from './testing/example-inputs.ts';
import { until } from './testing/streams.ts';
import { createTestApp, manualPayload, PASSWORD, type TestApp } from './testing/test-app.ts';

/** Some two hundred calls, each from four browsers: a busy machine takes its time. */
const BUSY_MS = 90_000;
/** It needs a model, and has a test to itself. */
const NOTES = 'POST /isomers/notes';
const documented = documentedCalls();

/** A new password by a link, from the request to the answer. */
async function resetByMail(own: TestApp): Promise<LightMyRequestResponse> {
  const { email } = await own.user();
  await own.visitor().call('POST', '/auth/forgot', { json: { email } });
  return own.visitor().call('POST', '/auth/reset', {
    json: { token: await own.mailer.tokenTo(email), password: PASSWORD },
  });
}

/**
 * What a success has that the documentation does not say: another status, another kind of content,
 * another form.
 */
function undocumented(
  name: string,
  { statusCode, headers, body }: LightMyRequestResponse,
): string[] {
  const [method, url] = name.split(' ') as [Method, string];
  const content = documented().operationOf(method, url).responses[String(statusCode)]?.content;
  const type = String(headers['content-type']).split(';')[0]!;
  if (content?.[type] === undefined) return [`${name}: ${statusCode} as ${type} is not documented`];
  if (type !== 'application/json') return [];
  const { error } = z.fromJSONSchema(content[type].schema).safeParse(JSON.parse(body));
  return error === undefined ? [] : [`${name}: ${error.message}`];
}
test(
  'notes on isomers are answered in the documented form, where a model is configured',
  async () => {
    // Past the day's calls, so that nobody is asked.
    const withModel = await createTestApp({
      env: { OPENAI_API_KEY: 'x', AI_MODEL_A: 'openai:gpt-5', AI_DAILY_CALLS: '0' },
    });
    const response = await (
      await withModel.user()
    ).call('POST', '/isomers/notes', { json: { name: 'propan-1-ol', limit: 3 } });
    expect([response.statusCode, undocumented(NOTES, response)]).toEqual([200, []]);
    await withModel.close();
  },
  BUSY_MS,
);

test(
  'the documented success of every call is answered, in the documented form',
  async () => {
    const { calls, call, clients } = documented();
    const problems: string[] = [];
    for (const { method, url, name } of calls().filter(
      ({ name: each }) => !OF_THEIR_OWN.includes(each) && each !== NOTES,
    )) {
      let seen = false;
      for (const client of Object.values(clients)) {
        const { cookie } = client;
        const response = await call(client, method, url);
        if (name.startsWith('POST /auth/')) client.cookie = cookie;
        if (response.statusCode >= 400) continue;
        seen = true;
        problems.push(...undocumented(name, response));
        if (name === 'POST /auth/logout')
          await client.call('POST', '/auth/login', {
            json: { email: client.email, password: PASSWORD },
          });
      }
      if (!seen) problems.push(`${name}: no success seen`);
    }
    expect(problems).toEqual([]);
  },
  BUSY_MS,
);

test('so is that of the calls that ask for a setting, a code, a password or a plan', async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'elucida-demo-'));
  const own = await createBillingApp({ env: { ALLOW_DIRECT_DOWNGRADE: 'true' }, app: { webDist } });
  try {
    const buyer = await own.user();
    await buy(own, buyer, 'basic');
    const event = await own.deliver(own.stripe.state.events[0]);
    await buyer.call('POST', '/stripe/sync');
    const result = (
      await buyer.call('POST', '/analyze/manual', { json: manualPayload() })
    ).json() as object;
    const { id } = (
      await buyer.call('POST', '/history', {
        json: { formula: 'C7H12O2', nombre_molecula: null, result_json: result },
      })
    ).json() as { id: string };
    writeFileSync(
      join(webDist, 'demo_example.json'),
      JSON.stringify({ result_json: result, images: [] }),
    );
    await writeExampleInputs(webDist);
    const started = await own.visitor().call('POST', '/examples', { json: { name: 'pictures' } });
    const run = `/examples/${(started.json() as { id: string }).id}`;
    await until(
      async () =>
        ((await own.visitor().call('GET', run)).json() as ExampleRecord).status === 'done',
    );
    const fresh = await own.user({ verified: false });
    await fresh.call('POST', '/auth/verify/resend', { json: { email: fresh.email } });
    const mover = await own.user();
    const [{ id: session }] = (await mover.call('GET', '/auth/sessions')).json() as [
      { id: string },
    ];
    const email = 'moved@example.org';
    const asked = await mover.call('POST', '/auth/email', { json: { email, password: PASSWORD } });
    const moved = await mover.call('POST', '/auth/email/verify', {
      json: { email, code: own.mailer.codeTo(email) },
    });
    const answers = {
      'POST /auth/email': asked,
      'POST /auth/email/verify': moved,
      'POST /auth/password': await mover.call('POST', '/auth/password', {
        json: { old: PASSWORD, new: PASSWORD },
      }),
      'DELETE /auth/sessions/:id': await mover.call('DELETE', `/auth/sessions/${session}`),
      'POST /stripe/webhook': event,
      'GET /history/:id/csv': await buyer.call('GET', `/history/${id}/csv`),
      'POST /account/plan': await buyer.call('POST', '/account/plan', { json: { plan: 'free' } }),
      'DELETE /account': await buyer.call('DELETE', '/account', { json: { password: PASSWORD } }),
      'POST /auth/reset': await resetByMail(own),
      'POST /auth/verify': await fresh.call('POST', '/auth/verify', {
        json: { email: fresh.email, code: own.mailer.codeTo(fresh.email) },
      }),
      'POST /examples': started,
      'GET /examples/:id': await own.visitor().call('GET', run),
      'GET /examples/:id/images/:position': await own.visitor().call('GET', `${run}/images/0`),
      'GET /demo_example.json': await own.visitor().call('GET', '/demo_example.json'),
    };
    expect(Object.keys(answers).toSorted()).toEqual(OF_THEIR_OWN.toSorted());
    expect(Object.values(answers).map(({ statusCode }) => statusCode)).toEqual(
      Array(OF_THEIR_OWN.length).fill(200),
    );
    expect(Object.entries(answers).flatMap(([name, answer]) => undocumented(name, answer))).toEqual(
      [],
    );
  } finally {
    await own.close();
    rmSync(webDist, { recursive: true, force: true });
  }
});

test('an analysis asked for as a stream of events is one of the documented answers', async () => {
  const { clients, operationOf } = documented();
  const response = await clients.admin.call('POST', '/analyze/manual', {
    json: manualPayload(),
    headers: { accept: 'text/event-stream' },
  });
  expect(undocumented('POST /analyze/manual', response)).toEqual([]);
  expect(Object.keys(operationOf('POST', '/analyze').requestBody!.content)).toEqual([
    'multipart/form-data',
  ]);
});
