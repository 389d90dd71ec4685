import { foldName } from './folding.ts';

/**
 * The other name by which a place was found, as it is shown: in the letters that were typed, as
 * far as they go ("Münch" and the key "munchen" give "München").
 */
export function aliasWords(key: string, input: string): string {
  const typed = (input.split(/[,;\n،、，]/u)[0] ?? '').trim().normalize('NFC');
  const folded = foldName(typed);
  const rest = key.slice(folded.length);
  // Shouted letters are no spelling, unless they are all of it: SFO.
  const isSpelling = rest === '' || typed !== typed.toUpperCase();
  const spelled = folded !== '' && key.startsWith(folded) && isSpelling ? `${typed}${rest}` : key;
  return spelled.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
