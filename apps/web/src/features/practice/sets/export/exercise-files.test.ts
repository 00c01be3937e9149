// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exerciseQuestion } from './exercise-question.ts';
import type { AssignmentQuestion, MistakeQuestion, QuestionFile } from './question.ts';
import { picture } from './testing/picture.ts';
import { packageFaults, parse } from './testing/qti-rules.ts';
import { fitsMoodle, moodleXml } from './write-moodle.ts';
import { qtiPackage } from './write-qti.ts';

const words = { askAtoms: 'Which atoms?', askFalse: 'Which step?', numbered: 'The molecule' };
const shared = (place: number) => ({
  title: `Problem ${place}`,
  given: 'Ethanol. Molecular formula: C₂H₆O',
  spectra: [{ picture: picture(`p${place}-c`, '¹³C NMR'), list: '¹³C NMR δ 58.2, 18.1' }],
});
/** As the server draws it: with a mark for each atom. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><line x1="10" y1="10" x2="30" y2="10"/>' +
  [10, 30, 50].map((x, i) => `<circle data-atom="${i}" cx="${x}" cy="10" r="4"/>`).join('') +
  '</svg>';
const known = { smiles: 'CCO', name: 'ethanol' };
const signal = (technique: 'C13NMR' | 'H1NMR', peak: number, label: string) => ({
  technique,
  peak,
  label: `**${label} ppm**`,
});
const SIGNALS = [
  signal('H1NMR', 0, '3.7'),
  signal('H1NMR', 1, '2.6'),
  signal('C13NMR', 0, '58.2'),
  signal('C13NMR', 1, '18.1'),
];
/** The methyl group's ¹H signal is not asked: it is not in the key. */
const ASSIGNMENT = exerciseQuestion(
  { ...known, kind: 'assignment', signals: SIGNALS },
  {
    signals: [
      { technique: 'H1NMR', peak: 0, kinds: [[1], [2]] },
      { technique: 'C13NMR', peak: 0, kinds: [[1]] },
      { technique: 'C13NMR', peak: 1, kinds: [[0]] },
    ],
    steps: [],
  },
  { words, shared: shared(1), drawing: { svg: DRAWING, name: 's1' }, solution: undefined },
) as AssignmentQuestion;
const step = (text: string) => ({ text, technique: null, peaks: [], atoms: [] });
const MISTAKE = exerciseQuestion(
  {
    ...known,
    kind: 'mistake',
    steps: ['True.', '**18.1 ppm**: C2.', '**58.2 ppm**: C1.'].map(step),
  },
  { signals: [], steps: [1, 2] },
  {
    words,
    shared: shared(2),
    drawing: { svg: DRAWING, name: 's2' },
    solution: { signals: [], steps: [1, 2], text: '**18.1 ppm** is C1.' },
  },
) as MistakeQuestion;
const EXERCISES: QuestionFile = {
  title: 'Exercises',
  lang: 'en',
  questions: [ASSIGNMENT, MISTAKE],
  note: 'Left out: Problem 3.',
};

test('an exercise becomes a question with what is right of it, and numbers in its drawing', () => {
  expect(ASSIGNMENT).toMatchObject({
    ask: 'Which atoms?',
    atoms: ['C1', 'C2', 'O3'],
    signals: [
      { label: '3.7 ppm', right: [1, 2] },
      { label: '58.2 ppm', right: [1] },
      { label: '18.1 ppm', right: [0] },
    ],
    feedback: '3.7 ppm: C2, O3; 58.2 ppm: C2; 18.1 ppm: C1',
  });
  const numbers = [...parse(ASSIGNMENT.structure.svg).querySelectorAll('text')];
  expect(numbers.map((each) => each.textContent)).toEqual(['1', '2', '3']);
  expect(MISTAKE).toMatchObject({
    steps: [{ isFalse: false }, { text: '18.1 ppm: C2.', isFalse: true }, { isFalse: true }],
    feedback: '18.1 ppm is C1.',
  });
});

test('exercises in QTI 3: a matching and a choice of all false steps, and what is left out is said', () => {
  const files = unzipSync(qtiPackage(EXERCISES));
  const read = (name: string) => parse(strFromU8(files[name]!));
  expect(
    packageFaults(
      Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])),
    ),
  ).toEqual([]);
  const rightOf = (item: Document) =>
    [...item.querySelectorAll('qti-correct-response qti-value')].map((each) => each.textContent);
  const declared = (item: Document) => {
    const declaration = item.querySelector('qti-response-declaration')!;
    return [declaration.getAttribute('cardinality'), declaration.getAttribute('base-type')];
  };
  const matching = read('items/problem-1.xml');
  expect(
    [...matching.querySelectorAll('qti-outcome-declaration')].map((each) => [
      each.getAttribute('identifier'),
      each.textContent,
    ]),
  ).toEqual([
    ['SCORE', '0'],
    ['MAXSCORE', '1'],
  ]);
  expect(declared(matching)).toEqual(['multiple', 'directedPair']);
  expect(rightOf(matching)).toEqual([
    'signal-1 atoms-2',
    'signal-1 atoms-3',
    'signal-2 atoms-2',
    'signal-3 atoms-1',
  ]);
  const choices = [...matching.querySelectorAll('qti-simple-associable-choice')];
  const ids = choices.map((each) => each.getAttribute('identifier'));
  for (const pair of rightOf(matching))
    for (const id of pair!.split(' ')) expect(ids).toContain(id);
  // How many atoms a signal has is part of the answer.
  expect(new Set(choices.map((each) => each.getAttribute('match-max')))).toEqual(new Set(['0']));
  const report = read('items/problem-2.xml');
  expect(declared(report)).toEqual(['multiple', 'identifier']);
  expect(rightOf(report)).toEqual(['choice-2', 'choice-3']);
  expect(report.querySelector('qti-choice-interaction')!.getAttribute('max-choices')).toBe('0');
  for (const item of [matching, report]) {
    const [, structure] = item.querySelectorAll('img');
    expect(strFromU8(files[structure!.getAttribute('src')!.replace('../', '')]!)).toContain(
      '<text',
    );
  }
  expect(read('test.xml').querySelector('qti-rubric-block p')!.textContent).toBe(EXERCISES.note);
});

test('exercises in Moodle’s XML: a matching, and a choice in which false steps share the points', () => {
  const read = parse(moodleXml(EXERCISES));
  expect(read.querySelector('question[type="category"] info text')!.textContent).toContain(
    'Left out: Problem 3.',
  );
  const pairs = [...read.querySelectorAll('question[type="matching"] subquestion')].map((each) => [
    each.querySelector('text')!.textContent,
    each.querySelector('answer text')!.textContent,
  ]);
  expect(pairs).toEqual([
    ['<p>3.7 ppm</p>', 'C2, O3'],
    ['<p>58.2 ppm</p>', 'C2'],
    ['<p>18.1 ppm</p>', 'C1'],
  ]);
  const report = read.querySelector('question[type="multichoice"]')!;
  expect(report.querySelector('single')!.textContent).toBe('false');
  expect(
    [...report.querySelectorAll('answer')].map((each) => each.getAttribute('fraction')),
  ).toEqual(['-100', '50', '50']);
  expect(report.querySelectorAll('questiontext file')).toHaveLength(2);
});

test('Moodle’s matching needs three answers', () => {
  expect([ASSIGNMENT, MISTAKE].map(fitsMoodle)).toEqual([true, true]);
  expect(fitsMoodle({ ...ASSIGNMENT, signals: ASSIGNMENT.signals.slice(1) })).toBe(false);
});
