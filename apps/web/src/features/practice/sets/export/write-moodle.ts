import { strToU8 } from 'fflate';
import type { Question, QuestionFile, QuestionPicture } from './question.ts';
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

/** A set as questions of one category, as Moodle 3.11 and later import them (Moodle XML). */
export function moodleXml({ title, questions }: QuestionFile): string {
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
  const question = ({ title: name, given, ask, spectra, choices, feedback }: Question) =>
    make(
      'question',
      { type: 'multichoice' },
      make('name', {}, make('text', {}, name)),
      html(
        'questiontext',
        [
          `<p>${escaped(given)}</p>`,
          ...spectra.map(({ picture, list }) => `<p>${image(picture)}</p><p>${escaped(list)}</p>`),
          `<p><strong>${escaped(ask)}</strong></p>`,
        ].join(''),
        spectra.map(({ picture }) => picture),
      ),
      html('generalfeedback', `<p>${escaped(feedback)}</p>`),
      make('defaultgrade', {}, '1'),
      make('penalty', {}, PENALTY),
      make('hidden', {}, '0'),
      make('single', {}, 'true'),
      make('shuffleanswers', {}, 'true'),
      make('answernumbering', {}, 'abc'),
      ...choices.map(({ picture, right }) =>
        make(
          'answer',
          { fraction: right ? '100' : '0', format: 'html' },
          text(image(picture)),
          file(picture),
          html('feedback', ''),
        ),
      ),
    );
  // A slash in a category's name begins one below it.
  const category = `$course$/top/${title.replaceAll('/', '//')}`;
  return write(
    {},
    make('question', { type: 'category' }, make('category', {}, make('text', {}, category))),
    ...questions.map(question),
  );
}
