import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '../judging/judge.ts';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import type { SearchedBefore } from '../identification.ts';
import { unattended, type CandidateSoFar } from '../stages.ts';
import { Finalists } from './finalists.ts';
import { findBySearch } from './find-by-search.ts';
import type { FindInput } from './judge-pass.ts';
import { proposeCandidates } from './propose-candidates.ts';
import { searchRound, type RoundThreads } from './search-round.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

const PROPYL_AMINOBENZOATE = [166.7, 150.7, 131.6, 120.1, 113.8, 66.1, 22.2, 10.5];

function setUp(text: string, shifts: readonly number[]) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const spectra: Spectrum[] = [
    { type: 'C13NMR', peaks: shifts.map((delta_ppm) => ({ delta_ppm })) },
  ];
  const request = {
    formula: parsed.formula,
    spectra,
    top: 10,
    seed: 1,
    useLibrary: false,
    hide: [],
  };
  const facts = readFacts(parsed.formula, spectra);
  const judge = makeJudge({ facts, predictor });
  return { request, common: { facts, judge, pieces: [], task: unattended } };
}

type Asking = Partial<Pick<FindInput, 'task'>> & { readonly from?: SearchedBefore };

function find(
  text: string,
  shifts: readonly number[],
  { task = unattended, from }: Asking = {},
): ReturnType<typeof findBySearch> {
  const { request, common } = setUp(text, shifts);
  return findBySearch({
    ...common,
    request: { ...request, ...(from && { from }) },
    task,
    setAside: [],
    counted: common.facts,
    weights: new Float64Array(),
  });
}

/** How many molecules one search meets, and how many were considered in all. */
function considered(text: string, shifts: readonly number[]): { once: number; all: number } {
  const { request, common } = setUp(text, shifts);
  return {
    once: proposeCandidates({ ...common, request, finalists: new Finalists(400) }).considered,
    all: find(text, shifts).search.considered,
  };
}

describe('signals that fit many molecules', () => {
  const shifts = [165.2, 141.8, 124.3, 103.5, 71.2, 44.6, 33.8];
  const formula = 'C9H13NO2';
  const { once, all } = considered(formula, shifts);

  test('the search starts once more, and both count', () => {
    expect(all).toBeGreaterThan(1.3 * once);
  });

  test('who gives a search less time than it takes by itself gets no less', () => {
    const task = { ...unattended, searchTime: { left: () => 0, share: () => 1 } };
    expect(find(formula, shifts, { task }).search.considered).toBe(all);
  });

  test('a caller in a hurry gets what was found until then, as a search that is not over', () => {
    let steps = 0;
    const task = { ...unattended, isLate: () => ++steps > 200 };
    const hurried = find(formula, shifts, { task });
    expect(hurried.judged.length).toBeGreaterThan(0);
    expect(hurried.search).toMatchObject({ complete: false, late: true });
    expect(hurried.search.considered).toBeLessThan(all / 2);
  });
});

describe('signals that fit many molecules of more than twelve heavy atoms', () => {
  const shifts = [165.2, 141.8, 124.3, 103.5, 71.2, 44.6, 33.8, 27.1, 18.4];
  const formula = 'C11H15NO2';
  const alone = find(formula, shifts);

  test('the search starts three times more, and says so', () => {
    expect(alone.search.rounds).toBe(4);
    expect(alone.search.late).toBeUndefined();
  });

  /** Threads that search at once, as long as a core is idle; `works` says whether they answer. */
  function threadsFor(works: (seed: number) => boolean) {
    const begun: [seed: number, round: number][] = [];
    let isClosed = false;
    let asked = 0;
    const threads: RoundThreads = {
      begin(round) {
        // The second that is asked for finds no idle core.
        if (++asked === 2) return null;
        const { seed } = round.request;
        begun.push([seed, round.round]);
        return {
          wait: (task) => {
            task.checkpoint();
            return works(seed) ? searchRound(round, { predictor, pieces: [] }, unattended) : null;
          },
        };
      },
      close: () => void (isClosed = true),
    };
    return { threads, begun, closed: () => isClosed };
  }

  const plain = ({ judged, search }: ReturnType<typeof findBySearch>) => ({
    search,
    scores: judged.map(({ key, score, proposedBy }) => ({ key, score, proposedBy })),
  });

  test('threads that search ahead change nothing, nor does one that fails', () => {
    const { threads, begun, closed } = threadsFor((seed) => seed !== 4);
    const { request, common } = setUp(formula, shifts);
    const together = findBySearch(
      { ...common, request, setAside: [], counted: common.facts, weights: new Float64Array() },
      { roundThreads: threads },
    );
    expect(plain(together)).toEqual(plain(alone));
    expect(begun).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(closed()).toBe(true);
  });

  test('a caller in a hurry does not wait for a thread', () => {
    const { threads, closed } = threadsFor(() => {
      throw new Error('waited for');
    });
    const { request, common } = setUp(formula, shifts);
    let isLate = false;
    const task = {
      ...unattended,
      // From the first judgement on.
      progress: (stage: string) => void (isLate ||= stage === 'judge'),
      isLate: () => isLate,
    };
    const hurried = findBySearch(
      {
        ...common,
        request,
        task,
        setAside: [],
        counted: common.facts,
        weights: new Float64Array(),
      },
      { roundThreads: threads },
    );
    expect(hurried.search).toMatchObject({ complete: false, late: true });
    expect(hurried.search.rounds).toBeUndefined();
    expect(hurried.search.considered).toBeLessThan(alone.search.considered);
    expect(closed()).toBe(true);
  });
});

describe('propyl 4-aminobenzoate', () => {
  const { once, all } = considered('C10H13NO2', PROPYL_AMINOBENZOATE);

  test('the first search is sure of it', () => {
    expect(all).toBe(once);
  });

  test('a sure search goes on while it has time, and says who leads after each round', () => {
    const rankings: (readonly CandidateSoFar[])[] = [];
    const said: string[] = [];
    const { search } = find('C10H13NO2', PROPYL_AMINOBENZOATE, {
      task: {
        ...unattended,
        progress: (stage, fraction, about) => said.push(`${stage} ${fraction} ${about?.key}`),
        ranking: (candidates) => rankings.push(candidates),
        searchTime: { left: () => (rankings.length < 2 ? 60 : 0), share: () => 0.5 },
      },
    });
    expect(search.considered).toBeGreaterThan(once);
    expect(search.rounds).toBe(2);
    expect(rankings).toHaveLength(2);
    expect(rankings.at(-1)![0]).toMatchObject({
      rank: 1,
      smiles: canonicalSmiles(graphFromSmiles('CCCOC(=O)c1ccc(N)cc1')),
    });
    expect(rankings[0]![0]!.confidence).toBeGreaterThan(rankings[0]![1]!.confidence);
    expect(said.filter((each) => !each.startsWith('propose'))).toEqual([]);
    expect(said.filter((each) => each.includes('search-time-left'))).toEqual([
      'propose 0.5 search-time-left',
      'propose 1 search-time-left',
    ]);
    expect(said.at(-1)).toBe('propose 1 undefined');
  });

  test('a later round ends with the time, not when it has searched all it would', () => {
    let ranked = 0;
    let asked = 0;
    const { search } = find('C10H13NO2', PROPYL_AMINOBENZOATE, {
      task: {
        ...unattended,
        ranking: () => ranked++,
        searchTime: {
          left: () => (ranked === 0 || ++asked < 200 ? 60 : 0),
          share: () => 0.5,
        },
      },
    });
    expect(search.rounds).toBe(2);
    expect(search.considered).toBeLessThan(1.2 * once);
  });

  test('without time left it ends as it does by itself', () => {
    const task = { ...unattended, searchTime: { left: () => 0, share: () => 1 } };
    const { search } = find('C10H13NO2', PROPYL_AMINOBENZOATE, { task });
    expect(search).toMatchObject({ considered: once, rounds: 1 });
  });
});

describe('a search that goes on with an earlier one', () => {
  const [shifts, text] = [[165.2, 141.8, 124.3, 103.5, 71.2, 44.6, 33.8], 'C9H13NO2'];
  const strange = 'CC(C#N)C1CC(C)(C)C(=O)O1';
  const before = { structures: [strange, 'CCO', 'no SMILES'], rounds: 2 };
  const goneOn = find(text, shifts, { from: before });

  test('keeps what that found, whatever its score, as found by a search', () => {
    const [kept] = goneOn.judged.filter(({ stays }) => stays);
    expect(canonicalSmiles(kept!.graph)).toBe(canonicalSmiles(graphFromSmiles(strange)));
    expect(kept!.proposedBy).toEqual(['search']);
    expect(goneOn.judged.filter(({ stays }) => stays)).toHaveLength(1);
  });

  test('draws other random numbers, and counts the rounds of both', () => {
    expect(goneOn.search.rounds).toBeGreaterThan(2);
    const first = find(text, shifts);
    expect(first.search.rounds).toBeUndefined();
    const keys = new Set(first.judged.map(({ key }) => key));
    expect(goneOn.judged.some(({ key }) => !keys.has(key))).toBe(true);
  });
});

test('where every isomer was judged, time changes nothing', () => {
  const at = { progress: 0, rankings: 0 };
  const { search } = find('C4H8O2', [171.1, 60.4, 21.0, 14.2], {
    task: {
      ...unattended,
      progress: (stage) => void (stage === 'judge' && at.progress++),
      ranking: () => at.rankings++,
      searchTime: { left: () => 600, share: () => 0 },
    },
  });
  expect(search.complete).toBe(true);
  expect(at.rankings).toBe(0);
});

test('where no search reaches the formula, time is not waited for', () => {
  // Heavier than a draft holds, and without correlations.
  const task = { ...unattended, searchTime: { left: () => 600, share: () => 0 } };
  expect(find('C40H82', [14.1, 22.7, 29.4, 29.7, 31.9], { task }).search).toMatchObject({
    method: 'library',
    complete: false,
  });
});
