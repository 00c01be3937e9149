import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppRoutes } from './app-routes.tsx';

interface Props {
  client: QueryClient;
  /** Puts the routes into a router: the address bar's, or one that stands still where a page is drawn ahead. */
  router: (routes: ReactNode) => ReactNode;
}

/** The whole application: data, router, screens. */
export function App({ client, router }: Props) {
  return <QueryClientProvider client={client}>{router(<AppRoutes />)}</QueryClientProvider>;
}
