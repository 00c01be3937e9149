import { answerCases } from './answer-cases.ts';
import type { CasesAnswer, CasesQuestion } from './cases-question.ts';

const post = (answer: CasesAnswer) => self.postMessage(answer);

/** The thread that reads tables and archives: hundreds of decays never block the page. */
self.onmessage = ({ data }: MessageEvent<CasesQuestion>) => {
  post({ read: answerCases(data, (done) => post({ done })) });
};
