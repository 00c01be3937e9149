import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser knows that it has no network; it may have none without knowing. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

/** Says that there is no network, above every screen and for as long as it lasts. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const offline = useOffline();
  return (
    <div role="status" className="empty:hidden">
      {offline ? (
        <p className="notice notice-warning m-0 rounded-none print:hidden">{t('shell.offline')}</p>
      ) : null}
    </div>
  );
}
