import type { Verdict } from '@elucida/contract/verification';
import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons.tsx';
import { useVerifyText } from './verify-text.ts';

const MARKS = {
  consistent: [CheckIcon, 'text-success'],
  inconsistent: [CrossIcon, 'text-danger'],
  open: [QuestionIcon, 'text-warning'],
} as const;

/** A verdict as a word, with a mark and a colour that repeat it. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const text = useVerifyText();
  const [Icon, colour] = MARKS[verdict];
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${colour}`}>
      <Icon />
      {text.verdicts[verdict]}
    </span>
  );
}
