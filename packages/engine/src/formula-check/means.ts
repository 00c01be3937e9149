import type { IdentifyRequest } from '../identification.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Task } from '../stages.ts';

/** What looking at another formula takes: the request as typed, the predictor, and who watches. */
export interface Means {
  readonly request: IdentifyRequest;
  readonly predictor: ShiftPredictor;
  readonly task: Task;
}
