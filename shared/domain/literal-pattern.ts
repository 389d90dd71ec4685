/**
 * Escapes text for a regular expression that matches it literally. Use it for all text from outside
 * the program: valid with and without the `u` flag, inside and outside a character class.
 */
export function literalPattern(text: string): string {
  // The `u` flag does not allow an escaped hyphen.
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('-', '\\x2d');
}
