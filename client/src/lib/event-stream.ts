const DATA = 'data:';

/** Yields the `data:` of server-sent events, line by line; comments are skipped. */
export async function* dataLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith(DATA)) yield line.slice(DATA.length).trim();
      // A line cut off by the end of the stream is not an event.
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
