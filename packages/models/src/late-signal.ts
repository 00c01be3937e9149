/**
 * How much later than due a timer fires in a thread that was busy, and what is then given to
 * answers that came meanwhile. Milliseconds.
 */
const BUSY_MS = 100;
const GRACE_MS = 500;

/**
 * A signal that aborts at a deadline (by `performance.now()`). On the command line the engine may
 * have computed past it without a pause: timers come before sockets then, and an answer that came
 * in time would be thrown away unread. So what has come is read first.
 */
export function lateSignal(deadline: number): AbortSignal {
  const controller = new AbortController();
  const due = performance.now() + Math.max(0, Math.ceil(deadline - performance.now()));
  const abort = () => controller.abort();
  setTimeout(() => {
    if (performance.now() - due < BUSY_MS) abort();
    else setTimeout(abort, GRACE_MS).unref();
  }, due - performance.now()).unref();
  return controller.signal;
}
