/**
 * Text as a part of a regular expression that matches exactly this text. The only way for text that
 * is not the program's own into a pattern: valid with and without the `u` flag, in and outside of
 * a character class.
 */
export function literalPattern(text: string): string {
  // With the `u` flag a hyphen may not be escaped by a backslash.
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('-', '\\x2d');
}
