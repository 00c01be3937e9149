import { says } from '../sentence.ts';
import { where } from '../where.ts';
import { plural } from './english.ts';

/** What the bands, ions and maxima of IR, MS and UV-Vis spectra say. */
export const ABSORPTION_AND_MASS_STATEMENTS = {
  'ir-band-found': says(
    {
      observed: 'wavenumber',
      vibration: 'vibration',
      group: 'group',
      from: 'wavenumber',
      to: 'wavenumber',
    },
    (v) =>
      `**${v.observed} cm⁻¹**: ${v.vibration}, as expected of the ${v.group} (${v.from}–${v.to}).`,
  ),
  'ir-bands-compatible': says(
    {
      bands: 'count',
      positions: 'wavenumbers',
      vibration: 'vibration',
      group: 'group',
      from: 'wavenumber',
      to: 'wavenumber',
    },
    (v) =>
      `${v.positions} cm⁻¹: consistent with the ${v.vibration} (${v.group}, ${v.from}–${v.to}), but ` +
      `not conclusive.`,
  ),
  'ir-bands-zwitterion': says(
    { positions: 'wavenumbers' },
    (v) =>
      `${v.positions} cm⁻¹: the zwitterion of the amino acid, as it is in solids and in water (–NH₃⁺ ` +
      `and –COO⁻).`,
  ),
  'ir-bands-carboxylate': says(
    { positions: 'wavenumbers' },
    (v) => `${v.positions} cm⁻¹: the carboxylate ion (–COO⁻), antisymmetric and symmetric stretch.`,
  ),
  'ir-bands-c-h': says(
    { positions: 'wavenumbers' },
    (v) =>
      `${v.positions} cm⁻¹: stretching and bending of C–H bonds, which nearly all molecules ` +
      'with saturated carbons show.',
  ),
  'ir-bands-carbon-dioxide': says(
    { positions: 'wavenumbers' },
    (v) => `${v.positions} cm⁻¹: atmospheric CO₂.`,
  ),
  'ir-bands-overtone': says(
    { positions: 'wavenumbers' },
    (v) => `${v.positions} cm⁻¹: overtones and combinations of an aromatic ring.`,
  ),
  'ir-bands-fingerprint': says(
    { positions: 'wavenumbers' },
    (v) => `${v.positions} cm⁻¹: fingerprint region, not interpreted band by band.`,
  ),
  'ms-molecular-ion': says(
    { mz: 'mass', relativeIntensity: 'percent' },
    (v) => `***m/z* ${v.mz}** (${v.relativeIntensity}): the molecular ion.`,
  ),
  'ms-molecular-ion-missing': says(
    { mz: 'mass' },
    (v) =>
      `The molecular ion, *m/z* ${v.mz}, is not seen, as with many molecules that fragment readily.`,
  ),
  'ms-adduct': says({ mz: 'mass', ion: 'ion' }, (v) => `***m/z* ${v.mz}**: ${v.ion}.`),
  'ms-adduct-exact': says(
    { mz: 'mass', ion: 'ion', mass: 'exact-mass', ppm: 'error' },
    (v) => `***m/z* ${v.mz}**: ${v.ion}, calculated ${v.mass} (${v.ppm} ppm).`,
  ),
  'ms-adduct-off': says(
    { mz: 'mass', ppm: 'error', ion: 'ion', mass: 'exact-mass' },
    (v) =>
      `*m/z* ${v.mz} lies ${v.ppm} ppm from ${v.ion} (${v.mass}): an exact mass as far off ` +
      'belongs to another composition.',
  ),
  'ms-adduct-missing': says(
    { positions: 'ions' },
    (v) =>
      `None of the peaks is an ion of the whole molecule; the expected ones are ${v.positions}.`,
  ),
  'ms-aromatic-series': says(
    { positions: 'masses' },
    (v) => `*m/z* ${v.positions}: the series of ions into which benzene rings break.`,
  ),
  'ms-ion-protonated-acid': says(
    { positions: 'masses' },
    (v) =>
      `*m/z* ${v.positions}: the acid of the ester with two hydrogens gained (protonated acid).`,
  ),
  'ms-ions-hydrocarbon': says(
    { ions: 'fragment-ions' },
    (v) =>
      `*m/z* ${v.ions}: hydrocarbon ions, into which chains, alkenes and saturated rings break ` +
      `and rearrange.`,
  ),
  'ms-ions-listed': says(
    { ions: 'fragment-ions', group: 'group' },
    (v) => `*m/z* ${v.ions}: ions that the tables list for this group: ${v.group}.`,
  ),
  'ms-ions-of-bonds': says(
    { ions: 'fragment-ions' },
    (v) =>
      `*m/z* ${v.ions}: ions that parts of the molecule may give when several bonds break or ` +
      'hydrogens move.',
  ),
  'ms-ions-later': says(
    { losses: 'ion-losses' },
    (v) => `*m/z* ${v.losses}: ions that may have lost another small molecule or radical.`,
  ),
  'ms-soft-fragments': says(
    { positions: 'masses' },
    (v) =>
      `*m/z* ${v.positions}: ions below the molecule; fragments of soft ionisation are not ` +
      `interpreted one by one.`,
  ),
  'ms-isotope-pattern': says(
    { found: 'percent', expected: 'percent' },
    (v) => `M+2 at ${v.found} of M agrees with the formula (${v.expected}).`,
  ),
  'ms-fragment-found': says(
    {
      mz: 'mass',
      relativeIntensity: 'percent',
      loss: 'mass',
      process: 'process',
      bond: 'bond?',
    },
    (v) =>
      `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): ` +
      `${v.process}${where(v.bond, (bond) => `, at bond ${bond}`)}.`,
  ),
  'ms-ion-of-group': says(
    { mz: 'mass', relativeIntensity: 'percent', loss: 'mass', group: 'group' },
    (v) =>
      `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): an ion typical of the group: ${v.group}.`,
  ),
  'ms-fragments-minor': says(
    { positions: 'masses' },
    (v) =>
      `*m/z* ${v.positions}: ` +
      `${plural(v.positionsCount, { one: 'another fragment', other: 'other fragments' })} of this molecule.`,
  ),
  'ms-peaks-isotope': says(
    { positions: 'masses' },
    (v) =>
      `*m/z* ${v.positions}: ` +
      `${plural(v.positionsCount, { one: 'an isotope peak of an ion', other: 'isotope peaks of the ions' })} above.`,
  ),
  'ms-peaks-small': says(
    { positions: 'masses' },
    (v) =>
      `*m/z* ${v.positions}: ` +
      plural(v.positionsCount, {
        one: 'a weak or low-mass ion, not interpreted on its own.',
        other: 'weak or low-mass ions, not interpreted one by one.',
      }),
  ),
  'uv-maximum-found': says(
    {
      found: 'wavelength',
      chromophore: 'chromophore',
      expected: 'wavelength',
      sd: 'wavelength',
    },
    (v) =>
      `**${v.found} nm**: ${v.chromophore}; the increment rules put it at ${v.expected} ± ${v.sd} nm.`,
  ),
  'uv-end-absorption': says(
    { positions: 'wavelengths' },
    (v) => `${v.positions} nm: end absorption, which is not diagnostic.`,
  ),
};
