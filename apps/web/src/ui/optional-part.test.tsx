// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { cleanUpAfterEach } from '../testing/render.tsx';
import { OptionalPart } from './optional-part.tsx';

cleanUpAfterEach();

test('a part whose code cannot be fetched leaves the page as it is', async () => {
  // React reports what a boundary has caught.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
  const Here = lazy(() => Promise.resolve({ default: () => <p>tools</p> }));
  render(
    <main>
      <p>page</p>
      <OptionalPart>
        <Gone />
      </OptionalPart>
      <OptionalPart>
        <Here />
      </OptionalPart>
    </main>,
  );
  expect(await screen.findByText('tools')).toBeTruthy();
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
  expect(screen.getByText('page')).toBeTruthy();
  reported.mockRestore();
});
