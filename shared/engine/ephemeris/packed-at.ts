/** One element of a numeric array, for loops whose bounds guarantee that it is there. */
export function at(values: ArrayLike<number>, index: number): number {
  // Typed arrays have no holes and the caller's loop stays within `values.length`.
  return values[index] as number;
}
