import type { Words } from '../words/word.ts';

/**
 * A retained name of a heteromonocycle: the elements in the order of its locants, its state, its
 * names.
 */
export interface RetainedMonocycle {
  readonly elements: readonly number[];
  readonly saturated: boolean;
  readonly words: Words;
}

const ring = (text: string, saturated: boolean, words: Words): RetainedMonocycle => ({
  elements: text.match(/[A-Z][a-z]?/g)!.map((symbol) => NUMBERS[symbol]),
  saturated,
  words,
});
const NUMBERS: Readonly<Record<string, number>> = { C: 6, N: 7, O: 8, S: 16, Se: 34, Te: 52 };

/** Retained heteromonocycles of IUPAC 2013, tables 2.2 and 2.3 (P-22.2.1). */
export const RETAINED_MONOCYCLES: readonly RetainedMonocycle[] = [
  ring('OCCCC', false, ['furan', 'furano', 'furano']),
  ring('SCCCC', false, ['thiophene', 'tiofeno', 'tiofeno']),
  ring('SeCCCC', false, ['selenophene', 'selenofeno', 'selenofeno']),
  ring('TeCCCC', false, ['tellurophene', 'telurofeno', 'telurofeno']),
  ring('NCCCC', false, ['pyrrole', 'pirrol', 'pirrol']),
  ring('NCNCC', false, ['imidazole', 'imidazol', 'imidazol']),
  ring('NNCCC', false, ['pyrazole', 'pirazol', 'pirazol']),
  ring('OCCCCC', false, ['pyran', 'pirano', 'pirano']),
  ring('SCCCCC', false, ['thiopyran', 'tiopirano', 'tiopirano']),
  ring('SeCCCCC', false, ['selenopyran', 'selenopirano', 'selenopirano']),
  ring('TeCCCCC', false, ['telluropyran', 'teluropirano', 'teluropirano']),
  ring('NCCCCC', false, ['pyridine', 'piridina', 'piridina']),
  ring('NNCCCC', false, ['pyridazine', 'piridazina', 'piridazina']),
  ring('NCNCCC', false, ['pyrimidine', 'pirimidina', 'pirimidina']),
  ring('NCCNCC', false, ['pyrazine', 'pirazina', 'pirazina']),
  ring('NCCCC', true, ['pyrrolidine', 'pirrolidina', 'pirrolidina']),
  ring('NCNCC', true, ['imidazolidine', 'imidazolidina', 'imidazolidina']),
  ring('NNCCC', true, ['pyrazolidine', 'pirazolidina', 'pirazolidina']),
  ring('NCCCCC', true, ['piperidine', 'piperidina', 'piperidina']),
  ring('NCCNCC', true, ['piperazine', 'piperazina', 'piperazina']),
  ring('OCCNCC', true, ['morpholine', 'morfolina', 'morfolina']),
  ring('SCCNCC', true, ['thiomorpholine', 'tiomorfolina', 'tiomorfolina']),
  ring('SeCCNCC', true, ['selenomorpholine', 'selenomorfolina', 'selenomorfolina']),
];

/** The retained name for the elements in order of locants; undefined where there is none. */
export function retainedMonocycle(
  elements: readonly number[],
  saturated: boolean,
): Words | undefined {
  return BY_KEY.get(`${elements.join()}${saturated}`);
}

const BY_KEY = new Map(
  RETAINED_MONOCYCLES.map((entry) => [`${entry.elements.join()}${entry.saturated}`, entry.words]),
);
