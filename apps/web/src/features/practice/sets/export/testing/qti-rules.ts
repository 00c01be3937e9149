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
      ...(rule.holds.test(children) ? [] : [`holds ${children}`]),
      ...(element.namespaceURI === read.documentElement.namespaceURI ? [] : ['other namespace']),
    ].map((fault) => `${element.localName}: ${fault}`);
  });
}
