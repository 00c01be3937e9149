import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

interface Props {
  /** What the browser's tab shows before the product's name. */
  title: string;
  children?: ReactNode;
  className?: string;
}

/** Takes a screen's title while it is drawn where no effect runs: ahead of its reader. */
export const TitleReader = createContext<(title: string) => void>(() => {});

/**
 * The h1 of a screen. Arriving from another screen moves the focus here and sets the title, which
 * is how a screen reader learns that the page changed. The first page of a visit is announced by
 * the browser itself.
 */
export function PageHeading({ title, children, className }: Props) {
  const { t } = useTranslation();
  const { key } = useLocation();
  use(TitleReader)(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(key);
  useEffect(() => {
    document.title = `${title} · ${t('common.productName')}`;
  }, [title, t]);
  useEffect(() => {
    // React Router calls the first location of a visit `default`.
    if (arrived.current !== 'default') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
