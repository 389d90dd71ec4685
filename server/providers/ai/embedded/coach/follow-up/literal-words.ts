import type { TypeName } from '#shared/engine/human-type.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';

/** Where words are to be said. */
export type Venue = 'email' | 'message' | 'round' | 'talk';

const VENUES: readonly (readonly [Venue, RegExp])[] = [
  ['email', /\be-?mail\b|\bmail\b/i],
  ['message', /\b(?:slack|message|text|chat|dm|teams|whatsapp|note|post)\b/i],
  [
    'round',
    /\b(?:retro\w*|meeting|stand-?up|daily|round|all-?hands|group|everyone|presentation)\b/i,
  ],
];

export function venueOf(question: string): Venue {
  return VENUES.find(([, form]) => form.test(question))?.[0] ?? 'talk';
}

const WISH =
  /(?:^|[,;:] |\b(?:that|because|and|but|so) )(I(?:(?:’d| would) (?:like|love|prefer|rather)|’m going to|’ve decided to| (?:really |just |also )?(?:want|need|wish|plan to|have decided to|’m leaving))\b[^.?!;]*)/i;
/** What's wanted of the coach, or only to find words. */
const NO_WISH =
  /\b(?:advice|help|how to|what to|know (?:how|what|if|whether)|a (?:sentence|line|word|script)|to (?:say|tell|ask|talk|speak|bring)|my (?:boss|manager|colleague|team|client)\w* to|(?:him|her|them) to)\b/i;
const WISH_WORDS_MAX = 18;

/** What the asker wants, in their own words that can be said to others; null for none. */
export function wishIn(question: string): string | null {
  const found = sentencesIn(question.replaceAll("'", '’'))
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => WISH.exec(sentence)?.[1]?.trim() ?? '')
    .find((wish) => wish !== '' && !NO_WISH.test(wish));
  if (found === undefined || found.split(/\s+/).length > WISH_WORDS_MAX) return null;
  return found.replace(/^i\b/, 'I').replace(/[,.\s]+$/, '');
}

const SUBJECT =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Oo]k|[Ww]ell) )*(?:[Mm]y (?:\p{Ll}+ )?(?:boss|manager|lead|colleague|coworker|teammate|client|customer|report|cofounder|partner|supervisor|intern|assistant)(?: \p{Lu}[\p{L}’-]+)?|[Ss]he|[Hh]e|[Tt]hey|(?!Nobody|Everyone|Everybody|Somebody|Someone|People|There|This|That|It|We|You|I\b)\p{Lu}[\p{L}’-]+) (?=\p{Ll})/u;
const TOUCHES_ME = /\b(?:me|my|mine|us|our)\b/i;
const NOT_FOR_TWO = /\b(?:him|himself|herself|themselves|i|i’m|who|how|what|when|if)\b/i;
const ADVERB = /^(?:always|never|often|still|again|just|also|sometimes|suddenly|only)$/i;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['was', 'were'],
  ['isn’t', 'aren’t'],
  ['doesn’t', 'don’t'],
  ['hasn’t', 'haven’t'],
  ['wasn’t', 'weren’t'],
]);
const COMPLAINT_WORDS_MAX = 16;

/** "takes" said to the one who takes: "take". */
function spokenTo(verb: string): string {
  const known = IRREGULAR.get(verb.toLowerCase());
  if (known !== undefined) return known;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.replace(/es$/, '');
  return /[^su]s$/.test(verb) ? verb.replace(/s$/, '') : verb;
}

function isPresent(verb: string): boolean {
  return /s$/.test(verb) && spokenTo(verb) !== verb;
}

/** What somebody does to the asker, said to that person: "you take over my clients"; null for none. */
export function complaintIn(question: string): string | null {
  for (const sentence of sentencesIn(question.replaceAll("'", '’'))) {
    if (sentence.endsWith('?')) continue;
    const [subject] = SUBJECT.exec(sentence) ?? [];
    if (subject === undefined) continue;
    const told = toldTo(sentence.slice(subject.length).replace(/[.!,\s]+$/, ''));
    if (told !== null) return told;
  }
  return null;
}

function toldTo(predicate: string): string | null {
  const [clause = ''] = predicate.split(/[,;:–—]/);
  const words = clause.trim().split(/\s+/);
  const at = words.findIndex((word) => !ADVERB.test(word));
  const verb = words[at];
  const isTold =
    verb !== undefined &&
    TOUCHES_ME.test(clause) &&
    !NOT_FOR_TWO.test(clause) &&
    words.length <= COMPLAINT_WORDS_MAX;
  if (!isTold) return null;
  // A second verb in the present would need the same change.
  const [own = ''] = isPresent(verb) ? clause.split(/ and /) : [clause];
  if (!TOUCHES_ME.test(own)) return null;
  const spoken = own.trim().split(/\s+/).with(at, spokenTo(verb)).join(' ');
  return `you ${spoken.replaceAll(/\b(?:his|her|their)\b/g, 'your')}`;
}

/** Words for a wish, as somebody of a type best puts it. */
function wishWords(wish: string, type: TypeName | null, hi: string): string {
  if (type === 'Manifestor') {
    return `${hi}I want you to know before I start: ${wish}. If that gets in the way of something of yours, tell me by Friday.`;
  }
  if (type === 'Projector') {
    return `${hi}can I tell you what would help me do good work? ${wish}. How does that look from your side?`;
  }
  return `${hi}there’s one thing I’d like to settle with you: ${wish}. What would you need from me to say yes to that?`;
}

/** What's hoped for beside the wish itself is no news to the reader. */
const HOPED = / (?:without|so that|but not)\b.*$/;

function writtenWish(wish: string): string {
  return `I’d rather tell you early: ${wish}. Could we talk about how to do that well? Ten minutes this week would be enough. Best wishes`;
}

export interface Speech {
  readonly venue: Venue;
  readonly type: TypeName | null;
  /** Whom it is said to. */
  readonly name: string | null;
}

function opened(text: string, { venue, name }: Speech): string {
  const isWritten = venue === 'email' || venue === 'message';
  const hi = isWritten
    ? `Hi${name === null ? '' : ` ${name}`}, `
    : name === null
      ? ''
      : `${name}, `;
  return `${hi}${hi === '' ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text}`;
}

/** The exact words for what the asker told, without quotation marks; null when nothing can be said. */
export function literalWords(question: string, speech: Speech): string | null {
  const wish = wishIn(question);
  if (wish !== null) {
    if (speech.venue === 'round') {
      return `One thing I’d change: ${wish}. It isn’t about anyone in particular. What would make that easy for all of us?`;
    }
    const isWritten = speech.venue === 'email' || speech.venue === 'message';
    const own = wish.replace(HOPED, '');
    const words =
      isWritten && speech.type === 'Projector' ? writtenWish(own) : wishWords(own, speech.type, '');
    return opened(words, speech);
  }
  const complaint = complaintIn(question);
  if (complaint === null) return null;
  if (speech.venue === 'round') return null;
  const end = /\b(?:promised|gave|took|told|said|went|left|was|were|did|\w+ed)\b/.test(complaint)
    ? 'How did that come about, and what do we do about it now?'
    : 'How do you see it, and what can we agree on from now on?';
  return opened(`I’d like to talk about one thing: ${complaint}. ${end}`, speech);
}
