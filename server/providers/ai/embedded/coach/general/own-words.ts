/* Words to say that are made of what the asker wants to tell or to ask for. */

const WHO =
  '((?:my|our|the|a|an) (?:[\\w-]+ ){0,2}?[\\w-]+|him|her|them|people|everyone|everybody|\\p{Lu}\\p{L}+)';
const HOW =
  "(?:how (?:do|can|should|would|could) i (?:best |nicely |politely )?|what's the best way (?:for me )?to |how to |help me |is there a (?:nice |good )?way to )";
const END = '([^.?!;]{6,90})[.?!]*$';
const TELLS = new RegExp(
  `^.*?\\b${HOW}(?:tell|let|inform|warn) ${WHO} (?:know )?(?:that )?((?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our|there's|there is)\\b[^.?!;]{4,90})[.?!]*$`,
  'iu',
);
const ASKS_FOR = new RegExp(`^.*?\\b${HOW}ask ${WHO} for ${END}`, 'iu');
const ASKS_TO = new RegExp(
  `^.*?\\b${HOW}(?:ask|tell|get|convince|persuade) ${WHO} to ${END}`,
  'iu',
);
const STOPS = new RegExp(
  `^.*?\\b${HOW}(?:stop|keep) ${WHO} from (\\w+ing\\b[^.?!;]{0,90})[.?!]*$`,
  'iu',
);
const TAIL =
  /,? (?:without|before it's|and (?:still|not)|but|so that|nicely|politely|when|if|as) .*$|,? (?:nicely|politely)$/i;
/** Whose it is can't be told once they are spoken to. */
const OTHERS = /\b(?:he|she|they|him|them|it|its)\b|["“”]/i;

function capitalized(text: string): string {
  const plain = text.trim().replaceAll(/\bi\b/g, 'I').replaceAll("'", '’');
  return plain.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

/** What is done, said to whoever is to do it; null where that isn't certain. */
function spokenTo(act: string): string | null {
  const cut = act.replace(TAIL, '');
  if (OTHERS.test(cut) || cut.split(' ').length < 2) return null;
  return cut
    .replaceAll(/\b(?:his|her|their)\b/gi, 'your')
    .replaceAll(/\b(?:himself|herself|themselves)\b/gi, 'yourself')
    .trim()
    .replaceAll(/\bi\b/g, 'I')
    .replaceAll("'", '’');
}

function toldFirst(sentence: string): string | null {
  const told = TELLS.exec(sentence)?.[2]?.replace(TAIL, '');
  if (told === undefined || OTHERS.test(told)) return null;
  return `I want you to hear this from me first. ${capitalized(told)}. Ask me whatever you’d like to know.`;
}

/**
 * Words for "How do I tell my boss that I’m leaving?", "How do I ask her for Fridays off?", or "How do I
 * get him to clean his desk?"; null for any other question.
 */
export function ownWords(question: string): string | null {
  const sentences = question.replaceAll('’', "'").split(/(?<=[.?!])\s+/);
  for (const sentence of sentences) {
    const first = toldFirst(sentence);
    if (first !== null) return first;
    const wish = ASKS_FOR.exec(sentence)?.[2]?.replace(TAIL, '');
    if (wish !== undefined && !OTHERS.test(wish)) {
      const plain = wish.replaceAll(/\bi\b/g, 'I').replaceAll("'", '’').trim();
      return `I’d like to ask you for ${plain}. What would you need to say yes?`;
    }
    const act = spokenTo(ASKS_TO.exec(sentence)?.[2] ?? '');
    if (act !== null) return `Would you ${act}? It matters to me, and I’ll tell you why.`;
    const habit = spokenTo(STOPS.exec(sentence)?.[2] ?? '');
    if (habit !== null) return `I’d like you to stop ${habit}. Can we find another way?`;
  }
  return null;
}
