import { z } from 'zod';
import { ASKED_MAX, SEARCH_ROUNDS_MAX, SEARCH_SECONDS_MAX, SMILES_MAX } from './limits.ts';

/** How long the search goes on at least; it ends earlier only where nothing is left to search. */
export const searchSecondsSchema = z.number().int().min(1).max(SEARCH_SECONDS_MAX);

/** What an earlier search of the same question came to, which this one goes on with. */
export const searchFromSchema = z.object({
  /** SMILES of candidates that it found. */
  structures: z.array(z.string().trim().min(1).max(SMILES_MAX)).max(ASKED_MAX).default([]),
  /** How often it began: `search.rounds` of its result; 2 where that says nothing. */
  rounds: z.number().int().min(0).max(SEARCH_ROUNDS_MAX).default(2),
});
