/**
 * Strips markdown: headings and emphasis lose their marks, list items keep a bullet, a link keeps
 * its text.
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
