import * as z from 'zod/mini';

/** A few words without a full stop: at most six. */
const Keynote = z.string().check(
  z.minLength(8),
  z.maxLength(48),
  z.regex(/^[A-Z][^.!?]*$/, 'Begin with a capital and leave the full stop out'),
  z.refine((text) => text.split(' ').length <= 6, 'Use at most six words'),
);

/** A pattern for one sentence of limited length. */
const sentence = (shortest: number, longest: number, form: RegExp) =>
  z
    .string()
    .check(
      z.minLength(shortest),
      z.maxLength(longest),
      z.regex(form, 'Write one sentence, ended by a full stop'),
    );

/** One short sentence. */
const Sentence = sentence(20, 170, /^[A-Z“][^.!?]*\.$/);

/** One to three sentences. */
const Passage = z
  .string()
  .check(
    z.minLength(40),
    z.maxLength(300),
    z.regex(/^[A-Z](?:[^.!?]*\.){1,3}$/, 'Write one to three sentences'),
  );

/** A strength, phrased to follow "You also". */
const Strength = Sentence.check(
  z.regex(/^You (?!also|are |can |may |will )[a-z]/, 'Begin with "You" and a verb'),
);

/** The end of a sentence that begins with "You". */
const VerbPhrase = z.string().check(z.minLength(8), z.maxLength(60), z.regex(/^[a-z][^.]*$/));

const Label = z.string().check(z.minLength(3), z.maxLength(30));

/** Confidence in the fact behind an entry. Omitted where it is high. */
const Confidence = z.enum(['medium-high', 'medium', 'low-medium', 'low']);
export type Confidence = z.infer<typeof Confidence>;

export const GateText = z.strictObject({ keynote: Keynote, gift: Sentence, watchout: Sentence });
export type GateText = Readonly<z.infer<typeof GateText>>;

export const ChannelText = z.strictObject({
  keynote: Keynote,
  strength: Strength,
  watchout: Sentence,
});
export type ChannelText = Readonly<z.infer<typeof ChannelText>>;

export const CenterText = z.strictObject({
  keynote: Keynote,
  defined: Sentence,
  open: Sentence,
  /** The pitfall of the open center. */
  watchout: Sentence,
  /** The pitfall of the defined center. */
  definedWatchout: Sentence,
});
export type CenterText = Readonly<z.infer<typeof CenterText>>;

export const TypeText = z.strictObject({
  sentence: Sentence,
  atWork: Passage,
  /** What the type's not-self feeling indicates. */
  watchout: Sentence,
  colleagues: Sentence,
});
export type TypeText = Readonly<z.infer<typeof TypeText>>;

export const StrategyText = z.strictObject({
  sentence: Sentence,
  /** Something to try for a while and evaluate afterward. */
  practice: Sentence,
  /** The same for people whose first answer isn't their decision. */
  practiceOverTime: z.optional(Passage),
});
export type StrategyText = Readonly<z.infer<typeof StrategyText>>;

export const AuthorityText = z.strictObject({
  sentence: Sentence,
  practice: Passage,
  /** What to ask of others before a decision. */
  ask: Sentence,
  watchout: Sentence,
});
export type AuthorityText = Readonly<z.infer<typeof AuthorityText>>;

export const ProfileText = z.strictObject({
  keynote: Keynote,
  sentence: Sentence,
  watchout: Sentence,
});
export type ProfileText = Readonly<z.infer<typeof ProfileText>>;

export const LineText = z.strictObject({
  phrase: VerbPhrase,
  /** As the line of the Personality Sun: what one knows about oneself. */
  known: Sentence,
  /** As the line of the Design Sun: what others notice first. */
  seen: Sentence,
  /** How to approach this person best. */
  contact: Sentence,
});
export type LineText = Readonly<z.infer<typeof LineText>>;

/** How a gate's theme sounds in one of its lines: 10 to 22 words, to the reader. */
const GateLineText = Sentence.check(
  z.refine((text) => {
    const words = text.split(' ').length;
    return words >= 10 && words <= 22;
  }, 'Use 10 to 22 words'),
  z.regex(/^(?!I\b|I’)/, 'Begin with a word that can follow a colon in lowercase'),
);

/** Lines 1 to 6 of a gate, in order. */
export const GateLineTexts = z.tuple([
  GateLineText,
  GateLineText,
  GateLineText,
  GateLineText,
  GateLineText,
  GateLineText,
]);
export type GateLineTexts = readonly [string, string, string, string, string, string];

/** What a gate at one of the 13 positions says, by side. */
export const PlanetText = z.strictObject({ personality: Sentence, design: Sentence });
export type PlanetText = Readonly<z.infer<typeof PlanetText>>;

export const DefinitionText = z.strictObject({
  sentence: Sentence,
  /** How new information is processed. */
  intake: Sentence,
  surroundings: Sentence,
});
export type DefinitionText = Readonly<z.infer<typeof DefinitionText>>;

export const PentaText = z.strictObject({
  label: Label,
  confidence: z.optional(Confidence),
  /** What the gate's holder does for the team. */
  task: Sentence,
  /** What is missing when nobody has the gate. */
  gap: Sentence,
  familyLabel: Label,
  familyConfidence: z.optional(Confidence),
});
export type PentaText = Readonly<z.infer<typeof PentaText>>;

/** What two people do together, phrased to follow their names and "can". */
const SharedVerbPhrase = VerbPhrase.check(z.regex(/^[a-z]+ [a-z]/));

/** A sentence with placeholders for names, `{giver}`; a quotation in it may be a sentence too. */
const NamedSentence = sentence(30, 170, /^(?=[A-Z{“])(?:[^.!?“”]|“[^“”]*”)*(?:\.|“[^“”]*[.?]”)$/);

export const PairChannelText = z.strictObject({
  together: SharedVerbPhrase,
  /** What it is about, phrased to follow "over" and "when it comes to". */
  matter: z.string().check(z.minLength(8), z.maxLength(40), z.regex(/^[a-z][^.]*[^.,]$/)),
  /** Something for the two to try. */
  trial: Sentence,
});
export type PairChannelText = Readonly<z.infer<typeof PairChannelText>>;

const Variants = z.array(NamedSentence).check(z.minLength(2));

export const PairTypeText = z.strictObject({
  works: Variants,
  rubs: Variants,
  /** Things for the two to try. */
  trial: Variants,
});
export type PairTypeText = Readonly<z.infer<typeof PairTypeText>>;

export const PairAuthorityText = z.strictObject({
  /** How to talk to each other. */
  talk: Variants,
  trial: z.array(NamedSentence),
});
export type PairAuthorityText = Readonly<z.infer<typeof PairAuthorityText>>;

export const PairLineText = z.strictObject({ works: NamedSentence, rubs: NamedSentence });
export type PairLineText = Readonly<z.infer<typeof PairLineText>>;

/** What a channel means between two people in one mode. */
export const PairModeText = z.strictObject({
  works: Variants,
  rubs: Variants,
  talk: NamedSentence,
  trial: Variants,
});

export const PairModeTexts = z.strictObject({
  Electromagnetic: PairModeText,
  Companionship: PairModeText,
  Compromise: PairModeText,
  Dominance: PairModeText,
});
export type PairModeTexts = Readonly<z.infer<typeof PairModeTexts>>;

export const PairCenterText = z.strictObject({
  /** Open in both, defined between them. */
  together: NamedSentence,
  /** Defined in one of them. */
  oneWay: NamedSentence,
  watchout: NamedSentence,
});
export type PairCenterText = Readonly<z.infer<typeof PairCenterText>>;

export const PentaChannelText = z.strictObject({
  filled: Sentence,
  open: Sentence,
  /** What a team can do while the channel is open. */
  trial: Sentence,
});
export type PentaChannelText = Readonly<z.infer<typeof PentaChannelText>>;
