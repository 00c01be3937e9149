import { IMPURITIES, IMPURITY_COLUMNS, type Impurity } from '@elucida/spectra/chemistry/impurities';
import { SOLVENTS, type SolventId } from '@elucida/spectra/chemistry/solvents';
import type { H1Peak } from '@elucida/spectra/spectrum';
import {
  carbonPeaks,
  ppm1,
  ppm2,
  protonPeaks,
  withCarbons,
  withProtons,
  type Flaw,
  type FlawContext,
} from './flaw.ts';
import type { BenchCase } from '../cases/bench-case.ts';

interface Foreign {
  readonly h1: readonly H1Peak[];
  readonly c13: readonly number[];
}

/** A reading differs so much from the table, ppm at most. */
const READING = { h1: 0.015, c13: 0.12 } as const;
/** Field of the ¹³C lists, MHz: J(CD) becomes a distance in ppm. */
const CARBON_MHZ = 100;
/** Share of an impurity, moles to one of the molecule. */
const SHARE = { least: 0.05, most: 0.3 } as const;

const near = (value: number, { random }: FlawContext, within: number): number =>
  value + (2 * random.next() - 1) * within;

/**
 * The case with foreign lines among its own, written as it writes its own: with integrals and
 * multiplicities or without.
 */
function adding(
  test: BenchCase,
  { h1, c13 }: Foreign,
  context: FlawContext,
  solvent?: string,
): BenchCase {
  const own = protonPeaks(test);
  const integrated = own.some(({ int }) => int !== undefined) && context.random.next() < 0.7;
  const described = own.some(({ mult }) => mult !== undefined);
  const peaks = h1.map(({ delta_ppm, int, mult }): H1Peak => ({
    delta_ppm: ppm2(near(delta_ppm, context, READING.h1)),
    ...(integrated && int !== undefined && { int: ppm2(int) }),
    ...(described && { mult }),
  }));
  const drift = near(0, context, READING.c13);
  const lines = c13.map((shift) => ({ delta_ppm: ppm1(shift + drift) }));
  return withCarbons(
    withProtons(test, own.length > 0 ? [...own, ...peaks] : [], solvent),
    carbonPeaks(test).length > 0 ? [...carbonPeaks(test), ...lines] : [],
    solvent,
  );
}

/** The lines that deuterium splits a carbon into, or their middle alone. */
function deuterated(id: SolventId, whole: boolean): number[] {
  return SOLVENTS.find((solvent) => solvent.id === id)!.c13.flatMap(({ ppm, lines, j_hz }) =>
    whole
      ? Array.from({ length: lines }, (_, i) => ppm + ((i - (lines - 1) / 2) * j_hz) / CARBON_MHZ)
      : [ppm],
  );
}

/** The solvent's own lines, named in the header or not; its ¹³C lines one by one or as one. */
export const solventLines =
  (id: SolventId, { whole, declared }: { whole: boolean; declared: boolean }): Flaw =>
  (test, context) => {
    const { h1 } = SOLVENTS.find((solvent) => solvent.id === id)!;
    return adding(
      test,
      {
        h1: h1.map(({ ppm, mult }) => ({ delta_ppm: ppm, mult, int: 0.1 + context.random.next() })),
        c13: deuterated(id, whole),
      },
      context,
      declared ? id : undefined,
    );
  };

/** Water in a solvent, which moves: up to 0.1 ppm. */
export const waterLine: Flaw = (test, context) => {
  const solvent = context.random.next() < 0.5 ? 'CDCl3' : 'DMSO-d6';
  const { water } = SOLVENTS.find(({ id }) => id === solvent)!;
  return adding(
    test,
    {
      h1: [
        {
          delta_ppm: near(water, context, 0.05),
          mult: 'br-s',
          int: 0.2 + 2 * context.random.next(),
        },
      ],
      c13: [],
    },
    context,
  );
};

/** The reference itself. */
export const referenceLine: Flaw = (test, context) =>
  adding(
    test,
    { h1: [{ delta_ppm: 0, mult: 's', int: 0.2 + context.random.next() }], c13: [0] },
    context,
  );

const column = IMPURITY_COLUMNS.indexOf('CDCl3');

function linesOf({ h1, c13 }: Impurity, share: number): Foreign {
  return {
    h1: h1.map(({ ppm, mult, hydrogens }) => ({
      delta_ppm: ppm[column]!,
      mult,
      int: hydrogens * share,
    })),
    c13: c13.map(({ ppm }) => ppm[column]!),
  };
}

/** All lines of one impurity, in proportion. */
export const impurityLines =
  (pick: (random: FlawContext['random']) => Impurity): Flaw =>
  (test, context) => {
    const share = SHARE.least + (SHARE.most - SHARE.least) * context.random.next();
    return adding(test, linesOf(pick(context.random), share), context);
  };

const named = (id: Impurity['id']): Impurity => IMPURITIES.find((impurity) => impurity.id === id)!;
/** The solvents that work-up leaves behind. */
const RESIDUES = (
  [
    'ethyl-acetate',
    'acetone',
    'grease',
    'dichloromethane',
    'diethyl-ether',
    'hexane',
    'toluene',
    'methanol',
    'thf',
    'dmf',
  ] as const
).map(named);
export const ethylAcetate = impurityLines(() => named('ethyl-acetate'));
export const residue = impurityLines((random) => RESIDUES[random.below(RESIDUES.length)]);
