// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../testing/analysis-record.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { watchDownloads } from '../testing/watch-downloads.ts';
import { TextButtons } from './text-buttons.tsx';

cleanUpAfterEach();

/** A file's name without its time. */
const named = (saved: ReadonlyMap<string, Blob>) =>
  new Map([...saved].map(([name, blob]) => [name.replace(/-\d{4}-\d\d-\d\dT[\d-]*/u, ''), blob]));
const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob!);
  });

const streamOf = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const RESULT = answer({
  spectra: [
    { type: 'C13NMR', source: 'typed', peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }] },
    { type: 'IR', source: 'typed', peaks: [{ wavenumber_cm1: 1740, intensity: 's' }] },
  ],
  candidates: [
    {
      rank: 1,
      smiles: 'CCOC(C)=O',
      name: 'ethyl acetate',
      confidence: 0.95,
      proposed_by: ['generator'],
      evidence: [
        { technique: 'C13NMR', atoms: [3], peak: 0, verdict: 'for', code: 'carbon-assignment' },
        // What speaks against the answer is no assignment to print.
        { technique: 'C13NMR', atoms: [1], peak: 1, verdict: 'against', code: 'carbon-assignment' },
      ],
    },
  ],
});

test('the spectra as an article prints them, with the answer’s assignment', async () => {
  const saved = watchDownloads();
  fakeServer({});
  const { user } = await show(<TextButtons name="ethyl acetate" result={RESULT} />);
  await user.click(screen.getByRole('button', { name: 'Download SI text' }));
  await waitFor(() => expect([...named(saved).keys()]).toEqual(['ethyl-acetate.txt']));
  expect(await textOf(named(saved).get('ethyl-acetate.txt'))).toBe(
    'ethyl acetate, C4H8O2.\n13C NMR δ 171.1 (C4), 60.4.\nIR ν 1740 (s) cm⁻¹.\n',
  );
});

test('a record for other programs, with the structure that the server draws', async () => {
  const saved = watchDownloads();
  fakeServer({ 'GET /structures.mol': { stream: streamOf('ethyl acetate\nM  END\n') } });
  const { user } = await show(<TextButtons name="ethyl acetate" result={RESULT} />);
  await user.click(screen.getByRole('button', { name: 'Download NMReDATA' }));
  await waitFor(() => expect([...named(saved).keys()]).toEqual(['ethyl-acetate.nmredata.sdf']));
  const text = await textOf(named(saved).get('ethyl-acetate.nmredata.sdf'));
  expect(text.startsWith('ethyl acetate\nM  END\n>  <NMREDATA_VERSION>\n1.1\\\n')).toBe(true);
  expect(text).toContain('171.1, L=C4\\\n60.4\\\n');
});

test('without an answer there is no record', async () => {
  fakeServer({});
  await show(<TextButtons name={null} result={answer({ smiles: null, nombre_molecula: null })} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download SI text',
  ]);
});

test('without peaks there is nothing to save', async () => {
  fakeServer({});
  await show(<TextButtons name={null} result={{}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
