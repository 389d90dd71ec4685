const UNWANTED = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * Finds text that no column accepts: control characters (PostgreSQL rejects NUL) or lone
 * surrogates. Line breaks and tabs are fine.
 * @returns field paths such as "members.2.name".
 */
export function pathsOfUnwantedText(input: unknown): string[] {
  const found: string[] = [];
  // Iterative: input can be nested deeper than the call stack.
  const open: [path: string, value: unknown][] = [['', input]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && UNWANTED.test(value)) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      const inner = path === '' ? key : `${path}.${key}`;
      if (UNWANTED.test(key)) found.push(path);
      else open.push([inner, part]);
    }
  }
  return found;
}
