import { DRAFT_STORAGE_KEY } from '@elucida/spectra/manual-payload/draft-storage-key';
import { hasSession } from '../lib/api/account-calls.ts';
import { readStored } from '../lib/storage.ts';

/**
 * What screens draw at first that a page drawn ahead cannot know: filters and messages from the
 * query, the draft this browser keeps.
 */
const drawsItsOwn = ({ pathname, search }: Location) =>
  (/\/(?:blog|pricing|isomers)\/?$/.test(pathname) && search !== '') ||
  (/\/manual\/?$/.test(pathname) && readStored(DRAFT_STORAGE_KEY) !== null);

/**
 * Whether what is in the page is what this browser draws at first: it is drawn for a visitor or
 * for someone with a session.
 */
export const isDrawnAhead = (root: HTMLElement): boolean =>
  root.dataset['drawnFor'] === (hasSession() ? 'user' : 'visitor') && !drawsItsOwn(window.location);
