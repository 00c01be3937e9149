import type { LegalText } from '../legal-text.ts';

export const legal: LegalText = {
  heading: 'Terms and privacy',
  updated: 'Last updated August 2025',
  terms: {
    heading: 'Terms of use',
    lead: 'By using Elucida you accept these terms. “We” are the operators of this site.',
    sections: {
      use: {
        heading: 'Use',
        paragraphs: [
          'Elucida helps you interpret spectra and propose structures in study, teaching and ' +
            'research. Use it within the law and within the limits of your plan.',
          'Do not upload data you have no right to use, try to reach other people’s data, ' +
            'get around limits or disturb the service.',
        ],
      },
      responsibility: {
        heading: 'Your responsibility',
        paragraphs: [
          'A proposed structure is a hypothesis with its evidence, not a certificate. Check ' +
            'it with your own measurements and judgement before you rely on it.',
          'Do not base decisions on safety, health, patents or regulation on an answer of ' +
            'Elucida alone. You are responsible for what you upload and for what you do with the ' +
            'results.',
        ],
      },
      warranty: {
        heading: 'No warranty',
        paragraphs: [
          'The service is offered as is. We do not promise that results are correct or ' +
            'complete, nor that the site is always available or free of errors. Stated ' +
            'confidences are estimates.',
        ],
      },
      liability: {
        heading: 'Liability',
        paragraphs: [
          'As far as the law allows, we are not liable for loss or damage from using the ' +
            'service or its results, or from not being able to use it. Nothing here limits ' +
            'rights or liability that the law does not let us limit.',
        ],
      },
      property: {
        heading: 'Intellectual property',
        paragraphs: [
          'Your spectra and your results remain yours. You let us process them only as ' +
            'needed to run the service for you.',
          'The code of Elucida is free software under the Apache 2.0 licence; the learned ' +
            'tables keep the terms of the data they come from.',
        ],
      },
      accounts: {
        heading: 'Accounts',
        paragraphs: [
          'Analyses need an account with a verified email address. Give an address that is ' +
            'yours, keep your password to yourself and tell us if someone else has used your ' +
            'account.',
          'A paid plan renews every month and is changed or cancelled in the billing portal; ' +
            'once cancelled, it stays until the end of the paid period.',
        ],
      },
      termination: {
        heading: 'Termination',
        paragraphs: [
          'You may stop using Elucida at any time and delete your account on the account ' +
            'page. We may restrict or close an account that breaks these terms or endangers ' +
            'the service.',
        ],
      },
      changes: {
        heading: 'Changes',
        paragraphs: [
          'The service and these terms may change. The date at the top of this page says ' +
            'when the text was last changed; by continuing to use Elucida you accept the text ' +
            'then in force.',
        ],
      },
    },
  },
  privacy: {
    heading: 'Privacy',
    lead: 'What Elucida stores, why, and how to have it deleted.',
    sections: {
      stored: {
        heading: 'What we store',
        paragraphs: [
          'Your account: email address, name, plan and roles, and a hash of your password ' +
            '(argon2id). The password itself is never stored. For each session and each ' +
            'browser you have signed in with: its times, and hashes of its cookie and of the ' +
            'network address of the session; for a session also the name of the browser and of ' +
            'the system. For each API key: its name, a hash of it, and when it was made and last ' +
            'used; the key itself is never stored. For each webhook: its address, the ' +
            'secret that signs its messages, and how the last one was answered.',
          'Your analyses and verifications: formula, peaks, title, notes, result and small previews of the ' +
            'images. Those in your history stay there; the others are deleted 30 days after ' +
            'they end. Only your account is shown them, and whoever has the link where you ' +
            'share one: without its notes, until you withdraw it.',
          'Where AI is asked: its answers, for 24 hours, so that the same question of yours ' +
            'does not have to be sent to it again.',
          'Your daily counts: how many analyses you ran on each day, to apply the limit of ' +
            'your plan. If an admin changes your plan, your roles or a count: what was ' +
            'changed, by whom and when.',
          {
            test:
              'Billing runs in test mode on this server: no card is asked for and nothing is ' +
              'charged.',
            off: 'On this server no plan can be bought at present, and nothing is charged.',
            stripe:
              'If you buy a plan: the identifier of your customer record at Stripe, the ' +
              'state of your subscription and the date of its renewal. Stripe takes the ' +
              'payment; card data never reach our server. After you delete the account that ' +
              'identifier alone is kept for 90 days, so that a checkout still open somewhere ' +
              'cannot bill you.',
          },
        ],
      },
      analyses: {
        heading: 'Your spectra',
        paragraphs: [
          'Images and peaks are analysed on the server itself. Uploaded images are not ' +
            'kept after the analysis. Reduced previews stay with it for 30 days, and as ' +
            'long as it is in your history.',
          {
            withoutAi:
              'Images and peaks leave the server only where an AI provider is configured. On this ' +
              'server none is.',
            withAi:
              'This server is set up to ask AI ({{names}}). In every analysis for which you ' +
              'do not switch it off, copies of its images with the technique and axis you ' +
              'gave, the molecular formula, the peaks you typed with their conditions of ' +
              'measurement, and the language of the answer are sent there, and the terms of ' +
              'those providers then apply as well. Titles, notes, assignments, file names ' +
              'and your account are not sent. If AI is asked a second time, the ranking so ' +
              'far and the peaks it leaves unexplained go with it; if you let it word the ' +
              'reasons, their sentences are sent to it too. With AI switched off, nothing of ' +
              'the analysis leaves the server. Where you ask AI for notes on isomers, their ' +
              'formula, their structures and names, and the language are sent, and nothing ' +
              'else.',
          },
        ],
      },
      browser: {
        heading: 'Cookies and browser storage',
        paragraphs: [
          'When you sign in we set two cookies for 30 days, renewed while you use the site: ' +
            'elucida_session, which keeps you signed in and cannot be read by scripts ' +
            '(HttpOnly), and elucida_signed_in, which only tells the pages that there is a ' +
            'session. Signing out removes both. A third, elucida_device, stays for a year ' +
            'after your last sign-in: by it your account knows this browser, so that nobody ' +
            'who guesses at your password can lock you out. It opens nothing and cannot be ' +
            'read by scripts.',
          'Your browser’s local storage keeps your acceptance of the cookie notice and the ' +
            'draft of your manual analysis. Where you have switched AI or its wording on or ' +
            'off, it keeps that choice too. The acceptance is never sent; draft and choices ' +
            'only when you run an analysis.',
          'It also keeps the theme and the keyboard shortcuts you chose and which analyses ' +
            'were started here; a comparison of likely formulas, until you close it or sign out. Images and ' +
            'formula on the page of automatic analyses are kept for a day at most, until they ' +
            'are analysed or you sign out. Pages ' +
            'you have opened are kept so that they open offline; they contain nothing of your ' +
            'account.',
          'Your practice is kept here as well: problems tried, hints taken, the day of solving, points and rating. ' +
            'It is sent only if you sign in: your account then keeps it for all your devices until you ' +
            'delete it. Structures that you have checked are judged on our server and not kept.',
          'If you solve a set of problems that a teacher has shared, the name that you type, your ' +
            'tries, hints and wrong answers are kept on our server for that teacher. They are ' +
            'deleted 90 days after you began, or when your teacher deletes them. A key in this ' +
            'browser lets you see your own.',
          'The cookie notice mentions analytics. At present no analytics are in use, neither ' +
            'ours nor anyone else’s.',
        ],
      },
      messages: {
        heading: 'Mail and feedback',
        paragraphs: [
          'Verification codes, links to choose a new password, and notices about changes to ' +
            'your account go to your address by mail, through the mail server chosen by those ' +
            'who run this site. Where none is set up, mails stay in a folder on the server.',
          'A feedback message is stored with its time, its language and, if you are signed ' +
            'in, your account. It may be mailed to those who run the site together with the ' +
            'address of that account.',
        ],
      },
      logs: {
        heading: 'Limits and logs',
        paragraphs: [
          'To prevent abuse we count certain requests by network address (IP), and sign-in ' +
            'attempts and codes by a hash of the email address. These counters are deleted ' +
            'once they expire, the longest after a day.',
          'The server writes a log line for each request: time, network address, address ' +
            'requested (for the drawing of a structure it contains the structure) and outcome. ' +
            'Request bodies, passwords, codes, cookies and images are not logged. Of a call to ' +
            'an AI ' +
            'model it writes which model, how long it took, how much text it was and what it ' +
            'cost.',
          'What an administrator changes on an account (plan, roles, daily count) is ' +
            'recorded with the time and without the email address, and so is every change of a ' +
            'password or email, without either.',
        ],
      },
      deletion: {
        heading: 'Keeping and deleting',
        paragraphs: [
          'You can delete each item of your history; it is then removed from the database. ' +
            'Items that your plan no longer lists are hidden, not deleted.',
          'An account whose email address is not verified within 14 days is deleted with ' +
            'everything in it, unless a plan has been paid for. Otherwise account, history and ' +
            'daily counts are kept while the account exists. On the account page you can ' +
            'download a copy of your data and delete the account; history, counts and sessions ' +
            'go with it, and a paid plan ends at once. Feedback and the list of changes by ' +
            'admins stay, without their link to you. Log lines and backups are removed when ' +
            'those who ' +
            'run this site delete them, and the payment provider keeps what the law requires of ' +
            'it. To have your name or address corrected, write to us.',
          'To clear what the browser keeps, sign out and delete the data of this site in your ' +
            'browser’s settings.',
        ],
      },
      contact: {
        heading: 'Support contact',
        paragraphs: [
          'For questions about these terms, your data or your account, write to us. In the ' +
            'contact form, leave your email address if you want an answer.',
        ],
      },
    },
  },
  write: 'Open the contact form',
};
