import { readFileSync, readdirSync } from 'node:fs';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { BUTYL_ACETATE } from '../../fixtures/cases.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { ALL_STYLES } from '../../fixtures/styles/all-styles.ts';
import { rasterise } from '../../fixtures/styles/degrade.ts';
import { carbonSubject } from '../../fixtures/subjects/carbon.ts';
import { COMPOUNDS } from '../../fixtures/subjects/compounds.ts';
import { protonSubject } from '../../fixtures/subjects/proton.ts';
import type { Image } from './case-images.ts';

/** What a person sends: typed spectra, or images; with structures asked about. */
export interface ResponseCase {
  readonly name: string;
  readonly formula: string;
  readonly spectra?: readonly Spectrum[];
  /** Drawn when they are asked for. */
  readonly images?: () => Promise<Image[]>;
  readonly structures?: readonly string[];
  /** A field that only some responses have, and this one must. */
  readonly has?: keyof AnalysisResponse;
}

const TEXTBOOK = new URL('../../fixtures/textbook/', import.meta.url);

interface Entry {
  readonly name: string;
  readonly formula: string;
  readonly answer: string;
  readonly spectra: readonly string[];
}

function spectrumOf(text: string): Spectrum {
  const read = readNotation(text);
  if (!read.ok) throw new Error(text);
  return read.spectrum;
}

/** All compounds of `fixtures/textbook`, salts and ions among them. */
const textbook = (): (ResponseCase & { readonly answer: string })[] =>
  readdirSync(TEXTBOOK)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, TEXTBOOK), 'utf8')) as Entry[])
    .map(({ name, formula, answer, spectra }) => ({
      name,
      formula,
      answer,
      spectra: spectra.map(spectrumOf),
    }));

/** A compound's ¹H and ¹³C spectra drawn with solvent, water and impurities, as programs draw them. */
function pictured(seed: number): ResponseCase {
  const compound = COMPOUNDS[seed % COMPOUNDS.length]!;
  return {
    name: `pictures of ${compound.name}`,
    formula: compound.formula,
    images: async () => {
      const random = seededRandom(seed);
      const options = { name: compound.name, formula: compound.formula, random };
      const subjects = [protonSubject(compound.h1, options), carbonSubject(compound.c13, options)];
      return Promise.all(
        subjects.map(async (subject, index) => {
          const styles = ALL_STYLES.filter(({ techniques }) => techniques.includes(subject.type));
          const style = styles[(seed + index) % styles.length]!;
          const drawing = style.draw(subject, { width: 900, height: 540, random });
          return {
            name: `${subject.type.toLowerCase()}.png`,
            bytes: await rasterise(drawing.sheet, 'none', random),
          };
        }),
      );
    },
  };
}

/** The IR spectrum alone of something that several molecules share: nothing singles one out. */
const undecided = (each: ResponseCase): ResponseCase => ({
  name: `${each.name}, hardly seen`,
  formula: each.formula,
  spectra: (each.spectra ?? []).slice(0, 1).map((spectrum) => ({
    ...spectrum,
    peaks: spectrum.peaks.slice(0, 1),
  })) as Spectrum[],
});

/** Ethyl acetate by experiments in two dimensions, which imply its lists; one peak is an artefact. */
const TWO_DIMENSIONAL: ResponseCase = {
  name: 'spectra in two dimensions alone',
  formula: 'C4H8O2',
  spectra: [
    'edited HSQC 4.12/60.4 (-), 2.05/21.0 (+), 1.26/14.2 (+)',
    'HMBC 4.12 → 171.1, 14.2; 2.05 → 171.1; 1.26 → 60.4, 21.0',
    'COSY 4.12/1.26',
    'NOESY 4.12/1.26',
  ].map(spectrumOf),
};

/** A molecule by ¹⁹F, with a line that nothing explains, and one by ³¹P. */
const HETERONUCLEI: readonly ResponseCase[] = [
  {
    name: 'a spectrum of 19F',
    formula: 'C2H3F3O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 3.93 (q, J = 8.8 Hz, 2H), 2.60 (br s, 1H)',
      '19F NMR (376 MHz, CDCl3) δ -77.1 (t, J = 8.8 Hz, 3F), -62.8 (s)',
    ].map(spectrumOf),
  },
  {
    name: 'a spectrum of 31P',
    formula: 'C3H9O4P',
    spectra: [
      '13C NMR (101 MHz, CDCl3) δ 54.3 (d, J = 6.0 Hz)',
      '31P NMR (162 MHz, CDCl3) δ 2.1 (s)',
    ].map(spectrumOf),
  },
];

/** trans-2-Methylcyclohexanol: its carbinol hydrogen says how OH and CH₃ lie to each other. */
const CONFIGURED: ResponseCase = {
  name: 'a relative configuration',
  formula: 'C7H14O',
  spectra: [
    '1H NMR (400 MHz, CDCl3) δ 3.11 (td, J = 9.6, 4.4 Hz, 1H), 1.95 (m, 1H), 1.74 (m, 2H), 1.63 (m, 1H), ' +
      '1.24 (m, 4H), 1.01 (d, J = 6.4 Hz, 3H), 0.98 (m, 1H)',
    '13C NMR (101 MHz, CDCl3) δ 76.5, 40.3, 35.6, 33.7, 25.7, 25.2, 18.6',
  ].map(spectrumOf),
  has: 'relative_configuration',
};

/** Of each kind one, of small molecules: a few seconds in all. */
export function fewCases(): ResponseCase[] {
  const all = textbook();
  const named = (name: string) => all.find((each) => each.name === name)!;
  return [
    {
      name: 'four techniques, structures asked about',
      formula: BUTYL_ACETATE.formula,
      spectra: BUTYL_ACETATE.spectra,
      structures: ['CCCCOC(C)=O', 'CC(C)COC(C)=O'],
    },
    TWO_DIMENSIONAL,
    CONFIGURED,
    ...HETERONUCLEI,
    named('sodium acetate'),
    named('glycine'),
    undecided(named('styrene')),
    pictured(3),
    pictured(5),
  ];
}

/**
 * `count` cases of all kinds: textbook compounds as they are, with asked about by their structure,
 * hardly seen, and pictures.
 */
export function manyCases(count: number): ResponseCase[] {
  const all = textbook();
  const cases: ResponseCase[] = [];
  for (let turn = 0; cases.length < count; turn++) {
    const each = all[(turn * 7) % all.length]!;
    const kind = turn % 4;
    if (turn % 16 === 4) cases.push(TWO_DIMENSIONAL);
    if (turn % 16 === 12) cases.push(...HETERONUCLEI);
    else if (kind === 0) cases.push(pictured(turn));
    else if (kind === 1) cases.push(each);
    else if (kind === 2) cases.push({ ...each, structures: [each.answer] });
    else cases.push(turn % 8 === 3 ? undecided(each) : each);
  }
  return cases;
}
