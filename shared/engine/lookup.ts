/**
 * The entry of a table that is known to hold the index. Where every chart asks for dozens, read the table
 * itself: here, V8 sees tables of all kinds and is several times slower.
 * @throws RangeError when it does not hold it
 */
export function entryAt<T>(table: readonly T[], index: number): T {
  const entry = table[index];
  if (entry === undefined) throw new RangeError(`No entry at ${index} of ${table.length}`);
  return entry;
}

/** A record with one value for each key. */
export function recordOf<K extends string | number, V>(
  keys: readonly K[],
  toValue: (key: K) => V,
): Record<K, V> {
  const record: Partial<Record<K, V>> = {};
  for (const key of keys) record[key] = toValue(key);
  // Every key of K has just been set.
  return record as Record<K, V>;
}
