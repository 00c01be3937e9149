import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { localPath } from '../lib/i18n/local-path.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';

/** A link to a path of the route table, in the language of the page. */
export function LocalLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={localPath(useLanguage(), to)} {...rest} />;
}
