import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import { composeMail, type Sender } from './compose.ts';
import type { Mail, Mailer } from './mailer.ts';

/** `20261121T064215.123Z` (contract §1). */
export const outboxTime = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replaceAll(/[-:]/g, '');

/**
 * Bytes of a file's name that common file systems take: 255. All characters of ours are one byte.
 */
const NAME_MAX = 255;

/** An address as part of a file name; what is not plain becomes `_`. */
const fileSafe = (address: string) => address.replaceAll(/[^A-Za-z0-9@._+-]/g, '_');

/**
 * `<time>-<to>.eml`. Of an address that does not fit the end is cut: where it begins and when it
 * was written still find it.
 */
function fileName(to: string, time: number): string {
  const [start, end] = [`${outboxTime(time)}-`, '.eml'];
  return start + fileSafe(to).slice(0, NAME_MAX - start.length - end.length) + end;
}

/** Writes every mail to `folder/<time>-<to>.eml`, where no SMTP server is set. */
export function createOutboxMailer({
  folder,
  sender,
  clock,
  onWritten,
}: {
  folder: string;
  sender: Sender;
  clock: Clock;
  onWritten: (file: string) => void;
}): Mailer {
  async function write(mail: Mail, time: number): Promise<string> {
    const file = join(folder, fileName(mail.to, time));
    try {
      const handle = await open(file, 'wx', 0o600);
      try {
        await handle.writeFile(await composeMail(mail, sender));
      } finally {
        await handle.close();
      }
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return write(mail, time + 1);
    }
  }
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      onWritten(await write(mail, clock.now()));
    },
    async close() {},
  };
}
