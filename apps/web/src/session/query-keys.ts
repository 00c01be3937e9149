/** Cache keys of what depends on who is signed in. */
export const ME = ['me'] as const;
export const QUOTA = ['quota'] as const;
export const HISTORY = ['history'] as const;
export const ANALYSES = ['analyses'] as const;
