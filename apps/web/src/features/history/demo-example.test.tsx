// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { HistoryPage } from './history-page.tsx';

cleanUpAfterEach();

/** The specification's fields of a result (§7). */
const PLAIN = {
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  informacion: 'An **ester**.',
};
const RESULT = {
  ...PLAIN,
  elapsed_ms: 1234,
  smiles: null,
  confidence: 0.9,
  candidates: [],
  spectra: [],
  warnings: [],
};

test('an example that does not say how long it took is given ten seconds', async () => {
  const { elapsed_ms: _none, ...untimed } = RESULT;
  fakeServer({
    'GET /api/auth/me': { status: 401, json: {} },
    'GET /demo_example.json': { json: { result_json: untimed, images: [] } },
  });
  await show(<HistoryPage />);
  expect(await screen.findByText('10 s')).toBeTruthy();
});

test('an example with the specification’s fields alone is shown', async () => {
  fakeServer({
    'GET /api/auth/me': { status: 401, json: {} },
    'GET /demo_example.json': {
      json: { result_json: PLAIN, images: [] },
    },
  });
  await show(<HistoryPage />);
  expect(await screen.findByText('ethyl acetate')).toBeTruthy();
  expect((await screen.findByText('ester', {}, { timeout: 20_000 })).tagName).toBe('STRONG');
  expect(screen.getByText('10 s')).toBeTruthy();
  expect(screen.queryByText(/older format/)).toBeNull();
});

test('the worked example is written in the language of the page', async () => {
  const named = (name: string) => ({ ...RESULT, nombre_molecula: name });
  fakeServer({
    'GET /api/auth/me': { status: 401, json: {} },
    'GET /demo_example.json': ({ query }) => ({
      json: {
        result_json: named(query.get('lang') === 'es' ? 'acetato de butilo' : 'butyl acetate'),
        images: [],
      },
    }),
  });
  await show(<HistoryPage />, { language: 'es', at: '/es/history' });
  expect((await screen.findAllByText('acetato de butilo')).length).toBeGreaterThan(0);
  expect(screen.queryByText('butyl acetate')).toBeNull();
});
