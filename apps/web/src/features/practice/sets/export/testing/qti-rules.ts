import { expect } from 'vitest';
import { RULES, VALUES } from './qti-schema.ts';

/** What a response to an interaction must be (information model, "bound to a response variable with …"). */
const BOUND: Readonly<Record<string, string>> = {
  'qti-choice-interaction': 'identifier',
  'qti-match-interaction': 'directedPair',
};

/**
 * What a schema cannot say and the standard does: identifiers are unique, an interaction answers a declared response
 * of its type, right values are as many as its cardinality allows and among the choices, and scores are numbers.
 */
export function itemFaults(item: Document): string[] {
  const all = (selector: string) => [...item.querySelectorAll(selector)];
  const idsOf = (elements: readonly Element[]) =>
    elements.map((each) => each.getAttribute('identifier') ?? '');
  const ids = idsOf(all('[identifier]'));
  const [declaration] = all('qti-response-declaration');
  const interactions = all('qti-choice-interaction, qti-match-interaction');
  const right = all('qti-correct-response qti-value').map((each) => each.textContent ?? '');
  const [from, to] = all('qti-simple-match-set').map((set) => idsOf([...set.children]));
  const allowed =
    declaration?.getAttribute('base-type') === 'directedPair'
      ? (from ?? []).flatMap((one) => (to ?? []).map((other) => `${one} ${other}`))
      : idsOf(all('qti-simple-choice'));
  const isSingle = declaration?.getAttribute('cardinality') === 'single';
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} twice`),
    ...interactions
      .map((each) => each.getAttribute('response-identifier'))
      .filter((id) => id !== declaration?.getAttribute('identifier'))
      .map((id) => `${id} is not declared`),
    ...(interactions.length === 1 ? [] : [`${interactions.length} interactions`]),
    ...interactions
      .filter(({ localName }) => BOUND[localName] !== declaration?.getAttribute('base-type'))
      .map(({ localName }) => `${localName} is answered by ${BOUND[localName]}`),
    ...(/^(?:multiple|single)$/.test(declaration?.getAttribute('cardinality') ?? '')
      ? []
      : ['cardinality is neither single nor multiple']),
    ...['SCORE', 'MAXSCORE']
      .filter((name) => !isNumber(item, name))
      .map((name) => `${name} is no number`),
    ...right.filter((value) => !allowed.includes(value)).map((value) => `${value} is no choice`),
    ...(right.length === 0 || (isSingle && right.length > 1) ? [`${right.length} values`] : []),
    ...(isSingle === (interactions[0]?.getAttribute('max-choices') === '1')
      ? []
      : ['cardinality and most choices differ']),
  ];
}

/** Whether an outcome is declared as the standard wants its scores: one number, with a value to begin with. */
function isNumber(item: Document, name: string): boolean {
  const outcome = item.querySelector(`qti-outcome-declaration[identifier="${name}"]`);
  const [type, cardinality] = ['base-type', 'cardinality'].map((each) =>
    outcome?.getAttribute(each),
  );
  return (
    type === 'float' &&
    cardinality === 'single' &&
    /^\d+(?:\.\d+)?$/.test(outcome?.querySelector('qti-value')?.textContent ?? '')
  );
}

/** Reads XML, which must be whole. */
export function parse(text: string): Document {
  const read = new DOMParser().parseFromString(text, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  return read;
}

const NO_TEXT = /^\s*$/;
/** Text between the children of an element. */
const ownText = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3 || nodeType === 4)
    .map(({ nodeValue }) => nodeValue)
    .join('');

/** What of a document breaks the rules. */
export function faults(read: Document): string[] {
  return [...read.querySelectorAll('*')].flatMap((element) => {
    const rule = RULES[element.localName];
    if (rule === undefined) return [`${element.localName} is not of QTI 3`];
    const names = element.getAttributeNames().filter((name) => !name.startsWith('xmlns'));
    const allowed = [...rule.needs, ...(rule.may ?? [])];
    const children = [...element.children].map(({ localName }) => `${localName} `).join('');
    return [
      ...rule.needs.filter((name) => !names.includes(name)).map((name) => `without ${name}`),
      ...names.filter((name) => !allowed.includes(name)).map((name) => `with ${name}`),
      ...names
        .filter((name) => VALUES[name]?.test(element.getAttribute(name)!) === false)
        .map((name) => `${name} is ${element.getAttribute(name)}`),
      ...(rule.holds.test(children) ? [] : [`holds ${children}`]),
      ...((rule.text ?? NO_TEXT).test(ownText(element)) ? [] : [`says ${ownText(element).trim()}`]),
      ...(element.namespaceURI === read.documentElement.namespaceURI ? [] : ['other namespace']),
    ].map((fault) => `${element.localName}: ${fault}`);
  });
}

/** Where the elements of a kind of file come from, by its root. */
const NAMESPACES: Readonly<Record<string, string>> = {
  manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  'qti-assessment-test': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  'qti-assessment-item': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
};

/**
 * What is wrong with a package, file by file and between its files: identifiers of a manifest are unique (`xs:ID`) and
 * what is referred to is there (`xs:IDREF`), each file is listed once, and references lead to files of the package.
 */
export function packageFaults(files: Readonly<Record<string, string>>): string[] {
  const read = new Map(
    Object.entries(files).flatMap(([name, text]) =>
      name.endsWith('.xml') ? [[name, parse(text)] as const] : [],
    ),
  );
  const manifest = read.get('imsmanifest.xml');
  if (manifest === undefined) return ['no manifest'];
  const valuesOf = (document: Document, selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? '');
  const listed = valuesOf(manifest, 'file', 'href');
  const ids = valuesOf(manifest, '[identifier]', 'identifier');
  const twice = (values: readonly string[]) =>
    values.filter((each, i) => values.indexOf(each) !== i).map((each) => `${each} twice`);
  const absent = (values: readonly string[], there: readonly string[]) =>
    values.filter((each) => !there.includes(each)).map((each) => `${each} is not there`);
  const own = Object.keys(files).filter((name) => name !== 'imsmanifest.xml');
  const resources = [...manifest.querySelectorAll('resource')];
  return [
    ...[...read].flatMap(([name, document]) =>
      [
        ...faults(document),
        ...(document.documentElement.namespaceURI === NAMESPACES[document.documentElement.localName]
          ? []
          : ['in a namespace of its own']),
        ...(document.documentElement.localName === 'qti-assessment-item'
          ? itemFaults(document)
          : []),
        // Addresses in a file begin at its folder.
        ...absent(
          valuesOf(document, 'img', 'src').map((src) =>
            new URL(src, `file:///${name}`).pathname.slice(1),
          ),
          own,
        ),
      ].map((fault) => `${name}: ${fault}`),
    ),
    ...[
      ...twice(ids),
      ...twice(listed),
      ...absent(valuesOf(manifest, 'dependency', 'identifierref'), ids),
      ...absent(listed, own),
      ...own.filter((name) => !listed.includes(name)).map((name) => `${name} is not listed`),
      // A resource is one of its own files.
      ...resources.flatMap((resource) =>
        absent(
          [resource.getAttribute('href') ?? ''],
          [...resource.querySelectorAll('file')].map((each) => each.getAttribute('href') ?? ''),
        ),
      ),
      // An item is found by a test under its place in the package.
      ...[...read.values()].flatMap((document) =>
        absent(valuesOf(document, 'qti-assessment-item-ref', 'href'), listed),
      ),
    ].map((fault) => `imsmanifest.xml: ${fault}`),
  ];
}
