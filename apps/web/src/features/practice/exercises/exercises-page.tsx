import { EXERCISE_KINDS, PRACTICE_FIELDS } from '@elucida/contract/practice-terms';
import { useQuery } from '@tanstack/react-query';
import { fetchExercises } from '../../../lib/api/exercise-calls.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LocalLink } from '../../../ui/local-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PracticeList } from '../practice-list.tsx';
import { usePracticeText } from '../practice-text.ts';
import { useAddressChoices } from '../use-address-choices.ts';
import { useExercisesText } from './exercises-text.ts';

const pathOf = (id: string) => `/practice/exercises/${id}`;

/** /practice/exercises: exercises with a known structure, by kind and field. */
export function ExercisesPage() {
  const text = usePracticeText();
  const words = useExercisesText();
  const language = useLanguage();
  const { params, choose } = useAddressChoices();
  const [kind, field] = [params.get('kind') ?? '', params.get('field') ?? ''];
  const { data, error, refetch } = useQuery({
    queryKey: ['exercises'],
    queryFn: ({ signal }) => fetchExercises(signal),
    staleTime: Infinity,
  });
  const numbered = (data ?? []).map((exercise, place) => ({ exercise, number: place + 1 }));
  const chosen = numbered.filter(
    ({ exercise }) =>
      (kind === '' || exercise.kind === kind) &&
      (field === '' || exercise.fields.some((each) => each === field)),
  );
  return (
    <>
      <PageHeading title={words.heading} />
      <p className="mt-2 max-w-[65ch] text-text-2">{words.intro}</p>
      <p className="mt-2 print:hidden">
        <LocalLink to="/practice">{words.toProblems}</LocalLink>
      </p>
      <PracticeList
        all={data}
        error={error}
        onRetry={() => void refetch()}
        chosen={chosen.map(({ exercise }) => exercise)}
        heading={words.list}
        choices={
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <ChoiceField
              label={words.kind}
              all={text.any}
              value={kind}
              options={EXERCISE_KINDS.map((each) => [each, words.kinds[each]])}
              onChange={(value) => choose('kind', value)}
            />
            <ChoiceField
              label={text.field}
              all={text.any}
              value={field}
              options={PRACTICE_FIELDS.map((each) => [each, text.fields[each]])}
              onChange={(value) => choose('field', value)}
            />
          </div>
        }
        next={{ label: words.next, done: words.allDone }}
        pathOf={pathOf}
        items={chosen.map(({ exercise, number }) => ({
          id: exercise.id,
          path: pathOf(exercise.id),
          title: words.exercise(formatCount(number, language)),
          formula: exercise.formula,
          about: [words.kinds[exercise.kind], exercise.fields.map((each) => text.fields[each])],
        }))}
        count={(shown) => words.count(shown, formatCount(numbered.length, language))}
      />
    </>
  );
}
