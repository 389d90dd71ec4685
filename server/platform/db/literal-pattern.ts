/** Text for a `like` pattern in which nothing is a wildcard. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
