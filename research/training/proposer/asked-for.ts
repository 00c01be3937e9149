import type { PieceRow } from '@elucida/prediction/data/piece-row';

/** The proposer is asked for parts that at least so many structures have. */
const LEAST_COUNT = 12;

export const isAskedFor = ({ count }: Pick<PieceRow, 'count'>): boolean => count >= LEAST_COUNT;
