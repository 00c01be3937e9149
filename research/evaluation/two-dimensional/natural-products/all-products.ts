import { CODEINE } from './codeine.ts';
import { hasDataFolder, productsOfDataFolder } from './from-data-folder.ts';
import { MENTHOL } from './menthol.ts';
import type { NaturalProduct } from './natural-product.ts';
import { RUTIN } from './rutin.ts';
import { STRYCHNINE } from './strychnine.ts';

/** Products whose numbers are here. */
export const COMMITTED: readonly NaturalProduct[] = [MENTHOL, CODEINE, STRYCHNINE, RUTIN];

/** Products without a source of numbers, and what was tried. */
export const MISSING = [
  {
    name: 'camphor',
    formula: 'C10H16O',
    tried:
      'no row of the data folder; stored pages and repositories name its shifts in abstracts alone ' +
      '(J. Chem. Soc., Perkin Trans. 2, 1976, 1579; Magn. Reson. Chem. 35 (1997) 609)',
  },
  {
    name: 'artemisinin',
    formula: 'C15H22O5',
    tried:
      'no row of the data folder; of J. Nat. Prod. 51 (1988) 1273 and of Front. Plant Sci. 2023, ' +
      '10.3389/fpls.2023.1255512, the tables were out of reach; simpleNMR has a set, which was not opened, because ' +
      'development cases are drawn from there and sealed ones may be',
  },
] as const;

/** All products of which there are numbers; those of the data folder where it is there. */
export const allProducts = (): readonly NaturalProduct[] => [
  ...COMMITTED,
  ...(hasDataFolder() ? productsOfDataFolder() : []),
];
