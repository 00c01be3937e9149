import type { AboutText } from '../about-text.ts';

export const about: AboutText = {
  heading: 'About Elucida',
  lead:
    'Elucida reads spectra and a molecular formula and proposes the molecule, with the ' +
    'evidence for and against it. It is made for students, researchers and teachers of ' +
    'chemistry.',
  automatic: 'Start an analysis',
  highlights: {
    heading: 'Highlights',
    points: [
      {
        title: 'Evidence, line by line',
        text: 'Every reason names the peak it rests on: observed value, predicted value and uncertainty.',
      },
      {
        title: 'Runners-up included',
        text: 'The closest alternatives are shown, with the measurement that would tell them apart.',
      },
      {
        title: 'An honest “not sure”',
        text: 'When two isomers fit equally well, the answer is inconclusive, and says so.',
      },
    ],
  },
  does: {
    heading: 'What it does',
    points: [
      {
        title: 'Reads images of spectra',
        text:
          'IR, ¹H NMR, ¹³C NMR and MS plots: the technique is recognised, the axis read and ' +
          'the peaks picked. You can correct both technique and axis.',
      },
      {
        title: 'Takes peaks you type or paste',
        text: '¹H, ¹³C, IR, UV-Vis and MS, from tables and ACS strings.',
      },
      {
        title: 'Proposes molecules',
        text:
          'From a library of known compounds, from all isomers of the formula where their ' +
          'number allows, from a guided search beyond and, on servers set up for it, from AI ' +
          'models.',
      },
      {
        title: 'Judges them alike',
        text:
          'Spectra are predicted for each candidate and compared with yours. Whoever ' +
          'proposed it, each is scored the same way.',
      },
    ],
  },
  stack: {
    heading: 'What it is built with',
    points: [
      {
        title: 'Engine',
        text: 'TypeScript, without network access. Structures: OpenChemLib. Text in images: Tesseract.',
      },
      {
        title: 'Data',
        text:
          'Chemical-shift tables derived from nmrshiftdb2; IR and MS statistics calibrated ' +
          'on NIST/EPA, Coblentz Society and MassBank spectra.',
      },
      {
        title: 'Site',
        text: 'React in the browser, Fastify on the server, SQLite or PostgreSQL for storage.',
      },
    ],
  },
  creator: {
    heading: 'Who makes it',
    text:
      'Elucida is made by the Elucida team. The code is free software under the Apache 2.0 ' +
      'licence; the learned tables keep the terms of the data they come from.',
  },
  timeline: {
    heading: 'Timeline',
    points: [
      {
        title: '2022',
        text:
          'Chatbots built on language models reach the public. They talk about spectra ' +
          'fluently, and are often wrong about them.',
      },
      {
        title: '2024',
        text:
          'Benchmarks such as MolPuzzle measure how well models solve structures from ' +
          'spectra. We test Elucida on its cases too.',
      },
      {
        title: '2025',
        text:
          'Models that write out their reasoning become common. A fluent argument is still ' +
          'no measurement: each line has to name its evidence.',
      },
      {
        title: 'Now',
        text:
          'Elucida answers with an engine of its own, which needs no AI provider, in ' +
          'English, Spanish and Basque, and states how sure it is.',
      },
    ],
  },
  mission: {
    heading: 'Mission',
    text:
      'To make structure elucidation something you can follow and check: for those who learn ' +
      'it, those who teach it, and those who need a second opinion on a spectrum.',
  },
  principles: {
    heading: 'Principles',
    points: [
      {
        title: 'Evidence before eloquence',
        text: 'A structure is preferred because it explains the peaks, never because the text sounds right.',
      },
      {
        title: 'Doubt is a result',
        text: 'Confidence is calibrated on cases with known answers. What stays unexplained is listed.',
      },
      {
        title: 'Your spectra are yours',
        text:
          'The engine runs on the server itself. AI models are asked only on servers set up ' +
          'for it, and only if you leave them switched on. Only you see your history, and ' +
          'you can delete any entry.',
      },
    ],
  },
};
