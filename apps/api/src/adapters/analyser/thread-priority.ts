import { constants } from 'node:os';

/**
 * How far the analysis threads rank below the answering of requests (docs/decisions/0010): with a
 * core for each, a step;
 * with more threads than cores, the last place, so that all of them together weigh less than the
 * one thread that answers.
 */
export const threadPriority = ({ threads, cores }: { threads: number; cores: number }): number =>
  threads > cores ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_BELOW_NORMAL;
