import type { QueryClient } from '@tanstack/react-query';
import { ME } from './query-keys.ts';

/** What is the same for everyone and on every page; asking again would only cost a call. */
const OF_EVERYONE = ['settings'];

/** Forgets whatever was read for the user who was here: quota, plan, history, and what screens to come may keep. */
export function forgetUser(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [name] }) => name !== ME[0] && !OF_EVERYONE.includes(String(name)) });
}
