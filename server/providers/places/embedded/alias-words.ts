import { foldName } from './folding.ts';

/**
 * The alternate name that matched, spelled as typed as far as the input goes ("Münch" and the key
 * "munchen" give "München").
 */
export function aliasWords(key: string, input: string): string {
  const typed = (input.split(/[,;\n،、，]/u)[0] ?? '').trim().normalize('NFC');
  const folded = foldName(typed);
  const rest = key.slice(folded.length);
  // All caps are not a spelling, unless the whole name is: SFO.
  const isSpelling = rest === '' || typed !== typed.toUpperCase();
  const spelled = folded !== '' && key.startsWith(folded) && isSpelling ? `${typed}${rest}` : key;
  return spelled.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
