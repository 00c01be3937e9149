const ACCOUNT = { name: 'Ada Lovelace', email: 'ada@example.org', password: 'correct horse' };
const AT_MOST_MS = 180_000;

/**
 * Methyl salicylate in CDCl3 (¹H and ¹³C: SDBS no. 1080) with its strongest IR bands, as
 * POST /analyze/manual takes them.
 */
const METHYL_SALICYLATE = {
  metadata: { molecular_formula: 'C8H8O3', units_policy: 'strict' },
  spectra: [
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 10.75, int: 1, mult: 's' },
        { delta_ppm: 7.83, int: 1, mult: 'd', j_hz: [7.9] },
        { delta_ppm: 7.44, int: 1, mult: 't', j_hz: [7.8] },
        { delta_ppm: 6.97, int: 1, mult: 'd', j_hz: [8.4] },
        { delta_ppm: 6.87, int: 1, mult: 't', j_hz: [7.6] },
        { delta_ppm: 3.94, int: 3, mult: 's' },
      ],
    },
    {
      type: 'C13NMR',
      peaks: [170.6, 161.6, 135.7, 129.9, 119.1, 117.5, 112.4, 52.2].map((delta_ppm) => ({
        delta_ppm,
      })),
    },
    {
      type: 'IR',
      peaks: [3186, 1676, 1614, 1485, 1303, 1249, 757].map((wavenumber_cm1) => ({
        wavenumber_cm1,
      })),
    },
  ],
};

/**
 * Opens an account on a built server, runs an analysis and shares it.
 * @returns the account's cookies, and the path at which anyone reads the result
 */
export async function makeResult({ url, admin }) {
  const post = async (path, body, cookie = '') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        cookie,
        origin: url,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(AT_MOST_MS),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const registered = await post('/api/auth/register', ACCOUNT);
  const cookies = registered.headers.getSetCookie().map((each) => each.split(';')[0]);
  const cookie = cookies.join('; ');
  await admin('verify', ACCOUNT.email);
  await post('/api/analyze/manual', METHYL_SALICYLATE, cookie);
  const ended = await (
    await fetch(`${url}/api/analyses?status=ended`, { headers: { cookie } })
  ).json();
  const { id } = ended[0];
  const { url: address } = await (
    await post(`/api/analyses/${id}/share`, undefined, cookie)
  ).json();
  return { cookies, shared: `/en/shared/${address.split('/').at(-1)}` };
}
