import type { AskedMistake, ExerciseSolution } from '@elucida/contract/practice-exercises';
import { useId, useState, type SyntheticEvent } from 'react';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { NumberedStructure } from '../../../structure/numbered-structure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PointedAt } from '../pointed-at.ts';
import type { ReplyParts } from '../reply-parts.ts';
import { useExercisesText } from './exercises-text.ts';
import { GiveUpButton } from './give-up-button.tsx';
import type { Doing } from './use-exercise.ts';

interface Props {
  exercise: AskedMistake;
  doing: Doing;
  parts: ReplyParts;
  onPoint: (at: PointedAt | null) => void;
}

/** A report with one false step, which is to be chosen. */
export function MistakeForm({ exercise, doing, parts: { Markdown }, onPoint }: Props) {
  const words = useExercisesText();
  const errorWords = useErrorWords();
  const id = useId();
  const { smiles, name, steps } = exercise;
  const { check, giveUp, status } = doing;
  const [chosen, setChosen] = useState<number | null>(null);
  const [solution, setSolution] = useState<ExerciseSolution | null>(null);
  const { answer, reply } = check?.data ?? {};
  const choose = (place: number) => {
    setChosen(place);
    onPoint(steps[place]!);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen !== null && check?.isPending === false) check.mutate({ step: chosen });
  };
  const found = reply?.solved === true ? [answer!.step!] : (solution?.steps ?? []);
  const why = reply?.text ?? solution?.text ?? null;
  const isDone = found.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section className="card" aria-label={words.structure}>
        <NumberedStructure
          numbers
          smiles={smiles}
          name={name ?? smiles}
          atoms={chosen === null ? [] : steps[chosen]!.atoms}
          className="mx-auto h-48"
        />
      </section>
      <section className="card" aria-labelledby={id}>
        <h2 id={id} className="text-lg">
          {words.mistake.steps}
        </h2>
        <p className="field-hint">{words.mistake.help}</p>
        <p className="mt-1 text-sm text-text-2" role="status">
          {status}
        </p>
        <form className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
          <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <legend className="sr-only">{words.mistake.steps}</legend>
            {steps.map((step, place) => (
              <label
                key={step.text}
                className={
                  'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 ' +
                  'rounded-sm border-l-2 py-1 pr-2 pl-3 ' +
                  (place === chosen ? 'border-accent bg-accent-soft' : 'border-border')
                }
              >
                <input
                  type="radio"
                  name={id}
                  checked={place === chosen}
                  onChange={() => choose(place)}
                />
                <Markdown inline text={step.text} />
                {found.includes(place) ? (
                  <strong className="text-sm">{words.mistake.isFalse}</strong>
                ) : null}
              </label>
            ))}
          </fieldset>
          {isDone || check === null ? null : (
            <div className="flex flex-wrap gap-3">
              <button
                type="submit"
                className="btn btn-primary"
                disabled={chosen === null || check.isPending}
              >
                {words.mistake.check}
              </button>
              {giveUp === null ? null : (
                <GiveUpButton
                  fetchSolution={giveUp.fetchSolution}
                  onSolution={(given) => {
                    giveUp.onGivenUp();
                    setSolution(given);
                  }}
                />
              )}
            </div>
          )}
        </form>
        <div className="mt-3 grid gap-3" aria-live="polite">
          {check?.error ? <Notice tone="danger">{errorWords(check.error)}</Notice> : null}
          {reply !== undefined && !isDone && answer?.step === chosen ? (
            <Notice tone="warning">{words.mistake.right}</Notice>
          ) : null}
          {isDone ? (
            <Notice tone={solution === null ? 'success' : 'info'}>
              <p>{solution === null ? words.mistake.found : words.mistake.shown}</p>
              {why === null ? null : <Markdown text={why} />}
            </Notice>
          ) : null}
        </div>
      </section>
    </div>
  );
}
