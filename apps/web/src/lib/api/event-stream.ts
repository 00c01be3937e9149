import { createParser } from 'eventsource-parser';

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Reads the events of a streamed response as they come (WHATWG HTML, "server-sent events").
 * `EventSource` cannot be used: it sends no body.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let ready: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => ready.push({ event, data }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // The last event counts without the empty line after it: a connection may end before that.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      const events = ready;
      ready = [];
      yield* events;
      if (done) return;
    }
  } finally {
    // A connection that has failed has told its reader above.
    await reader.cancel().catch(() => {});
  }
}
