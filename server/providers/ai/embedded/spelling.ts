/** Shorter words have too many neighbors to guess the right one. */
const GUESSED_FROM = 5;
/** Words of at least this length may have two errors. */
const LONG_FROM = 9;

/** One row of the edit distances: of a word's first letters to all beginnings of another word. */
type Row = readonly number[];

const at = (row: Row, j: number): number => row[j] ?? Infinity;

/** The least of removing, adding, replacing or swapping a letter. */
function nextRow(
  one: string,
  other: string,
  { i, above, before }: { i: number; above: Row; before: Row },
): Row {
  const row = [i];
  for (let j = 1; j <= other.length; j += 1) {
    const isSame = one[i - 1] === other[j - 1];
    const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
    row[j] = Math.min(
      at(above, j) + 1,
      at(row, j - 1) + 1,
      at(above, j - 1) + (isSame ? 0 : 1),
      isSwapped ? at(before, j - 2) + 1 : Infinity,
    );
  }
  return row;
}

/** True when the edit distance (insertions, deletions, substitutions, swaps) is at most `limit`. */
function isNear(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
  let before: Row = [];
  let above: Row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = nextRow(one, other, { i, above, before });
    if (Math.min(...row) > limit) return false;
    before = above;
    above = row;
  }
  return (above[other.length] ?? Infinity) <= limit;
}

/**
 * A spelling corrector: replaces an unknown word by the closest known word with the same first
 * letter; ties go to the earlier one. Returns the word itself when none is close enough.
 * @param known lower-case words in order of preference
 */
export function createSpelling(known: readonly string[]): (word: string) => string {
  const candidates = known.filter((word) => word.length >= GUESSED_FROM - 1);
  return (word) => {
    if (word.length < GUESSED_FROM || /[\d-]/.test(word)) return word;
    for (const limit of word.length < LONG_FROM ? [1] : [1, 2]) {
      const meant = candidates.find(
        (candidate) => candidate[0] === word[0] && isNear(word, candidate, limit),
      );
      if (meant !== undefined) return meant;
    }
    return word;
  };
}
