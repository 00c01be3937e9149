import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Retries once what may pass (no answer, 5xx), never what the server has refused. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      mutations: { retry: false },
    },
  });
}
