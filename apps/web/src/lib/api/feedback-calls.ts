import type { FeedbackRequest } from '@elucida/contract/feedback';
import { command } from './request.ts';

export const sendFeedback = (body: FeedbackRequest): Promise<void> =>
  command('/feedback', { method: 'POST', body });
