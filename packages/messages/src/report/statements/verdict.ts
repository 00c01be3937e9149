import { says } from '../sentence.ts';

/** The answer, or why there is none. */
export const VERDICT_STATEMENTS = {
  answer: says(
    { molecule: 'molecule', percent: 'share', level: 'level' },
    (v) => `${v.fullMolecule} explains these spectra best. Confidence: ${v.percent}. ${v.level}`,
  ),
  'only-isomer': says(
    { formula: 'formula', molecule: 'molecule' },
    (v) => `${v.formula} has a single plausible molecule: ${v.fullMolecule}.`,
  ),
  'runner-up': says(
    { rival: 'molecule', percent: 'share' },
    (v) => `The runner-up is ${v.rival} (${v.percent}).`,
  ),
  'runner-up-tautomer': says(
    { rival: 'molecule', percent: 'share', together: 'share' },
    (v) =>
      `The runner-up, ${v.rival} (${v.percent}), is a tautomer of the best candidate. NMR cannot tell them ` +
      `apart; together they account for ${v.together}.`,
  ),
  'inconclusive-no-spectra': says(
    { formula: 'formula' },
    (v) =>
      `A formula alone does not name a molecule: ${v.formula} has several isomers, and there ` +
      'is no spectrum to choose by.',
  ),
  'inconclusive-ambiguous': says(
    {},
    () => 'We are not sure: more than one isomer fits these spectra about equally well.',
  ),
  'inconclusive-tied': says(
    { molecule: 'molecule', rival: 'molecule', percent: 'share' },
    (v) =>
      `These spectra cannot tell ${v.fullMolecule} from ${v.fullRival}: both explain every ` +
      `peak equally well, at ${v.percent} each.`,
  ),
  'inconclusive-poor-fit': says(
    {},
    () =>
      'No isomer of this formula explains these spectra well enough. Check that formula and ' +
      'spectra belong to the same substance.',
  ),
  'inconclusive-no-candidates': says(
    { formula: 'formula' },
    (v) => `No plausible molecule was found for ${v.formula}.`,
  ),
  'inconclusive-fragments': says(
    { formula: 'formula' },
    (v) => `No molecule of ${v.formula} that was considered agrees with the fragments you gave.`,
  ),
  'inconclusive-out-of-reach': says(
    { formula: 'formula' },
    (v) =>
      `${v.formula} has too many isomers to compare them all, and none of those examined ` +
      'explains the spectra well enough to be put forward.',
  ),
  'inconclusive-contradiction': says(
    { technique: 'technique', formula: 'formula' },
    (v) =>
      `No isomer of ${v.formula} explains the ${v.technique} spectrum: either it or the ` +
      'formula belongs to another substance, perhaps a starting material or a by-product. The ' +
      'other spectra decided the order of the candidates, and this one counted for little.',
  ),
  'inconclusive-contradiction-both': says(
    { formula: 'formula' },
    (v) =>
      `No isomer of ${v.formula} explains the NMR spectra: either they or the formula belong ` +
      'to another substance, perhaps a starting material or a by-product. The other spectra ' +
      'decided the order of the candidates, and NMR counted for little.',
  ),
  'inconclusive-doubtful-formula': says(
    { formula: 'formula' },
    (v) =>
      `We are not sure that ${v.formula} is the formula that was meant: these spectra fit one ` +
      'that is a slip away from it better.',
  ),
  'formula-hint': says(
    { formula: 'formula', other: 'formula', molecule: 'molecule' },
    (v) =>
      `Is the formula right? With ${v.other} instead of ${v.formula}, an ordinary molecule ` +
      `explains these spectra: ${v.fullMolecule}.`,
  ),
  'best-so-far': says(
    { molecule: 'molecule', percent: 'share' },
    (v) => `The best candidate so far is ` + `${v.fullMolecule}, at ${v.percent}.`,
  ),
  'order-by-plausibility': says(
    {},
    () =>
      'The candidates are listed by how common such structures are, which is no evidence for any of them.',
  ),
  'none-of-these': says(
    { percent: 'share' },
    (v) => `Estimated chance that it is none of the candidates listed: ${v.percent}.`,
  ),
  'asked-structure': says(
    { molecule: 'molecule', rank: 'count', percent: 'share' },
    (v) => `You asked about ${v.molecule}: it is candidate number ${v.rank}, at ${v.percent}.`,
  ),
};
