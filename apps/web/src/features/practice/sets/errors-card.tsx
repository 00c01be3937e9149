import type { ProblemSet } from '@elucida/contract/practice-sets';
import { lazy, useId } from 'react';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { NumberedStructure } from '../../../structure/numbered-structure.tsx';
import { Structure } from '../../../structure/structure.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { commonErrors } from './common-errors.ts';
import { useSetsText } from './sets-text.ts';

// Sentences as Markdown: only of sets that have exercises.
const ExerciseErrors = lazy(async () => ({
  default: (await import('./exercise-errors.tsx')).ExerciseErrors,
}));

/** Wrong structures of a problem that are drawn. */
const DRAWN = 6;

/** Each problem with its answer, and the wrong structures or answers of students, the commonest first. */
export function ErrorsCard({ set: { problems, students } }: { set: ProblemSet }) {
  const text = useSetsText();
  const language = useLanguage();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-lg">
        {text.one.errors}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {problems.map((problem, place) => {
          const { smiles, name, formula, kind = 'structure' } = problem;
          const errors = commonErrors(students, place);
          return (
            <li key={`${smiles} ${place}`} className="card grid grid-cols-[minmax(0,1fr)] gap-3">
              <h3 className="text-base">
                {text.one.problem(formatCount(place + 1, language))}: {name ?? smiles} ·{' '}
                <FormulaText hill={formula} />
                {kind === 'structure' ? null : ` · ${text.kinds[kind]}`}
              </h3>
              <div className="flex flex-wrap gap-3">
                {smiles === '' ? null : (
                  <figure className="w-40 rounded-sm border-2 border-success p-2">
                    <NumberedStructure
                      numbers={kind !== 'structure'}
                      smiles={smiles}
                      name={name ?? smiles}
                      className="h-24"
                    />
                  </figure>
                )}
                {errors.slice(0, DRAWN).map((error) => (
                  <figure
                    key={error.smiles}
                    className="w-40 rounded-sm border border-border p-2 text-sm"
                  >
                    <Structure smiles={error.smiles} name={error.smiles} className="h-24" />
                    <figcaption>
                      <strong>{text.one.times(formatCount(error.students, language))}</strong>{' '}
                      {text.one.mistakes[error.kind]}
                    </figcaption>
                  </figure>
                ))}
                {kind === 'structure' && errors.length === 0 && students.length > 0 ? (
                  <p className="text-text-2">{text.one.noErrors}</p>
                ) : null}
              </div>
              {kind === 'structure' || students.length === 0 ? null : (
                <OptionalPart>
                  <ExerciseErrors problem={problem} students={students} place={place} />
                </OptionalPart>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
