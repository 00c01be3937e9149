import { isLanguage } from '@elucida/messages/catalogue/language';
import { useLocation, type Location } from 'react-router';

/**
 * Where signing in leads back to, as state of the route: no link from outside can set it, and no
 * address shows it. Without the language, which may be changed meanwhile.
 */
interface CameFrom {
  readonly from: string;
}

/** Screens that are only on the way. */
const ON_THE_WAY = /^\/(?:auth|forgot-password|reset-password)(?:[/?#]|$)/;

/**
 * State for a link to where one signs in: the page it is on, or the one before where that is only on
 * the way.
 */
export function useCameFrom(): CameFrom {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  const path = isLanguage(first) ? `/${rest.join('/')}` : '/';
  return { from: (path === '/account' ? cameFrom(location) : null) ?? path + search + hash };
}

/**
 * The page to go back to; null where there is none. Only a path of this site counts: it begins with
 * one slash, after which browsers would read another, or a backslash, as the start of a host.
 */
export function cameFrom({ state }: Pick<Location, 'state'>): string | null {
  const from: unknown = (state as Partial<CameFrom> | null)?.from;
  if (typeof from !== 'string' || from === '/') return null;
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(from) || ON_THE_WAY.test(from)) return null;
  return from;
}
