import { expect, test } from 'vitest';
import { printAblation } from './ablation.ts';
import type { BenchCase } from '../cases/bench-case.ts';
import type { Answer } from './answer.ts';

const cases: BenchCase[] = ['CCO', 'COC', 'CC(C)=O'].map((answer, i) => ({
  id: `c${i}`,
  formula: answer === 'CC(C)=O' ? 'C3H6O' : 'C2H6O',
  answer,
  heavyAtoms: 3,
  spectra: [],
}));

/** Answers with these molecules first. */
const answersOf = (...firsts: string[]): Map<string, Answer> =>
  new Map(
    firsts.map((smiles, i) => [
      `c${i}`,
      {
        id: `c${i}`,
        status: 'ok',
        confidence: 0.5,
        candidates: [{ smiles, rank: 1, confidence: 0.5 }],
      },
    ]),
  );

test('each base is asked bare and with every addition, and truths gained and lost are counted apart', async () => {
  const asked: string[] = [];
  const lines: string[] = [];
  await printAblation(
    {
      title: 'What IR adds',
      cases,
      bases: [[], ['C13NMR']],
      additions: [['IR']],
      ask: (techniques) => {
        asked.push(techniques.join('+'));
        // IR next to 13C: methoxymethane and acetone gained, ethanol lost.
        return Promise.resolve(
          techniques.join('+') === 'C13NMR+IR'
            ? answersOf('COC', 'COC', 'CC(C)=O')
            : answersOf('CCO', 'CCO', 'CCC=O'),
        );
      },
    },
    (line) => lines.push(line),
  );
  expect(asked).toEqual(['', 'IR', 'C13NMR', 'C13NMR+IR']);
  expect(lines.filter((line) => line.includes('moves'))).toEqual([
    '  IR moves 0 truths to the first place, 0 away from it',
    '  IR moves 2 truths to the first place, 1 away from it',
  ]);
  expect(lines.filter((line) => line.startsWith('formula alone'))).toHaveLength(1);
});
