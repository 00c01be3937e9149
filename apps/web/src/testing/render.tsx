import type { Language } from '@elucida/messages/catalogue/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router';
import { afterEach, vi } from 'vitest';
import { languageInstance } from '../lib/i18n/language-instance.ts';

/** Ends a test's screen and its fakes. */
export function cleanUpAfterEach(): void {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    window.localStorage.clear();
  });
}

function Where() {
  const location = useLocation();
  return (
    <output data-testid="where" data-state={JSON.stringify(location.state)}>
      {location.pathname + location.search + location.hash}
    </output>
  );
}

/** Renders with the language's words, a router and an empty cache. */
export async function show(
  children: ReactNode,
  { language = 'en', at = '/en' }: { language?: Language; at?: InitialEntry } = {},
) {
  const i18n = await languageInstance(language);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const view = render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback={null}>{children}</Suspense>
          <Where />
        </MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const where = () => view.getByTestId('where');
  return {
    ...view,
    user: userEvent.setup(),
    path: () => where().textContent,
    state: (): unknown => JSON.parse(where().dataset['state'] ?? 'null'),
  };
}
