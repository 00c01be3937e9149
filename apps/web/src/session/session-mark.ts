import { createContext } from 'react';
import { hasSession } from '../lib/api/account-calls.ts';

/**
 * Whether a session was made in this browser. A context, because a page that is drawn ahead of its
 * reader is given it.
 */
export const SessionMark = createContext<() => boolean>(hasSession);
