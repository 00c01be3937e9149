import { createContext, useState } from 'react';

interface AtomNumbers {
  /** Whether structures carry the numbers of their atoms. */
  readonly shown: boolean;
  readonly toggle: () => void;
}

/** Of the result that is looked at. */
export const AtomNumbers = createContext<AtomNumbers>({ shown: false, toggle: () => {} });

/** What was chosen last in this visit: the next result begins with it. */
let chosen = false;

export function useAtomNumbers(): AtomNumbers {
  const [shown, setShown] = useState(chosen);
  return {
    shown,
    toggle: () => {
      chosen = !shown;
      setShown(chosen);
    },
  };
}
