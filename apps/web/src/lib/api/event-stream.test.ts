import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

function stream(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function collect(...chunks: string[]) {
  const events = [];
  for await (const event of readEvents(stream(...chunks))) events.push(event);
  return events;
}

test('events split anywhere are put together again', async () => {
  expect(
    await collect(
      'event: progress\nda',
      'ta: {"stage":"jud',
      'ge"}\n',
      '\nevent: result\ndata: {}\n\n',
    ),
  ).toEqual([
    { event: 'progress', data: '{"stage":"judge"}' },
    { event: 'result', data: '{}' },
  ]);
});

test('comments are skipped, CRLF is a line end, several data lines join', async () => {
  expect(await collect(': keep-alive\r\n\r\n', 'data: a\r', '\ndata: b\r\n\r\n')).toEqual([
    { event: 'message', data: 'a\nb' },
  ]);
});

test('a last event without an empty line after it still counts', async () => {
  expect(await collect('data: end')).toEqual([{ event: 'message', data: 'end' }]);
});
