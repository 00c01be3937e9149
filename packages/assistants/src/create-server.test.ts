import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { afterEach, expect, test, vi } from 'vitest';
import { createAssistantServer } from './create-server.ts';
import { drawPeaks } from './draw-peaks.ts';
import type { AssistantPorts } from './ports.ts';
import { QuestionRejected } from './questions.ts';

const SECTION = '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2.';

/** What an analysis of ethyl acetate answers, as far as the tools read it. */
const ANALYSIS: AnalysisResponse = {
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  elapsed_ms: 1,
  informacion: '**Ethyl acetate** explains these spectra best.',
  smiles: 'CCOC(C)=O',
  confidence: 0.99,
  candidates: [
    {
      rank: 1,
      name: 'ethyl acetate',
      smiles: 'CCOC(C)=O',
      confidence: 0.99,
      proposed_by: ['generator'],
      evidence: [],
    },
  ],
  spectra: [
    { type: 'C13NMR', source: 'typed', peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 14.2 }] },
  ],
  warnings: [],
  report: [
    { section: 'against', codes: ['nothing-against'], text: 'Nothing contradicts it.' },
    { section: 'settle', codes: ['settle-dept'], text: 'DEPT would settle it.' },
  ],
};

const unexpected = () => Promise.reject(new Error('not asked for here'));
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function connect(ports: Partial<AssistantPorts>): Promise<Client> {
  const server = createAssistantServer(
    {
      identify: unexpected,
      verify: unexpected,
      predict: unexpected,
      name: unexpected,
      isomers: unexpected,
      ...ports,
    },
    { version: '1.2.3' },
  );
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  open.push(client);
  return client;
}

const call = (client: Client, name: string, args: Record<string, unknown>) =>
  client.callTool({ name, arguments: args });

test('the five tools are listed, and the server says what assistants must know', async () => {
  const client = await connect({});
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'identify_molecule',
    'verify_structure',
    'predict_spectra',
    'name_structure',
    'list_isomers',
  ]);
  expect(client.getServerVersion()).toMatchObject({ name: 'elucida', version: '1.2.3' });
  expect(client.getInstructions()).toContain('confidence');
});

test('an identification is answered as data, with its report and picture as resources', async () => {
  const identify = vi.fn(() => Promise.resolve({ response: ANALYSIS, id: null }));
  const client = await connect({ identify });
  const { structuredContent } = await call(client, 'identify_molecule', {
    formula: 'C4H8O2',
    section: SECTION,
  });
  expect(identify.mock.calls).toHaveLength(1);
  expect(structuredContent).toMatchObject({
    status: 'ok',
    name: 'ethyl acetate',
    confidence: 0.99,
    against: [],
    settle: ['DEPT would settle it.'],
    report: 'elucida://reports/1',
  });
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(['elucida://reports/1']);
  const report = await client.readResource({ uri: 'elucida://reports/1' });
  expect(report.contents[0]).toMatchObject({
    mimeType: 'text/markdown',
    text: ANALYSIS.informacion,
  });
  const plot = await client.readResource({ uri: 'elucida://reports/1/spectra/1.svg' });
  expect((plot.contents[0] as { text: string }).text).toMatch(/^<svg.*>171.1<.*<\/svg>$/);
  await expect(client.readResource({ uri: 'elucida://reports/9' })).rejects.toThrow('no report 9');
});

test('cross peaks are drawn by both shifts', () => {
  const svg = drawPeaks({
    type: 'HSQC',
    source: 'typed',
    peaks: [
      { delta_h_ppm: 1, delta_c_ppm: 20 },
      { delta_h_ppm: 7, delta_c_ppm: 130 },
    ],
  })!;
  const [a, b] = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map((match) =>
    match.slice(1).map(Number),
  );
  // Shifts grow to the left and down.
  expect(a[0]).toBeGreaterThan(b[0]);
  expect(a[1]).toBeLessThan(b[1]);
  expect(drawPeaks({ type: 'C13NMR', source: 'typed', peaks: [{}] })).toBeNull();
});

test.each([
  ['no peak', { formula: 'C4H8O2' }, 'no peak was given'],
  ['no formula', { section: SECTION }, 'Ask the person for the molecular formula'],
  ['a wrong formula', { formula: 'C4Xx2', section: SECTION }, '^^'],
  [
    'a wrong peak',
    { formula: 'C4H8O2', spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 'high' }] }] },
    'spectra.0.peaks.0.delta_ppm',
  ],
])('%s is refused with what to do', async (_name, args, message) => {
  const result = await call(await connect({}), 'identify_molecule', args);
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result.content)).toContain(message);
});

test('hostile input and our own failures are answered, and the server lives', async () => {
  const client = await connect({
    verify: () => Promise.reject(new QuestionRejected('not a structure')),
    name: () => Promise.resolve({ structure: null, suggestions: ['ethanol'] }),
    predict: () => Promise.reject(new Error('/secret/path: broken')),
  });
  const huge = await call(client, 'identify_molecule', { formula: 'C'.repeat(1e6) });
  expect(huge.isError).toBe(true);
  const path = await call(client, 'verify_structure', {
    structure: '../../etc/passwd',
    section: SECTION,
  });
  expect(path.content).toEqual([{ type: 'text', text: 'not a structure' }]);
  const broken = await call(client, 'predict_spectra', { structure: 'CCO' });
  expect(broken.isError).toBe(true);
  expect(JSON.stringify(broken.content)).not.toContain('secret');
  const unknown = await call(client, 'no_such_tool', {});
  expect(unknown.isError).toBe(true);
  const alive = await call(client, 'name_structure', { structure: 'etanol' });
  expect(alive.structuredContent).toEqual({ structure: null, suggestions: ['ethanol'] });
});

test('progress grows, and who cancels ends the question', async () => {
  let aborted = false;
  const client = await connect({
    identify: (_question, { signal, progress }) => {
      progress(0.2, 'propose');
      progress(0.1, 'back');
      progress(0.6, 'judge');
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('ended'));
        }),
      );
    },
  });
  const seen: number[] = [];
  const cancel = new AbortController();
  const asked = client.callTool(
    { name: 'identify_molecule', arguments: { formula: 'C4H8O2', section: SECTION } },
    undefined,
    {
      signal: cancel.signal,
      onprogress: ({ progress }) => {
        seen.push(progress);
        if (progress > 0.5) cancel.abort();
      },
    },
  );
  await expect(asked).rejects.toThrow();
  await vi.waitFor(() => expect(aborted).toBe(true));
  expect(seen).toEqual([0.2, 0.6]);
});
