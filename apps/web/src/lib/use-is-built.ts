import { useOutletContext } from 'react-router';

/** Whether a screen of the route table can be visited. The layout hands it down, since a screen cannot import the table that imports it. */
export type IsBuilt = (screen: 'pricing' | 'isomers') => boolean;

/** Outside the layout no screen counts as built: a link that dead-ends is worse than none. */
export function useIsBuilt(): IsBuilt {
  return useOutletContext<IsBuilt | undefined>() ?? (() => false);
}
