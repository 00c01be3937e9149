import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  INPUT_DATABASE,
  LIKELY_KEYS,
  PRACTICE_KEY,
  readStored,
  STARTED_KEY,
  TYPED_KEY,
  writeStored,
} from '../lib/storage.ts';
import { ME } from './query-keys.ts';

/** What is the same for everyone and on every page; asking again would only cost a call. */
const OF_EVERYONE = ['settings'];
const ofUser = {
  predicate: ({ queryKey: [name] }: Query) => name !== ME[0] && !OF_EVERYONE.includes(String(name)),
};

/**
 * Forgets whatever was read for the user who was here: quota, plan, history, and what screens to
 * come may keep.
 */
export function forgetUser(client: QueryClient): void {
  client.removeQueries(ofUser);
}

/**
 * The same where the screen stays: it is emptied and, where somebody else is there now, read again.
 */
export function startAnew(client: QueryClient, { someone }: { someone: boolean }): void {
  for (const query of client.getQueryCache().findAll(ofUser)) query.reset();
  if (someone) void client.refetchQueries({ type: 'active', ...ofUser });
}

/**
 * The same once the session is over: nobody is signed in, after a reload too, and what was about to
 * be analysed is gone from this browser.
 */
export function leaveUser(client: QueryClient): void {
  globalThis.indexedDB?.deleteDatabase(INPUT_DATABASE);
  writeStored(TYPED_KEY, '');
  writeStored(STARTED_KEY, '[]');
  for (const key of Object.values(LIKELY_KEYS)) writeStored(key, '');
  // It is kept with the account, and the next to sit here is somebody else.
  if (readStored(PRACTICE_KEY)?.includes('"owner"') === true) writeStored(PRACTICE_KEY, 'null');
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/`;
  client.setQueryData(ME, null);
  forgetUser(client);
}
