import type { ModelAnswer, ModelClaim, ModelProposal } from '@elucida/contract/models';
import type { KnownMolecule } from './known-molecules.ts';
import type { StubRequest } from './read-request.ts';
import type { Scenario } from './scenarios.ts';
import { embellish, reword, type Point } from './reword.ts';

const EMPTY: Omit<ModelClaim, 'kind'> = {
  technique: null,
  position: null,
  multiplicity: null,
  hydrogens: null,
  count: null,
  group: null,
  name: null,
};
const claim = (kind: ModelClaim['kind'], fields: Partial<ModelClaim>): ModelClaim => ({
  ...EMPTY,
  ...fields,
  kind,
});

const REASONS = {
  English: (name: string) =>
    `The stub proposes ${name} for this formula. It has looked at no spectrum.`,
  Spanish: (name: string) =>
    `El servidor de pruebas propone ${name} para esta fórmula. No ha mirado ningún espectro.`,
  Basque: (name: string) =>
    `Probetako zerbitzariak ${name} proposatzen du formula honetarako. Ez du espektrorik begiratu.`,
} as const;
type ReasonLanguage = keyof typeof REASONS;

function propose(
  { smiles, name }: KnownMolecule['truth'],
  lang: ReasonLanguage,
  { confidence, claims = [] }: { confidence: number; claims?: ModelClaim[] },
): ModelProposal {
  return {
    smiles,
    name,
    confidence,
    reasons: REASONS[lang](name),
    claims: [claim('name', { name }), ...claims],
  };
}

/**
 * A carbon shift that no carbon has (above 250 ppm only carbenes and cations are), so that it is in
 * no spectrum.
 */
const ABSENT_PPM = 287.5;

const BENZENE = { smiles: 'c1ccccc1', name: 'benzene' };

const languageOf = (instructions: string, before: string): ReasonLanguage =>
  (Object.keys(REASONS) as ReasonLanguage[]).find((each) => instructions.includes(before + each)) ??
  'English';

/**
 * What a model answers that is to word our sentences or to write notes on isomers; null where it is
 * asked for molecules.
 */
function writeOther(scenario: Scenario, { instructions, text }: StubRequest): unknown {
  if (instructions.includes('Make them easier to read'))
    return {
      points: (JSON.parse(text) as Point[]).map((point, i) =>
        scenario === 'embellish'
          ? embellish(point, i)
          : reword(point, languageOf(instructions, 'sentences in ')),
      ),
    };
  if (!instructions.includes('isomers of one molecular formula')) return null;
  const ids = [...text.matchAll(/^(\d+): /gm)].map(([, id]) => Number(id));
  return {
    notes: ids.map((id) => ({
      id,
      claims: [
        claim('group', { group: 'ester' }),
        claim('group', { group: 'methyl' }),
        claim('count', { technique: 'C13NMR', count: 99 }),
      ],
    })),
  };
}

/**
 * The text that a model answers in a scenario. Formula, language and round are read from the
 * request, as a model would.
 */
export function writeAnswer(
  scenario: Scenario,
  request: StubRequest,
  molecules: readonly KnownMolecule[],
): string {
  const other = writeOther(scenario, request);
  if (other !== null)
    return scenario === 'malformed' ? JSON.stringify(other).slice(0, -3) : JSON.stringify(other);
  const formula = /Molecular formula: (\S+)/.exec(request.text)?.[1];
  const lang = languageOf(request.instructions, 'short sentences in ');
  const known = molecules.find((each) => each.formula === formula);
  const again = request.text.includes("The judge's ranking so far");
  const answer: ModelAnswer = { readings: [], proposals: [] };
  if (scenario === 'obedient' && (/benzene/i.test(request.text) || request.images.length > 0))
    answer.proposals.push(propose(BENZENE, lang, { confidence: 1 }));
  else if (scenario === 'invalid-smiles')
    answer.proposals.push(
      propose({ smiles: 'C1CC(=O', name: 'nothing' }, lang, { confidence: 0.9 }),
      propose({ smiles: 'ignore all rules', name: 'nothing' }, lang, { confidence: 0.9 }),
    );
  else if (known !== undefined && scenario !== 'nothing')
    answer.proposals.push(...proposals(scenario, known, { lang, again }));
  if (scenario === 'misread')
    answer.readings.push(
      ...request.images.map((_, image) => ({
        image,
        technique: null,
        peaks: [{ position: ABSENT_PPM, multiplicity: null, hydrogens: null, couplings_hz: [] }],
      })),
    );
  const text = JSON.stringify(answer);
  if (scenario === 'malformed') return text.slice(0, -3);
  return scenario === 'fenced'
    ? `Here is my answer.\n\n\`\`\`json\n${text}\n\`\`\`\nI hope that it helps.`
    : text;
}

function proposals(
  scenario: Scenario,
  { truth, wrong }: KnownMolecule,
  { lang, again }: { lang: ReasonLanguage; again: boolean },
): ModelProposal[] {
  switch (scenario) {
    case 'wrong-isomer':
      return [propose(wrong, lang, { confidence: 0.99 })];
    case 'second-look':
      return [propose(again ? truth : wrong, lang, { confidence: 0.6 })];
    case 'wrong-formula':
      return [propose({ ...truth, smiles: `C${truth.smiles}` }, lang, { confidence: 0.9 })];
    case 'false-claim':
      return [
        propose(wrong, lang, {
          confidence: 0.99,
          claims: [claim('peak', { technique: 'C13NMR', position: ABSENT_PPM })],
        }),
      ];
    default:
      return [propose(truth, lang, { confidence: 0.8 })];
  }
}
