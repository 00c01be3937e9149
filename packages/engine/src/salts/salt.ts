import { COMPANIONS } from '@elucida/spectra/formula/companions';
import {
  COUNTER_IONS,
  ELEMENTS,
  type ElementSymbol,
  type HALOGENS,
} from '@elucida/spectra/chemistry/elements';
import type { AtomCounts, Formula } from '@elucida/spectra/formula/formula';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import { hillText } from '@elucida/spectra/formula/hill';

/**
 * A formula taken apart into the molecule that shows in the spectra and what is next to it.
 * Plain data.
 */
export interface Salt {
  /** What is searched for: the free base, the free acid, or the cation. */
  readonly core: Formula;
  /** SMILES of what is next to it, one for each. */
  readonly companions: readonly string[];
  /** Hydrogens that metal ions replace: the acid is answered as its anion. */
  readonly acidic: number;
  /** The person typed the parts: that the molecule forms this salt is known, not supposed. */
  readonly isTyped?: true;
}

/** Halogens whose acids make salts with bases. */
const OF_ACIDS = ['Br', 'I', 'Cl'] as const satisfies readonly (typeof HALOGENS)[number][];

/** Atoms of both; `times` may be negative. Null where one count falls below zero. */
function add(counts: AtomCounts, other: AtomCounts, times: number): AtomCounts | null {
  const sum: Partial<Record<ElementSymbol, number>> = {};
  for (const element of ELEMENTS) {
    const count = (counts[element] ?? 0) + times * (other[element] ?? 0);
    if (count < 0) return null;
    if (count > 0) sum[element] = count;
  }
  return sum;
}

const repeated = (smiles: string, times: number): string[] =>
  Array.from({ length: times }, () => smiles);

/** Metal ions of a part as the hydrogens they stand for. */
function freeAcid(counts: AtomCounts, charge: number): Salt {
  const ions = COUNTER_IONS.flatMap((metal) => repeated(`[${metal}+]`, counts[metal] ?? 0));
  const { Li: _li, Na: _na, K: _k, ...rest } = counts;
  return {
    core: formulaFromCounts(
      ions.length > 0 ? { ...rest, H: (rest.H ?? 0) + ions.length } : rest,
      charge,
    ),
    companions: ions,
    acidic: ions.length,
  };
}

/**
 * How a formula can be a salt, the likeliest first; empty where nothing says so. Parts that were
 * typed and metals decide it. A formula with more hydrogens and halogens than one molecule can bind
 * (a negative degree of unsaturation) loses as many acid molecules, or its halide. Else an amine's
 * hydrohalide, a halide or an ammonium salt is what it may be (`mayBeSalt`).
 */
export function saltsOf(formula: Formula): Salt[] {
  const { counts, charge, parts, unsaturation } = formula;
  if (parts) {
    const [{ times, ...main }, ...others] = parts;
    const salt = freeAcid(main.counts, main.charge);
    return times > 1
      ? []
      : [
          {
            ...salt,
            isTyped: true,
            companions: [
              ...salt.companions,
              ...others.flatMap((part) =>
                repeated(COMPANIONS[hillText(part.counts, part.charge)], part.times),
              ),
            ],
          },
        ];
  }
  const salt = freeAcid(counts, charge);
  if (salt.acidic > 0) return counts.C ? [salt] : [];
  return unsaturation < 0 ? withoutAcid(counts, -unsaturation) : mayBeSalt(counts, charge);
}

/** Whether the formula says by itself that it is a salt. */
export const isCertainlySalt = ({ counts, parts, unsaturation }: Formula): boolean =>
  parts !== undefined || unsaturation < 0 || COUNTER_IONS.some((metal) => (counts[metal] ?? 0) > 0);

/** Oxo acids that a base may have taken, by their atoms, with their SMILES. */
const OXO_ACIDS: readonly (readonly [AtomCounts, string])[] = [
  [{ H: 2, S: 1, O: 4 }, COMPANIONS.H2O4S],
  [{ H: 3, P: 1, O: 4 }, COMPANIONS.H3O4P],
  [{ H: 1, N: 1, O: 3 }, COMPANIONS.HNO3],
  [{ H: 1, Cl: 1, O: 4 }, COMPANIONS.ClHO4],
];

function withoutAcid(counts: AtomCounts, times: number): Salt[] {
  const acids: (readonly [AtomCounts, string])[] = [
    ...OF_ACIDS.map(
      (halogen) => [{ H: 1, [halogen]: 1 }, COMPANIONS[hillText({ H: 1, [halogen]: 1 })]] as const,
    ),
    ...OXO_ACIDS,
  ];
  const bases = acids.flatMap(([acid, smiles]): Salt[] => {
    const core = add(counts, acid, -times);
    return core?.C && (core.N ?? 0) + (core.P ?? 0) > 0
      ? [{ core: formulaFromCounts(core), companions: repeated(smiles, times), acidic: 0 }]
      : [];
  });
  return [...bases, ...(times === 1 ? halides(counts) : [])];
}

/** Quaternary ammonium, phosphonium and sulfonium halides. */
const halides = (counts: AtomCounts): Salt[] =>
  OF_ACIDS.flatMap((halogen): Salt[] => {
    const core = add(counts, { [halogen]: 1 }, -1);
    return core?.C && (core.N ?? 0) + (core.P ?? 0) + (core.S ?? 0) > 0
      ? [{ core: formulaFromCounts(core, 1), companions: [`[${halogen}-]`], acidic: 0 }]
      : [];
  });

/**
 * Heavy atoms up to which a formula with nitrogen and two oxygens may be an ammonium carboxylate or
 * an inner salt by itself (ammonium benzoate has 10). Beyond, the formula is nearly always one
 * molecule's, and looking for a salt takes as long as the molecule did; typed in two parts it is
 * read at any size.
 */
const AMMONIUM_SALT_ATOMS = 10;
const heavyAtoms = (counts: AtomCounts): number =>
  ELEMENTS.reduce((sum, element) => sum + (element === 'H' ? 0 : (counts[element] ?? 0)), 0);

function mayBeSalt(counts: AtomCounts, charge: number): Salt[] {
  if (charge !== 0 || !counts.C || !counts.N) return [];
  const hydrohalides = OF_ACIDS.flatMap((halogen): Salt[] => {
    const core = add(counts, { H: 1, [halogen]: 1 }, -1);
    return core
      ? [
          {
            core: formulaFromCounts(core),
            companions: [COMPANIONS[hillText({ H: 1, [halogen]: 1 })]],
            acidic: 0,
          },
        ]
      : [];
  });
  // An inner salt (betaine): a quaternary cation whose own acid has given its hydrogen.
  const isInner = (counts.O ?? 0) >= 2 && heavyAtoms(counts) <= AMMONIUM_SALT_ATOMS;
  const inner: Salt[] = isInner
    ? [
        {
          core: formulaFromCounts({ ...counts, H: (counts.H ?? 0) + 1 }, 1),
          companions: [],
          acidic: 1,
        },
      ]
    : [];
  const acid =
    (counts.O ?? 0) >= 2 && heavyAtoms(counts) <= AMMONIUM_SALT_ATOMS
      ? add(counts, { N: 1, H: 3 }, -1)
      : null;
  return [
    ...hydrohalides,
    ...(acid ? [{ core: formulaFromCounts(acid), companions: ['N'], acidic: 0 }] : []),
    ...inner,
    ...halides(counts),
  ].filter(({ core }) => core.unsaturation >= 0);
}
