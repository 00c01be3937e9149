import { loadEngine } from '@elucida/analysis/load-engine';
import { expect, test } from 'vitest';
import { prepareProblem } from './judge-drawn.ts';
import { makeOwnProblem, problemOfOwn } from './own-problem.ts';
import { skillsOf } from './skills.ts';

const { predictor } = loadEngine();

test.each([
  ['CCOC(C)=O', ['carbonyls', 'couplings']],
  ['CC(C)=O', ['carbonyls']],
  ['Cc1ccc(C)cc1', ['aromatics']],
  ['COc1ccc(C(C)=O)cc1', ['carbonyls', 'aromatics', 'couplings']],
  ['C1CCCCC1', ['unsaturation']],
  // Its =CH₂ is a multiplet without constants.
  ['C=CC(C)(C)C', ['unsaturation']],
  ['CC#N', ['unsaturation']],
  ['CCCCl', ['couplings']],
])('%s takes %j', (smiles, skills) => {
  const made = makeOwnProblem(smiles, predictor, 'en');
  if (!made.ok) throw new Error(made.fault);
  expect(skillsOf(prepareProblem(problemOfOwn(made.value)!, predictor))).toEqual(skills);
});
