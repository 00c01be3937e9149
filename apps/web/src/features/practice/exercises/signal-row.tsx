import type { JudgedSignal, ShownAssignment } from '@elucida/contract/practice-exercises';
import { useId } from 'react';
import type { ReplyParts } from '../reply-parts.ts';
import { useExercisesText } from './exercises-text.ts';

interface Props {
  signal: ShownAssignment['signals'][number];
  /** The atoms as they are written. */
  value: string;
  selected: boolean;
  /** The word that names no atom. */
  fault: string | null;
  judged: JudgedSignal | undefined;
  parts: ReplyParts;
  onSelect: () => void;
  onChange: (value: string) => void;
}

const TONE: Readonly<Record<JudgedSignal['outcome'], string>> = {
  right: 'text-success',
  exchangeable: 'text-success',
  incomplete: 'text-warning',
  wrong: 'text-danger',
  open: 'text-text-2',
};
const MARK: Readonly<Record<JudgedSignal['outcome'], string>> = {
  right: '✓',
  exchangeable: '✓',
  incomplete: '…',
  wrong: '✗',
  open: '',
};

/** A signal with the field for its atoms, and what is said of them. */
export function SignalRow({
  signal,
  value,
  selected,
  fault,
  judged,
  parts: { Markdown },
  onSelect,
  onChange,
}: Props) {
  const words = useExercisesText();
  const id = useId();
  return (
    <li
      className={
        'grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-x-3 rounded-sm border-l-4 py-1 pl-3 ' +
        (selected ? 'border-accent' : 'border-border')
      }
    >
      <div className="leading-5">
        <Markdown text={signal.label} />
      </div>
      <input
        className="input mono"
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={words.assignment.atomsOf(signal.label.replaceAll('**', ''))}
        aria-describedby={id}
        aria-invalid={fault !== null}
        onFocus={onSelect}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={id} className="col-span-2 text-sm">
        {fault === null ? null : <p className="text-danger">{words.assignment.noAtom(fault)}</p>}
        {judged === undefined || fault !== null ? null : (
          <div className={TONE[judged.outcome]}>
            <p>
              <span aria-hidden>{MARK[judged.outcome]} </span>
              {words.assignment.outcome[judged.outcome]}
            </p>
            {judged.text === null ? null : (
              <div className="text-text">
                <Markdown text={judged.text} />
              </div>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
