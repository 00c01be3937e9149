import { common } from './common.ts';
import { shell } from './shell.ts';
import { home } from './home.ts';
import { auth } from './auth.ts';
import { account } from './account.ts';
import { usage } from './usage.ts';
import { errors } from './errors.ts';
import { formula } from './formula.ts';
import { stages } from './stages.ts';
import { analyze } from './analyze.ts';
import { manual } from './manual.ts';
import { history } from './history.ts';
import { result } from './result.ts';
import { plot } from './plot.ts';
import { blog } from './blog.ts';
import { feedback } from './feedback.ts';
import { isomers } from './isomers.ts';
import type { Catalogue } from '../en/index.ts';

export const eu: Catalogue = {
  common,
  shell,
  home,
  auth,
  account,
  usage,
  errors,
  formula,
  stages,
  analyze,
  manual,
  history,
  result,
  plot,
  blog,
  feedback,
  isomers,
};
