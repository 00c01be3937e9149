import { SMILES_MAX } from '@elucida/contract/limits';
import type { PracticeReply, Solution } from '@elucida/contract/practice';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { LazyStructureEditor } from '../../structure-editor/lazy-structure-editor.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';
import { replyParts, type ReplyParts } from './reply-parts.ts';

interface Judged {
  readonly reply: PracticeReply;
  readonly parts: ReplyParts;
}
/** A worked solution with the code that shows it. */
export interface Solved {
  readonly solution: Solution;
  readonly parts: ReplyParts;
}

interface Props {
  /** Above the field: points that are left, or what became of the problem. */
  status: string;
  /** Asks the judge. */
  ask: (structure: string) => Promise<PracticeReply>;
  onReply: (reply: PracticeReply) => void;
  /** Of the problem; null while it is to be found. */
  formula: string | null;
  onPoint: (at: PointedAt | null) => void;
  /** Spectra that the student has left out. */
  without?: ReadonlySet<string>;
  /** Shown without an answer: to who gave up. */
  given?: Solved | null;
  /** Further buttons, while the solution is not seen. */
  children?: ReactNode;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Where a student answers: a SMILES, a name or a drawing, and what the judge says of it. */
export function AnswerForm({
  status,
  ask,
  onReply,
  formula,
  onPoint,
  without = NOTHING,
  given = null,
  children,
}: Props) {
  const text = usePracticeText();
  const words = useErrorWords();
  const id = useId();
  const [structure, setStructure] = useState('');
  const [drawing, setDrawing] = useState(false);
  const [earned, setEarned] = useState<Solved | null>(null);
  const solved = earned ?? given;
  const { mutate, data, error, isPending, variables } = useMutation<Judged, Error, string>({
    mutationFn: async (asked) => {
      const [reply, parts] = await Promise.all([ask(asked), replyParts()]);
      return { reply, parts };
    },
    onSuccess: ({ reply, parts }) => {
      onReply(reply);
      if (reply.solution !== null) setEarned({ solution: reply.solution, parts });
    },
  });
  const check = (asked: string) => {
    if (asked.trim() !== '' && !isPending) mutate(asked.trim());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    check(structure);
  };
  const isUnreadable = error instanceof ApiError && error.code === 'invalid_smiles';
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg">
        {text.solve.answer}
      </h2>
      <p className="text-sm text-text-2" role="status">
        {status}
      </p>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-2" onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {text.solve.structure}
        </label>
        <input
          id={id}
          className="input mono"
          value={structure}
          maxLength={SMILES_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setStructure(target.value)}
        />
        <p id={`${id}-help`} className="field-hint">
          {text.solve.structureHelp}
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            className="btn btn-primary"
            disabled={structure.trim() === '' || isPending}
          >
            {text.solve.check}
          </button>
          <button
            type="button"
            className="btn"
            aria-expanded={drawing}
            onClick={() => setDrawing(!drawing)}
          >
            {text.solve.draw}
          </button>
          {solved === null ? children : null}
        </div>
      </form>
      {drawing ? (
        <LazyStructureEditor
          drawn="structure"
          {...(structure === '' ? {} : { smiles: structure })}
          onUse={(smiles) => {
            setStructure(smiles);
            setDrawing(false);
            check(smiles);
          }}
          onClose={() => setDrawing(false)}
        />
      ) : null}
      {isPending ? <p role="status">{text.solve.checking}</p> : null}
      {error ? (
        <Notice tone="danger">{isUnreadable ? text.solve.unreadable : words(error)}</Notice>
      ) : null}
      {data && !isPending ? (
        <data.parts.ReplyView
          without={without}
          key={variables}
          reply={data.reply}
          formula={formula}
          onPoint={onPoint}
        />
      ) : null}
      {solved === null ? null : <solved.parts.SolutionView solution={solved.solution} />}
    </section>
  );
}
