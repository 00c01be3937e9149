import { useState } from 'react';

/** Ids of the (at most two) items to compare; a third takes the place of the first. */
export function useCompared() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    toggle: (id: string) =>
      setIds((old) =>
        old.includes(id) ? old.filter((each) => each !== id) : [...old, id].slice(-2),
      ),
    clear: () => setIds([]),
  };
}
