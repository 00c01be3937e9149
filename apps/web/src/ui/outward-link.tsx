import type { ReactNode } from 'react';
import { LocalLink } from './local-link.tsx';

interface Props {
  address: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A link to an address of the server's settings; where none is set it leads to the feedback form
 * (contract §1).
 */
export function OutwardLink({ address, ...rest }: Props) {
  return address ? (
    <a href={address} rel="noreferrer" {...rest} />
  ) : (
    <LocalLink to="/about#feedback" {...rest} />
  );
}
