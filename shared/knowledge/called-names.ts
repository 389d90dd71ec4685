/** A name whose other part is only an initial is not shortened: "Ana B" stays "Ana B". */
const PART_LENGTH_MIN = 2;

function firstPart(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const isShortened = [first, ...others].some(
    (part) => part.endsWith('.') || [...part].length < PART_LENGTH_MIN,
  );
  return isShortened ? name : first;
}

/**
 * Short names for people in sentences: the first part of the name, or the full name where two share
 * it; in the given order.
 */
export function calledNames(names: readonly string[]): string[] {
  const called = names.map(firstPart);
  const key = (name: string) => name.toLowerCase();
  return names.map((name, index) => {
    const own = called[index] ?? name;
    const alike = called.filter((other) => key(other) === key(own));
    return alike.length > 1 ? name : own;
  });
}
