import type { ProblemSet, SetProblem } from '@elucida/contract/practice-sets';
import type { Language } from '@elucida/messages/catalogue/language';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { writeNotation } from '@elucida/spectra/notation/write-notation';
import { fetchChoices } from '../../../../lib/api/set-calls.ts';
import { send } from '../../../../lib/api/request.ts';
import { structurePath } from '../../../../structure/structure.tsx';
import type { Question } from './question.ts';

/** Words of a question. */
export interface QuestionWords {
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
}

const drawing = async (smiles: string): Promise<string> =>
  (await send(structurePath(smiles), { prefix: '', accept: 'image/svg+xml' })).text();

/** A problem as a question; null where no isomer is contradicted. Throws `ApiError`. */
export async function makeQuestion(
  problem: SetProblem,
  place: number,
  { set, lang, words, plotsOf }: Needs,
): Promise<Question | null> {
  const choices = await fetchChoices(set.id, place, lang);
  if (choices.length === 0) return null;
  const plots = plotsOf(place);
  const prefix = `problem-${place + 1}`;
  const right = choices.find((choice) => choice.right)!;
  return {
    title: words.title(place),
    given:
      problem.formula === null
        ? words.ion(problem.ion_mz)
        : words.formula(formulaUnicode(problem.formula)),
    ask: words.ask,
    spectra: problem.spectra.map((spectrum, i) => ({
      picture: {
        name: `${prefix}-${i + 1}-${spectrum.type}`,
        svg: plots[i] ?? '',
        alt: words.technique(spectrum.type),
      },
      list: writeNotation(spectrum),
    })),
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
