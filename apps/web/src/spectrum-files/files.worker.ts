import { answerFiles } from './answer-files.ts';
import type { FilesQuestion } from './files-question.ts';

/** The thread that reads files: large ones never block the page. */
self.onmessage = (event: MessageEvent<FilesQuestion>) => {
  self.postMessage(answerFiles(event.data));
};
