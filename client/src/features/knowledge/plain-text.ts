import { inlinesOf, type Line, linesOf, wordsOf } from '#shared/domain/markdown.ts';

function plainLine(line: Line): string {
  if (line.kind === 'blank') return '';
  const words = wordsOf(inlinesOf(line.text));
  if (line.kind !== 'item') return words;
  return `${line.indent}${line.number === null ? '•' : line.marker} ${words}`;
}

/**
 * Markdown without its marks, line by line: headings and emphasis lose them, a list keeps a dot or
 * number before each entry, a link keeps its words.
 */
export function plainTextOf(markdown: string): string {
  return linesOf(markdown).map(plainLine).join('\n');
}
