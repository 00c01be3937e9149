import type { ComponentProps } from 'react';
import { LocalLink } from '../ui/local-link.tsx';
import { useCameFrom } from './came-from.ts';

/** A link to where one signs in, from where one comes back to this page. */
export function SignInLink(props: Omit<ComponentProps<typeof LocalLink>, 'to' | 'state'>) {
  return <LocalLink {...props} to="/auth" state={useCameFrom()} />;
}
