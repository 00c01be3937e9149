import type { Words } from '../words/word.ts';
import { order, type Molecule } from './molecule.ts';
import type { NameBranch } from './body-request.ts';

/** What a rule for prefixes gets. */
export interface BranchRequest {
  readonly root: number;
  readonly from: number;
  readonly branch: NameBranch;
}

export const YL: Words = ['yl', 'il', 'il'];
export const YLIDENE: Words = ['ylidene', 'iliden', 'iliden'];
export const YLIDYNE: Words = ['ylidyne', 'ilidin', 'ilidin'];

export const freeEnding = (m: Molecule, root: number, from: number): Words =>
  [YL, YL, YLIDENE, YLIDYNE][order(m, root, from)];
