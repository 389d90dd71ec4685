import { sentencesIn } from '#shared/knowledge/situations.ts';
import { advice, labeled } from '../draft.ts';
import { worded } from '../sections.ts';
import { complaintIn, literalWords, type Venue, venueOf } from './literal-words.ts';
import { type Matter, type Operation, one, type Paragraph, unsaid } from './matter.ts';

const QUOTE = /“([^”]{12,})”/;

/** Words to say as a message that can be sent as it is. */
function asMessage(words: string, { choice }: Matter, venue: 'email' | 'message'): Paragraph {
  const { person: name } = choice.slots;
  const opening = name === undefined ? '' : `${name}, `;
  const bare = words.startsWith(opening) ? words.slice(opening.length) : words;
  const body = bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const hi = `Hi${name === undefined ? '' : ` ${name}`},`;
  return advice(
    venue === 'email'
      ? `“${hi} I’m writing to you about one thing. ${body} A short answer is enough, or call me if that’s easier. Best wishes”`
      : `“${hi} ${body} Thanks!”`,
  );
}

/** The words of the last answer or of its case, as a message. */
function written(matter: Matter, venue: Venue): Paragraph {
  if (venue !== 'email' && venue !== 'message') return [];
  const { difficulty, choice, text } = matter;
  const own =
    difficulty === null || difficulty.of === null ? undefined : worded(difficulty.say, choice);
  const words = own ?? QUOTE.exec(text)?.[1];
  return words === undefined ? [] : asMessage(words, matter, venue);
}

const SPOKEN_LABEL = 'Word for word';
const READY_LABEL = 'Ready to send';

function difficultyWords({ difficulty, choice }: Matter): readonly Paragraph[] {
  if (difficulty === null) return [];
  const opening = '{{{person}, I|I}} have one thing, and it takes a minute.';
  const words = advice(worded(`“${opening} ${difficulty.say}”`, choice));
  if (choice.said.hasAny(words)) return [];
  return [labeled(SPOKEN_LABEL, [], words), advice('Then stop, and let them speak first.')];
}

/** Whether a situation's words go beside the asker's own: not beside what somebody did to them. */
function goesWithSituation({ text, first, difficulty }: Matter): boolean {
  const isSure = !text.includes('I read this as') && difficulty?.of !== null;
  return isSure && complaintIn(first) === null;
}

/** The words of a case that has its own: as a message, or to be spoken. */
function caseWords(matter: Matter, venue: Venue, message: Paragraph): readonly Paragraph[] {
  if (matter.difficulty === null || matter.difficulty.of === null) return [];
  if (message.length > 0) return [labeled(READY_LABEL, [], message)];
  return venue === 'talk' ? difficultyWords(matter) : [];
}

const REQUEST =
  /^(?:(?:and|ok|okay|so|now|please|just|then|can you|could you) )*(?:give|tell|write|show|help|find|draft) (?:me|us|it|him|her|them)\b/i;

/** What is told, without what's wanted of the coach: "Give me the words." */
function withoutRequests(text: string): string {
  return sentencesIn(text)
    .filter((sentence) => !REQUEST.test(sentence))
    .join(' ');
}

/** The asker's own words for what they told, as they can be said. */
function ownWords({ choice, first, asked }: Matter, venue: Venue): readonly Paragraph[] {
  const { type } = choice.person;
  const speech = {
    venue,
    type: type.possible.length === 1 ? type.value : null,
    name: choice.slots.person ?? null,
  };
  const own = [first, ...asked.toReversed()]
    .map((told) => literalWords(withoutRequests(told), speech))
    .find((words) => words !== null && !choice.said.has(words));
  return own === undefined ? [] : [labeled(SPOKEN_LABEL, [], advice(`“${own}”`))];
}

/** The exact words, in quotation marks. */
export const say: Operation = (matter) => {
  const venue = venueOf(matter.question);
  const message = written(matter, venue);
  const prepared = caseWords(matter, venue, message);
  if (prepared.length > 0) return prepared;
  const literal = ownWords(matter, venue);
  const isEnough = literal.length > 0 && (venue !== 'talk' || !goesWithSituation(matter));
  if (isEnough) return literal;
  if (literal.length === 0 && message.length > 0) return [labeled(READY_LABEL, [], message)];
  const told = [...literal, ...unsaid(matter, ['say'], 1)];
  const any = labeled(SPOKEN_LABEL, [], advice(anyWords(matter.choice.slots.person)));
  return told.length > 0 ? told : [any];
};

function anyWords(name: string | undefined): string {
  return `“${name === undefined ? 'There’s' : `${name}, there’s`} one thing I’d like to talk about with you, and ten minutes are enough. Does tomorrow at ten work?”`;
}

export const softer: Operation = (matter) => {
  const { difficulty, choice } = matter;
  const how =
    'Say first what you value in them, put your wish as a question, and leave a pause after it.';
  if (difficulty === null) return [...one(advice(how)), ...unsaid(matter, ['say'], 1)];
  const words = worded(`“I know you have a lot on your side, too. ${difficulty.say}”`, choice);
  return [
    labeled('Softer', [], advice(words)),
    advice('Ask it as a question, keep your voice low, and leave a pause after it.'),
  ];
};

export const SECONDS = /\b(?:secs?|seconds?|live|on the spot|in front of|right then)\b/i;

/** The first sentence of the words to say; the rest gets its own time. */
export function inSeconds({ difficulty, choice }: Matter): readonly Paragraph[] {
  if (difficulty === null) return [];
  const [first = ''] = sentencesIn(worded(difficulty.say, choice));
  return [
    labeled('In five seconds', [], advice(`“${first}”`)),
    advice('Leave the rest for afterward: name a time for it before you part.'),
  ];
}
