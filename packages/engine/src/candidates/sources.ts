import { generatorSource } from './generator-source.ts';
import { librarySource } from './library-source.ts';
import { outsideSource } from './outside-source.ts';
import { searchSource } from './search-source.ts';
import type { CandidateSource } from './source.ts';

/**
 * All sources, in the order in which they are asked: those that name molecules first, since a
 * search starts from these. The first one that covers every plausible isomer is the last asked.
 */
export const SOURCES: readonly CandidateSource[] = [
  librarySource,
  outsideSource,
  generatorSource,
  searchSource,
];

/** Names of the engine's own proposers. `tautomer`: a form of another candidate. */
export const OWN_PROPOSERS: readonly string[] = [
  ...SOURCES.flatMap(({ name }) => name ?? []),
  'tautomer',
];

const COMPETING = new Set(SOURCES.flatMap(({ name, competes }) => (competes ? [name] : [])));

/**
 * Whether a proposer's molecules compete for a place among the finalists; those that the library
 * or somebody outside names stay whatever their score.
 */
export const competes = (proposer: string): boolean => COMPETING.has(proposer);
