/** Browser event: something asked of the server had no answer. */
export const NO_ANSWER = 'no-answer';
/** Browser event: the server answered a call, whatever it said. */
export const ANSWERED = 'answered';

/** Says that something had no answer. */
export const saysNothing = (): boolean => window.dispatchEvent(new Event(NO_ANSWER));

/** What is asked to see whether anything answers: it is small, and looks nothing up. */
const SMALLEST = '/healthz';
/** How long after a question without an answer it is asked again: doubled each time, ms. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** In a page that the service worker had kept, and gave out since the network had no answer. */
const KEPT = 'meta[name=kept]';

let lost = false;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let end: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  lost = next;
  for (const listener of listeners) listener();
}

function answered(): void {
  clearTimeout(timer);
  wait = FIRST_WAIT_MS;
  set(false);
}

/** Asks until there is an answer. One broken connection does not mean that all are. */
async function ask(signal: AbortSignal): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch(SMALLEST, { method: 'HEAD', cache: 'no-store', signal });
    answered();
  } catch {
    if (signal.aborted) return;
    set(true);
    clearTimeout(timer);
    timer = setTimeout(() => void ask(signal), wait);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}

function watch({ signal }: AbortController): void {
  const askIfLost = () => lost && void ask(signal);
  window.addEventListener(NO_ANSWER, () => void ask(signal), { signal });
  window.addEventListener(ANSWERED, () => lost && answered(), { signal });
  window.addEventListener('online', () => void ask(signal), { signal });
  window.addEventListener('offline', () => set(lost), { signal });
  document.addEventListener('visibilitychange', askIfLost, { signal });
  const kept = document.querySelector(KEPT);
  lost ||= kept !== null;
  // It was true of the page's arrival; later it would be wrong.
  kept?.remove();
  askIfLost();
}

/**
 * Calls `changed` whenever it may be known or no longer true that the server cannot be reached.
 * The question is put to the server itself where a call had no answer.
 */
export function watchServer(changed: () => void): () => void {
  listeners.add(changed);
  if (end === undefined) watch((end = new AbortController()));
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    end?.abort();
    end = undefined;
    clearTimeout(timer);
  };
}

/**
 * Whether the server is known to be out of reach. `navigator.onLine` alone does not know: it is true
 * behind an access point that leads nowhere, and in a page that Chromium 150 reloads without a network.
 */
export const isOutOfReach = (): boolean => lost || !navigator.onLine;
