export interface Rule {
  /** Attributes that must be there, and those that may. */
  readonly needs: readonly string[];
  readonly may?: readonly string[];
  /** Names of its child elements, one after the other with a space behind each. */
  readonly holds: RegExp;
  /** What its text must be, where it may have any. Without it, it holds elements and white space alone. */
  readonly text?: RegExp;
}

/** Text that may be anything, and an identifier (XML Schema's NCName, without a colon). */
const ANY = /^/,
  NAME = /^[A-Za-z_][\w.-]*$/;

/**
 * What QTI 3.0 says of the elements that are written: their attributes, the order of their children, and their text.
 * Sources: 1EdTech's information model of Assessment, Section and Item (2022) with the bindings of its schema
 * `imsqti_asiv3p0_v1p0.xsd`, type by type, and the content package's `imsqtiv3p0_imscpv1p2_v1p0.xsd`. What we never
 * write has no place here, though the standard may allow it.
 */
export const RULES: Readonly<Record<string, Rule>> = {
  'qti-assessment-item': {
    needs: ['identifier', 'title', 'time-dependent'],
    may: ['adaptive', 'xml:lang', 'xsi:schemaLocation'],
    holds:
      /^(qti-response-declaration )*(qti-outcome-declaration )*(qti-item-body )?(qti-response-processing )?$/,
  },
  'qti-response-declaration': {
    // The type may be left out of records alone.
    needs: ['identifier', 'cardinality', 'base-type'],
    holds: /^(qti-correct-response )?$/,
  },
  'qti-correct-response': { needs: [], holds: /^(qti-value )+$/ },
  'qti-outcome-declaration': {
    // The type may be left out of records alone.
    needs: ['identifier', 'cardinality', 'base-type'],
    holds: /^(qti-default-value )?$/,
  },
  'qti-default-value': { needs: [], holds: /^(qti-value )+$/ },
  'qti-value': { needs: [], holds: /^$/, text: /./ },
  'qti-item-body': {
    needs: [],
    holds: /^((p|qti-choice-interaction|qti-match-interaction) )+$/,
  },
  p: { needs: [], holds: /^(img )*$/, text: ANY },
  img: { needs: ['src', 'alt'], holds: /^$/ },
  'qti-choice-interaction': {
    needs: ['response-identifier'],
    may: ['shuffle', 'max-choices'],
    holds: /^(qti-prompt )?(qti-simple-choice )+$/,
  },
  'qti-prompt': { needs: [], holds: /^$/, text: ANY },
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
    text: ANY,
  },
  'qti-rubric-block': { needs: ['use', 'view'], holds: /^qti-content-body $/ },
  'qti-content-body': { needs: [], holds: /^(p )+$/ },
  'qti-simple-choice': { needs: ['identifier'], holds: /^(img )*$/, text: ANY },
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
  schema: {
    needs: [],
    holds: /^$/,
    text: /^QTI (?:Package|Test|Section|Item|(?:Test|Item|Object) Bank)$/,
  },
  schemaversion: { needs: [], holds: /^$/, text: /^3\.0\.0$/ },
  organizations: { needs: [], holds: /^$/ },
  resources: { needs: [], holds: /^(resource )*$/ },
  resource: { needs: ['identifier', 'type'], may: ['href'], holds: /^(file )+(dependency )*$/ },
  file: { needs: ['href'], holds: /^$/ },
  dependency: { needs: ['identifierref'], holds: /^$/ },
};

const BOOLEAN = /^(?:true|false)$/;
const COUNT = /^\d+$/;
/** XML Schema takes nearly anything for an address; we write neither spaces nor what needs escapes. */
const URI = /^[\w.:/-]+$/;
/** Values of attributes that the schemas restrict, whatever the element. */
export const VALUES: Readonly<Record<string, RegExp>> = {
  identifier: NAME,
  'response-identifier': NAME,
  identifierref: NAME,
  cardinality: /^(?:multiple|ordered|record|single)$/,
  'base-type':
    /^(?:boolean|directedPair|duration|file|float|identifier|integer|pair|point|string|uri)$/,
  'navigation-mode': /^(?:linear|nonlinear)$/,
  'submission-mode': /^(?:individual|simultaneous)$/,
  view: /^(?:(?:author|candidate|proctor|scorer|testConstructor|tutor)(?: |$))+$/,
  // In tests and their sections; in items there would be `ext:` as well.
  use: /^(?:instructions|navigation|scoring)$/,
  adaptive: BOOLEAN,
  'time-dependent': BOOLEAN,
  shuffle: BOOLEAN,
  visible: BOOLEAN,
  'max-choices': COUNT,
  'max-associations': COUNT,
  'min-associations': COUNT,
  'match-max': COUNT,
  'match-min': COUNT,
  template: URI,
  href: URI,
  src: URI,
  type: /^imsqti_(?:test|item)_xmlv3p0$/,
  'xml:lang': /^[a-z]{2,3}$/,
};
