import type { ExerciseSolution } from '@elucida/contract/practice-exercises';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePracticeText } from '../practice-text.ts';
import { useExercisesText } from './exercises-text.ts';

/** Shows the solution to who asks for it twice. */
export function GiveUpButton({
  fetchSolution,
  onSolution,
}: {
  fetchSolution: () => Promise<ExerciseSolution>;
  onSolution: (solution: ExerciseSolution) => void;
}) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useExercisesText();
  return (
    <ConfirmDialog
      label={text.solve.giveUp}
      question={words.giveUpSure}
      hint=""
      yes={text.solve.giveUp}
      no={t('common.cancel')}
      onYes={async () => onSolution(await fetchSolution())}
      opener={{ className: 'btn btn-quiet', children: text.solve.giveUp }}
    />
  );
}
