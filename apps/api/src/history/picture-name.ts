const PREFIX = 'sha256-';

/** How an item names a picture that is stored apart. */
export const pictureName = (hash: string): string => PREFIX + hash;

/**
 * The hashes of an item's pictures; null for an item from before they were stored apart, which
 * holds data URLs.
 */
export function pictureHashes(imagePreviews: string): string[] | null {
  if (imagePreviews.startsWith('["data:')) return null;
  return (JSON.parse(imagePreviews) as string[]).map((name) => name.slice(PREFIX.length));
}
