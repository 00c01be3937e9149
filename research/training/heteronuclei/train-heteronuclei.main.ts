/**
 * `npx tsx research/training/heteronuclei/train-heteronuclei.main.ts [--data DIR] [--out DIR]`: learns the
 * shifts of ¹⁹F and ³¹P, with the method of ¹³C. Prints the errors when each fifth of the molecules is
 * left out in turn; writes the tables to packages/prediction/data, from all.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { nucleusTables, SHIFT_TABLE_FILES } from '@elucida/prediction/data/load-shift-tables';
import { predictHeteroatoms } from '@elucida/prediction/heteronuclei/predict-heteroatoms';
import { HETERO_NUCLEI, type HeteroNucleus } from '@elucida/prediction/shift-tables';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { HETERO_ROWS, readHeteroMolecules } from '../../datasets/read-hetero-rows.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { quantile } from '../shifts/fit-spread.ts';
import { partOf } from '../../datasets/part-of.ts';
import { median } from '../shifts/observations.ts';
import { trainShifts } from '../shifts/train-shifts.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: DATA_FOLDER },
    out: { type: 'string', default: defaultDataDirectory() },
  },
});

const PARTS = 5;
const PARTS_SALT = 5;
const silent = (): void => undefined;

/** Errors of one part by tables learned from the others, with how many lie within one and two sd. */
function leaveOut(nucleus: HeteroNucleus, molecules: readonly ObservedMolecule[], part: number) {
  const isLeftOut = ({ key }: ObservedMolecule) => partOf(key, PARTS, PARTS_SALT) === part;
  const tables = nucleusTables(
    trainShifts(
      nucleus,
      molecules.filter((each) => !isLeftOut(each)),
      silent,
    ),
  );
  return molecules.filter(isLeftOut).flatMap(({ graph, perception, shifts }) => {
    const { shift, sd } = predictHeteroatoms(nucleus, graph, perception, tables);
    return [...shifts].map(([symmetryClass, observed]) => {
      const atom = perception.symmetryClass.indexOf(symmetryClass);
      return { error: Math.abs(median(observed) - shift[atom]), sd: sd[atom] };
    });
  });
}

for (const nucleus of HETERO_NUCLEI) {
  const molecules = readHeteroMolecules(join(values.data, HETERO_ROWS), nucleus);
  const all = Array.from({ length: PARTS }, (_, part) => leaveOut(nucleus, molecules, part)).flat();
  const errors = Float64Array.from(all, ({ error }) => error);
  const within = (deviations: number): string =>
    (all.filter(({ error, sd }) => error <= deviations * sd).length / all.length).toFixed(3);
  console.log(
    `${nucleus} left out n ${all.length}  MAE ` +
      `${(errors.reduce((sum, error) => sum + error, 0) / all.length).toFixed(2)}  ` +
      `median ${quantile(errors, 0.5).toFixed(2)}  90 % ${quantile(errors, 0.9).toFixed(1)}  ` +
      `within 1 sd ${within(1)}, 2 sd ${within(2)}`,
  );
  writeFileSync(
    join(values.out, SHIFT_TABLE_FILES[nucleus]),
    trainShifts(nucleus, molecules, (line) => console.log(`${nucleus} ${line}`)),
  );
}
