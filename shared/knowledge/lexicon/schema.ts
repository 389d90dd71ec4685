import * as z from 'zod/mini';
import { AUTHORITY_NAMES } from '../../engine/authority.ts';
import { CENTER_IDS } from '../../engine/centers.ts';
import { DEFINITIONS } from '../../engine/definition.ts';
import { TYPE_NAMES } from '../../engine/human-type.ts';

/* The words of one language for what a chart holds, and for what is said of it. */

/** Words in the text's order; `_` is any word, `*` at the end lets the last one continue. */
const Phrases = z.array(
  z.string().check(z.regex(/^[\p{L}\p{M}\d]+(?:[ ](?:[\p{L}\p{M}\d]+|_))*\*?$/u)),
);

/** Groups of alternatives, one of each near the others, and what must not be there: "wave|tide + pass*|calm* ! night". */
const Descriptions = z.array(
  z.string().check(z.regex(/^[\p{L}\d *|]+(?: \+ [\p{L}\d *|]+)*(?: ! [\p{L}\d *|]+)?$/u)),
);

function tableOf<const Key extends string>(keys: readonly Key[]) {
  return z.record(z.enum(keys), Phrases);
}

export const LexiconFile = z.strictObject({
  language: z.string(),
  /** Nouns are written with a capital, so that a capital tells nothing about a name. */
  nounsAreCapitalized: z.boolean(),
  /** A verb's ending tells whether the reader is meant: "perteneces". */
  verbsNameTheirSubject: z.boolean(),
  type: tableOf(TYPE_NAMES),
  typePlural: tableOf(TYPE_NAMES),
  /** "Ego" is for words that leave open which of the two Ego authorities is meant. */
  authority: tableOf([...AUTHORITY_NAMES, 'Ego']),
  strategy: tableOf([
    'Inform before acting',
    'Wait to respond',
    'Wait for recognition and the invitation',
    'Wait a lunar cycle',
  ]),
  definition: tableOf(DEFINITIONS),
  center: tableOf(CENTER_IDS),
  line: tableOf(['1', '2', '3', '4', '5', '6']),
  theme: tableOf([
    'Peace',
    'Satisfaction',
    'Success',
    'Surprise',
    'Anger',
    'Frustration',
    'Bitterness',
    'Disappointment',
  ]),
  state: tableOf(['defined', 'open', 'completelyOpen', 'active', 'inactive']),
  /** What a defined or open center does, where its state isn't named. */
  softState: tableOf(['defined', 'open']),
  /** Words that only somebody with the center defined has use for. */
  impliesDefined: tableOf(CENTER_IDS),
  /** What a center is for, which may stand for it. */
  aspect: tableOf(CENTER_IDS),
  noun: tableOf([
    'gate',
    'line',
    'channel',
    'center',
    'profile',
    'authority',
    'strategy',
    'type',
    'definition',
    'cross',
    'motor',
    'signature',
    'notSelf',
    'placement',
    'body',
    'chart',
  ]),
  number: z.record(z.string(), Phrases),
  ordinal: tableOf(['1', '2', '3', '4', '5', '6']),
  /** How many, without a number; and what compares two amounts. */
  amount: tableOf(['all', 'most', 'half', 'none', 'one', 'more', 'fewer', 'than', 'outnumber']),
  word: tableOf([
    /** The person who asks. */
    'you',
    'your',
    /** The same person, in words written for them to say. */
    'me',
    'mine',
    /** Anybody else, or people in general. */
    'other',
    /** Joins somebody to what they have or are. */
    /** "she": the member that was named before. */
    'thirdPerson',
    'link',
    /** The verbs and relatives among them. */
    'be',
    'relative',
    /** "with" */
    'owning',
    /** Of a group of people. */
    'belongs',
    /** Before a date. */
    'dated',
    /** Of centers, by a channel. */
    'joins',
    'likeYou',
    /** "kind" of authority. */
    'kind',
    'article',
    'indefinite',
    /** "as", before what somebody is. */
    'likeOne',
    /** Between the members of a list. */
    'glue',
    'negation',
    /** Whole phrases that say that something isn't there. */
    'denies',
    /** "if", and the verbs after it that say that it isn't so: "were". */
    'condition',
    'counterfactual',
    /** Of what is imagined, and together with its subject: "you'd", "would have". */
    'would',
    'wouldBe',
    /** Sets something against what was said: "rather than". */
    'contrast',
    /** Sets the reader apart from others: "unlike". */
    'setsApart',
    /** "as Projectors go" */
    'goes',
    /** Joins two statements: what was denied before it is denied no more. */
    'joint',
    /** "have", before what somebody has. */
    'holds',
    /** Looks like a negation and is none. */
    'transparent',
    'hedge',
    /** Counterfactual, comparing or quoting. */
    'unreal',
    /** What somebody else says. */
    'hearsay',
    'approximate',
    'subset',
    'break',
    /** Opens a question about what is the case. */
    'asks',
    /** Makes a center the authority. */
    'decides',
    /** Tells how the reader decides. */
    'deciding',
    /** "when", before a decision of which no more is said. */
    'timed',
    /** After a number that counts something else. */
    'unit',
    'preposition',
    /** Those that say where something is. */
    'within',
    /** The sides of a profile. */
    'conscious',
    'unconscious',
    /** Before a counted noun, without a meaning of its own. */
    'whole',
    /** Stands for what was named before. */
    'pronoun',
    /** "look at": only draws attention. */
    'points',
    /** "one of them": of what the sentence before names. */
    'among',
    /** "yours", at the start of a sentence. */
    'yours',
    /** The pronouns among them that stand for several. */
    'plural',
    /** What an open center does, or other people with what a defined one sends; and the reverse. */
    'takesIn',
    'sendsOut',
    /** "like all": a plural after it includes the reader. */
    'alike',
    /** "You're one": what was named before is so, or is not. */
    'affirmed',
    'denied',
    /** "what you lack": after what it denies. */
    'lacked',
    /** "do", "too": stands for what was said before. */
    'echo',
    /** "so is": the state that was named before. */
    'equally',
    /** Makes a strategy of a verb that is otherwise advice. */
    'designed',
    /** A decision, and that it is to be made in haste. */
    'decide',
    'hasty',
  ]),
  /** Instructions that go against an authority; said as advice, they deny it. */
  against: z.partialRecord(z.enum(AUTHORITY_NAMES), Phrases),
  /** What each authority does, where a sentence tells how somebody decides. */
  decidesBy: z.partialRecord(z.enum([...AUTHORITY_NAMES, 'Ego']), Phrases),
  /** What tells a value without its name: "center+root", "center-root", "line=5", "type!Projector,Reflector". */
  description: z.record(
    z.string().check(z.regex(/^(?:(?:type|authority|definition|line|notSelf)[=!]|center[+-]).+$/)),
    Descriptions,
  ),
});
export type LexiconFile = z.infer<typeof LexiconFile>;
