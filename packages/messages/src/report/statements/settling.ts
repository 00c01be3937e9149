import { says } from '../sentence.ts';
import { plural } from './english.ts';
import { place } from '../where.ts';

/** What would settle it. */
export const SETTLING_STATEMENTS = {
  'settle-carbon-count': says(
    {
      count: 'count',
      molecule: 'molecule',
      rivalCount: 'count',
      rival: 'molecule',
    },
    (v) =>
      `A ¹³C spectrum: ${v.count} ${plural(v.count, { one: 'signal', other: 'signals' })} for ` +
      `${v.molecule}, ${v.rivalCount} for ${v.rival}.`,
  ),
  'settle-carbon-shift': says(
    {
      shift: 'carbon-shift',
      environment: 'environment',
      atoms: 'atoms?',
      molecule: 'molecule',
      rivalShift: 'carbon-shift',
      otherEnvironment: 'environment',
      otherAtoms: 'atoms?',
      rival: 'molecule',
    },
    (v) =>
      `A ¹³C spectrum: a signal near ${v.shift} ppm (${place(v.environment, v.atoms)}) for ` +
      `${v.molecule}, in its place near ${v.rivalShift} ppm ` +
      `(${place(v.otherEnvironment, v.otherAtoms)}) for ${v.rival}.`,
  ),
  'settle-proton-shift': says(
    {
      shift: 'proton-shift',
      environment: 'environment',
      atoms: 'atoms?',
      molecule: 'molecule',
      rivalShift: 'proton-shift',
      otherEnvironment: 'environment',
      otherAtoms: 'atoms?',
      rival: 'molecule',
    },
    (v) =>
      `A ¹H spectrum: a signal near ${v.shift} ppm (${place(v.environment, v.atoms)}) for ` +
      `${v.molecule}, in its place near ${v.rivalShift} ppm ` +
      `(${place(v.otherEnvironment, v.otherAtoms)}) for ${v.rival}.`,
  ),
  'settle-ir-band': says(
    {
      molecule: 'molecule',
      vibration: 'vibration',
      group: 'group',
      from: 'wavenumber',
      to: 'wavenumber',
      rival: 'molecule',
    },
    (v) =>
      `An IR spectrum: ${v.molecule} should show the ${v.vibration} of its ${v.group} at ` +
      `${v.from}–${v.to} cm⁻¹; ${v.rival} has no such band.`,
  ),
  'settle-ir-position': says(
    {
      vibration: 'vibration',
      from: 'wavenumber',
      to: 'wavenumber',
      group: 'group',
      molecule: 'molecule',
      rivalFrom: 'wavenumber',
      rivalTo: 'wavenumber',
      rivalGroup: 'group',
      rival: 'molecule',
    },
    (v) =>
      `An IR spectrum: the ${v.vibration} at ${v.from}–${v.to} cm⁻¹ (${v.group}) for ` +
      `${v.molecule}, at ${v.rivalFrom}–${v.rivalTo} cm⁻¹ (${v.rivalGroup}) for ${v.rival}.`,
  ),
  'settle-ms-fragment': says(
    { mz: 'mass', process: 'process', molecule: 'molecule', rival: 'molecule' },
    (v) =>
      `An EI mass spectrum: an ion at *m/z* ${v.mz} (${v.process}), which ${v.molecule} gives and ` +
      `${v.rival} does not.`,
  ),
  'settle-uv-band': says(
    { shift: 'wavelength', molecule: 'molecule', rival: 'molecule' },
    (v) =>
      `A UV-Vis spectrum: a strong band near ${v.shift} nm for ${v.molecule}; ${v.rival} has no ` +
      `chromophore for it.`,
  ),
  'settle-uv-position': says(
    {
      shift: 'wavelength',
      molecule: 'molecule',
      rivalShift: 'wavelength',
      rival: 'molecule',
    },
    (v) =>
      `A UV-Vis spectrum: the longest strong band near ${v.shift} nm for ${v.molecule}, near ` +
      `${v.rivalShift} nm for ${v.rival}.`,
  ),
  'settle-dept': says(
    {
      molecule: 'molecule',
      count: 'count',
      carbonKind: 'carbon-kind',
      rival: 'molecule',
      rivalCount: 'count',
    },
    (v) =>
      `DEPT or an edited HSQC: ${v.molecule} has ` +
      `${plural(v.count, { zero: 'no', one: 'one', other: String(v.count) })} ${v.carbonKind} ` +
      `${plural(v.count, { one: 'signal', other: 'signals' })}, ${v.rival} has ` +
      `${plural(v.rivalCount, { zero: 'none', one: 'one', other: String(v.rivalCount) })}.`,
  ),
  'settle-hmbc': says(
    {
      observed: 'proton-shift',
      environment: 'environment',
      atoms: 'atoms',
      other: 'carbon-shift',
      otherEnvironment: 'environment',
      otherAtoms: 'atoms',
      molecule: 'molecule',
      rival: 'molecule',
    },
    (v) =>
      `HMBC: a correlation from ¹H ${v.observed} ppm (${v.environment}, ${v.atoms}) to ¹³C ` +
      `${v.other} ppm (${v.otherEnvironment}, ${v.otherAtoms}) would favour ${v.molecule}; in ` +
      `${v.rival} the two are too far apart.`,
  ),
  'settle-noesy': says(
    {
      observed: 'proton-shift',
      atoms: 'atoms',
      other: 'proton-shift',
      rivalOther: 'proton-shift',
      molecule: 'molecule',
      rival: 'molecule',
    },
    (v) =>
      `NOESY: a cross peak from the CH₃ at ¹H ${v.observed} ppm (${v.atoms}) to ${v.other} ppm ` +
      `would favour ${v.molecule}, one to ${v.rivalOther} ppm ${v.rival}.`,
  ),
  'settle-hmbc-shared': says(
    {
      observed: 'proton-shift',
      atoms: 'atoms',
      other: 'proton-shift',
      rivalOther: 'proton-shift',
      molecule: 'molecule',
      rival: 'molecule',
    },
    (v) =>
      `HMBC: the carbon that the CH₃ at ¹H ${v.observed} ppm (${v.atoms}) correlates with also ` +
      `correlates strongly with ¹H ${v.other} ppm in ${v.molecule}, with ${v.rivalOther} ppm in ` +
      `${v.rival}.`,
  ),
  'settle-cosy': says(
    {
      observed: 'proton-shift',
      other: 'proton-shift',
      atoms: 'atoms',
      otherAtoms: 'atoms',
      molecule: 'molecule',
      rival: 'molecule',
    },
    (v) =>
      `COSY: a cross peak between ¹H ${v.observed} and ${v.other} ppm (${v.atoms} and ` +
      `${v.otherAtoms}) would favour ${v.molecule}; in ${v.rival} they are not neighbours.`,
  ),
  'settle-tautomers': says(
    {},
    () =>
      'Which tautomer predominates depends on the solvent and the state of the sample: in the ' +
      'solid, an X-ray structure shows where the hydrogen is; in solution, ¹⁵N shifts, or ' +
      'UV-Vis spectra in several solvents next to those of derivatives methylated at one atom ' +
      'and at the other.',
  ),
  'settle-hetero-count': says(
    {
      nucleus: 'nucleus',
      count: 'count',
      molecule: 'molecule',
      rivalCount: 'count',
      rival: 'molecule',
    },
    (v) =>
      `A ${v.nucleus} spectrum: ${v.count} ${plural(v.count, { one: 'signal', other: 'signals' })} for ` +
      `${v.molecule}, ${v.rivalCount} for ${v.rival}.`,
  ),
  'settle-hetero-shift': says(
    {
      nucleus: 'nucleus',
      shift: 'position',
      environment: 'environment',
      atoms: 'atoms?',
      molecule: 'molecule',
      rivalShift: 'position',
      otherEnvironment: 'environment',
      rival: 'molecule',
    },
    (v) =>
      `A ${v.nucleus} spectrum: a signal near ${v.shift} ppm (${place(v.environment, v.atoms)}) for ` +
      `${v.molecule}, near ${v.rivalShift} ppm (${v.otherEnvironment}) for ${v.rival}.`,
  ),
  'settle-carbon': says(
    {},
    () =>
      'A ¹³C spectrum would narrow the choice most: it counts the different carbons and places each.',
  ),
  'settle-proton': says(
    {},
    () =>
      'A ¹H spectrum with integrals would narrow the choice most: it counts hydrogens and shows ' +
      'which are neighbours.',
  ),
  'settle-nothing-routine': says(
    { molecule: 'molecule', rival: 'molecule' },
    (v) =>
      `No routine spectrum is predicted to tell ${v.molecule} from ${v.rival} clearly; ` +
      'INADEQUATE, an X-ray structure or a sample of each would.',
  ),
  'settle-not-needed': says(
    {},
    () => 'No further measurement is needed to choose among the isomers compared.',
  ),
  'settle-test-carbon': says(
    { molecule: 'molecule', count: 'count', positions: 'carbon-shifts' },
    (v) =>
      `A ¹³C spectrum would test the answer: ${v.molecule} should show ${v.count} ` +
      `${plural(v.count, { one: 'signal', other: 'signals' })}, near ${v.positions} ppm.`,
  ),
  'settle-test-proton': says(
    { molecule: 'molecule', positions: 'proton-shifts' },
    (v) =>
      `A ¹H spectrum would test the answer: the hydrogens on the carbons of ${v.molecule} ` +
      `should appear near ${v.positions} ppm.`,
  ),
  'settle-test-formula': says(
    {},
    () =>
      'A high-resolution mass spectrum would test the formula, on which everything here depends.',
  ),
  'settle-record-again': says(
    {},
    () =>
      'Re-record the spectra that contradict the formula, from the same sample. If they stay as ' +
      'they are, the formula is wrong, and a high-resolution mass spectrum would show it.',
  ),
  'settle-ultraviolet-again': says(
    {},
    () =>
      'The UV-Vis spectrum does not agree with this answer: record it again, from a purified sample.',
  ),
  'settle-reference': says(
    {},
    () => 'The final proof is a spectrum of an authentic sample, measured the same way.',
  ),
};
