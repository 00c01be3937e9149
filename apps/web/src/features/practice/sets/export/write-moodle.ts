import { strToU8 } from 'fflate';
import type { AssignmentQuestion, Question, QuestionFile, QuestionPicture } from './question.ts';
import { elementsOf } from './xml.ts';

/** Share of the points that Moodle takes for each wrong try. */
const PENALTY = '0.3333333';

const fileOf = ({ name }: QuestionPicture) => `${name}.svg`;
const base64 = (text: string): string =>
  btoa(Array.from(strToU8(text), (byte) => String.fromCharCode(byte)).join(''));
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const image = (picture: QuestionPicture): string =>
  `<img src="@@PLUGINFILE@@/${fileOf(picture)}" alt="${escaped(picture.alt)}">`;

/** Answers that Moodle offers to a question of matching at least. */
const ANSWERS_LEAST = 3;

/** The atoms of a signal as the one answer that Moodle takes for it. */
const answerTo = ({ atoms }: AssignmentQuestion, right: readonly number[]): string =>
  right.map((place) => atoms[place]).join(', ');

/** Different answers of an assignment. */
const answersOf = (question: AssignmentQuestion): ReadonlySet<string> =>
  new Set(question.signals.map(({ right }) => answerTo(question, right)));

/** Whether Moodle has a kind of question for it: matching needs three answers. */
export const fitsMoodle = (question: Question): boolean =>
  question.kind !== 'assignment' || answersOf(question).size >= ANSWERS_LEAST;

/** Points of each step, percent: the false ones share all, and a right one that is chosen takes them away. */
function stepFractions(steps: readonly { readonly text: string; readonly isFalse: boolean }[]) {
  const count = steps.filter(({ isFalse }) => isFalse).length;
  return steps.map(({ text, isFalse }) => ({
    text,
    fraction: isFalse ? String(100 / count) : '-100',
  }));
}

/** A set as questions of one category, as Moodle 3.11 and later import them (Moodle XML). */
export function moodleXml({ title, questions, note }: QuestionFile): string {
  const { make, raw, write } = elementsOf(null, 'quiz');
  const text = (content: string) => {
    const element = make('text');
    element.append(raw(content));
    return element;
  };
  const file = (picture: QuestionPicture) =>
    make('file', { name: fileOf(picture), path: '/', encoding: 'base64' }, base64(picture.svg));
  const html = (name: string, content: string, pictures: readonly QuestionPicture[] = []) =>
    make(name, { format: 'html' }, text(content), ...pictures.map(file));
  const choice = (content: string, fraction: string, pictures: readonly QuestionPicture[] = []) =>
    make(
      'answer',
      { fraction, format: 'html' },
      text(content),
      ...pictures.map(file),
      html('feedback', ''),
    );
  /** What is answered: the type of the question, and its answers. */
  const answers = (question: Question): { type: string; parts: readonly Element[] } => {
    if (question.kind === 'assignment')
      return {
        type: 'matching',
        parts: [
          make('shuffleanswers', {}, 'true'),
          ...question.signals.map(({ label, right }) =>
            make(
              'subquestion',
              { format: 'html' },
              text(`<p>${escaped(label)}</p>`),
              make('answer', {}, make('text', {}, answerTo(question, right))),
            ),
          ),
        ],
      };
    const isOne = question.kind === 'structure';
    return {
      type: 'multichoice',
      parts: [
        make('single', {}, String(isOne)),
        // The steps of a report have an order.
        make('shuffleanswers', {}, String(isOne)),
        make('answernumbering', {}, 'abc'),
        ...(question.kind === 'structure'
          ? question.choices.map(({ picture, right }) =>
              choice(image(picture), right ? '100' : '0', [picture]),
            )
          : stepFractions(question.steps).map(({ text: step, fraction }) =>
              choice(`<p>${escaped(step)}</p>`, fraction),
            )),
      ],
    };
  };
  const question = (one: Question) => {
    const { title: name, given, ask, spectra, feedback } = one;
    const { type, parts } = answers(one);
    const structure = one.kind === 'structure' ? [] : [one.structure];
    return make(
      'question',
      { type },
      make('name', {}, make('text', {}, name)),
      html(
        'questiontext',
        [
          `<p>${escaped(given)}</p>`,
          ...spectra.map(({ picture, list }) => `<p>${image(picture)}</p><p>${escaped(list)}</p>`),
          ...structure.map((picture) => `<p>${image(picture)}</p>`),
          `<p><strong>${escaped(ask)}</strong></p>`,
        ].join(''),
        [...spectra.map(({ picture }) => picture), ...structure],
      ),
      html('generalfeedback', `<p>${escaped(feedback)}</p>`),
      make('defaultgrade', {}, '1'),
      make('penalty', {}, PENALTY),
      make('hidden', {}, '0'),
      ...parts,
    );
  };
  // A slash in a category's name begins one below it.
  const category = `$course$/top/${title.replaceAll('/', '//')}`;
  return write(
    {},
    make(
      'question',
      { type: 'category' },
      make('category', {}, make('text', {}, category)),
      ...(note === null ? [] : [html('info', `<p>${escaped(note)}</p>`)]),
    ),
    ...questions.map(question),
  );
}
