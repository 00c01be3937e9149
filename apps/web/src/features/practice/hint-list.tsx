import type { PracticeHint } from '@elucida/contract/practice';
import type { HintKind } from '@elucida/contract/practice-terms';
import { useQueries } from '@tanstack/react-query';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';
import { replyParts, type ReplyParts } from './reply-parts.ts';

interface Props {
  /** By which answers are kept apart: of one problem. */
  problem: string;
  kinds: readonly HintKind[];
  taken: readonly HintKind[];
  onTake: (kind: HintKind) => void;
  fetchHint: (kind: HintKind) => Promise<PracticeHint>;
  /** Below the heading: what hints cost, or who sees them. */
  help: string;
  /** What a hint costs, as its button says it. */
  costOf?: (kind: HintKind) => string;
  onPoint: (at: PointedAt | null) => void;
}

interface HintProps extends Pick<Props, 'onPoint'> {
  hint: PracticeHint;
  parts: ReplyParts;
}

function HintText({ hint, parts: { Markdown }, onPoint }: HintProps) {
  return (
    <div
      tabIndex={0}
      className="rounded-sm border-l-2 border-border px-3 py-1"
      onFocus={() => onPoint(hint)}
      onBlur={() => onPoint(null)}
      onMouseEnter={() => onPoint(hint)}
      onMouseLeave={() => onPoint(null)}
    >
      <Markdown text={hint.text} />
    </div>
  );
}

/** Hints one after another; those taken stay. */
export function HintList({
  problem,
  kinds,
  taken,
  onTake,
  fetchHint,
  help,
  costOf,
  onPoint,
}: Props) {
  const text = usePracticeText();
  const words = useErrorWords();
  const language = useLanguage();
  const asked = kinds.filter((kind) => taken.includes(kind));
  const answers = useQueries({
    queries: asked.map((kind) => ({
      queryKey: ['practice', problem, 'hint', kind, language],
      queryFn: async () => {
        const [hint, parts] = await Promise.all([fetchHint(kind), replyParts()]);
        return { hint, parts };
      },
      staleTime: Infinity,
    })),
  });
  const hintOf = (kind: HintKind) => answers[asked.indexOf(kind)];
  return (
    <section className="card" aria-labelledby="practice-hints">
      <h2 id="practice-hints" className="text-lg">
        {text.solve.hints}
      </h2>
      <p className="field-hint">{help}</p>
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {kinds.map((kind) => {
          const answer = hintOf(kind);
          return (
            <li key={kind}>
              {answer === undefined ? (
                <button type="button" className="btn btn-small" onClick={() => onTake(kind)}>
                  {text.solve.hint[kind]}
                  {costOf ? <span className="text-text-2">{costOf(kind)}</span> : null}
                </button>
              ) : (
                <>
                  <h3 className="text-sm">{text.solve.hint[kind]}</h3>
                  {answer.error ? <Notice tone="danger">{words(answer.error)}</Notice> : null}
                  {answer.data ? <HintText {...answer.data} onPoint={onPoint} /> : null}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
