import { useCallback, useEffect, useState } from 'react';

/**
 * Seconds left until a moment, counted by the clock and not by ticks, so that a sleeping tab does
 * not stretch it.
 */
export function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const start = useCallback((seconds: number) => {
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  }, []);
  useEffect(() => {
    if (end === null) return;
    const timer = window.setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setEnd(null);
    }, 250);
    return () => window.clearInterval(timer);
  }, [end]);
  return [left, start];
}
