import type { Client } from './test-app.ts';

/** The id of who is signed in. */
export const usersId = async (client: Client) =>
  ((await client.call('GET', '/auth/me')).json() as { id: string }).id;
