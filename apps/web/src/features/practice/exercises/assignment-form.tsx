import type { AskedAssignment, GivenSignal } from '@elucida/contract/practice-exercises';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { PickableStructure } from '../../../structure/pickable-structure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PointedAt } from '../pointed-at.ts';
import { usePracticeText } from '../practice-text.ts';
import type { ReplyParts } from '../reply-parts.ts';
import { useExercisesText } from './exercises-text.ts';
import { GiveUpButton } from './give-up-button.tsx';
import { readAtoms, writeAtoms } from './read-atoms.ts';
import { SignalRow } from './signal-row.tsx';
import type { Doing } from './use-exercise.ts';

interface Props {
  exercise: AskedAssignment;
  doing: Doing;
  parts: ReplyParts;
  onPoint: (at: PointedAt | null) => void;
}

const sameSignal = (
  one: Pick<GivenSignal, 'technique' | 'peak'>,
  other: Pick<GivenSignal, 'technique' | 'peak'>,
): boolean => one.technique === other.technique && one.peak === other.peak;

/** A structure and its signals: each is given its atoms, by number or by choosing them in the drawing. */
export function AssignmentForm({ exercise, doing, parts, onPoint }: Props) {
  const text = usePracticeText();
  const words = useExercisesText();
  const errorWords = useErrorWords();
  const language = useLanguage();
  const id = useId();
  const { smiles, signals, name } = exercise;
  const labels = useMemo(() => atomLabels(smiles), [smiles]);
  const { check, giveUp, status } = doing;
  const [written, setWritten] = useState<readonly string[]>(signals.map(() => ''));
  const [selected, setSelected] = useState(0);
  const [shown, setShown] = useState(false);
  const read = written.map((each) => readAtoms(each, labels));
  const hasFault = read.some(({ fault }) => fault !== null);
  const select = (place: number) => {
    setSelected(place);
    const { technique, peak } = signals[place]!;
    onPoint({ technique, peaks: [peak] });
  };
  const write = (place: number, value: string) =>
    setWritten((now) => now.map((each, i) => (i === place ? value : each)));
  const pick = (atom: number | null) => {
    if (atom === null) return;
    const { atoms } = read[selected]!;
    const next = atoms.includes(atom)
      ? atoms.filter((each) => each !== atom)
      : [...atoms, atom].sort((a, b) => a - b);
    write(selected, writeAtoms(next, labels));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (hasFault || check === null || check.isPending) return;
    check.mutate({
      signals: signals.map(({ technique, peak }, place) => ({
        technique,
        peak,
        atoms: [...read[place]!.atoms],
      })),
    });
  };
  const { answer, reply } = check?.data ?? {};
  /** What was said of a signal, as long as its atoms are those that were checked. */
  const judgedAt = (place: number) => {
    const signal = signals[place]!;
    const checked = answer?.signals?.find((each) => sameSignal(each, signal));
    return checked?.atoms.join() === read[place]!.atoms.join()
      ? reply?.signals.find((each) => sameSignal(each, signal))
      : undefined;
  };
  const isRight = (outcome: string | undefined) =>
    outcome === 'right' || outcome === 'exchangeable';
  const right = reply?.signals.filter(({ outcome }) => isRight(outcome)).length ?? 0;
  const describe = (atom: number) =>
    signals
      .filter((_signal, place) => read[place]!.atoms.includes(atom))
      .map(({ label }) => label.replaceAll('**', ''))
      .join(', ');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section className="card" aria-label={words.structure}>
        <PickableStructure
          smiles={smiles}
          name={name ?? smiles}
          atoms={read[selected]!.atoms}
          describe={describe}
          onPick={pick}
          onHover={() => {}}
          help={words.assignment.pickHelp}
          arrows="move"
        />
      </section>
      <section className="card" aria-labelledby={id}>
        <h2 id={id} className="text-lg">
          {words.assignment.signals}
        </h2>
        <p className="field-hint">{words.assignment.help}</p>
        <p className="mt-1 text-sm text-text-2" role="status">
          {status}
        </p>
        <form className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {signals.map((signal, place) => (
              <SignalRow
                key={`${signal.technique} ${signal.peak}`}
                signal={signal}
                value={written[place]!}
                selected={place === selected}
                fault={read[place]!.fault}
                judged={judgedAt(place)}
                parts={parts}
                onSelect={() => select(place)}
                onChange={(value) => write(place, value)}
              />
            ))}
          </ul>
          {check === null ? null : (
            <div className="flex flex-wrap gap-3">
              <button
                type="submit"
                className="btn btn-primary"
                disabled={
                  hasFault || check.isPending || read.every(({ atoms }) => atoms.length === 0)
                }
              >
                {text.solve.check}
              </button>
              {giveUp === null || reply?.solved || shown ? null : (
                <GiveUpButton
                  fetchSolution={giveUp.fetchSolution}
                  onSolution={(solution) => {
                    giveUp.onGivenUp();
                    setShown(true);
                    check.reset();
                    setWritten(
                      signals.map((signal) =>
                        writeAtoms(
                          solution.signals.find((each) => sameSignal(each, signal))?.atoms ?? [],
                          labels,
                        ),
                      ),
                    );
                  }}
                />
              )}
            </div>
          )}
        </form>
        <div className="mt-3 grid gap-3" aria-live="polite">
          {check?.error ? <Notice tone="danger">{errorWords(check.error)}</Notice> : null}
          {shown ? <Notice tone="info">{words.assignment.given}</Notice> : null}
          {reply && !shown ? (
            <Notice tone={reply.solved ? 'success' : 'warning'}>
              {reply.solved
                ? words.assignment.solved
                : words.assignment.some(
                    formatCount(right, language),
                    formatCount(signals.length, language),
                  )}
            </Notice>
          ) : null}
        </div>
      </section>
    </div>
  );
}
