import type { ExampleText } from '../example-text.ts';

export const example: ExampleText = {
  about: {
    pictures:
      'Three pictures and a formula. The technique, the axis and the peaks of each are read from ' +
      'the picture; nothing is typed.',
    medicine:
      'The formula of a local anaesthetic, and the peaks of its ¹H, ¹³C and IR spectra as a chemist ' +
      'types them.',
    isomers:
      'An insect repellent. A methyl group on the ring has three places to be in. Look at ' +
      'the runners-up, and at what tells them from the first.',
    unsure:
      'A formula and one IR spectrum. It shows a ketone, and several ketones have this formula. ' +
      'The right answer is that more is needed.',
  },
  live: 'The engine is working on it now, on this server.',
  computed: (seconds) => `Computed live in ${seconds}.`,
  own: 'Analyse your own spectra',
  open: 'Open these peaks in the manual analysis',
  again: 'Run it again',
  others: 'Other examples',
  stopped: 'This run did not finish.',
  missing: {
    heading: 'No such example',
    text: 'The examples are listed on the home page.',
  },
};
