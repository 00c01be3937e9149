import { IN_ORDER_OF_REASONS } from '../techniques/registry.ts';

/** Sections of the report, in order; the techniques in the order a chemist argues. */
export const SECTIONS = [
  'verdict',
  'facts',
  ...IN_ORDER_OF_REASONS,
  'against',
  'open',
  'unexplained',
  'rivals',
  'settle',
  'method',
] as const;
export type Section = (typeof SECTIONS)[number];
