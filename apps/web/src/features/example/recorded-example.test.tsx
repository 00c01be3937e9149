// @vitest-environment jsdom
import { example as words } from '@elucida/messages/pages/en/example';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import archive from '../../../../../fixtures/recorded/EN4.zip?url';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { fakeServer, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { ExamplePage } from './example-page.tsx';
import { useExampleText } from './example-text.ts';

cleanUpAfterEach();
beforeEach(() => Promise.all([useExampleText.load('en'), useAnalysesText.load('en')]));

// Browsers have it; the DOM of these tests does not.
Object.defineProperty(File.prototype, 'webkitRelativePath', { value: '', configurable: true });

/** The folder as the server sends it, in one piece. */
const folder = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(readFileSync('fixtures/recorded/EN4.zip')));
      controller.close();
    },
  });
const opened = async (answers: Answers) => {
  const calls = fakeServer(answers);
  // The list of files is fetched apart: a screen that suspends goes on only where it is awaited.
  const view = await act(() =>
    show(
      <Routes>
        <Route path="/en/examples/:name" element={<ExamplePage />} />
      </Routes>,
      { at: '/en/examples/spectrometer' },
    ),
  );
  const begun = () =>
    calls.filter(({ method, path }) => method === 'POST' && path === '/api/examples');
  return { ...view, begun };
};

test('the folder is read here and its experiments are listed; then the engine is asked, once', async () => {
  let send: (() => void) | null = null;
  const { begun, user } = await opened({
    [`GET ${archive}`]: () =>
      new Promise((resolve) => {
        send = () => resolve({ stream: folder() });
      }),
    'POST /api/examples': { json: { id: 'r1' } },
    // The run goes on: one that is gone would be begun again.
    'GET /api/examples/r1': () => new Promise(() => {}),
  });
  expect(await screen.findByText(words.files.reading)).toBeTruthy();
  await waitFor(() => expect(send).not.toBeNull());
  expect(begun()).toEqual([]);
  send!();
  const list = await screen.findByRole('group', { name: 'Experiments found' }, { timeout: 60_000 });
  for (const name of ['¹H', '¹³C', 'DEPT-135', 'HSQC'])
    expect(within(list).getByText(name)).toBeTruthy();
  await waitFor(() =>
    expect(begun().map(({ body }) => body)).toEqual([{ name: 'spectrometer', lang: 'en' }]),
  );
  // What is left out afterwards begins no second run.
  await user.click(within(list).getAllByRole('checkbox').at(-1)!);
  await within(list).findByText('not used');
  expect(begun()).toHaveLength(1);
});

test('a folder that cannot be fetched is said, and nothing is analysed; it can be fetched again', async () => {
  let asked = 0;
  const { begun, user } = await opened({
    [`GET ${archive}`]: () => {
      asked += 1;
      return { status: 500, json: { detail: 'Boom' } };
    },
  });
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(within(alert).getByText('Boom')).toBeTruthy();
  expect(screen.queryByText(words.files.reading)).toBeNull();
  const before = asked;
  await user.click(within(alert).getByRole('button', { name: words.again }));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  expect(begun()).toEqual([]);
});
