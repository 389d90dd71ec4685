/** The index of a code among codes in ascending order; -1 when it isn't there. */
export function indexOfCode(codes: Int32Array, code: number): number {
  let low = 0;
  let high = codes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = codes[middle] ?? 0;
    if (found === code) return middle;
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Where the uses of each code begin when they are in order, and after the last where they end. */
export function startsOf(codeCount: number, indexesOfUses: Iterable<number>): Int32Array {
  const starts = new Int32Array(codeCount + 1);
  for (const index of indexesOfUses) starts[index + 1] = (starts[index + 1] ?? 0) + 1;
  for (let at = 0; at < codeCount; at += 1) {
    starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  }
  return starts;
}
