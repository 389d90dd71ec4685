type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for one provider: only reaches the origin of its base URL, follows no redirects, and
 * fails on responses longer than `maxBytes`.
 */
export function guardedFetch(baseUrl: string, maxBytes: number): Fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new Error('A request would have left the provider');
    return withLimit(
      await fetch(input, { ...init, redirect: 'error' }),
      maxBytes,
      init?.signal ?? undefined,
    );
  };
}

/** @param signal also ends the body: `fetch` forgets it once its request was garbage-collected */
function withLimit(response: Response, maxBytes: number, signal?: AbortSignal): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error('The answer is too large'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter, signal && { signal }), {
    status,
    statusText,
    headers,
  });
}
