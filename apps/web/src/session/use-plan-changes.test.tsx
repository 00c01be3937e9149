// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { usePlanChanges } from './use-plan-changes.ts';
import { PLAN_CHANGED } from './use-quota.ts';
import { useSession } from './use-session.ts';

cleanUpAfterEach();

function Plan() {
  usePlanChanges();
  return <p>{`plan: ${useSession().user?.plan ?? '–'}`}</p>;
}

test('when a screen fires that the plan changed, the user is read again', async () => {
  let plan = 'free';
  fakeServer({ 'GET /api/auth/me': () => ({ json: aUser({ plan }) }) });
  await show(<Plan />);
  expect(await screen.findByText('plan: free')).toBeTruthy();
  plan = 'pro';
  act(() => void window.dispatchEvent(new Event(PLAN_CHANGED)));
  await waitFor(() => expect(screen.getByText('plan: pro')).toBeTruthy());
});
