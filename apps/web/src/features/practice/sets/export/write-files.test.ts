// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { QuestionFile } from './question.ts';
import { picture } from './testing/picture.ts';
import { faults, itemFaults, packageFaults, parse } from './testing/qti-rules.ts';
import { moodleXml } from './write-moodle.ts';
import { qtiPackage } from './write-qti.ts';

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

const texts = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));

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

test('the rules find values that are none of the schema’s, and answers that are no choices', () => {
  const item = parse(
    '<qti-assessment-item identifier="1x" title="" time-dependent="no">' +
      '<qti-response-declaration identifier="A" cardinality="single" base-type="identifiers">' +
      '<qti-correct-response><qti-value>c</qti-value><qti-value>d</qti-value></qti-correct-response>' +
      '</qti-response-declaration><qti-item-body>' +
      '<qti-choice-interaction response-identifier="B" max-choices="0">' +
      '<qti-simple-choice identifier="c"/><qti-simple-choice identifier="c"/>' +
      '</qti-choice-interaction></qti-item-body></qti-assessment-item>',
  );
  expect(faults(item)).toEqual([
    'qti-assessment-item: identifier is 1x',
    'qti-assessment-item: time-dependent is no',
    'qti-response-declaration: base-type is identifiers',
  ]);
  expect(itemFaults(item)).toEqual([
    'c twice',
    'B is not declared',
    'qti-choice-interaction is answered by identifier',
    'SCORE is no number',
    'MAXSCORE is no number',
    'd is no choice',
    '2 values',
    'cardinality and most choices differ',
  ]);
});

test('the rules find text where none is, other namespaces, and references that lead nowhere', () => {
  const files = {
    'imsmanifest.xml':
      '<manifest xmlns="urn:other" identifier="x"><metadata><schema>QTI</schema><schemaversion>3.0</schemaversion>' +
      '</metadata><organizations/><resources><resource identifier="x" type="imsqti_test_xmlv3p0" href="test.xml">' +
      '<file href="tests.xml"/><dependency identifierref="y"/></resource></resources></manifest>',
    'test.xml':
      '<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="t" title="t">' +
      '<qti-test-part identifier="p" navigation-mode="linear" submission-mode="individual">' +
      '<qti-assessment-section identifier="s" title="s" visible="true">Part' +
      '<qti-rubric-block use="ext:note" view="tutor"><qti-content-body/></qti-rubric-block>' +
      '<qti-assessment-item-ref identifier="i" href="items/1.xml"/></qti-assessment-section>' +
      '</qti-test-part></qti-assessment-test>',
  };
  expect(packageFaults(files)).toEqual([
    'imsmanifest.xml: schema: says QTI',
    'imsmanifest.xml: schemaversion: says 3.0',
    'imsmanifest.xml: in a namespace of its own',
    'test.xml: qti-assessment-section: says Part',
    'test.xml: qti-rubric-block: use is ext:note',
    'test.xml: qti-content-body: holds ',
    'imsmanifest.xml: x twice',
    'imsmanifest.xml: y is not there',
    'imsmanifest.xml: tests.xml is not there',
    'imsmanifest.xml: test.xml is not listed',
    'imsmanifest.xml: test.xml is not there',
    'imsmanifest.xml: items/1.xml is not there',
  ]);
});

test('a QTI 3 package follows its schema, and its manifest names every file', () => {
  const files = unzipSync(qtiPackage(FILE));
  expect(packageFaults(texts(files))).toEqual([]);
  expect(Object.keys(files).filter((each) => each.endsWith('.svg'))).toHaveLength(10);
});

test('what XML cannot hold becomes a space, so that the files stay XML', () => {
  // A line break as slides have it, and half of a pair.
  const strange = { ...FILE, title: 'Week\u000b3 \ud83d', note: 'Left\u0001out' };
  expect(packageFaults(texts(unzipSync(qtiPackage(strange))))).toEqual([]);
  const category = parse(moodleXml(strange)).querySelector('question[type="category"]')!;
  expect(category.textContent).toContain('Week 3');
  expect(category.textContent).toContain('Left out');
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
