// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { OptionalPart } from './optional-part.tsx';

cleanUpAfterEach();

test.each([
  ['en', 'This part of the page cannot be shown. Check your connection, then reload the page.'],
  [
    'es',
    'Esta parte de la página no se puede mostrar. Comprueba la conexión y vuelve a cargar la página.',
  ],
  ['eu', 'Orriaren zati hau ezin da erakutsi. Egiaztatu konexioa eta kargatu berriro orria.'],
] as const)(
  '%s: where the code of a part cannot be fetched, the page goes on and says so',
  async (language, words) => {
    // React reports what a boundary has caught.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
    const Here = lazy(() => Promise.resolve({ default: () => <p>tools</p> }));
    await show(
      <main>
        <p>page</p>
        <OptionalPart>
          <Gone />
        </OptionalPart>
        <OptionalPart instead={<p>without</p>}>
          <Gone />
        </OptionalPart>
        <OptionalPart>
          <Here />
        </OptionalPart>
      </main>,
      { language },
    );
    expect(await screen.findByText('tools')).toBeTruthy();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText('without')).toBeTruthy();
    expect(screen.getByText('page')).toBeTruthy();
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  },
);
