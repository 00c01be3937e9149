/** Values kept ready, the last asked for. */
const MOST_READY = 64;

/** Remembers what was made for the keys that were asked for last. */
export function keepReady<Value>() {
  const ready = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const known = ready.has(key) ? ready.get(key)! : make();
    ready.delete(key);
    ready.set(key, known);
    for (const [oldest] of ready) {
      if (ready.size <= MOST_READY) break;
      ready.delete(oldest);
    }
    return known;
  };
}
