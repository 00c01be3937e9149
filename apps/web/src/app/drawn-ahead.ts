import { DRAFT_STORAGE_KEY } from '@elucida/spectra/manual-payload/store-draft';
import { hasSession } from '../lib/api/account-calls.ts';
import { readStored } from '../lib/storage.ts';

/**
 * Whether what the server has put into the page is what this browser draws at first. It is drawn without the address's
 * query and anchor, for a visitor or for someone with a session, and with an empty manual draft.
 */
export function isDrawnAhead(root: HTMLElement): boolean {
  const { pathname, search, hash } = window.location;
  return root.dataset['drawnFor'] === (hasSession() ? 'user' : 'visitor')
    && search === '' && hash === ''
    && !(pathname.includes('/manual') && readStored(DRAFT_STORAGE_KEY) !== null);
}
