/** Lower case, without accents, invisible characters, and typographic apostrophes. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

export function plainWords(text: string): string[] {
  return plainText(text).match(/\p{L}+(?:'\p{L}+)?|\d+/gu) ?? [];
}
