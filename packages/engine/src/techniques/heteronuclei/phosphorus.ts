import { hetero } from './hetero.ts';

/** ³¹P NMR, decoupled from hydrogen or not. */
export const phosphorus = hetero('P31NMR', 'p31-signals');
