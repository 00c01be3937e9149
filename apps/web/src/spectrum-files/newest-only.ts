/**
 * Asks one question at a time: while one is answered, only the newest of those that come waits. `onAnswer` is called
 * with answers in their order, `onFailure` with what was thrown.
 */
export function newestOnly<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  { onAnswer, onFailure }: { onAnswer: (answer: Answer) => void; onFailure: () => void },
): (question: Question) => void {
  let isAsking = false;
  let next: { readonly question: Question } | null = null;
  const run = async (question: Question) => {
    isAsking = true;
    try {
      onAnswer(await ask(question));
    } catch {
      onFailure();
    }
    isAsking = false;
    if (next !== null) {
      const { question: waiting } = next;
      next = null;
      void run(waiting);
    }
  };
  return (question) => {
    if (isAsking) next = { question };
    else void run(question);
  };
}
