/**
 * Markdown as it reads without its marks: headings and emphasis lose them, a list keeps a dot
 * before each entry, a link keeps its words.
 */
export function plainTextOf(markdown: string): string {
  return markdown
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^([ \t]*)[-*+][ \t]+/gm, '$1• ')
    .replace(/^[ \t]*>[ \t]?/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_\n]*\S)\1(?![\w*])/g, '$2')
    .replace(/`([^`\n]+)`/g, '$1');
}
