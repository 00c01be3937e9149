import type { ProblemSet, SetProblem, SetSolutions } from '@elucida/contract/practice-sets';
import { capitalName } from '@elucida/messages/format/capital-name';
import type { Language } from '@elucida/messages/catalogue/language';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { writeNotation } from '@elucida/spectra/notation/write-notation';
import { fetchChoices } from '../../../../lib/api/set-calls.ts';
import { send } from '../../../../lib/api/request.ts';
import { structurePath } from '../../../../structure/structure.tsx';
import { exerciseQuestion, type ExerciseWords } from './exercise-question.ts';
import type { Question } from './question.ts';

/** Words of a question. */
export interface QuestionWords extends ExerciseWords {
  readonly title: (place: number) => string;
  readonly formula: (formula: string) => string;
  readonly ion: (mz: number) => string;
  readonly ask: string;
  readonly technique: (type: SetProblem['spectra'][number]['type']) => string;
  readonly choice: (letter: string) => string;
  readonly itIs: (name: string) => string;
}

interface Needs {
  readonly set: Pick<ProblemSet, 'id'>;
  readonly lang: Language;
  readonly words: QuestionWords;
  /** The plots of a problem as SVG, in the order of its spectra. */
  readonly plotsOf: (place: number) => readonly string[];
  readonly solutions: SetSolutions['solutions'];
}

const drawing = async (smiles: string): Promise<string> =>
  (await send(structurePath(smiles), { prefix: '', accept: 'image/svg+xml' })).text();

/**
 * A problem as a question. Null where none has one right answer: no isomer is contradicted, or nearly every signal
 * of an assignment can be exchanged. Throws `ApiError`.
 */
export async function makeQuestion(
  problem: SetProblem,
  place: number,
  { set, lang, words, plotsOf, solutions }: Needs,
): Promise<Question | null> {
  const { choices, key } = await fetchChoices(set.id, place, lang);
  const { exercise } = problem;
  if (exercise === undefined ? choices.length === 0 : key === undefined) return null;
  const plots = plotsOf(place);
  const prefix = `problem-${place + 1}`;
  const formula =
    problem.formula === null
      ? words.ion(problem.ion_mz)
      : words.formula(formulaUnicode(problem.formula));
  const name = exercise?.name ?? null;
  const shared = {
    title: words.title(place),
    given: name === null ? formula : `${capitalName(name)}. ${formula}`,
    spectra: problem.spectra.map((spectrum, i) => ({
      picture: {
        name: `${prefix}-${i + 1}-${spectrum.type}`,
        svg: plots[i] ?? '',
        alt: words.technique(spectrum.type),
      },
      list: writeNotation(spectrum),
    })),
  };
  if (exercise !== undefined && key !== undefined)
    return exerciseQuestion(exercise, key, {
      words,
      shared,
      drawing: { svg: await drawing(exercise.smiles), name: `${prefix}-structure` },
      solution: solutions[place]?.exercise,
    });
  const right = choices.find((choice) => choice.right)!;
  return {
    ...shared,
    kind: 'structure',
    ask: words.ask,
    choices: await Promise.all(
      choices.map(async ({ smiles, right: isRight }, i) => {
        const letter = String.fromCharCode(65 + i);
        return {
          picture: {
            name: `${prefix}-structure-${letter}`,
            svg: await drawing(smiles),
            alt: words.choice(letter),
          },
          right: isRight,
        };
      }),
    ),
    feedback: words.itIs(right.name ?? right.smiles),
  };
}
