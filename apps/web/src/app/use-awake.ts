import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part of a page drawn ahead: lets its controls take clicks and keys once what answers them
 * is there. The ref goes to the part's element.
 */
export function useAwake<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    for (const control of part.current?.querySelectorAll('[data-asleep]') ?? []) {
      control.removeAttribute('inert');
      control.removeAttribute('data-asleep');
    }
  }, []);
  return part;
}
