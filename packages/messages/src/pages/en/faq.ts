import type { FaqText } from '../faq-text.ts';

export const faq: FaqText = {
  heading: 'Frequently asked questions',
  lead: 'Short answers on analyses, limits, plans and your data.',
  quickLinks: 'Quick links',
  groups: {
    start: {
      heading: 'Getting started',
      questions: [
        {
          question: 'What do I need for an analysis?',
          answer:
            'An account with a verified email, the molecular formula, and at least one ' +
            'spectrum: an image (IR, ¹H NMR, ¹³C NMR or MS) in automatic analysis, or typed ' +
            'or pasted peaks (also UV-Vis) in manual analysis.',
        },
        {
          question: 'How do I verify my email?',
          answer:
            'Sign in and open Account. We send a 6-digit code to your address, valid for 15 ' +
            'minutes. Enter it there, and you can run analyses.',
        },
        {
          question: 'Which images can I use?',
          answer:
            'PNG and JPEG, up to 10 MB and 40 megapixels each, one spectrum per image. Free ' +
            'takes 1 image per analysis, Basic and Pro up to 10. On Free, manual analysis ' +
            'lets you combine several techniques as peaks.',
        },
      ],
    },
    analysis: {
      heading: 'Analysis',
      questions: [
        {
          question: 'How is the molecule found?',
          answer: {
            withoutAi:
              'Candidates come from a library of known compounds, an isomer generator and a ' +
              'guided search. Spectra are predicted for each and compared with yours, from ' +
              'chemical shifts to fragments. The result names the peaks that speak for and ' +
              'against.',
            withAi:
              'Candidates come from a library of known compounds, an isomer generator, a ' +
              'guided search and, unless you switch it off, AI. Spectra are predicted for ' +
              'each and compared with yours, from chemical shifts to fragments. The result ' +
              'names the peaks that speak for and against, and what of the AI’s claims holds.',
          },
        },
        {
          question: 'What does “inconclusive” mean?',
          answer:
            'No candidate fits well enough, or several fit about equally. You see the ' +
            'candidates and, where one is known, the measurement that would decide. The ' +
            'result counts as an analysis. It is not saved to your history by itself; its ' +
            'page is kept for 30 days, and there you can keep it.',
        },
        {
          question: 'How far can I trust the confidence?',
          answer:
            'It is a probability calibrated on cases with known answers, not a proof. Larger ' +
            'molecules are harder. Read the evidence, above all the evidence against, before ' +
            'you rely on a structure.',
        },
      ],
    },
    quota: {
      heading: 'Quota',
      questions: [
        {
          question: 'How many analyses do I have a day?',
          answer:
            'Free 5, Basic 25, Pro 100. The count starts again once a day, at the time ' +
            'shown on the usage page.',
        },
        {
          question: 'What counts as an analysis?',
          answer:
            'Every submission that is accepted, automatic or manual. Running again counts ' +
            'again, and an inconclusive result counts too. Exports do not.',
        },
        {
          question: 'When is an analysis given back?',
          answer:
            'When the server fails, when none of your images can be read, or when you ' +
            'cancel before the first ranking of candidates. Cancelled later, it counts.',
        },
      ],
    },
    billing: {
      heading: 'Billing',
      questions: [
        {
          question: 'How do I buy Basic or Pro?',
          answer: {
            test:
              'On the pricing page. On this server billing runs in test mode: you can go ' +
              'through checkout and portal, but no card is asked for and nothing is charged.',
            off:
              'Not on this server: no payment provider is set up, so that no plan can be ' +
              'bought at present.',
            stripe:
              'On the pricing page, by card, through Stripe. The plan changes at once. You ' +
              'can change or cancel it in the billing portal; once cancelled, it runs to the ' +
              'end of the paid month.',
          },
        },
        {
          question: 'How do the plans differ?',
          answer:
            'Free: 5 analyses a day, 1 image each, history of the last 30 days. Basic, 9 ' +
            'euros a month: 25 analyses, up to 10 images each, the whole history and CSV ' +
            'export. Pro, 19 euros a month: the same with 100 analyses and priority in ' +
            'the queue.',
        },
        {
          question: 'Which plan am I on?',
          answer:
            'Every new account starts on Free. Pricing and Account show your plan. Cancel a ' +
            'paid one, and you are back on Free when the paid period ends.',
        },
      ],
    },
    privacy: {
      heading: 'Privacy',
      questions: [
        {
          question: 'Where do my images go?',
          answer: {
            withoutAi:
              'To the Elucida server, which reads them for the analysis and does not keep ' +
              'the originals. Reduced previews stay with the analysis for 30 days, and as ' +
              'long as it is in your history.',
            withAi:
              'To the Elucida server, which reads them for the analysis and does not keep ' +
              'the originals. Unless you switch AI off, copies are sent to it too ' +
              '({{names}}). Reduced previews stay with the analysis for 30 days, and as ' +
              'long as it is in your history.',
          },
        },
        {
          question: 'Are my spectra sent to an AI provider?',
          answer: {
            withoutAi:
              'No. Elucida’s own engine works on the server, without an AI key and ' +
              'without asking any other service.',
            withAi:
              'Yes, unless you switch it off: “Ask AI too” can be set before every analysis. ' +
              'With it on, images, formula and typed peaks are sent to AI ({{names}}); ' +
              'titles and notes are not. With it off, nothing of the analysis leaves the ' +
              'server. What AI proposes is scored like every other candidate.',
          },
        },
        {
          question: 'Who sees my history, and which cookies are set?',
          answer:
            'No other user can open your history, and you can delete any entry for good. Two ' +
            'cookies keep you signed in and a third lets your account know this browser; ' +
            'none is used for analytics at present. What else your browser keeps, such as ' +
            'your manual draft, is listed in the privacy text.',
        },
      ],
    },
    troubleshooting: {
      heading: 'Troubleshooting',
      questions: [
        {
          question: 'The verification code does not arrive. What now?',
          answer:
            'Look in the spam folder and check the address in Account. You can ask for a new ' +
            'code after 60 seconds. After five wrong attempts only a new code works.',
        },
        {
          question: 'My image cannot be read. What can I do?',
          answer:
            'Crop it to one spectrum with its axis and numbers, and prefer an export from ' +
            'the program over a photograph. You can set technique and axis limits on the ' +
            'image’s card. Otherwise type the peaks in manual analysis.',
        },
        {
          question: 'The answer looks wrong. What should I check?',
          answer:
            'The formula first: one wrong atom changes every candidate. Then whether all the ' +
            'spectra belong to the same compound and the chemical shifts are referenced ' +
            'correctly. Another technique often settles it; ¹H and ¹³C together tell most ' +
            'isomers apart.',
        },
      ],
    },
  },
  next: 'Where to go next',
};
