/** How each field of a record follows from a seed; a rule may read other fields of the record. */
export type FieldRules<Seed, T, Whole = T> = {
  readonly [Field in keyof T]: (seed: Seed, record: Whole) => T[Field];
};

/** A seed, and the fields that have been read so far, by their indexes among the rules. */
class Values<Seed, T> {
  known: unknown[] | null = null;
  /** Where the field after the last one read stands. */
  next = 0;
  /** A record that reads them, for rules that read other fields; null until one is needed. */
  record: T | null = null;

  constructor(readonly seed: Seed) {}
}

/**
 * Makes records that compute a field when it is first read, and each once. Such a record can be read,
 * spread, compared and listed like a plain object that holds all of them, and cannot be changed.
 * A proxy rather than a class, because getters of a class are lost when an object is spread and
 * overlooked when two are compared. To clone or post one, spread it first.
 *
 * @param rules one for each field, in the order in which they are to be listed; none gives undefined
 * @param toJson what `JSON.stringify` writes; without it, all fields
 */
export function lazyRecords<Seed, T extends object>(
  rules: FieldRules<Seed, T>,
  toJson?: (seed: Seed) => unknown,
): (seed: Seed) => T {
  const fields = Object.keys(rules);
  const indexes = new Map<PropertyKey, number>(fields.map((field, index) => [field, index]));
  const ruleAt: readonly ((seed: Seed, record: T) => unknown)[] = Object.values(rules);

  function read(values: Values<Seed, T>, field: PropertyKey, record: T): unknown {
    // Code that reads all fields reads them in order: the next index need not be looked up.
    const index = fields[values.next] === field ? values.next : indexes.get(field);
    if (index === undefined) {
      return field === 'toJSON' && toJson ? () => toJson(values.seed) : Reflect.get({}, field);
    }
    values.next = index + 1;
    values.known ??= new Array<unknown>(fields.length);
    const known = values.known[index];
    if (known !== undefined) return known;
    const computed = ruleAt[index]?.(values.seed, record);
    values.known[index] = computed;
    return computed;
  }

  const handler: ProxyHandler<Values<Seed, T>> = {
    get: read,
    has: (_, field) => indexes.has(field) || field in Object.prototype,
    ownKeys: () => fields,
    getOwnPropertyDescriptor: (values, field) => {
      if (!indexes.has(field)) return undefined;
      values.record ??= proxyOf(values);
      return { value: read(values, field, values.record), enumerable: true, configurable: true };
    },
    getPrototypeOf: () => Object.prototype,
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  };
  // The handler makes it a T: every field is there, by the types of the rules.
  const proxyOf = (values: Values<Seed, T>) => new Proxy(values, handler) as object as T;
  return (seed) => proxyOf(new Values(seed));
}
