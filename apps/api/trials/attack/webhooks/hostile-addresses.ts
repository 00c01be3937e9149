import { hostname, networkInterfaces } from 'node:os';

/** What each made-up name answers, look-up after look-up; the last answer stays. */
export const NAMES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'receiver.example': [['8.8.8.8']],
  // A name that is public when it is checked and private when it is called.
  'rebinding.example': [['8.8.8.8'], ['127.0.0.1']],
  'loopback.example': [['127.0.0.1']],
  'inside.example': [['10.0.0.7']],
  'metadata.example': [['169.254.169.254']],
  'mixed.example': [['8.8.8.8', '127.0.0.1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'translated.example': [['64:ff9b::7f00:1']],
  'nowhere.example': [[]],
};

/** Public addresses, and where on this machine they lead. */
export const ROUTES: Readonly<Record<string, string>> = { '8.8.8.8': '127.0.0.2' };

/** Every way to write an address of this machine or its network that a webhook may try. */
export function privateUrls(port: number): readonly string[] {
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address, family }) =>
      family === 'IPv6' ? `[${address.replace(/%.*/, '')}]` : address,
    ),
  );
  const hosts = [
    '127.0.0.1',
    '127.1',
    '0177.0.0.1',
    '0x7f000001',
    '2130706433',
    '①②⑦.⓪.⓪.①',
    '127.0.0.1.',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    hostname(),
    ...own,
    ...Object.keys(NAMES).filter(
      (name) => name !== 'receiver.example' && name !== 'rebinding.example',
    ),
  ];
  return [...new Set(hosts)].map((host) => `https://${host}:${port}/private`);
}
