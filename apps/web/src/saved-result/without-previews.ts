import type { SavedResult } from '@elucida/contract/history';

type Stored = Omit<SavedResult, 'image_previews' | 'image_preview'>;

/** A stored result and the previews of its images, of which older ones have a single one. */
export function withoutPreviews({
  image_previews: many,
  image_preview: one,
  ...bare
}: SavedResult): { readonly bare: Stored; readonly previews: readonly string[] } {
  return { bare, previews: many ?? (one ? [one] : []) };
}
