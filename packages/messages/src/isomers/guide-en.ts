/** Sentences of the isomer guide; values are formatted numbers and words of the language. */
type Text = (v: Readonly<Record<string, string>>) => string;

export const guideEn = {
  /** What the list covers. */
  all: (v) =>
    v.total === '1'
      ? `${v.formula} has a single constitution.`
      : `All ${v.total} constitutional isomers of ${v.formula} are listed.`,
  plausible: (v) =>
    `${v.formula} has ${v.total} constitutional isomers. The ${v.listed} that a chemist is most likely to meet are listed.`,
  sample: (v) =>
    `${v.formula} has too many constitutional isomers to make and order them all. The list holds ${v.listed} of them: those in our library and the most plausible of a search. It is not complete.`,
  counted: () =>
    'Stereoisomers count as one, and so do the two ways of drawing the double bonds of an aromatic ring. Nitro, azide, sulfone and similar groups are included.',
  orderNamed: () =>
    'The molecule asked for comes first, then other compounds in our library, then the rest by how usual their structures are. A place in the list does not mean that a compound can be made.',
  order: () =>
    'Compounds in our library come first, then the rest by how usual their structures are. A place in the list does not mean that a compound can be made.',
  predicted: () =>
    'Nothing here is measured. Shifts are predicted from the constitution, with one standard deviation. The two hydrogens of a CH₂ group share one line, even where a stereocentre or a double bond makes them different. “2 ×” and “two signals” mark groups that differ only in their place in space, such as the two CH₃ of (CH₃)₂C=CH: they share one prediction. Multiplicities are first order, and coupling constants are typical values. OH, NH and SH signals move with solvent and concentration. IR ranges are those of correlation tables.',
  /** Numbers of signals of one isomer. */
  carbonCount: (v) => `${v.signals} ${v.signals === '1' ? '¹³C signal' : '¹³C signals'}`,
  protonCount: (v) =>
    v.signals === '0'
      ? 'no hydrogen on carbon'
      : `${v.signals} ${v.signals === '1' ? '¹H signal' : '¹H signals'} on carbon (${v.integrals})`,
  /** Of carbons that differ only in space. */
  twoSignals: () => 'two signals',
  saturated: () => 'C–H stretch of saturated carbons',
  broad: () => 'br',
  strength: (v) => ({ w: 'w', m: 'm', s: 's' })[v.strength] ?? v.strength,
} satisfies Readonly<Record<string, Text>>;
export type IsomerGuideText = Readonly<Record<keyof typeof guideEn, Text>>;
