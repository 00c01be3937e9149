import type { ApiGuideText } from '../api-guide-text.ts';

export const apiGuide: ApiGuideText = {
  heading: 'Elucida for programs',
  lead:
    'Your own programs can start analyses, verify structures and ask for names, isomers and predicted ' +
    'spectra. AI assistants can call the same judge.',
  key: 'Every call needs a key. Pro and unlimited accounts make keys on the account page.',
  keyLink: 'Make a key',
  document: 'OpenAPI document',
  reference: 'Reference of all calls',
  rulesHeading: 'Rules',
  rules: [
    'Send the key as `Authorization: Bearer el_…`. It opens `/v1` and `/mcp` and nothing else of the account.',
    'Each analysis and each verification counts once towards your daily limit. Names, isomers and ' +
      'predictions are not counted. `RateLimit` fields say what is left of the minute and of the day.',
    'An analysis is answered with 202 and its address. With `Prefer: wait=30` the answer waits, and is ' +
      'the analysis itself where it ends in time. A verification waits unless `Prefer` says otherwise.',
    '`Accept: text/event-stream` reports progress. Closing the connection cancels nothing; `DELETE` does.',
    'The same `Idempotency-Key` within 24 hours is the same work, counted once.',
    'Errors are problem details (RFC 9457) with a fixed `code`; `errors` points at each wrong field. ' +
      'After a 429 or 503, wait as long as `Retry-After` says.',
  ],
  callsHeading: 'Calls',
  calls: {
    'POST /v1/analyses': 'Starts an analysis of typed peaks (JSON) or of images (a form).',
    'GET /v1/analyses': 'Your analyses, the newest first, page by page with a cursor.',
    'GET /v1/analyses/{id}': 'One analysis with its result.',
    'DELETE /v1/analyses/{id}': 'Cancels an analysis that is under way.',
    'POST /v1/verifications': 'Says whether spectra agree with a structure: “is it what I made?”.',
    'GET /v1/verifications/{id}': 'One verification.',
    'DELETE /v1/verifications/{id}': 'Cancels a verification that is under way.',
    'GET /v1/names': 'The structure of a name, SMILES or InChI, with names and identifiers.',
    'GET /v1/isomers': 'The constitutional isomers of a formula or molecule.',
    'POST /v1/predictions': 'The expected spectra of a molecule, for a solvent and a frequency.',
  },
  example: (call) => `Examples of ${call}`,
  assistantsHeading: 'AI assistants',
  assistants: [
    'Assistants that speak the Model Context Protocol call Elucida at `/mcp` with a key. Enter this in ' +
      'the settings of your assistant:',
    'The tools are `identify_molecule`, `verify_structure`, `predict_spectra`, `name_structure` and ' +
      '`list_isomers`. Reports come as resources.',
  ],
};
