/** How the asker’s words for themselves are said to them; longer ones first. */
const TURNED: readonly (readonly [RegExp, string])[] = [
  [/\bam i\b/gi, 'are you'],
  [/\bwas i\b/gi, 'were you'],
  [/\bi am\b/gi, 'you are'],
  [/\b(?:i'm|im)\b/gi, 'you’re'],
  [/\bi was\b/gi, 'you were'],
  [/\b(?:i've|ive)\b/gi, 'you’ve'],
  [/\bi'd\b/gi, 'you’d'],
  [/\bi'll\b/gi, 'you’ll'],
  [/\bi\b/gi, 'you'],
  [/\bme\b/gi, 'you'],
  [/\bmy\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
];
const OPENING =
  /^(?:(?:and|but|so|ok|okay|well|hi|hey|hello|honestly|basically|also|plus)\b[ ,]*)+/i;
const WORDS_MAX = 16;
const WORDS_MIN = 4;
/** What somebody tells about themselves or about the people they work with. */
const TOLD =
  /^(?:i|i'm|i've|i'd|i'll|my|our|we|we're|we've|the|a|an|they|everyone|everybody|nobody|someone|somebody|people|there's|there is)\b/i;
const ASKS =
  /^(?:how|what|when|where|why|who|which|should|shall|can|could|do|does|did|is|are|am|will|would|may|must)\b/i;
/** Only said of the company that asker and coach would then be part of. */
const WE = /\b(?:we|us|our|ours|we're|we've)\b/i;

/** A text about the asker, said to them: "my boss ignores me" becomes "your boss ignores you". */
export function inSecondPerson(text: string): string {
  const plain = text.replaceAll('’', "'");
  const turned = TURNED.reduce((said, [own, other]) => said.replaceAll(own, other), plain);
  return turned.replaceAll("'", '’');
}

/** The first thing that a question tells, as a sentence to the asker; null when it only asks. */
export function restated(question: string): string | null {
  const sentences = question
    .replaceAll('’', "'")
    .split(/[.?!;\n]+/)
    .map((sentence) => sentence.trim().replace(OPENING, ''));
  const told = sentences.find((sentence) => {
    const words = sentence.split(/\s+/).length;
    const isTold = TOLD.test(sentence) && !ASKS.test(sentence) && !WE.test(sentence);
    return isTold && words >= WORDS_MIN && words <= WORDS_MAX;
  });
  if (told === undefined) return null;
  const clause = (
    told.split(/,? (?:how|what|should|when|why|where) (?:do|can|should|is|are|i)\b/i)[0] ?? ''
  )
    .trim()
    .replace(/,$/, '');
  if (clause.split(/\s+/).length < WORDS_MIN) return null;
  const turned = inSecondPerson(clause);
  const first =
    /^(?:the|a|an|they|everyone|everybody|nobody|someone|somebody|people|there)\b/i.test(turned)
      ? turned.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
      : turned;
  return `So ${first}.`;
}
