import { foldName } from './folding.ts';

/**
 * The other name by which a place was found, as it is shown: in the letters that were typed, as
 * far as they go ("Münch" and the key "munchen" give "München").
 */
export function aliasWords(key: string, input: string): string {
  const typed = (input.split(/[,;\n،、，]/u)[0] ?? '').trim().normalize('NFC');
  const folded = foldName(typed);
  const spelled =
    folded !== '' && key.startsWith(folded) ? `${typed}${key.slice(folded.length)}` : key;
  return spelled.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
