// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exerciseQuestion } from './exercise-question.ts';
import type { AssignmentQuestion, MistakeQuestion, QuestionFile } from './question.ts';
import { fitsMoodle, moodleXml } from './write-moodle.ts';
import { qtiPackage } from './write-qti.ts';

const picture = (name: string, alt: string) => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg"><text>${alt}</text></svg>`,
  alt,
});
const FILE: QuestionFile = {
  title: 'Week 3: C/H & "rings" <1>',
  lang: 'eu',
  note: null,
  questions: [0, 1].map((place) => ({
    kind: 'structure' as const,
    title: `Problem ${place + 1}`,
    given: 'Molecular formula: C₄H₈O₂',
    ask: 'Which molecule has these spectra?',
    spectra: [
      { picture: picture(`p${place}-ir`, 'IR'), list: 'IR: 1741 (s) cm⁻¹ <neat> & more' },
      { picture: picture(`p${place}-h`, '¹H NMR'), list: '¹H NMR δ 4.12 (q, J = 7.1 Hz, 2H)' },
    ],
    choices: ['A', 'B', 'C'].map((letter, i) => ({
      picture: picture(`p${place}-${letter}`, `Structure ${letter}`),
      right: i === place + 1,
    })),
    feedback: 'The molecule is ethyl acetate.',
  })),
};

interface Rule {
  /** Attributes that must be there, and those that may. */
  readonly needs: readonly string[];
  readonly may?: readonly string[];
  /** Names of its child elements, one after the other with a space behind each. */
  readonly holds: RegExp;
}

/**
 * What the schema of QTI 3.0 (ASI, and the content package's imsqtiv3p0_imscpv1p2_v1p0.xsd) says of the elements that
 * are written: attributes, and the order of children.
 */
const RULES: Readonly<Record<string, Rule>> = {
  'qti-assessment-item': {
    needs: ['identifier', 'title', 'time-dependent'],
    may: ['adaptive', 'xml:lang', 'xsi:schemaLocation'],
    holds:
      /^(qti-response-declaration )*(qti-outcome-declaration )*(qti-item-body )?(qti-response-processing )?$/,
  },
  'qti-response-declaration': {
    needs: ['identifier', 'cardinality'],
    may: ['base-type'],
    holds: /^(qti-correct-response )?$/,
  },
  'qti-correct-response': { needs: [], holds: /^(qti-value )+$/ },
  'qti-outcome-declaration': {
    needs: ['identifier', 'cardinality'],
    may: ['base-type'],
    holds: /^(qti-default-value )?$/,
  },
  'qti-default-value': { needs: [], holds: /^(qti-value )+$/ },
  'qti-value': { needs: [], holds: /^$/ },
  'qti-item-body': {
    needs: [],
    holds: /^((p|qti-choice-interaction|qti-match-interaction) )+$/,
  },
  p: { needs: [], holds: /^(img )*$/ },
  img: { needs: ['src', 'alt'], holds: /^$/ },
  'qti-choice-interaction': {
    needs: ['response-identifier'],
    may: ['shuffle', 'max-choices'],
    holds: /^(qti-prompt )?(qti-simple-choice )+$/,
  },
  'qti-prompt': { needs: [], holds: /^$/ },
  'qti-match-interaction': {
    needs: ['response-identifier'],
    may: ['shuffle', 'max-associations', 'min-associations'],
    holds: /^(qti-prompt )?qti-simple-match-set qti-simple-match-set $/,
  },
  'qti-simple-match-set': { needs: [], holds: /^(qti-simple-associable-choice )*$/ },
  'qti-simple-associable-choice': {
    needs: ['identifier', 'match-max'],
    may: ['match-min'],
    holds: /^$/,
  },
  'qti-rubric-block': { needs: ['use', 'view'], holds: /^qti-content-body $/ },
  'qti-content-body': { needs: [], holds: /^(p )+$/ },
  'qti-simple-choice': { needs: ['identifier'], holds: /^(img )*$/ },
  'qti-response-processing': { needs: [], may: ['template'], holds: /^$/ },
  'qti-assessment-test': {
    needs: ['identifier', 'title'],
    may: ['xml:lang', 'xsi:schemaLocation'],
    holds: /^(qti-test-part )+$/,
  },
  'qti-test-part': {
    needs: ['identifier', 'navigation-mode', 'submission-mode'],
    holds: /^(qti-assessment-section )+$/,
  },
  'qti-assessment-section': {
    needs: ['identifier', 'title', 'visible'],
    holds: /^(qti-rubric-block )*(qti-assessment-item-ref )*$/,
  },
  'qti-assessment-item-ref': { needs: ['identifier', 'href'], holds: /^$/ },
  manifest: {
    needs: ['identifier'],
    may: ['xsi:schemaLocation'],
    holds: /^metadata organizations resources $/,
  },
  metadata: { needs: [], holds: /^schema schemaversion $/ },
  schema: { needs: [], holds: /^$/ },
  schemaversion: { needs: [], holds: /^$/ },
  organizations: { needs: [], holds: /^$/ },
  resources: { needs: [], holds: /^(resource )*$/ },
  resource: { needs: ['identifier', 'type'], may: ['href'], holds: /^(file )+(dependency )*$/ },
  file: { needs: ['href'], holds: /^$/ },
  dependency: { needs: ['identifierref'], holds: /^$/ },
};

function parse(text: string): Document {
  const read = new DOMParser().parseFromString(text, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  return read;
}

/** What of a document breaks the rules. */
function faults(read: Document): string[] {
  return [...read.querySelectorAll('*')].flatMap((element) => {
    const rule = RULES[element.localName];
    if (rule === undefined) return [`${element.localName} is not of QTI 3`];
    const names = element.getAttributeNames().filter((name) => !name.startsWith('xmlns'));
    const allowed = [...rule.needs, ...(rule.may ?? [])];
    const children = [...element.children].map(({ localName }) => `${localName} `).join('');
    return [
      ...rule.needs.filter((name) => !names.includes(name)).map((name) => `without ${name}`),
      ...names.filter((name) => !allowed.includes(name)).map((name) => `with ${name}`),
      ...(rule.holds.test(children) ? [] : [`holds ${children}`]),
      ...(element.namespaceURI === read.documentElement.namespaceURI ? [] : ['other namespace']),
    ].map((fault) => `${element.localName}: ${fault}`);
  });
}

test('the rules find what is wrong', () => {
  const read = parse('<qti-assessment-item identifier="x"><img/></qti-assessment-item>');
  expect(faults(read)).toEqual([
    'qti-assessment-item: without title',
    'qti-assessment-item: without time-dependent',
    'qti-assessment-item: holds img ',
    'img: without src',
    'img: without alt',
  ]);
});

test('a QTI 3 package follows its schema, and its manifest names every file', () => {
  const files = unzipSync(qtiPackage(FILE));
  const names = Object.keys(files);
  const read = (name: string) => parse(strFromU8(files[name]!));
  for (const name of names.filter((each) => each.endsWith('.xml')))
    expect([name, faults(read(name))]).toEqual([name, []]);
  const manifest = read('imsmanifest.xml');
  const listed = [...manifest.querySelectorAll('file')].map((each) => each.getAttribute('href')!);
  expect(listed.toSorted()).toEqual(names.filter((each) => each !== 'imsmanifest.xml').toSorted());
  const ids = [...manifest.querySelectorAll('[identifier]')].map((each) =>
    each.getAttribute('identifier'),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const each of manifest.querySelectorAll('dependency'))
    expect(ids).toContain(each.getAttribute('identifierref'));
  expect(names.filter((each) => each.endsWith('.svg'))).toHaveLength(10);
});

test('an item has its pictures, its texts as they are, and its right choice', () => {
  const files = unzipSync(qtiPackage(FILE));
  const item = parse(strFromU8(files['items/problem-2.xml']!));
  expect(item.documentElement.getAttribute('xml:lang')).toBe('eu');
  const right = item.querySelector('qti-correct-response qti-value')!.textContent;
  const choice = item.querySelector(`qti-simple-choice[identifier="${right}"] img`)!;
  expect(choice.getAttribute('alt')).toBe('Structure C');
  expect([...item.querySelectorAll('p')].map((each) => each.textContent)).toContain(
    'IR: 1741 (s) cm⁻¹ <neat> & more',
  );
  for (const image of item.querySelectorAll('img'))
    expect(files[image.getAttribute('src')!.replace('../', '')]).toBeDefined();
  const wholeTest = parse(strFromU8(files['test.xml']!));
  expect(wholeTest.documentElement.getAttribute('title')).toBe(FILE.title);
});

test('Moodle’s XML has a category, and questions with one right answer and their files', () => {
  const read = parse(moodleXml(FILE));
  expect(read.querySelector('question[type="category"] text')!.textContent).toBe(
    '$course$/top/Week 3: C//H & "rings" <1>',
  );
  const questions = [...read.querySelectorAll('question[type="multichoice"]')];
  expect(questions).toHaveLength(2);
  for (const question of questions) {
    const fractions = [...question.querySelectorAll('answer')].map((each) =>
      each.getAttribute('fraction'),
    );
    expect(fractions.toSorted()).toEqual(['0', '0', '100']);
    for (const holder of question.querySelectorAll('questiontext, answer')) {
      const named = [...holder.querySelector('text')!.textContent!.matchAll(/@@\/([^"]+)"/g)].map(
        ([, name]) => name,
      );
      const held = [...holder.children]
        .filter(({ localName }) => localName === 'file')
        .map((each) => each.getAttribute('name'));
      expect(held).toEqual(named);
      expect(held.length).toBeGreaterThan(0);
    }
    const [file] = question.querySelectorAll('file');
    expect(
      new TextDecoder().decode(Uint8Array.from(atob(file!.textContent!), (c) => c.charCodeAt(0))),
    ).toContain('<text>IR</text>');
  }
  expect(questions[0]!.querySelector('questiontext text')!.textContent).toContain(
    '&#60;neat&#62; &#38; more',
  );
});

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
  for (const name of Object.keys(files).filter((each) => each.endsWith('.xml')))
    expect([name, faults(read(name))]).toEqual([name, []]);
  const rightOf = (item: Document) =>
    [...item.querySelectorAll('qti-correct-response qti-value')].map((each) => each.textContent);
  const declared = (item: Document) => {
    const declaration = item.querySelector('qti-response-declaration')!;
    return [declaration.getAttribute('cardinality'), declaration.getAttribute('base-type')];
  };
  const matching = read('items/problem-1.xml');
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
