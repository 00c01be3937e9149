import type { ModelsReport } from '@elucida/contract/models';

type Member = ModelsReport['members'][number];
type Proposal = Member['proposals'][number];
type Claim = Proposal['claims'][number];

const nothing = {
  technique: null,
  position: null,
  multiplicity: null,
  hydrogens: null,
  count: null,
  group: null,
  name: null,
} as const;
export const claim = (
  verdict: Claim['verdict'],
  text: string,
  about: Partial<Claim['claim']> = {},
): Claim => ({
  claim: { kind: 'peak', ...nothing, ...about },
  verdict,
  code: 'x',
  values: {},
  text,
});
export const proposal = (over: Partial<Proposal> = {}): Proposal => ({
  round: 1,
  smiles: 'CCOC(C)=O',
  name: 'ethyl acetate',
  confidence: 0.9,
  reasons: 'An ester and an ethyl group.',
  verdict: 'judged',
  rank: 1,
  claims: [],
  ...over,
});
export const member = (over: Partial<Member> = {}): Member => ({
  id: 'openai',
  provider: 'openai',
  model: 'gpt-5',
  failure: null,
  elapsed_ms: 8200,
  cached: false,
  proposals: [],
  readings: [],
  overruled: null,
  ...over,
});

/**
 * Two models: one agrees with the judge, the other is overruled, claims a peak that is not there
 * and reads an image otherwise.
 */
export const MODELS: ModelsReport = {
  state: 'asked',
  second_look: false,
  members: [
    member({
      proposals: [
        proposal({
          claims: [
            claim('confirmed', '¹³C NMR has a peak at 171.1.', {
              technique: 'C13NMR',
              position: 171.1,
            }),
          ],
        }),
      ],
    }),
    member({
      id: 'google',
      provider: 'google',
      model: 'gemini-pro',
      elapsed_ms: 12_400,
      overruled: 'It put methyl propanoate first; ¹³C NMR 60.4 speaks for ethyl acetate.',
      proposals: [
        proposal({
          smiles: 'CCC(=O)OC',
          name: 'methyl propanoate',
          confidence: 0.99,
          rank: 2,
          reasons: 'An OCH₃ singlet.',
          claims: [
            claim('not-checkable', 'The group cannot be checked.', {
              kind: 'group',
              group: 'ester',
            }),
            claim('confirmed', 'It has a carbonyl group.', { kind: 'group' }),
            claim('refuted', '¹H NMR has no peak at 3.67.', { technique: 'H1NMR', position: 3.67 }),
          ],
        }),
        proposal({ smiles: 'CCOCC', name: null, verdict: 'wrong-formula', rank: null }),
        proposal({ smiles: 'not a molecule', name: null, verdict: 'unreadable', rank: null }),
      ],
      readings: [
        {
          image: 0,
          technique: 'C13NMR',
          agree: 1,
          only_model: [51.5],
          only_ours: [60.4],
          peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 51.5 }],
        },
      ],
    }),
  ],
};
