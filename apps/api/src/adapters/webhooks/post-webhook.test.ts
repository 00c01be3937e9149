import { expect, test } from 'vitest';
import { isPublicAddress, postWebhook, PrivateAddress } from './post-webhook.ts';

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

const post = (url: string) =>
  postWebhook({ id: 'msg_1', url, secret: `whsec_${'A'.repeat(44)}`, body: '{}', now: 0 });

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]:3000/',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
  'https://169.254.169.254/',
])('nothing is sent to %s', async (url) => {
  await expect(post(url)).rejects.toThrow(PrivateAddress);
});
