import { lazy } from 'react';

/** Behind the bar, and fetched when it is asked for. */
export const LazyFilesPanel = lazy(async () => ({
  default: (await import('./files-panel.tsx')).FilesPanel,
}));
