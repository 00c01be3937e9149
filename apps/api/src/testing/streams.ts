import { setTimeout as sleep } from 'node:timers/promises';

export interface ReadEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a `text/event-stream` body, comments left out. */
export function readEvents(body: string): ReadEvent[] {
  return body.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const data = field('data');
    return data === undefined
      ? []
      : [{ event: field('event') ?? 'message', data: JSON.parse(data) as unknown }];
  });
}

/** Waits until a condition holds; fails after 10 s. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 10) {
    if (await condition()) return;
    await sleep(10);
  }
  throw new Error('the condition did not come to hold within 10 s');
}
