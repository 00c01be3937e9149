import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutOfReach, watchServer } from '../../lib/server-reach.ts';

/** Whether it is known that the server cannot be reached; it may be so without anybody knowing. */
export const useOffline = (): boolean =>
  useSyncExternalStore(watchServer, isOutOfReach, () => false);

/** Says that nothing can be had from the server, on every screen and for as long as it lasts. */
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
