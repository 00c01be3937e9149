import { answerOnce, handAnswers } from './answer-files.ts';
import type { WorkerQuestion } from './files-question.ts';

const byHand = handAnswers();

/** The thread that reads files, and processes one of their experiments by hand: large ones never block the page. */
self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  const isOnce = data.kind === 'read' || data.kind === 'compare';
  self.postMessage(isOnce ? answerOnce(data) : byHand(data));
};
