import { Component, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saysNothing } from '../lib/server-reach.ts';
import { useOffline } from './shell/offline-notice.tsx';

function Failure() {
  const { t } = useTranslation();
  const offline = useOffline();
  // Its code may have had no answer, which no call of the API noticed.
  useEffect(() => void saysNothing(), []);
  return (
    <div className="notice notice-danger" role="alert">
      <p className="font-semibold">{t(offline ? 'common.notKept' : 'common.somethingWrong')}</p>
      <p>{t(offline ? 'common.notKeptHelp' : 'common.somethingWrongHelp')}</p>
      <button type="button" className="btn mt-2" onClick={() => window.location.reload()}>
        {t('common.reload')}
      </button>
    </div>
  );
}

/** A defect in a screen leaves header and footer usable; React itself reports the error. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}
