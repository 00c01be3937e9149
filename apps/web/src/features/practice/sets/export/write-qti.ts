import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Question, QuestionFile, QuestionPicture } from './question.ts';
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
const picturesOf = ({ spectra, choices }: Question) =>
  [...spectra, ...choices].map(({ picture }) => picture);

function writeItem(question: Question, place: number, lang: string): string {
  const { make, write } = elementsOf(ITEM, 'qti-assessment-item');
  const image = (picture: QuestionPicture) =>
    make('img', { src: `../${pictureFile(picture)}`, alt: picture.alt });
  const { title, given, ask, spectra, choices } = question;
  const right = choices.findIndex((choice) => choice.right);
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
      { identifier: 'RESPONSE', cardinality: 'single', 'base-type': 'identifier' },
      make('qti-correct-response', {}, make('qti-value', {}, choiceId(right))),
    ),
    make(
      'qti-outcome-declaration',
      { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' },
      make('qti-default-value', {}, make('qti-value', {}, '0')),
    ),
    make(
      'qti-item-body',
      {},
      make('p', {}, given),
      ...spectra.flatMap(({ picture, list }) => [
        make('p', {}, image(picture)),
        make('p', {}, list),
      ]),
      make(
        'qti-choice-interaction',
        { 'response-identifier': 'RESPONSE', shuffle: 'true', 'max-choices': '1' },
        make('qti-prompt', {}, ask),
        ...choices.map(({ picture }, i) =>
          make('qti-simple-choice', { identifier: choiceId(i) }, image(picture)),
        ),
      ),
    ),
    make('qti-response-processing', { template: MATCH_CORRECT }),
  );
}

function writeTest({ title, questions, lang }: QuestionFile): string {
  const { make, write } = elementsOf(ITEM, 'qti-assessment-test');
  return write(
    { ...at(ITEM, 'imsqti_asiv3p0_v1p0.xsd'), identifier: 'set', title, 'xml:lang': lang },
    make(
      'qti-test-part',
      { identifier: 'part', 'navigation-mode': 'nonlinear', 'submission-mode': 'individual' },
      make(
        'qti-assessment-section',
        { identifier: 'section', title, visible: 'true' },
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
