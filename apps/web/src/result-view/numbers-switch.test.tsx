// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ETHYL_ACETATE_SVG } from '../testing/ethyl-acetate-svg.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { result } from '../testing/models-result.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { ResultView } from './result-view.tsx';

cleanUpAfterEach();

/** One result after another in the same visit. */
function Results() {
  const [results, setResults] = useState([
    result(),
    { ...result(), status: 'inconclusive' as const, smiles: null },
  ]);
  return (
    <>
      <button onClick={() => setResults(([, ...others]) => others)}>Next</button>
      <ResultView key={results.length} result={results[0]!} />
    </>
  );
}

test('the numbers of the atoms are shown on request, on every structure and in the next result', async () => {
  fakeServer({
    'GET /structures.svg': () => ({ stream: new Response(ETHYL_ACETATE_SVG).body! }),
  });
  const { user } = await show(<Results />);
  const numbers = () =>
    screen
      .getAllByRole('img', { name: /^Structure of/ })
      .map((structure) =>
        [...structure.querySelectorAll('.atom-numbers text')].map(({ textContent }) => textContent),
      );
  const six = ['1', '2', '3', '4', '5', '6'];
  // The head, the one whose atoms can be chosen, and both candidates.
  await waitFor(() => expect(numbers()).toEqual([[], six, [], []]));
  const toggle = () => screen.getByRole('button', { name: 'Atom numbers' });
  expect(toggle().getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle());
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(numbers()).toEqual([six, six, six, six]));

  await user.click(screen.getByRole('button', { name: 'Next' }));
  // Both candidates, and the one whose atoms can be chosen.
  await waitFor(() => expect(numbers()).toEqual([six, six, six]));
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  await user.click(toggle());
  expect(numbers()).toEqual([[], [], six]);
});
