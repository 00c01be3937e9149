import type { ExampleText } from '../example-text.ts';

export const example: ExampleText = {
  about: {
    spectrometer:
      'A formula and the folder of a sample, as the spectrometer recorded it. Your browser reads the decays and ' +
      'processes them, as it does with files that you drop. Then the engine begins.',
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
  files: {
    heading: 'What is in the folder',
    reading: 'Your browser fetches the folder and processes its decays. Then the engine begins.',
    hint:
      'The analysis on this page takes the peaks as they were first read. What you leave out or process yourself ' +
      'changes what the manual analysis is given.',
    source:
      'Recorded at 500 MHz in CDCl₃ in 2017: four experiments of a public NMReDATA record, under the MIT licence.',
    missing: 'The folder could not be read, so nothing was analysed.',
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
