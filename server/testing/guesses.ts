import { randomBytes } from 'node:crypto';
import { sizeOf } from './sizes.ts';

export const GUESSES = sizeOf('guesses');
const AT_ONCE = 50;

/** A token one character off, or one that has nothing to do with it. */
function guessOf(token: string, index: number): string {
  if (index % 2) return randomBytes(32).toString('base64url');
  const place = index % token.length;
  return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
}

/** Guesses a link's token; @returns how many guesses were answered with anything but 404. */
export async function hitsOfGuesses(
  token: string,
  open: (guess: string) => PromiseLike<{ readonly status: number }>,
): Promise<number> {
  let hits = 0;
  for (let start = 0; start < GUESSES; start += AT_ONCE) {
    const guesses = Array.from({ length: AT_ONCE }, (_, index) => guessOf(token, start + index));
    const answers = await Promise.all(guesses.map((guess) => open(guess)));
    hits += answers.filter(({ status }) => status !== 404).length;
  }
  return hits;
}
