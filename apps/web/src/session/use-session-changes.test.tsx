// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchCount } from '../lib/api/history-calls.ts';
import { send } from '../lib/api/request.ts';
import { fakeServer, user as aUser } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { HISTORY } from './query-keys.ts';
import { useSession } from './use-session.ts';
import { useSessionChanges } from './use-session-changes.ts';

cleanUpAfterEach();

function Who() {
  useSessionChanges();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: HISTORY,
    queryFn: ({ signal }) => fetchCount('count', signal),
    enabled: user !== null,
  });
  return <p>{`${user?.name ?? 'nobody'}, ${data ?? 'no'} analyses`}</p>;
}

const seenAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test(
  'another user, signed in in another tab, is noticed when this one is seen again, ' +
    'and nothing of the first is left',
  async () => {
    let [name, count] = ['Ada', 3];
    fakeServer({
      'GET /api/auth/me': () => ({ json: aUser({ id: name, name }) }),
      'GET /api/history/count': () => ({ json: { count } }),
    });
    await show(<Who />);
    expect(await screen.findByText('Ada, 3 analyses')).toBeTruthy();
    [name, count] = ['Grace', 7];
    seenAgain();
    expect(await screen.findByText('Grace, 7 analyses')).toBeTruthy();
  },
);

test('a call refused for lack of a session shows that nobody is signed in any more', async () => {
  let signedIn = true;
  const refused = {
    status: 401,
    json: { detail: 'You are not signed in.', code: 'not_signed_in' },
  };
  fakeServer({
    'GET /api/auth/me': () => (signedIn ? { json: aUser({ name: 'Ada' }) } : refused),
    'GET /api/history/count': () => ({ json: { count: 3 } }),
    'POST /api/isomers': refused,
  });
  await show(<Who />);
  expect(await screen.findByText('Ada, 3 analyses')).toBeTruthy();
  signedIn = false;
  // The refusal is the point: who is signed in is asked again.
  await act(() => send('/isomers', { method: 'POST' }).catch(() => {}));
  await waitFor(() => expect(screen.getByText('nobody, no analyses')).toBeTruthy());
});
