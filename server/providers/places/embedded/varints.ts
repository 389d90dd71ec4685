/** Little-endian base-128 integers (varints): small numbers take one byte. */

/** Encodes integers from 0 to 2^31 - 1. */
export function packNumbers(numbers: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest >= 0x80) {
      bytes.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** @throws {RangeError} unless the bytes contain exactly `count` numbers */
export function unpackNumbers(bytes: Uint8Array, count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    let number = 0;
    let shift = 0;
    let byte = 0;
    do {
      byte = bytes[at] ?? -1;
      if (byte < 0) throw new RangeError('Packed numbers end too early.');
      number |= (byte & 0x7f) << shift;
      shift += 7;
      at += 1;
    } while (byte >= 0x80);
    numbers[i] = number;
  }
  if (at !== bytes.length) throw new RangeError('Packed numbers go on too long.');
  return numbers;
}

/** Differences between neighbors, zigzag encoded: 0, -1, 1, -2 … become 0, 1, 2, 3 … */
export function packSteps(numbers: Iterable<number>): Uint8Array {
  const steps: number[] = [];
  let previous = 0;
  for (const number of numbers) {
    const step = number - previous;
    steps.push(step < 0 ? -2 * step - 1 : 2 * step);
    previous = number;
  }
  return packNumbers(steps);
}

/** @throws {RangeError} unless the bytes contain exactly `count` numbers */
export function unpackSteps(bytes: Uint8Array, count: number): Int32Array {
  const steps = unpackNumbers(bytes, count);
  const numbers = new Int32Array(count);
  let previous = 0;
  for (let i = 0; i < count; i += 1) {
    const folded = steps[i] ?? 0;
    previous += folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    numbers[i] = previous;
  }
  return numbers;
}
