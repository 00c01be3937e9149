import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  /** Whether the browser can show an element alone. */
  readonly possible: boolean;
  readonly on: boolean;
  /** Of the window, px. */
  readonly height: number;
  readonly toggle: () => void;
}

/** An element shown alone on the whole screen, and back. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [state, setState] = useState({ on: false, height: 0 });
  useEffect(() => {
    const look = () =>
      setState({
        on: document.fullscreenElement !== null && document.fullscreenElement === element.current,
        height: window.innerHeight,
      });
    document.addEventListener('fullscreenchange', look);
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      window.removeEventListener('resize', look);
    };
  }, [element]);
  return {
    ...state,
    possible: typeof document !== 'undefined' && document.fullscreenEnabled === true,
    toggle: () => {
      // A browser that refuses leaves the plot where it is.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      else void element.current?.requestFullscreen?.().catch(() => {});
    },
  };
}
