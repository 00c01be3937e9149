// @vitest-environment jsdom
import { mergeProgress, type Attempt, type Progress } from '@elucida/contract/merge-progress';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRACTICE_KEY } from '../../lib/storage.ts';
import { fakeServer, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { BEGINNER, readOwner, readProgress } from './progress.ts';
import { changeProgress } from './use-progress.ts';
import { useSharedProgress } from './use-shared-progress.ts';

cleanUpAfterEach();

const attempt: Attempt = { tries: 1, hints: [], points: null, shown: false };
const of = (...ids: string[]): Progress => ({
  ...BEGINNER,
  attempts: Object.fromEntries(ids.map((id) => [id, attempt])),
});
const Sharing = () => <p>{String(useSharedProgress())}</p>;
const kept = () => readProgress(window.localStorage.getItem(PRACTICE_KEY));

/** A page of a signed-in student whose account has some problems, and how often it was asked. */
async function sharing(ofAccount: Progress, whileUnderWay: () => void = () => {}) {
  const me = aUser();
  let account = ofAccount;
  const calls = fakeServer({
    'GET /api/auth/me': { json: me },
    'POST /api/practice/progress': ({ body }) => {
      account = mergeProgress(account, body as Progress);
      whileUnderWay();
      return { json: account };
    },
  });
  await act(async () => show(<Sharing />));
  return {
    me,
    posts: () => calls.filter(({ method }) => method === 'POST').length,
    account: () => account,
  };
}

test('what a visitor reached counts, what other devices have comes, and it is asked once', async () => {
  window.localStorage.setItem(PRACTICE_KEY, JSON.stringify(of('here')));
  const { me, posts } = await sharing(of('elsewhere'));
  await waitFor(() => expect(Object.keys(kept().attempts)).toEqual(['elsewhere', 'here']), {
    timeout: 4_000,
  });
  expect(readOwner(window.localStorage.getItem(PRACTICE_KEY))).toBe(me.id);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(posts()).toBe(1);
});

test('what another account left in this browser does not count', async () => {
  window.localStorage.setItem(
    PRACTICE_KEY,
    JSON.stringify({ ...of('theirs'), owner: 'somebody else' }),
  );
  await sharing(of('mine'));
  await waitFor(() => expect(Object.keys(kept().attempts)).toEqual(['mine']), { timeout: 4_000 });
});

test('what is reached while it is under way is kept, and shared next', async () => {
  const solve = () =>
    changeProgress((now) => ({ ...now, attempts: { ...now.attempts, new: attempt } }));
  let isFirst = true;
  const { account, posts } = await sharing(of('elsewhere'), () => {
    if (isFirst) act(solve);
    isFirst = false;
  });
  await waitFor(() => expect(Object.keys(account().attempts)).toContain('new'), { timeout: 6_000 });
  expect(Object.keys(kept().attempts).toSorted()).toEqual(['elsewhere', 'new']);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(posts()).toBe(2);
});

test('what is reached before it is shared is shared with it', async () => {
  await sharing(of('elsewhere'));
  act(() => changeProgress((now) => ({ ...now, attempts: { ...now.attempts, new: attempt } })));
  await waitFor(
    () => expect(Object.keys(kept().attempts).toSorted()).toEqual(['elsewhere', 'new']),
    { timeout: 4_000 },
  );
});
