import { expect } from 'vitest';

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

const BOOLEAN = /^(?:true|false)$/;
const COUNT = /^\d+$/;
/** Names without colons (XML Schema's NCName), as all identifiers are. */
const NAME = /^[A-Za-z_][\w.-]*$/;
/** Values of attributes that the schemas restrict, whatever the element. */
const VALUES: Readonly<Record<string, RegExp>> = {
  identifier: NAME,
  'response-identifier': NAME,
  identifierref: NAME,
  cardinality: /^(?:multiple|ordered|record|single)$/,
  'base-type':
    /^(?:boolean|directedPair|duration|file|float|identifier|integer|pair|point|string|uri)$/,
  'navigation-mode': /^(?:linear|nonlinear)$/,
  'submission-mode': /^(?:individual|simultaneous)$/,
  view: /^(?:(?:author|candidate|proctor|scorer|testConstructor|tutor)(?: |$))+$/,
  use: /^(?:instructions|navigation|scoring|ext:\S+)$/,
  adaptive: BOOLEAN,
  'time-dependent': BOOLEAN,
  shuffle: BOOLEAN,
  visible: BOOLEAN,
  'max-choices': COUNT,
  'max-associations': COUNT,
  'min-associations': COUNT,
  'match-max': COUNT,
  'match-min': COUNT,
  type: /^imsqti_(?:test|item)_xmlv3p0$/,
  'xml:lang': /^[a-z]{2,3}$/,
};

/**
 * What a schema cannot say and the standard does: identifiers are unique, an interaction answers a declared response,
 * and right values are of its type, as many as its cardinality allows, and among the choices.
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
    ...right.filter((value) => !allowed.includes(value)).map((value) => `${value} is no choice`),
    ...(right.length === 0 || (isSingle && right.length > 1) ? [`${right.length} values`] : []),
    ...(isSingle === (interactions[0]?.getAttribute('max-choices') === '1')
      ? []
      : ['cardinality and most choices differ']),
  ];
}

/** Reads XML, which must be whole. */
export function parse(text: string): Document {
  const read = new DOMParser().parseFromString(text, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  return read;
}

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
      ...(element.namespaceURI === read.documentElement.namespaceURI ? [] : ['other namespace']),
    ].map((fault) => `${element.localName}: ${fault}`);
  });
}
