import type { ExerciseSolution } from '@elucida/contract/practice-exercises';
import { useTranslation } from 'react-i18next';
import { fetchExerciseSolution } from '../../../lib/api/exercise-calls.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePracticeText } from '../practice-text.ts';
import { useExercisesText } from './exercises-text.ts';

/** Shows the solution to who asks for it twice. */
export function GiveUpButton({
  id,
  onSolution,
}: {
  id: string;
  onSolution: (solution: ExerciseSolution) => void;
}) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useExercisesText();
  const language = useLanguage();
  return (
    <ConfirmDialog
      label={text.solve.giveUp}
      question={words.giveUpSure}
      hint=""
      yes={text.solve.giveUp}
      no={t('common.cancel')}
      onYes={async () => onSolution(await fetchExerciseSolution(id, language))}
      opener={{ className: 'btn btn-quiet', children: text.solve.giveUp }}
    />
  );
}
