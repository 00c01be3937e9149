import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '../judging/judge.ts';
import { copyGraph } from '@elucida/molecules/graph';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { unattended } from '../stages.ts';
import { isOfFormula } from './is-of-formula.ts';
import type { SourceContext } from './source.ts';
import { competes, SOURCES } from './sources.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** The carbons of ethyl acetate, ppm. */
const SPECTRA = [
  { type: 'C13NMR' as const, peaks: [171.1, 60.4, 21.0, 14.2].map((delta_ppm) => ({ delta_ppm })) },
];

function contextOf(text: string, proposals: readonly string[] = []): SourceContext {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const { formula } = parsed;
  const facts = readFacts(formula, SPECTRA);
  return {
    request: {
      formula,
      spectra: SPECTRA,
      top: 3,
      seed: 1,
      useLibrary: true,
      hide: [],
      proposals: proposals.map((smiles) => ({ smiles, proposedBy: 'gpt' })),
    },
    facts,
    judge: makeJudge({ facts, predictor }),
    pieces: [],
    named: [],
    task: unattended,
  };
}

const source = (name: string | null) => SOURCES.find((one) => one.name === name)!;

/** The first molecules that a source proposes, as SMILES. */
function first(name: string | null, context: SourceContext, most: number): string[] {
  const found: string[] = [];
  for (const { graph } of source(name).propose(context)) {
    found.push(canonicalSmiles(copyGraph(graph)));
    if (found.length === most) break;
  }
  return found;
}

const same = (smiles: string) => canonicalSmiles(graphFromSmiles(smiles));

describe('every source', () => {
  test.each(SOURCES.map((one) => [String(one.name), one] as const))(
    '%s: molecules of the formula, the same each time, under its name',
    (_, one) => {
      const context = contextOf(one.name === 'search' ? 'C13H18O3' : 'C4H8O2', ['CCOC(C)=O']);
      const name = one.name ?? 'gpt';
      let count = 0;
      for (const { graph, proposer } of one.propose(context)) {
        expect(isOfFormula(graph, context.request.formula)).toBe(true);
        expect(proposer).toBe(name);
        if (++count === 20) break;
      }
      expect(count).toBeGreaterThan(0);
      expect(first(one.name, context, 20)).toEqual(first(one.name, context, 20));
    },
  );
});

test.each([
  ['library', 'C4H8O2', 'some'],
  ['generator', 'C4H8O2', 'all'],
  ['generator', 'C13H18O3', 'none'],
  ['search', 'C13H18O3', 'some'],
  ['search', 'C40H82', 'none'],
])('%s covers of %s: %s', (name, formula, covers) => {
  expect(source(name).propose(contextOf(formula)).covers).toBe(covers);
});

test('the library and models name ethyl acetate, the generator lists it', () => {
  const context = contextOf('C4H8O2', ['CCOC(C)=O', 'CCO', 'no molecule']);
  expect(first('library', context, 100)).toContain(same('CCOC(C)=O'));
  expect(first(null, context, 100)).toEqual([same('CCOC(C)=O')]);
  expect(first('generator', context, 1000)).toContain(same('CCOC(C)=O'));
});

test('who has enough of a search stops it', () => {
  let scored = 0;
  const context = contextOf('C13H18O3');
  const { judge } = context;
  const counting = {
    ...context,
    judge: {
      ...judge,
      bySmallNetwork: (...args: Parameters<typeof judge.bySmallNetwork>) => {
        scored++;
        return judge.bySmallNetwork(...args);
      },
    },
  };
  expect(first('search', counting, 25)).toHaveLength(25);
  expect(scored).toBe(25);
});

test.each([
  ['library', false],
  ['tautomer', false],
  ['gpt', false],
  ['generator', true],
  ['search', true],
])('who is named stays, who is generated or found competes: %s %s', (name, expected) => {
  expect(competes(name)).toBe(expected);
});
