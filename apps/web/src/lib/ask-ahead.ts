/** Calls that were sent before the code that wants their answers was there, by their address. */
const sent = new Map<string, Promise<Response>>();

/** What every call is sent with, with or without a body. */
export const CALL = { credentials: 'same-origin', cache: 'no-store' } as const;

/** Pages of one analysis, and the path of the call that each begins with. */
const FIRST_CALLS = [
  { page: /^\/([a-z]{2})\/shared\/([\w-]+)\/?$/, call: '/api/shared/', own: false },
  { page: /^\/([a-z]{2})\/analyses\/([\w-]+)\/?$/, call: '/api/analyses/', own: true },
] as const;
/** As the contract names it (`SIGNED_IN_COOKIE`), whose module the page's first one does not wait for. */
export const SIGNED_IN = 'elucida_signed_in';

/**
 * Sends the call that the page of an analysis begins with. On a slow line the code that would send it
 * comes a second later.
 */
export function askAhead(pathname: string): void {
  for (const { page, call, own } of FIRST_CALLS) {
    const [, language, name] = page.exec(pathname) ?? [];
    // A visitor has no analysis: the call would be refused.
    if (name === undefined || (own && !document.cookie.includes(`${SIGNED_IN}=`))) continue;
    const address = `${call}${name}?lang=${language}`;
    const answer = fetch(address, { ...CALL, headers: { accept: 'application/json' } });
    // Who asks for it hears of its failure.
    answer.catch(() => {});
    sent.set(address, answer);
  }
}

/** The answer of a call that was sent ahead, once: who asks again wants a new one. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = sent.get(address);
  sent.delete(address);
  return answer;
}
