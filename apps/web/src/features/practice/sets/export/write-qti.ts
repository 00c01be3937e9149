import { strToU8, zipSync, type Zippable } from 'fflate';
import { picturesOf, type Question, type QuestionFile, type QuestionPicture } from './question.ts';
import { elementsOf } from './xml.ts';

// 1EdTech QTI 3.0: Assessment, Section and Item (ASI), and its content package (2022).
const ITEM = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const PACKAGE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const SCHEMAS = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd';
const MATCH_CORRECT = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml';

const at = (namespace: string, file: string) => ({
  'xsi:schemaLocation': `${namespace} ${SCHEMAS}/${file}`,
});
const pictureFile = ({ name }: QuestionPicture) => `images/${name}.svg`;
const idOf = (place: number) => `problem-${place + 1}`;
const itemFile = (place: number) => `items/${idOf(place)}.xml`;
const choiceId = (place: number) => `choice-${place + 1}`;
const signalId = (place: number) => `signal-${place + 1}`;
const atomsId = (place: number) => `atoms-${place + 1}`;

interface Maker {
  readonly make: ReturnType<typeof elementsOf>['make'];
  readonly image: (picture: QuestionPicture) => Element;
}

/** What is answered: the interaction, the type of its response and the right values. */
function interactionOf(question: Question, { make, image }: Maker) {
  const prompt = make('qti-prompt', {}, question.ask);
  if (question.kind === 'assignment') {
    const choice = (identifier: string, text: string) =>
      // As many as one likes: how many atoms a signal has is part of the answer.
      make('qti-simple-associable-choice', { identifier, 'match-max': '0' }, text);
    return {
      type: { cardinality: 'multiple', 'base-type': 'directedPair' },
      right: question.signals.flatMap(({ right }, i) =>
        right.map((place) => `${signalId(i)} ${atomsId(place)}`),
      ),
      interaction: make(
        'qti-match-interaction',
        { 'response-identifier': 'RESPONSE', shuffle: 'false', 'max-associations': '0' },
        prompt,
        make(
          'qti-simple-match-set',
          {},
          ...question.signals.map(({ label }, i) => choice(signalId(i), label)),
        ),
        make(
          'qti-simple-match-set',
          {},
          ...question.atoms.map((text, i) => choice(atomsId(i), text)),
        ),
      ),
    };
  }
  const isOne = question.kind === 'structure';
  const choices =
    question.kind === 'structure'
      ? question.choices.map(({ picture, right }) => ({ content: image(picture), right }))
      : question.steps.map(({ text, isFalse }) => ({ content: text, right: isFalse }));
  return {
    type: { cardinality: isOne ? 'single' : 'multiple', 'base-type': 'identifier' },
    right: choices.flatMap(({ right }, i) => (right ? [choiceId(i)] : [])),
    interaction: make(
      'qti-choice-interaction',
      {
        'response-identifier': 'RESPONSE',
        // The steps of a report have an order.
        shuffle: String(isOne),
        'max-choices': isOne ? '1' : '0',
      },
      prompt,
      ...choices.map(({ content }, i) =>
        make('qti-simple-choice', { identifier: choiceId(i) }, content),
      ),
    ),
  };
}

function writeItem(question: Question, place: number, lang: string): string {
  const { make, write } = elementsOf(ITEM, 'qti-assessment-item');
  const image = (picture: QuestionPicture) =>
    make('img', { src: `../${pictureFile(picture)}`, alt: picture.alt });
  const { title, given, spectra } = question;
  const { type, right, interaction } = interactionOf(question, { make, image });
  return write(
    {
      ...at(ITEM, 'imsqti_asiv3p0_v1p0.xsd'),
      identifier: idOf(place),
      title,
      adaptive: 'false',
      'time-dependent': 'false',
      'xml:lang': lang,
    },
    make(
      'qti-response-declaration',
      { identifier: 'RESPONSE', ...type },
      make('qti-correct-response', {}, ...right.map((value) => make('qti-value', {}, value))),
    ),
    // Platforms take the share of the largest score from the second one.
    ...[
      ['SCORE', '0'],
      ['MAXSCORE', '1'],
    ].map(([identifier, value]) =>
      make(
        'qti-outcome-declaration',
        { identifier: identifier!, cardinality: 'single', 'base-type': 'float' },
        make('qti-default-value', {}, make('qti-value', {}, value!)),
      ),
    ),
    make(
      'qti-item-body',
      {},
      make('p', {}, given),
      ...spectra.flatMap(({ picture, list }) => [
        make('p', {}, image(picture)),
        make('p', {}, list),
      ]),
      ...(question.kind === 'structure' ? [] : [make('p', {}, image(question.structure))]),
      interaction,
    ),
    make('qti-response-processing', { template: MATCH_CORRECT }),
  );
}

function writeTest({ title, questions, lang, note }: QuestionFile): string {
  const { make, write } = elementsOf(ITEM, 'qti-assessment-test');
  return write(
    { ...at(ITEM, 'imsqti_asiv3p0_v1p0.xsd'), identifier: 'set', title, 'xml:lang': lang },
    make(
      'qti-test-part',
      { identifier: 'part', 'navigation-mode': 'nonlinear', 'submission-mode': 'individual' },
      make(
        'qti-assessment-section',
        { identifier: 'section', title, visible: 'true' },
        ...(note === null
          ? []
          : [
              make(
                'qti-rubric-block',
                { use: 'instructions', view: 'author tutor' },
                make('qti-content-body', {}, make('p', {}, note)),
              ),
            ]),
        ...questions.map((_question, place) =>
          make('qti-assessment-item-ref', { identifier: idOf(place), href: itemFile(place) }),
        ),
      ),
    ),
  );
}

function writeManifest({ questions }: QuestionFile): string {
  const { make, write } = elementsOf(PACKAGE, 'manifest');
  const file = (href: string) => make('file', { href });
  return write(
    { ...at(PACKAGE, 'imsqtiv3p0_imscpv1p2_v1p0.xsd'), identifier: 'elucida-set' },
    make('metadata', {}, make('schema', {}, 'QTI Package'), make('schemaversion', {}, '3.0.0')),
    make('organizations'),
    make(
      'resources',
      {},
      make(
        'resource',
        { identifier: 'set', type: 'imsqti_test_xmlv3p0', href: 'test.xml' },
        file('test.xml'),
        ...questions.map((_question, place) => make('dependency', { identifierref: idOf(place) })),
      ),
      ...questions.map((question, place) =>
        make(
          'resource',
          { identifier: idOf(place), type: 'imsqti_item_xmlv3p0', href: itemFile(place) },
          file(itemFile(place)),
          ...picturesOf(question).map((picture) => file(pictureFile(picture))),
        ),
      ),
    ),
  );
}

/** A set as a QTI 3 package: a zip with its manifest, a test, an item for each question, and pictures. */
export function qtiPackage(file: QuestionFile): Uint8Array<ArrayBuffer> {
  const files: Zippable = {
    'imsmanifest.xml': strToU8(writeManifest(file)),
    'test.xml': strToU8(writeTest(file)),
  };
  for (const [place, question] of file.questions.entries()) {
    files[itemFile(place)] = strToU8(writeItem(question, place, file.lang));
    for (const picture of picturesOf(question)) files[pictureFile(picture)] = strToU8(picture.svg);
  }
  return new Uint8Array(zipSync(files));
}
