/** What this page is made of: built files, the theme's script and the icon. */
const filesOf = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && /^\/(?:assets\/|theme\.js|favicon\.svg)/.test(pathname),
      )
      .map(({ pathname }) => pathname),
  ),
];

/**
 * Lets pages that were opened be opened without a network (public/sw.js). Fetched once the page is
 * there; a browser without service workers, or one that forbids them, goes without.
 */
export async function keepOffline(): Promise<void> {
  try {
    // What came before the worker did, it has not seen. Once registered, it may take the page over
    // at any moment.
    const unseen = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    if (unseen) active?.postMessage({ page: location.pathname, files: filesOf() });
  } catch {
    // Storage that is off or full: the page itself is not touched by it.
  }
}
