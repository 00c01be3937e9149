import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

export interface ReadEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a `text/event-stream` body, comments left out. */
export function readEvents(body: string): ReadEvent[] {
  const events: ReadEvent[] = [];
  createParser({
    onEvent: ({ event = 'message', data }) =>
      events.push({ event, data: JSON.parse(data) as unknown }),
  }).feed(body);
  return events;
}

/** Waits until a condition holds; fails after 10 s. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 10) {
    if (await condition()) return;
    await sleep(10);
  }
  throw new Error('the condition did not come to hold within 10 s');
}
