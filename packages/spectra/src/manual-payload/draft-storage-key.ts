/**
 * Where the browser keeps the draft; a change of its form takes a new version and a new key. In a
 * file of its own: every page asks whether there is a draft, and needs nothing else of its form.
 */
export const DRAFT_STORAGE_KEY = 'elucida.manual-draft.v1';
