import { pluralOf } from '../format/plural.ts';
import type { Sentences } from './sentence.ts';
import { place, where } from './where.ts';

const plural = pluralOf('en');

/** After a number of signals, where the list has lines of other substances too. */
const apart = (v: { readonly others?: number }): string =>
  v.others === undefined ? '' : ' (lines of other substances left out)';

/** With those that must be present, without those that must be absent. */
const fragments = (v: { readonly present?: string; readonly absent?: string }): string =>
  [v.present && `with ${v.present}`, v.absent && `without ${v.absent}`]
    .filter(Boolean)
    .join(' and ');

export const sentencesEn: Sentences = {
  answer: (v) =>
    `${v.fullMolecule} explains these spectra best. Confidence: ${v.percent}. ${v.level}`,
  'only-isomer': (v) => `${v.formula} has a single plausible molecule: ${v.fullMolecule}.`,
  'runner-up': (v) => `The runner-up is ${v.rival} (${v.percent}).`,
  'runner-up-tautomer': (v) =>
    `The runner-up, ${v.rival} (${v.percent}), is a tautomer of the best candidate. NMR cannot tell them ` +
    `apart; together they account for ${v.together}.`,
  'inconclusive-no-spectra': (v) =>
    `A formula alone does not name a molecule: ${v.formula} has several isomers, and there ` +
    'is no spectrum to choose by.',
  'inconclusive-ambiguous': () =>
    'We are not sure: more than one isomer fits these spectra about equally well.',
  'inconclusive-tied': (v) =>
    `These spectra cannot tell ${v.fullMolecule} from ${v.fullRival}: both explain every ` +
    `peak equally well, at ${v.percent} each.`,
  'inconclusive-poor-fit': () =>
    'No isomer of this formula explains these spectra well enough. Check that formula and ' +
    'spectra belong to the same substance.',
  'inconclusive-no-candidates': (v) => `No plausible molecule was found for ${v.formula}.`,
  'inconclusive-fragments': (v) =>
    `No molecule of ${v.formula} that was considered agrees with the fragments you gave.`,
  'inconclusive-out-of-reach': (v) =>
    `${v.formula} has too many isomers to compare them all, and none of those examined ` +
    'explains the spectra well enough to be put forward.',
  'inconclusive-contradiction': (v) =>
    `No isomer of ${v.formula} explains the ${v.technique} spectrum: either it or the ` +
    'formula belongs to another substance, perhaps a starting material or a by-product. The ' +
    'other spectra decided the order of the candidates, and this one counted for little.',
  'inconclusive-contradiction-both': (v) =>
    `No isomer of ${v.formula} explains the NMR spectra: either they or the formula belong ` +
    'to another substance, perhaps a starting material or a by-product. The other spectra ' +
    'decided the order of the candidates, and NMR counted for little.',
  'best-so-far': (v) => `The best candidate so far is ${v.fullMolecule}, at ${v.percent}.`,
  'order-by-plausibility': () =>
    'The candidates are listed by how common such structures are, which is no evidence for any of them.',
  'none-of-these': (v) =>
    `Estimated chance that it is none of the candidates listed: ${v.percent}.`,
  'asked-structure': (v) =>
    `You asked about ${v.molecule}: it takes place ${v.rank}, at ${v.percent} %.`,
  'formula-unsaturation': (v) =>
    `${v.formula} has ${v.unsaturation} ` +
    `${plural(v.unsaturation, { one: 'degree', other: 'degrees' })} of unsaturation (rings ` +
    'plus double bonds).',
  'formula-saturated': (v) =>
    `${v.formula} is saturated: it has no rings, and no multiple bonds of carbon.`,
  'formula-salt': (v) =>
    `${v.formula} has more hydrogens and halogens than one molecule of these atoms can bind: ` +
    'it is a salt or another compound of several parts.',
  'read-from-images': () =>
    'Peak positions were read from the images and carry their reading error; weak peaks may have ' +
    'been overlooked.',
  'spectrum-left-out': (v) =>
    `Only the first ${v.technique} spectrum was used; a later one was ignored.`,
  numbering: () => 'Atoms are numbered in SMILES order.',
  notation: () =>
    'In parentheses: the predicted shift ± one standard deviation (ppm) and n, the number of ' +
    'measured shifts of atoms in the same environment.',
  'carbon-signals-fit': (v) =>
    plural(v.signals, {
      one:
        `The spectrum has one signal${apart(v)} for ${v.carbons} carbons: in this molecule they ` +
        `are all equivalent by symmetry.`,
      other:
        `The spectrum has ${v.signals} signals${apart(v)} for ${v.carbons} carbons, and this ` +
        `molecule has as ` +
        'many kinds of carbon: the rest are equivalent by symmetry.',
    }),
  'carbon-signals-fit-all': (v) =>
    plural(v.signals, {
      one: `The spectrum has one signal${apart(v)}, and this molecule one carbon.`,
      other: `The spectrum has ${v.signals} signals${apart(v)}, one for each carbon of this molecule.`,
    }),
  'carbon-signal': (v) => `${v.signals}.`,
  'carbon-carbonyl': (v) => `Above 160 ppm, mostly carbonyl carbons: ${v.signals}.`,
  'carbon-sp2': (v) => `95–160 ppm, mostly aromatic and olefinic carbons: ${v.signals}.`,
  'carbon-hetero': (v) => `48–95 ppm, mostly carbons on oxygen or nitrogen: ${v.signals}.`,
  'carbon-alkyl': (v) => `Below 48 ppm, mostly alkyl carbons: ${v.signals}.`,
  'carbon-vague': (v) =>
    `Predictions this uncertain (${v.positions}) agree with almost anything: these assignments prove little.`,
  'carbon-repeated': (v) => `Typed more than once and counted once: ${v.positions}.`,
  'carbon-signals-coincide': (v) =>
    `This molecule has ${v.classes} kinds of carbon; the spectrum has ${v.signals} ` +
    `${plural(v.signals, { one: 'signal', other: 'signals' })}${apart(v)}, so some ` +
    `coincide${where(v.coincide, (coincide) => ` (${coincide})`)}.`,
  'carbon-on-boron': (v) =>
    `This molecule has ${v.classes} kinds of carbon; the spectrum has ${v.signals} ` +
    `${plural(v.signals, { one: 'signal', other: 'signals' })}${apart(v)}. The carbon on ` +
    `boron (${v.atoms}) is broadened by it and often not seen.`,
  'carbon-divided': (v) =>
    `${v.atoms} give more than one signal (${v.positions}): alike in connectivity, they are ` +
    'set apart by stereochemistry or slow rotation.',
  'offset-high': (v) =>
    `On average the ${v.technique} shifts lie ${v.offset} ppm above their predictions: the ` +
    'reference of the spectrum may be off.',
  'offset-low': (v) =>
    `On average the ${v.technique} shifts lie ${v.offset} ppm below their predictions: the ` +
    'reference of the spectrum may be off.',
  'mixture-likely': (v) =>
    `The integrals at ${v.positions} (${v.integrals}) are in whole ratios to each other, but ` +
    'not to the rest: the sample may be a mixture.',
  'carbon-weakest': (v) =>
    `The poorest ¹³C match is at ${v.observed} ppm, where ${v.environment} (${v.atoms}) is predicted at ` +
    `${v.predicted} ± ${v.sd}.`,
  'integrals-all': (v) =>
    plural(v.hydrogens, {
      one: 'The integral accounts for the one hydrogen.',
      other: `The integrals account for all ${v.hydrogens} hydrogens.`,
    }),
  'integrals-exchangeable': (v) =>
    `The integrals account for ${v.protons} of ${v.hydrogens} hydrogens; ` +
    plural(v.missing, {
      one: 'the missing one is exchangeable (OH, NH or SH).',
      other: `the missing ${v.missing} are exchangeable (OH, NH or SH).`,
    }),
  'proton-signal': (v) =>
    `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}.`,
  'exchangeable-signal': (v) =>
    `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}. The shift ` +
    'of exchangeable hydrogens varies with solvent and concentration, so it proves little.',
  'exchangeable-hidden': (v) =>
    `Exchange explains why the hydrogens on ${v.atoms} show no signal of their own.`,
  'exchangeable-deuterated': (v) =>
    `The hydrogens on ${v.atoms} are replaced by deuterium of the solvent and show no signal of their own.`,
  'proton-divided': (v) =>
    `The hydrogens on ${v.atoms} have more than one signal (${v.positions}): stereochemistry ` +
    'or slow rotation sets them apart.',
  'proton-not-listed': (v) =>
    `The list holds fewer hydrogens than the formula; here ${v.protons}H of ${v.environment} ` +
    `(${v.atoms}), expected near ${v.predicted} ± ${v.sd}, are not in it.`,
  'splitting-none': () => 'No hydrogens on a neighbouring carbon, hence the singlet.',
  'splitting-equivalent': () =>
    'The hydrogens on the neighbouring atom are equivalent to it, and equivalent hydrogens ' +
    'show no splitting by each other, hence the singlet.',
  'splitting-by-neighbours': (v) =>
    plural(v.count, {
      one:
        `Coupling to one neighbouring hydrogen${v.each === 'each' ? ' each' : ''} (on ` +
        `${v.neighbourAtoms}) gives the ${v.observedPattern}.`,
      other:
        `Coupling to ${v.count} neighbouring hydrogens${v.each === 'each' ? ' each' : ''} (on ` +
        `${v.neighbourAtoms}) gives the ${v.observedPattern}.`,
    }),
  'splitting-multiplet': (v) =>
    `Coupling to different neighbours (on ${v.neighbourAtoms}) gives the multiplet.`,
  'coupling-shared': (v) =>
    `The same *J* (${v.coupling} Hz) appears at ${v.other} ppm: ${v.atoms} and ${v.otherAtoms} are ` +
    `neighbours.`,
  'coupling-ortho': (v) => `*J* = ${v.coupling} Hz is an ortho coupling.`,
  'coupling-trans': (v) => `*J* = ${v.coupling} Hz is a trans coupling across the double bond.`,
  'coupling-cis': (v) => `*J* = ${v.coupling} Hz is a cis coupling across the double bond.`,
  'para-pattern': (v) =>
    `${v.observed} and ${v.other}, two doublets of two hydrogens each, are the pattern of a ` +
    `para-disubstituted ring.`,
  'proton-weakest': (v) =>
    `The poorest ¹H match is at ${v.observed} ppm, where ${v.environment} (${v.atoms}) is predicted at ` +
    `${v.predicted} ± ${v.sd}.`,
  'ir-band-found': (v) =>
    `**${v.observed} cm⁻¹**: ${v.vibration}, as expected of the ${v.group} (${v.from}–${v.to}).`,
  'ir-bands-carbon-dioxide': (v) => `${v.positions} cm⁻¹: atmospheric CO₂.`,
  'ir-bands-compatible': (v) =>
    `${v.positions} cm⁻¹: consistent with the ${v.vibration} (${v.group}, ${v.from}–${v.to}), but ` +
    `not conclusive.`,
  'ir-bands-zwitterion': (v) =>
    `${v.positions} cm⁻¹: the zwitterion of the amino acid, as it is in solids and in water (–NH₃⁺ ` +
    `and –COO⁻).`,
  'ir-bands-carboxylate': (v) =>
    `${v.positions} cm⁻¹: the carboxylate ion (–COO⁻), antisymmetric and symmetric stretch.`,
  'ir-bands-c-h': (v) =>
    `${v.positions} cm⁻¹: stretching and bending of C–H bonds, which nearly all molecules with ` +
    `saturated carbons show.`,
  'ir-bands-overtone': (v) =>
    `${v.positions} cm⁻¹: overtones and combinations of an aromatic ring.`,
  'ir-bands-fingerprint': (v) =>
    `${v.positions} cm⁻¹: fingerprint region, not interpreted band by band.`,
  'ms-molecular-ion': (v) => `***m/z* ${v.mz}** (${v.relativeIntensity}): the molecular ion.`,
  'ms-molecular-ion-missing': (v) =>
    `The molecular ion, *m/z* ${v.mz}, is not seen, as with many molecules that fragment readily.`,
  'ms-adduct': (v) => `***m/z* ${v.mz}**: ${v.ion}.`,
  'ms-adduct-exact': (v) => `***m/z* ${v.mz}**: ${v.ion}, calculated ${v.mass} (${v.ppm} ppm).`,
  'ms-adduct-off': (v) =>
    `*m/z* ${v.mz} lies ${v.ppm} ppm from ${v.ion} (${v.mass}): an exact mass as far off ` +
    'belongs to another composition.',
  'ms-adduct-missing': (v) =>
    `None of the peaks is an ion of the whole molecule; the expected ones are ${v.positions}.`,
  'ms-aromatic-series': (v) =>
    `*m/z* ${v.positions}: the series of ions into which benzene rings break.`,
  'ms-ion-protonated-acid': (v) =>
    `*m/z* ${v.positions}: the acid of the ester with two hydrogens gained (protonated acid).`,
  'ms-soft-fragments': (v) =>
    `*m/z* ${v.positions}: ions below the molecule; fragments of soft ionisation are not interpreted ` +
    `one by one.`,
  'ms-isotope-pattern': (v) => `M+2 at ${v.found} of M agrees with the formula (${v.expected}).`,
  'ms-fragment-found': (v) =>
    `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): ` +
    `${v.process}${where(v.bond, (bond) => `, at bond ${bond}`)}.`,
  'ms-ion-of-group': (v) =>
    `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): an ion typical of the group: ${v.group}.`,
  'ms-fragments-minor': (v) =>
    `*m/z* ${v.positions}: ` +
    `${plural(v.positionsCount, { one: 'another fragment', other: 'other fragments' })} of this molecule.`,
  'ms-peaks-isotope': (v) =>
    `*m/z* ${v.positions}: ` +
    `${plural(v.positionsCount, { one: 'an isotope peak of an ion', other: 'isotope peaks of the ions' })} above.`,
  'ms-peaks-small': (v) =>
    `*m/z* ${v.positions}: ` +
    plural(v.positionsCount, {
      one: 'a weak or low-mass ion, not interpreted on its own.',
      other: 'weak or low-mass ions, not interpreted one by one.',
    }),
  'uv-maximum-found': (v) =>
    `**${v.found} nm**: ${v.chromophore}; the increment rules put it at ${v.expected} ± ${v.sd} nm.`,
  'uv-end-absorption': (v) => `${v.positions} nm: end absorption, which is not diagnostic.`,
  'carbon-off': (v) =>
    `¹³C ${v.observed} ppm is far from what ${v.environment} (${v.atoms}) should give: ` +
    `${v.predicted} ± ${v.sd}.`,
  'carbon-missing': (v) =>
    `${v.environment} (${v.atoms}) should give a ¹³C signal near ${v.predicted} ± ${v.sd} ppm, and ` +
    `none is left for it.`,
  'carbon-signals-against': (v) =>
    `This molecule has ${v.classes} ${plural(v.classes, { one: 'kind', other: 'kinds' })} of ` +
    `carbon; the ¹³C spectrum has ${v.signals} ` +
    `${plural(v.signals, { one: 'signal', other: 'signals' })}${apart(v)}` +
    `${where(v.coincide, (each) => `, so different carbons would have to coincide (${each})`)}.`,
  'proton-off': (v) =>
    `¹H ${v.observed} ppm is far from what the hydrogens of ${v.environment} (${v.atoms}) should ` +
    `give: ${v.predicted} ± ${v.sd}.`,
  'proton-missing': (v) =>
    `No room is left under any ¹H signal for ${v.protons}H of ${v.environment} (${v.atoms}), ` +
    `expected near ${v.predicted} ± ${v.sd} ppm.`,
  'splitting-misfit': (v) =>
    `¹H ${v.observed} is a ${v.observedPattern}, the pattern of ` +
    `${plural(v.seen, { zero: 'no neighbour', one: 'one neighbour', other: `${v.seen} neighbours` })}; ` +
    (v.needs === 'more'
      ? `${v.atoms} has at least ${v.least} that must split it` +
        `${where(v.neighbourAtoms, (atoms) => ` (on ${atoms})`)}.`
      : v.most === 0
        ? `nothing near ${v.atoms} can split it.`
        : `no more than ${v.most} can split ${v.atoms}.`),
  'couplings-misfit': (v) =>
    `The coupling constant of ${v.constant} Hz at ¹H ${v.observed} has no partner among the ` +
    `neighbours of ${v.atoms}.`,
  'tautomers-average': () =>
    'The hydrogen that passes between two nitrogens would make pairs of these carbons equivalent.',
  'ir-band-missing': (v) =>
    `No IR band between ${v.from} and ${v.to} cm⁻¹, where the ${v.group} should show its ` +
    `${v.vibration}${where(v.near, (near) => `; the nearest is at ${near} cm⁻¹`)}.`,
  'ir-band-foreign': (v) =>
    `IR ${v.observed} cm⁻¹ looks like the ${v.vibration} (${v.from}–${v.to}), and this molecule has ` +
    `no group for it.`,
  'ir-band-lowered': (v) =>
    `The C=O stretch at ${v.observed} cm⁻¹ lies below the usual range of the ${v.group} ` +
    `(${v.from}–${v.to}); a hydrogen bond or an electron donor conjugated with it would have ` +
    'to lower it.',
  'ir-band-raised': (v) =>
    `The C=O stretch at ${v.observed} cm⁻¹ lies above the usual range of the ${v.group} ` +
    `(${v.from}–${v.to}); the gas phase, a strained ring or electron-withdrawing neighbours ` +
    'would have to raise it.',
  'ms-isotope-mismatch': (v) =>
    `M+2 at ${v.found} of M does not agree with the formula (${v.expected}).`,
  'ms-fragment-missing': (v) =>
    `No MS peak at *m/z* ${v.mz} (M − ${v.loss}), where one is expected from: ${v.process}.`,
  'ms-fragment-foreign': (v) =>
    `MS *m/z* ${v.mz} (${v.relativeIntensity}, M − ${v.loss}) is not explained by any simple ` +
    `cleavage of this molecule.`,
  'uv-maximum-missing': (v) =>
    `The increment rules put a maximum at ${v.expected} nm (${v.chromophore}), and there is none.`,
  'uv-maximum-foreign': (v) =>
    `UV-Vis ${v.found} nm: no chromophore of this molecule is expected to absorb there.`,
  'shift-fits-other': (v) =>
    `${v.technique} ${v.observedPlace} fits ${v.fullRival} better: predicted at ` +
    `${v.rivalPredicted} ± ${v.rivalSd} there, and at ${v.predicted} ± ${v.sd} for ` +
    `${v.environment} (${v.atoms}) here.`,
  'peak-fits-other': (v) =>
    `${v.technique} ${v.observedPlace} has no place in this molecule and would have to come from ` +
    `another substance; ${v.fullRival} explains it (${v.rivalPredicted} ± ${v.rivalSd}).`,
  'splitting-fits-other': (v) =>
    `The ${v.observedPattern} at ¹H ${v.observed} fits ${v.fullRival} better: its neighbours ` +
    `should make it a ${v.rivalPattern}, and those of ${v.atoms} here a ${v.expectedPattern}.`,
  'nothing-against': () =>
    'Nothing contradicts it: no signal is far from its prediction and no expected signal is missing.',
  'nothing-single-against': () =>
    'No single signal contradicts it, but all together they agree less well than they should for the ' +
    'right molecule.',
  'nothing-decisive-against': () =>
    'Nothing favours another candidate instead. What fits poorly is listed under the open points.',
  'open-points': () =>
    'No other candidate explains these points better, so they decide nothing here: a list ' +
    'may be short, a value mistyped or a prediction wrong.',
  'unexplained-peak': (v) =>
    `${v.technique} ${v.observedPlace}: no atom or group of this molecule explains it.`,
  'unexplained-protons': (v) =>
    `${v.technique} ${v.observedPlace}: ${v.protons}H of this signal ` +
    `${Number(v.protons) === 1 ? 'belongs' : 'belong'} to no hydrogen of this molecule.`,
  'other-solvent': (v) =>
    `${v.technique} ${v.positionsPlace}: assigned to the solvent, ${v.solvent} (${v.places}).`,
  'other-water': (v) =>
    `${v.technique} ${v.positionsPlace}: assigned to water in ${v.solvent} (near ${v.places}), ` +
    'whose shift varies with concentration and temperature.',
  'other-reference': (v) =>
    `${v.technique} ${v.positionsPlace}: assigned to the reference, TMS, at 0 ppm.`,
  'other-impurity': (v) =>
    `${v.technique} ${v.positionsPlace}: assigned to traces of ${v.impurity} in the sample (in ` +
    `${v.solvent}: ${v.places}).`,
  'other-small': (v) =>
    `${v.technique} ${v.positionsPlace}: too small an integral for a hydrogen of this molecule, ` +
    'so it is put down to an impurity.',
  'carbon-split': (v) =>
    `${v.technique} ${v.positionsPlace}: with the line assigned at ${v.places}, one carbon that ` +
    `${v.nucleus} splits (*J* = ${v.constant} Hz).`,
  'slow-form-enol': (v) =>
    `${v.technique} ${v.positionsPlace}: the enol form, which is in slow equilibrium with it and ` +
    `shows signals of its own.`,
  'slow-form-keto': (v) =>
    `${v.technique} ${v.positionsPlace}: the keto form, which is in slow equilibrium with it and ` +
    `shows signals of its own.`,
  'ammonium-hydrogens': (v) =>
    `${v.technique} ${v.positionsPlace}: the hydrogens on the protonated nitrogen of this salt, ` +
    'whose shift varies with solvent and concentration.',
  'unexplained-told-above': () => 'Only those listed above.',
  'nothing-unexplained': () => 'None: every peak is assigned or named above.',
  rival: (v) => `${v.fullRival}, ${v.percent}.`,
  'rival-tied': (v) => `${v.fullRival}, ${v.percent}, level with the first.`,
  'rival-told-apart': (v) =>
    `${v.technique} ${v.observedPlace} tells them apart: predicted at ${v.predicted} ± ${v.sd} for the ` +
    `first and at ${v.rivalPredicted} ± ${v.rivalSd} for this one.`,
  'rival-told-apart-by-absence': (v) =>
    `Nothing in it explains ${v.technique} ${v.observedPlace}, predicted for the first at ` +
    `${v.predicted} ± ${v.sd}.`,
  'rival-told-apart-by-count': (v) =>
    `It has ${v.rivalClasses} ${plural(v.rivalClasses, { one: 'kind', other: 'kinds' })} of ` +
    `carbon, and the ¹³C spectrum shows ${v.signals} ` +
    `${plural(v.signals, { one: 'signal', other: 'signals' })}.`,
  'rival-told-apart-by-splitting': (v) =>
    `The ${v.observedPattern} at ¹H ${v.observed} tells them apart: the neighbours should ` +
    `make it a ${v.expectedPattern} in the first and a ${v.rivalPattern} in this one.`,
  'rival-told-apart-by-band': (v) =>
    `It has no ${v.group} to account for the IR band at ${v.observed} cm⁻¹ (${v.vibration}).`,
  'rival-lacks-band': (v) =>
    `Its ${v.group} should show a ${v.vibration} at ${v.from}–${v.to} cm⁻¹, and there is no such band.`,
  'rival-told-apart-by-fragment': (v) =>
    `It cannot give the ion at *m/z* ${v.mz}, which the first forms (${v.process}).`,
  'rival-misses-signal': (v) =>
    `Its ${v.environment} (${v.atoms}) should give a ${v.technique} signal near ` +
    `${v.predicted} ± ${v.sd} ppm, and none is left.`,
  'rival-told-apart-by-technique': (v) =>
    v.deviation === undefined
      ? `No single peak decides; overall, ${v.technique} favours the first.`
      : `No single peak decides; overall, ${v.technique} agrees better with the first (mean ` +
        `deviation ${v.deviation} ppm against ${v.rivalDeviation} ppm).`,
  'rival-told-apart-by-plausibility': () =>
    'The spectra fit both about equally well; the first is ahead only because such structures are ' +
    'far more common.',
  'rival-inseparable': () => 'These spectra do not tell it from the first.',
  'rival-tautomer': () =>
    'It is a tautomer of the first. A hydrogen passes between them so fast that NMR shows ' +
    'one averaged spectrum, which cannot tell them apart; their order follows mainly how ' +
    'such compounds are usually drawn.',
  'rival-tautomer-again': () => 'Another tautomer of the first.',
  'rival-tautomer-minor': () =>
    'It is a tautomer of the first, in a form that such compounds hardly ever take; NMR would show ' +
    'the usual one.',
  'these-inseparable': (v) => `These spectra do not tell ${v.count} of these from the first.`,
  'rival-favoured': (v) =>
    `In its favour: ${v.technique} ${v.observedPlace}, predicted at ${v.rivalPredicted} ± ` +
    `${v.rivalSd} here and at ${v.predicted} ± ${v.sd} for the first.`,
  'no-rival': () => 'No other isomer comes near.',
  'settle-carbon-count': (v) =>
    `A ¹³C spectrum: ${v.count} ${plural(v.count, { one: 'signal', other: 'signals' })} for ` +
    `${v.molecule}, ${v.rivalCount} for ${v.rival}.`,
  'settle-carbon-shift': (v) =>
    `A ¹³C spectrum: a signal near ${v.shift} ppm (${place(v.environment, v.atoms)}) for ` +
    `${v.molecule}, in its place near ${v.rivalShift} ppm ` +
    `(${place(v.otherEnvironment, v.otherAtoms)}) for ${v.rival}.`,
  'settle-proton-shift': (v) =>
    `A ¹H spectrum: a signal near ${v.shift} ppm (${place(v.environment, v.atoms)}) for ` +
    `${v.molecule}, in its place near ${v.rivalShift} ppm ` +
    `(${place(v.otherEnvironment, v.otherAtoms)}) for ${v.rival}.`,
  'settle-ir-band': (v) =>
    `An IR spectrum: ${v.molecule} should show the ${v.vibration} of its ${v.group} at ` +
    `${v.from}–${v.to} cm⁻¹; ${v.rival} has no such band.`,
  'settle-ir-position': (v) =>
    `An IR spectrum: the ${v.vibration} at ${v.from}–${v.to} cm⁻¹ (${v.group}) for ` +
    `${v.molecule}, at ${v.rivalFrom}–${v.rivalTo} cm⁻¹ (${v.rivalGroup}) for ${v.rival}.`,
  'settle-ms-fragment': (v) =>
    `An EI mass spectrum: an ion at *m/z* ${v.mz} (${v.process}), which ${v.molecule} gives and ` +
    `${v.rival} does not.`,
  'settle-uv-band': (v) =>
    `A UV-Vis spectrum: a strong band near ${v.shift} nm for ${v.molecule}; ${v.rival} has no ` +
    `chromophore for it.`,
  'settle-uv-position': (v) =>
    `A UV-Vis spectrum: the longest strong band near ${v.shift} nm for ${v.molecule}, near ` +
    `${v.rivalShift} nm for ${v.rival}.`,
  'settle-dept': (v) =>
    `DEPT or an edited HSQC: ${v.molecule} has ` +
    `${plural(v.count, { zero: 'no', one: 'one', other: String(v.count) })} ${v.carbonKind} ` +
    `${plural(v.count, { one: 'signal', other: 'signals' })}, ${v.rival} has ` +
    `${plural(v.rivalCount, { zero: 'none', one: 'one', other: String(v.rivalCount) })}.`,
  'settle-hmbc': (v) =>
    `HMBC: a correlation from ¹H ${v.observed} ppm (${v.environment}, ${v.atoms}) to ¹³C ` +
    `${v.other} ppm (${v.otherEnvironment}, ${v.otherAtoms}) would favour ${v.molecule}; in ` +
    `${v.rival} the two are too far apart.`,
  'settle-cosy': (v) =>
    `COSY: a cross peak between ¹H ${v.observed} and ${v.other} ppm (${v.atoms} and ` +
    `${v.otherAtoms}) would favour ${v.molecule}; in ${v.rival} they are not neighbours.`,
  'settle-tautomers': () =>
    'Which tautomer predominates depends on the solvent and the state of the sample: in the ' +
    'solid, an X-ray structure shows where the hydrogen is; in solution, ¹⁵N shifts, or ' +
    'UV-Vis spectra in several solvents beside those of derivatives methylated at one atom ' +
    'and at the other.',
  'settle-carbon': () =>
    'A ¹³C spectrum would narrow the choice most: it counts the different carbons and places each.',
  'settle-proton': () =>
    'A ¹H spectrum with integrals would narrow the choice most: it counts hydrogens and shows which ' +
    'are neighbours.',
  'settle-nothing-routine': (v) =>
    `No routine spectrum is predicted to tell ${v.molecule} from ${v.rival} clearly; ` +
    'INADEQUATE, an X-ray structure or a sample of each would.',
  'settle-not-needed': () =>
    'No further measurement is needed to choose among the isomers compared.',
  'settle-test-carbon': (v) =>
    `A ¹³C spectrum would test the answer: ${v.molecule} should show ${v.count} ` +
    `${plural(v.count, { one: 'signal', other: 'signals' })}, near ${v.positions} ppm.`,
  'settle-test-proton': (v) =>
    `A ¹H spectrum would test the answer: the hydrogens on the carbons of ${v.molecule} ` +
    `should appear near ${v.positions} ppm.`,
  'settle-test-formula': () =>
    'A high-resolution mass spectrum would test the formula, on which everything here depends.',
  'settle-record-again': () =>
    'Re-record the spectra that contradict the formula, from the same sample. If they stay as ' +
    'they are, the formula is wrong, and a high-resolution mass spectrum would show it.',
  'settle-ultraviolet-again': () =>
    'The UV-Vis spectrum does not agree with this answer: record it again, from a purified sample.',
  'settle-reference': () =>
    'The final proof is a spectrum of an authentic sample, measured the same way.',
  'method-exhaustive': (v) =>
    `Every plausible isomer of the formula was considered (${v.considered}).`,
  'method-search': (v) =>
    `${v.considered} isomers were considered by a guided search; the formula has more, so a ` +
    'better one may have been missed.',
  'method-library': (v) =>
    `Only known molecules of this formula were considered (${v.considered}).`,
  'fragments-asked': (v) => `Only molecules ${fragments(v)} count, as you asked.`,
  'limits-stereocentres': (v) =>
    `Configuration is not determined (stereocentres: ${v.atoms}), even where the name implies one.`,
  'double-bond-decided': (v) =>
    `*J* = ${v.coupling} Hz across the double bond ${v.atoms} shows that it is ${v.configuration}.`,
  'limits-double-bond': (v) =>
    `Whether the double bond is E or Z is not part of the answer (${v.atoms}), even where the name ` +
    `implies one.`,
  'limits-tautomers': () =>
    'Tautomers in fast exchange are treated as one substance: the shifts compared with its ' +
    'NMR spectra are those predicted for the form that agrees best.',
  'limits-shifts': () =>
    'Shifts are predicted from measured compounds; they vary with solvent and concentration.',
};

export const headingsEn = {
  facts: 'Formula and notation',
  reasoning: 'Why',
  against: 'Evidence against',
  open: 'Open points',
  unexplained: 'Peaks that the molecule does not explain',
  rivals: 'Runners-up',
  settle: 'What would settle it',
  method: 'How it was found',
};
export type Headings = Readonly<Record<keyof typeof headingsEn, string>>;

/** What a mass-spectrometric process is called, by the engine's code. */
export const processesEn = {
  acylium: 'acylium ion by α-cleavage',
  benzylic: 'benzylic cleavage',
  allylic: 'allylic cleavage',
  'alpha-nitrogen': 'α-cleavage next to nitrogen',
  'alpha-oxygen': 'α-cleavage next to oxygen',
  'alpha-sulfur': 'α-cleavage next to sulfur',
  tertiary: 'cleavage to a tertiary cation',
  secondary: 'cleavage to a secondary cation',
  primary: 'cleavage to a primary cation',
  methyl: 'methyl cation',
  aryl: 'aryl cation',
  vinyl: 'vinyl cation',
  'hetero-cation': 'cleavage next to a heteroatom',
  'loses-bromine-or-iodine': 'loss of a halogen radical',
  'loses-chlorine': 'loss of chlorine',
  'loses-oxygen-radical': 'loss of an oxygen radical',
  'loses-acyl': 'loss of an acyl radical',
  'loses-alkyl': 'loss of an alkyl radical',
  'loses-methyl': 'loss of methyl',
  'loses-nitrogen-radical': 'loss of a nitrogen radical',
  'hydrogen-gained': 'cleavage with hydrogen transfer to the ion',
  'hydrogen-lost': 'cleavage with hydrogen transfer from the ion',
  elimination: 'loss of a small neutral molecule',
  mclafferty: 'McLafferty rearrangement',
  'retro-diels-alder': 'retro-Diels–Alder reaction',
  'carbon-monoxide-loss': 'loss of CO',
  'hydrogen-cyanide-loss': 'loss of HCN',
  'hydrogen-atom-loss': 'loss of a hydrogen atom',
  'formyl-loss': 'loss of CHO',
  'nitro-loss': 'loss of O, NO, NO₂ or HNO₂ from the nitro group',
  'characteristic-ion': 'characteristic ion',
  'second-step': 'second fragmentation step',
  'ring-cut': 'cleavage of the ring',
};
export type Processes = Readonly<Record<keyof typeof processesEn, string>>;
