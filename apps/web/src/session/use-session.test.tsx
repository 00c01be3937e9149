// @vitest-environment jsdom
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../lib/api/query-client.ts';
import { user as aUser } from '../testing/fake-server.ts';
import { ME } from './query-keys.ts';
import { useSession } from './use-session.ts';

function Who() {
  const { user, pending } = useSession();
  return <p>{pending ? 'nobody knows yet' : user?.name}</p>;
}

test('a part of a page taken over late draws first what is there, then who has been read meanwhile', async () => {
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
  const client = createQueryClient();
  const page = (
    <QueryClientProvider client={client}>
      <Who />
    </QueryClientProvider>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  expect(box.textContent).toBe('nobody knows yet');
  client.setQueryData(ME, aUser({ name: 'Ada' }));
  const errors: unknown[] = [];
  await act(
    async () => void hydrateRoot(box, page, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect([errors, box.textContent]).toEqual([[], 'Ada']);
});
