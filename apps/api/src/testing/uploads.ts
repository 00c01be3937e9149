import { form, plainPng } from './images.ts';
import type { Client } from './test-app.ts';

/** Sends a form with images to be analysed. */
export const upload = (client: Client, ...parts: Parameters<typeof form>) =>
  client.call('POST', '/analyze', form(...parts));
/** How many analyses of today are used up. */
export const usedBy = async (client: Client) =>
  (await client.call('GET', '/stats/quota')).json().used_today as number;
/** A whole image. */
export const png = async (name = 'a.png') => ({ name, bytes: await plainPng() });
