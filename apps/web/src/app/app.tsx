import { IsRestoringProvider, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useState, type ReactNode } from 'react';
import { AppRoutes } from './app-routes.tsx';
import { TakenOver } from './taken-over.ts';

interface Props {
  client: QueryClient;
  /**
   * Puts the routes into a router: the address bar's, or one that stands still where a page is
   * drawn ahead.
   */
  router: (routes: ReactNode) => ReactNode;
  /**
   * Whether the page is drawn ahead. Nothing is asked of the server then until the screen is taken
   * over: an answer that came first would draw another page than the one that is there.
   */
  drawnAhead: boolean;
}

/** The whole application: data, router, screens. */
export function App({ client, router, drawnAhead }: Props) {
  const [waiting, setWaiting] = useState(drawnAhead);
  const takenOver = useCallback(() => startTransition(() => setWaiting(false)), []);
  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={waiting}>
        <TakenOver value={takenOver}>{router(<AppRoutes />)}</TakenOver>
      </IsRestoringProvider>
    </QueryClientProvider>
  );
}
