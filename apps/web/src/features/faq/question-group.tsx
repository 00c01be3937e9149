import { trueOf, type ServerFacts } from '@elucida/messages/pages/by-settings';
import type { QuestionGroup as Group } from '@elucida/messages/pages/faq-text';

/** A group of questions; each opens its answer without a script. */
export function QuestionGroup({
  id,
  group,
  facts,
}: {
  id: string;
  group: Group;
  facts: ServerFacts;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
      <h2 id={`${id}-heading`}>{group.heading}</h2>
      <div className="card mt-3 grid max-w-[52rem] divide-y divide-border py-1">
        {group.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary className="py-3 pl-5 -indent-5 font-semibold">{question}</summary>
            <p className="max-w-[65ch] pb-4 text-text-2">{trueOf(facts, answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
