/** An answer is longer than anything that is of use. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/**
 * `fetch` whose answers end in `AnswerTooLarge` beyond a number of bytes, and which follows no
 * redirect: a key goes to the configured address alone.
 */
export function limitedFetch(maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    // A request with images is megabytes of text: as bytes it is not looked through for broken
    // characters and written once more.
    const body = typeof init?.body === 'string' ? Buffer.from(init.body) : init?.body;
    const response = await fetch(input, {
      ...init,
      ...(body == null ? {} : { body }),
      redirect: 'error',
    });
    if (response.body === null) return response;
    let received = 0;
    const limited = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          if (received > maxBytes)
            controller.error(new AnswerTooLarge(`more than ${maxBytes} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(limited, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
