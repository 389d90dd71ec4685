/** Shorter words have too many neighbors to guess the right one. */
const GUESSED_FROM = 5;
/** Words of at least this length may have two errors. */
const LONG_FROM = 9;

/** True when the edit distance (insertions, deletions, substitutions, swaps) is at most `limit`. */
function isNear(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > limit) return false;
    before = above;
    above = row;
  }
  return (above[other.length] ?? limit + 1) <= limit;
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
