import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { untilCancelled } from '../../testing/fake-analyser.ts';
import { programsOf, type Program } from '../../testing/programs.ts';
import { createTestApp, manualPayload, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let program: () => Promise<Program>;
const open: Client[] = [];
beforeAll(async () => {
  app = await createTestApp();
  program = await programsOf(app);
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});
afterAll(() => app.close());

/** An assistant with its own session, through the SDK's client. */
async function connect({ url, key }: Program) {
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  const client = new Client({ name: 'test', version: '1' });
  // The transport's types are of a looser compiler setting (exactOptionalPropertyTypes).
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  open.push(client);
  return { client, transport };
}

const { spectra } = manualPayload();
const usedBy = async ({ owner }: Program) =>
  (await owner.call('GET', '/stats/quota')).json<{ used_today: number }>().used_today;

test('tools are listed and called; an identification is an analysis of the account', async () => {
  const mine = await program();
  const { client } = await connect(mine);
  expect((await client.listTools()).tools).toHaveLength(5);
  const progress: number[] = [];
  const { structuredContent } = await client.callTool(
    { name: 'identify_molecule', arguments: { formula: 'C7H12O2', spectra } },
    undefined,
    { onprogress: (event) => progress.push(event.progress) },
  );
  expect(structuredContent).toMatchObject({ status: 'ok', smiles: 'CCOC(=O)C1CCC1' });
  expect(progress.length).toBeGreaterThan(0);
  expect(await usedBy(mine)).toBe(1);
  const { report } = structuredContent as { report: string };
  const id = report.split('/').at(-1)!;
  expect((await mine.owner.call('GET', `/analyses/${id}`)).statusCode).toBe(200);
  expect((await client.readResource({ uri: report })).contents[0]).toMatchObject({
    mimeType: 'text/markdown',
  });
  expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([report]);
  const stranger = await connect(await program());
  await expect(stranger.client.readResource({ uri: report })).rejects.toThrow('no report');
});

test('structures are verified, predicted and named, and isomers listed', async () => {
  const mine = await program();
  const { client } = await connect(mine);
  const call = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })).structuredContent;
  expect(await call('verify_structure', { structure: 'CCOC(=O)C1CCC1', spectra })).toMatchObject({
    verdict: 'consistent',
  });
  expect(await usedBy(mine)).toBe(1);
  expect(await call('predict_spectra', { structure: 'CCO', solvent: 'CDCl3' })).toMatchObject({
    smiles: 'CCO',
    solvent: 'CDCl3',
  });
  expect(await call('name_structure', { structure: 'CCO' })).toMatchObject({
    structure: { name: 'ethanol' },
  });
  expect(await call('list_isomers', { molecule: 'C3H8O', limit: 2 })).toMatchObject({ total: 3 });
});

test.each([
  ['identify_molecule', { formula: 'C7H12O2', spectra, structures: ['CC(=O'] }, 'CC(=O'],
  ['identify_molecule', { formula: 'CXx', spectra }, 'unknown_element'],
  ['verify_structure', { structure: 'x(', spectra }, 'cannot be read'],
  ['verify_structure', { structure: '/etc/passwd', spectra }, 'cannot be read'],
  ['predict_spectra', { structure: 'http://169.254.169.254/' }, 'No molecule'],
  ['list_isomers', { molecule: 'etanool' }, 'Did you mean'],
])('%s says what is wrong with %o', async (name, args, words) => {
  const { client } = await connect(await program());
  const refused = await client.callTool({ name, arguments: args });
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(refused.content)).toContain(words);
});

test('a question that is cancelled cancels its analysis, which is given back', async () => {
  const mine = await program();
  const { client } = await connect(mine);
  app.analyser.behave(untilCancelled);
  const cancel = new AbortController();
  const asked = client.callTool(
    { name: 'identify_molecule', arguments: { formula: 'C7H12O2', spectra } },
    undefined,
    { signal: cancel.signal },
  );
  await vi.waitFor(async () => expect(await usedBy(mine)).toBe(1));
  cancel.abort();
  await expect(asked).rejects.toThrow();
  await vi.waitFor(async () => expect(await usedBy(mine)).toBe(0));
  const { items } = (await (await mine.send('GET', '/v1/analyses')).json()) as {
    items: { status: string }[];
  };
  expect(items).toMatchObject([{ status: 'cancelled' }]);
});

test('a session is of its account alone, ends when it is deleted, and needs a beginning', async () => {
  const mine = await program();
  const { transport, client } = await connect(mine);
  const headers = {
    'mcp-session-id': transport.sessionId!,
    accept: 'application/json, text/event-stream',
  };
  const json = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const other = await program();
  expect((await other.send('POST', '/mcp', { json, headers })).status).toBe(404);
  expect((await mine.send('POST', '/mcp', { json, headers })).status).toBe(200);
  expect((await mine.send('POST', '/api/mcp', { json, headers })).status).toBe(200);
  const { accept } = headers;
  expect((await mine.send('POST', '/mcp', { json, headers: { accept } })).status).toBe(400);
  await transport.terminateSession();
  expect((await mine.send('POST', '/mcp', { json, headers })).status).toBe(404);
  await client.close();
});

test('the longest unused session of an account gives way to the eleventh', async () => {
  const mine = await program();
  const first = await connect(mine);
  for (let i = 0; i < 10; i++) await connect(mine);
  await expect(first.client.listTools()).rejects.toThrow('This session is over');
});

test.each([
  ['no JSON', '{', 400],
  ['no message', '[]', 400],
  ['a deep message', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 400],
  ['a prototype', '{"__proto__": {}}', 400],
  ['too much', JSON.stringify('x'.repeat(2_100_000)), 413],
])('hostile input is refused: %s', async (_what, body, status) => {
  const mine = await program();
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  expect((await mine.send('POST', '/mcp', { body, headers })).status).toBe(status);
  const { client } = await connect(mine);
  expect((await client.listTools()).tools).toHaveLength(5);
});

test('neither a cookie nor a withdrawn key opens it', async () => {
  const mine = await program();
  const json = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    },
  };
  expect((await mine.owner.call('POST', '/mcp', { json })).statusCode).toBe(401);
  const [{ id }] = (await mine.owner.call('GET', '/account/keys')).json<[{ id: string }]>();
  await mine.owner.call('DELETE', `/account/keys/${id}`);
  expect((await mine.send('POST', '/mcp', { json })).status).toBe(401);
});
