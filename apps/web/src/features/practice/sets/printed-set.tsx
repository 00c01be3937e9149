import type { ProblemSet, SetProblem, SetSolutions } from '@elucida/contract/practice-sets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { fetchSetProblem, fetchSolutions } from '../../../lib/api/set-calls.ts';
import { formatCount, formatFixed } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePracticeText } from '../practice-text.ts';
import { ProblemSpectra } from '../problem-spectra.tsx';
import { SolutionView } from '../solution-view.tsx';
import { PrintedAnswer, PrintedExercise } from './printed-exercise.tsx';
import { useSetsText } from './sets-text.ts';

/** How long drawings are waited for, and how often they are looked at. */
const PATIENCE_MS = 15_000,
  LOOK_MS = 100;

/** The solution of a problem, or of an exercise. */
function PrintedSolution({
  solution,
  exercise,
}: {
  solution: NonNullable<SetSolutions['solutions'][number]>;
  exercise: SetProblem['exercise'];
}) {
  return exercise === undefined || solution.exercise === undefined ? (
    <SolutionView solution={solution} />
  ) : (
    <PrintedAnswer exercise={exercise} solution={solution} answer={solution.exercise} />
  );
}

/** A set on paper: a page for each problem, then its worked solutions. Prints the page once all is drawn. */
export function PrintedSet({ set }: { set: ProblemSet }) {
  const text = useSetsText();
  const practice = usePracticeText();
  const language = useLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  const { data } = useQuery({
    queryKey: ['sets', set.id, 'paper', language],
    queryFn: async () => {
      const solutions = await fetchSolutions(set.id, language);
      const problems = await Promise.all(
        set.problems.map((_, place) => fetchSetProblem(set.token, place, language)),
      );
      return { solutions, problems };
    },
  });
  const isReady = data !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const end = Date.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      if (sheet.current?.querySelector('.structure:not(:has(svg))') && Date.now() < end) return;
      clearInterval(timer);
      window.print();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isReady]);
  const number = (place: number) => text.one.problem(formatCount(place + 1, language));
  if (data === undefined) return null;
  return (
    <div ref={sheet} className="hidden print:block">
      {data.problems.map(({ formula, ion_mz, spectra, exercise }, place) => (
        <section key={`${ion_mz} ${place}`} className="break-after-page">
          <h2 className="text-lg">
            {set.title} · {number(place)}
            {exercise === undefined ? null : `: ${text.kinds[exercise.kind]}`}
          </h2>
          <p className="my-2">
            {formula === null ? (
              practice.solve.ion(formatFixed(ion_mz, { places: 4, language }))
            ) : (
              <>
                {practice.solve.formula}: <FormulaText hill={formula} />
              </>
            )}
          </p>
          {exercise === undefined ? null : <PrintedExercise exercise={exercise} />}
          <ProblemSpectra spectra={spectra} pointed={null} listed />
        </section>
      ))}
      <section>
        <h2 className="text-lg">
          {set.title} · {text.one.solutions}
        </h2>
        {data.solutions.map((solution, place) =>
          solution === null ? null : (
            <div key={`${solution.smiles} ${place}`} className="mt-4 break-inside-avoid">
              <h3>{number(place)}</h3>
              <PrintedSolution solution={solution} exercise={data.problems[place]?.exercise} />
            </div>
          ),
        )}
      </section>
    </div>
  );
}
