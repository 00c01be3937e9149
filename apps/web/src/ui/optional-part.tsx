import { Component, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saysNothing } from '../lib/server-reach.ts';
import { Notice } from './notice.tsx';

interface Props {
  children: ReactNode;
  /** Shown until it is there. */
  fallback?: ReactNode;
  /** Shown where it cannot be fetched: a sentence that says so, unless the page says enough without. */
  instead?: ReactNode;
}

function Missing() {
  const { t } = useTranslation();
  // Its code or its words may have had no answer, which no call of the API noticed.
  useEffect(() => void saysNothing(), []);
  return <Notice tone="warning">{t('common.partMissing')}</Notice>;
}

/**
 * A part that is fetched on its own: where its code or its words cannot be fetched, the page goes on
 * and says so in its place. React itself reports the error.
 */
export class OptionalPart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { children, fallback = null, instead = <Missing /> } = this.props;
    if (this.state.failed) return instead;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
