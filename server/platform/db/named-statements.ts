/** Databases whose connections keep a named statement from one transaction to the next. */
const naming = new WeakSet<object>();

/** Lets prepared queries on a database be sent as named statements. */
export function allowNamedStatements(db: object): void {
  naming.add(db);
}

/** False inside a transaction, too: its queries belong to it alone. */
export function allowsNamedStatements(db: object): boolean {
  return naming.has(db);
}
