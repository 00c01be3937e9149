import { existsSync } from 'node:fs';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { dataFile } from '../../../datasets/data-folder.ts';
import { readRows } from '../../../datasets/read-rows.ts';
import type { ShiftRow } from '../../../datasets/read-shift-rows.ts';
import { readCases } from '../../cases/read-cases.ts';
import type { AssignedCarbon, NaturalProduct, NaturalProductBase } from './natural-product.ts';

/** Products whose numbers stay in the data folder, by the row or the case that holds them. */
const ROWS = [
  { name: 'ibuprofen', formula: 'C13H18O2', row: 'nmrshiftdb2:20200142' },
  { name: 'caffeine', formula: 'C8H10N4O2', row: 'nmrshiftdb2:10016316' },
  { name: 'quinine', formula: 'C20H24N2O2', row: 'nmrshiftdb2:40248436' },
  { name: 'brucine', formula: 'C23H26N2O4', row: 'nmrshiftdb2:20042191' },
] as const;
const SANTONIN = { name: 'santonin', formula: 'C15H18O3', id: 'twod-019' } as const;
const FILES = {
  carbon: dataFile('nmr/shifts13c.train.jsonl.gz'),
  hydrogen: dataFile('nmr/shifts1h.train.jsonl.gz'),
  cases: dataFile('cases/two-dimensional.dev.jsonl'),
} as const;

interface SourcedRow extends ShiftRow {
  readonly source: string;
}

const valuesOf = (row: SourcedRow, atom: number): number[] => [row.shifts?.[atom] ?? []].flat();

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = sorted.length / 2;
  return Number(((sorted[Math.ceil(at) - 1]! + sorted[Math.floor(at)]!) / 2).toFixed(3));
}

/**
 * The assignment of a row of ¹³C and one of ¹H of the same molecule. Of several observed ¹³C shifts of an atom
 * the median counts. Two ¹H shifts of a CH₂ are its two hydrogens; else the median counts.
 */
function assignmentOf(carbon: SourcedRow, hydrogen: SourcedRow) {
  const graph = graphFromSmiles(carbon.smiles);
  const classes = perceive(graph).symmetryClass;
  const atoms = [...classes.keys()];
  const sites = [...new Set(classes)].map((own) => atoms.filter((atom) => classes[atom] === own));
  const signals = (site: readonly number[]) => {
    const all = site.flatMap((atom) => valuesOf(hydrogen, atom));
    const count = graph.hydrogens[site[0]!] * site.length;
    if (all.length === 0 || count === 0) return [];
    return all.length === 2 && graph.hydrogens[site[0]!] === 2
      ? all.map((delta_ppm) => ({ delta_ppm, int: count / 2 }))
      : [{ delta_ppm: median(all), int: count }];
  };
  const withCarbon = sites.filter((site) => valuesOf(carbon, site[0]!).length > 0);
  return {
    smiles: carbon.smiles,
    carbons: withCarbon.map((site): AssignedCarbon => {
      const c = median(site.flatMap((atom) => valuesOf(carbon, atom)));
      return { atoms: site, c, h: signals(site) };
    }),
    mobile: sites.filter((site) => !withCarbon.includes(site)).flatMap(signals),
  };
}

/** Whether the data folder has the files that the products are read from. */
export const hasDataFolder = (): boolean => Object.values(FILES).every((file) => existsSync(file));

/**
 * Ibuprofen, caffeine, quinine and brucine from rows of nmrshiftdb2 (shifts assigned, no multiplicities; the
 * database's licence), santonin from the development set of simpleNMR (MIT), with the cross peaks that its authors
 * picked. Throws Error where a row is absent; read `hasDataFolder` first.
 */
export function productsOfDataFolder(): NaturalProduct[] {
  const rowsOf = (file: string): Map<string, SourcedRow> =>
    new Map(
      readRows<SourcedRow>(file)
        .filter(({ source }) => ROWS.some(({ row }) => row === source))
        .map((row) => [row.source, row]),
    );
  const [carbons, hydrogens] = [rowsOf(FILES.carbon), rowsOf(FILES.hydrogen)];
  const assigned = ROWS.map(({ name, formula, row }): NaturalProduct => {
    const [carbon, hydrogen] = [carbons.get(row), hydrogens.get(row)];
    if (!carbon || !hydrogen || carbon.smiles !== hydrogen.smiles)
      throw new Error(`no row ${row} of both nuclei`);
    const { smiles, ...assignment } = assignmentOf(carbon, hydrogen);
    const source = `${row.replace(':', ' ')} (its licence, derived from the ODbL), row of the data folder`;
    const base: NaturalProductBase = { name, formula, smiles, source, isInTraining: true };
    return { ...base, ...assignment };
  });
  const santonin = readCases(FILES.cases).find(({ id }) => id === SANTONIN.id);
  if (!santonin) throw new Error(`no case ${SANTONIN.id}`);
  return [
    ...assigned,
    {
      name: SANTONIN.name,
      formula: SANTONIN.formula,
      smiles: santonin.answer,
      source: `${SANTONIN.id} of the data folder: example problem of simpleNMR (MIT)`,
      isInTraining: false,
      spectra: santonin.spectra,
      origin: 'published',
    },
  ];
}
