import { pluralOf } from '../../format/plural.ts';
import type { ModelsText } from '../models-text.ts';

const plural = pluralOf('en');

export const models: ModelsText = {
  ask: {
    label: 'Ask AI too',
    sendsImages: (names) =>
      `Your images and the molecular formula are sent from this server to AI (${names}).`,
    sendsPeaks: (names) =>
      `The formula and the peaks of your spectra are sent from this server to AI (${names}); ` +
      'title, notes and assignments are not.',
    longer: 'The analysis can take up to about a minute longer.',
    off: 'Nothing of this analysis leaves this server: its own engine answers alone.',
    wording: 'Let AI word the reasons',
    wordingHint:
      'They are sent to one model, which may change how they read and nothing else: a text ' +
      'that says more, less or something else is not shown. It can take some seconds longer.',
  },
  progress: {
    heading: 'AI models',
    state: {
      asked: 'asked, no answer yet',
      retrying: 'did not answer at first; asked again',
      wording: 'is wording the reasons',
      answered: 'answered',
      failed: 'no usable answer',
    },
    askedAgain: 'asked once more, with the judge’s ranking',
    soFar: 'The engine’s own ranking',
    together: 'The judge’s ranking so far',
    mayChange: 'What AI proposes can still change it.',
  },
  heading: 'AI models',
  intro:
    'What AI proposed, and what the judge made of it. Its molecules are weighed like all ' +
    'others, by the spectra alone; how sure a model says it is counts for nothing.',
  off: 'No AI model was asked in this analysis: the engine answered alone.',
  noneAnswered: 'No AI model gave a usable answer. This is the engine’s own answer.',
  secondLook: 'AI was asked a second time, with the judge’s ranking and what it left open.',
  answeredIn: (seconds) => `answered in ${seconds}`,
  cached: 'its answer to the same question in the last 24 hours',
  failure: {
    timeout: 'It did not answer in time.',
    'rate-limited': 'Its provider takes no more requests at the moment.',
    'provider-error': 'Its provider reported an error.',
    unreachable: 'Its provider could not be reached.',
    malformed: 'Its answer had a form that cannot be used.',
    'too-large': 'Its answer was too long to be used.',
    refused: 'It declined to answer.',
    'not-authorised': 'Its provider did not accept this server’s key.',
    'daily-cap': 'It was not asked: this server’s calls to AI models are used up for today.',
  },
  firstAnswerUsed: 'That was the second round; its first answer is used.',
  agreed: 'The judge agrees with what it put first.',
  proposals: 'Proposals',
  noProposals: 'It proposed no molecule that could be judged.',
  calledByModel: (name) => `the model calls it “${name}”`,
  rank: (rank) => `rank ${rank}`,
  notRanked: 'not among the candidates shown',
  ownFigure: (percent) => `its own figure: ${percent}`,
  secondRound: 'second round',
  reasons: 'Its reasons, as written',
  verdict: { confirmed: 'Confirmed', refuted: 'Refuted', 'not-checkable': 'Not checkable' },
  dropped: (count) =>
    plural(count, {
      one: '1 proposal was not judged',
      other: `${count} proposals were not judged`,
    }),
  droppedBecause: {
    unreadable: 'not a readable structure',
    'wrong-formula': 'another molecular formula',
    duplicate: 'the same molecule as another of its proposals',
  },
  readings: 'Its reading of the images',
  oursUsed: 'The judge used our reading.',
  image: (index, technique) =>
    technique === null ? `Image ${index}` : `Image ${index}, ${technique}`,
  readAlike: (count) =>
    plural(count, { one: '1 peak read alike', other: `${count} peaks read alike` }),
  onlyModel: (positions) => `only the model reads ${positions}`,
  onlyOurs: (positions) => `only we read ${positions}`,
  openPeaks: 'Open the model’s peaks in manual analysis',
  peaksOpened: (model) =>
    `Opened: the peaks as ${model} read them. Check them against your image. Undo brings back your draft.`,
  wording: {
    by: (model) => `Wording by ${model} from Elucida’s facts.`,
    showOwn: 'Show Elucida’s own wording',
    showTheirs: (model) => `Show the wording by ${model}`,
    own: 'Elucida’s own wording.',
    failed: (model) =>
      `${model} was to word the reasons, but gave no usable answer. This is Elucida’s own wording.`,
    unchanged: (model) => `${model} was to word the reasons and left them as they are.`,
    refused: (count) =>
      plural(count, {
        one: '1 text of the model’s was not used: it changed more than the wording.',
        other: `${count} texts of the model’s were not used: they changed more than the wording.`,
      }),
  },
  notes: {
    heading: 'Notes by AI',
    ask: 'Ask AI for notes',
    asking: 'Asking AI…',
    sends: (names) =>
      `The formula and the first isomers of the list are sent from this server to AI (${names}).`,
    intro: (model) =>
      `What ${model} would look at to tell these isomers apart, as far as Elucida’s ` +
      'prediction confirms it. The figures are Elucida’s.',
    leftOut: (count) =>
      plural(count, {
        one: '1 further point is left out: the prediction does not confirm it.',
        other: `${count} further points are left out: the prediction does not confirm them.`,
      }),
    none: 'None of its points is confirmed by the prediction.',
    verifyFirst: 'Verify your email address first: until then AI is not asked.',
  },
};
