/** What every key of the API begins with, so that it is recognised where it was pasted by mistake. */
export const KEY_PREFIX = 'el_';
/** Random bytes of a key, in base64url behind the prefix. */
export const KEY_BYTES = 32;
/** Characters of a key. */
export const KEY_LENGTH = KEY_PREFIX.length + Math.ceil((KEY_BYTES * 4) / 3);
/** Keys of one account. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 100;

/** Whom the API is open to (contract, "API, verification, assistants"). */
export const opensApi = ({
  plan,
  unlimited,
}: {
  readonly plan: string;
  readonly unlimited: boolean;
}): boolean => plan === 'pro' || unlimited;
