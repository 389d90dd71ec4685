import { sentencesIn } from '#shared/knowledge/situations.ts';
import { advice, labeled } from '../draft.ts';
import { worded } from '../sections.ts';
import { complaintIn, literalWords, venueOf } from './literal-words.ts';
import { type Matter, type Operation, one, type Paragraph, unsaid } from './matter.ts';

const QUOTE = /“([^”]{12,})”/;

/** The words of the last answer, as a message. */
function wrapped({ text, choice }: Matter, venue: string): Paragraph {
  const quoted = QUOTE.exec(text)?.[1];
  if (quoted === undefined || (venue !== 'email' && venue !== 'message')) return [];
  const { person: name } = choice.slots;
  const bare =
    name === undefined
      ? quoted
      : quoted.startsWith(`${name}, `)
        ? quoted.slice(name.length + 2)
        : quoted;
  return advice(`“Hi${name === undefined ? '' : ` ${name}`}, short one from me. ${bare} Thanks!”`);
}

const SPOKEN_LABEL = 'Word for word';

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

/** The exact words, in quotation marks. */
export const say: Operation = (matter) => {
  const { choice, question, first, asked, difficulty } = matter;
  const { type } = choice.person;
  const venue = venueOf(question);
  const speech = {
    venue,
    type: type.possible.length === 1 ? type.value : null,
    name: choice.slots.person ?? null,
  };
  const own = [first, ...asked.toReversed()]
    .map((told) => literalWords(told, speech))
    .find((words) => words !== null && !choice.said.has(words));
  const literal = own === undefined ? [] : [labeled(SPOKEN_LABEL, [], advice(`“${own}”`))];
  const prepared = difficulty?.of === null ? [] : difficultyWords(matter);
  if (prepared.length > 0 && venue === 'talk') return prepared;
  const isEnough = literal.length > 0 && !goesWithSituation(matter);
  const known = isEnough ? [] : unsaid(matter, ['say'], 1);
  if (literal.length + known.length > 0) return [...literal, ...known];
  const message = wrapped(matter, venue);
  if (message.length > 0) return [labeled(SPOKEN_LABEL, [], message)];
  return [labeled(SPOKEN_LABEL, [], advice(anyWords(choice.slots.person)))];
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
