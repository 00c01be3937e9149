import type { CallSummaries } from './http/documentation.ts';

/** What the documentation says of every call, by group, method and path. */
export const CALL_SUMMARIES: CallSummaries = {
  Accounts: {
    'POST /auth/register': 'Creates an account and signs in. Sends no code.',
    'POST /auth/login': 'Signs in: a new session in a cookie.',
    'POST /auth/logout': 'Ends the session on the server.',
    'GET /auth/me': 'Who is signed in, with plan and counts.',
    'POST /auth/verify/resend': 'Mails a six-digit code, at most one a minute.',
    'POST /auth/verify': 'Verifies the e-mail address by its code: five tries, 15 minutes.',
    'GET /auth/verify/wait': 'How many seconds until a code can be asked for again.',
    'POST /auth/forgot': 'Mails a link to choose a new password: 30 minutes, once.',
    'POST /auth/reset': 'A new password by a mailed link. Ends all sessions.',
    'POST /auth/password': 'A new password for the old one. Ends all other sessions.',
    'POST /auth/email': 'Mails a six-digit code to a new address.',
    'POST /auth/email/verify': 'Changes the e-mail address by the code sent to the new one.',
    'GET /auth/sessions': 'The open sessions, with browser, system and times.',
    'DELETE /auth/sessions/:id': 'Ends one of them.',
    'GET /account/keys': 'The keys of the API, without the keys themselves.',
    'POST /account/keys': 'Makes a key of the API, and shows it this once.',
    'DELETE /account/keys/:id': 'Withdraws one of them, at once.',
    'GET /account/webhooks': 'The webhooks, with when and how their last message was answered.',
    'POST /account/webhooks': 'Adds a webhook, and shows the secret of its signatures this once.',
    'DELETE /account/webhooks/:id': 'Removes one of them, with what waits for it.',
    'GET /account/export': 'Everything that is kept about the account, as one JSON file.',
    'DELETE /account': 'Deletes the account, its history and its sessions, and ends a paid plan.',
  },
  Practice: {
    'GET /practice/problems': 'All problems to practise on, the easiest first.',
    'GET /practice/problems/:id': 'The spectra of one, and nothing of its answer.',
    'POST /practice/problems/:id/replies':
      'Judges a structure: what contradicts it, and the solution where it is right.',
    'GET /practice/problems/:id/hints/:kind': 'A hint, made from the evidence of the answer.',
    'GET /practice/problems/:id/solution': 'The worked solution, for those who give up.',
    'GET /practice/exercises':
      'Exercises with a known structure: signals to assign, mistakes to find.',
    'GET /practice/exercises/:id': 'One of them: its signals, or its steps, and no solution.',
    'POST /practice/exercises/:id/replies':
      'What is right and what is wrong in an assignment, or whether a step is the false one.',
    'GET /practice/exercises/:id/solution': 'Its solution, for those who give up.',
    'POST /practice/progress':
      'Joins the progress of a device to that of the account, and gives both.',
    'DELETE /practice/progress': 'Deletes the progress that the account keeps.',
    'GET /practice/sets': 'The sets of problems of the account, the newest first.',
    'POST /practice/sets':
      'Makes a set: problems and exercises of the collection, own molecules, items of the history.',
    'GET /practice/sets/:id': 'One of them, with its answers and what its students did.',
    'GET /practice/sets/:id/problems/:place/choices':
      'The answer among isomers that the spectra contradict, or the key of an exercise, for a learning platform.',
    'GET /practice/sets/:id/solutions': 'Its worked solutions, for a sheet on paper.',
    'PATCH /practice/sets/:id':
      'Changes its title, due date, hints or whether the formula is shown.',
    'DELETE /practice/sets/:id': 'Deletes it with all answers: its link is withdrawn.',
    'DELETE /practice/sets/:id/students/:student': 'Deletes what is kept of one student.',
    'GET /practice/shared/:token': 'A shared set, for anybody who has its link.',
    'POST /practice/shared/:token/students': 'Begins it under a name, and gives a key, this once.',
    'GET /practice/shared/:token/answers': 'What the student whose key is sent has done.',
    'GET /practice/shared/:token/problems/:place':
      'One of its problems or exercises, and nothing of its answer.',
    'POST /practice/shared/:token/problems/:place/exercise-replies':
      'Checks the answer to an exercise, and keeps for the teacher what was wrong.',
    'POST /practice/shared/:token/problems/:place/replies':
      'Judges a structure, and keeps for the teacher that it was tried.',
    'GET /practice/shared/:token/problems/:place/hints/:kind':
      'A hint, where the teacher allows them; it is kept that it was taken.',
  },
  Analysis: {
    'POST /analyze':
      'Analyses images of spectra. Asked for an event stream, it tells its progress.',
    'POST /analyze/manual':
      'Analyses typed peaks. Asked for an event stream, it tells its progress.',
    'GET /analyses': 'The analyses under way, those that have ended, or all that are kept.',
    'GET /analyses/:id':
      'One analysis. Asked for an event stream, it tells its progress from where it is.',
    'GET /analyses/:id/input': 'What it was asked, to change something and run it again.',
    'GET /analyses/:id/images/:position': 'A picture of one of its images.',
    'PATCH /analyses/:id': 'Changes its title and notes.',
    'DELETE /analyses/:id': 'Cancels it where it is under way.',
    'POST /analyses/:id/keep': 'Saves its result to the history, once.',
    'POST /analyses/:id/share': 'An address under which anybody can read its result.',
    'DELETE /analyses/:id/share': 'Withdraws that address.',
    'POST /verifications':
      'Judges whether spectra agree with a structure. Counts like an analysis; waits for the ' +
      'end unless the client prefers otherwise.',
    'GET /verifications/:id': 'One verification.',
    'DELETE /verifications/:id': 'Cancels it where it is under way.',
    'GET /shared/:token': 'A shared analysis.',
    'GET /shared/:token/images/:position': 'A picture of one of its images.',
    'POST /images/describe':
      'What is recognised in each image, before anything is analysed or counted.',
    'GET /stats/quota':
      'How many analyses are used and left today, and when the count starts again.',
    'POST /isomers/notes':
      'What an AI model would look at to tell the isomers of a guide apart, as far as ' +
      'the own prediction confirms it; 404 where no model is configured.',
    'POST /isomers':
      'The constitutional isomers of a named molecule, with expected spectra and what tells them apart.',
    'GET /names':
      'The structure that a name, a SMILES or an InChI stands for, with its names and identifiers.',
    'GET /structures.svg': 'A drawing of a SMILES, in the text colour of the page.',
    'GET /structures.mol': 'A SMILES as a molfile, with coordinates.',
    'GET /demo_example.json': 'The worked example of the history page.',
    'POST /examples':
      'Begins a run of one of the home page’s examples, or joins the one under way.',
    'GET /examples/:id': 'A run of an example; with `Accept: text/event-stream` its events.',
    'GET /examples/:id/images/:position': 'A picture of one of its images.',
  },
  History: {
    'GET /history': 'The saved analyses that the plan lists, newest first.',
    'POST /history': 'Saves an analysis with previews of its images.',
    'GET /history/count': 'How many saved analyses the plan lists.',
    'GET /history/count_month': 'How many of them are of this month.',
    'GET /history/:id': 'One saved analysis.',
    'GET /history/:id/pictures/:index': 'One preview of a saved analysis, as a file.',
    'DELETE /history/:id': 'Deletes a saved analysis for good.',
    'DELETE /history/unlisted':
      'Deletes for good the saved analyses that the plan no longer lists.',
    'GET /history.csv': 'A table of the saved analyses. Basic and Pro.',
    'GET /history/:id/csv': 'The peaks of one analysis with their predictions. Basic and Pro.',
    'POST /export_pdf': 'A result as a printed report.',
  },
  'Plans and billing': {
    'GET /me/plan': 'The plan at present.',
    'POST /stripe/checkout': 'Where a plan is bought.',
    'POST /stripe/portal': 'Where a plan is changed or cancelled.',
    'POST /stripe/sync': 'Asks the payment provider what holds now.',
    'POST /account/plan': 'Back to Free at once, where the server allows it.',
    'POST /stripe/webhook': 'The payment provider says that something happened.',
  },
  Pages: {
    'GET /blog': 'The posts of the learning hub.',
    'GET /blog/:slug': 'One post.',
    'POST /feedback': 'A message to those who run the site.',
    'GET /settings': 'What of the server’s settings the pages depend on.',
  },
  Admin: {
    'GET /admin/overview': 'Users, plans, and what was analysed today.',
    'GET /admin/users/count': 'How many accounts there are.',
    'GET /admin/users': 'The accounts, newest first.',
    'POST /admin/users/:id/toggle_admin': 'Makes an account an admin, or no longer.',
    'POST /admin/users/:id/toggle_whitelist': 'Whitelists an account, or no longer.',
    'POST /admin/users/:id/change_plan':
      'Sets an account’s plan until the payment provider’s next event.',
    'POST /admin/users/:id/reset_daily': 'Sets today’s count of an account to zero.',
    'GET /admin/audit': 'What admins and operators changed, newest first.',
  },
  'Public API': {
    'POST /v1/analyses':
      'Begins an analysis of typed peaks (JSON) or of images (multipart form): 202 with its id, or ' +
      '200 with the analysis where it ends while the client waits.',
    'GET /v1/analyses': 'Your analyses, the newest first, page by page.',
    'GET /v1/analyses/:id': 'One analysis; its events where an event stream is asked for.',
    'DELETE /v1/analyses/:id': 'Cancels it where it is under way.',
    'POST /v1/verifications':
      'Judges whether spectra agree with a structure: the verification, or 202 with its id where ' +
      'the client does not wait so long.',
    'GET /v1/verifications/:id': 'One verification.',
    'DELETE /v1/verifications/:id': 'Cancels it where it is under way.',
    'GET /v1/names': 'The structure of a name, SMILES or InChI, with its names and identifiers.',
    'GET /v1/isomers':
      'The constitutional isomers of a formula or molecule, with expected spectra.',
    'POST /v1/predictions': 'The expected spectra of a molecule.',
  },
};
