import { hetero } from './hetero.ts';

/** ¹⁹F NMR. */
export const fluorine = hetero('F19NMR', 'f19-signals');
