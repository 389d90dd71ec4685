/** Nobody is called by a name whose other part is only an initial: "Ana B" stays "Ana B". */
const PART_LENGTH_MIN = 2;

function firstPart(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const isShortened = [first, ...others].some(
    (part) => part.endsWith('.') || [...part].length < PART_LENGTH_MIN,
  );
  return isShortened ? name : first;
}

/**
 * What to call people in sentences about them: the first part of the name, or the whole of it
 * where two begin alike, in the order given.
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
