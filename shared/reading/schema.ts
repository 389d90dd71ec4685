import type { AuthorityName } from '../engine/authority.ts';
import type { CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import type { Definition } from '../engine/definition.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';
import type { GateNumber, Line } from '../engine/wheel.ts';

/** The chapters of a result, in reading order. */
export const CHAPTER_IDS = [
  'decide',
  'energy',
  'communicate',
  'lead',
  'pressure',
  'money',
  'manager',
  'grow',
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

/** The names of the chapters in the progress rail. */
export const CHAPTER_NAMES: Readonly<Record<ChapterId, string>> = {
  decide: 'Decide',
  energy: 'Energy',
  communicate: 'Communicate',
  lead: 'Lead and follow',
  pressure: 'Under pressure',
  money: 'Money and negotiation',
  manager: 'With your manager',
  grow: 'Grow',
};

/** Two to five sentences to the reader ("you"); the last is something to do or say. */
export type Paragraph = string;

/** What a paragraph says in two to six words, without a full stop, to scan by. */
export type Head = string;

/** Advice in at most nine words, without a full stop: a chapter's heading where its text opens it. */
export type Headline = string;

/** Something to do once, or to keep up for a week or two, in one to three sentences. */
export type Trial = string;

/** Chapters for which a fact has a headline or a "Try this". */
export type TypeHeadlines = 'energy' | 'communicate' | 'manager';
export type AuthorityHeadlines = 'pressure' | 'money';
export type ProfileHeadlines = 'lead' | 'grow';
export type TypeTrials = 'energy' | 'lead' | 'money';
export type AuthorityTrials = 'pressure' | 'grow';
export type ProfileTrials = 'communicate' | 'manager';

export interface TypeReading {
  /** Of the chapters after the first; for that one see `DecideStarts`. */
  readonly paragraphs: Readonly<Record<Exclude<ChapterId, 'decide'>, Paragraph>>;
  /** Of those for which there's no headline. */
  readonly heads: Readonly<Record<Exclude<ChapterId, TypeHeadlines | 'decide'>, Head>>;
  readonly headlines: Readonly<Record<TypeHeadlines, Headline>>;
  readonly trials: Readonly<Record<TypeTrials, Trial>>;
}
export type TypeReadings = Readonly<Record<TypeName, TypeReading>>;

export interface AuthorityReading {
  /** Of the chapters after the first, which its opening begins. */
  readonly paragraphs: Readonly<Record<Exclude<ChapterId, 'decide'>, Paragraph>>;
  readonly heads: Readonly<Record<Exclude<ChapterId, AuthorityHeadlines | 'decide'>, Head>>;
  readonly headlines: Readonly<Record<AuthorityHeadlines, Headline>>;
  readonly trials: Readonly<Record<AuthorityTrials, Trial>>;
}
export type AuthorityReadings = Readonly<Record<AuthorityName, AuthorityReading>>;

/** How the first chapter begins. */
export interface DecideOpening {
  readonly headline: Headline;
  /** Its first sentence is a scene from work, and the rest tells of that scene. */
  readonly text: Paragraph;
  /** A test of what the text says. */
  readonly trial: Trial;
}
type DecideOpeningsByLine = Readonly<Record<Line, DecideOpening>>;
export type DecideOpenings = Readonly<Record<AuthorityName, DecideOpeningsByLine>>;
/** In place of the others, for some types of common authorities. */
export type DecideOpeningsByType = Readonly<
  Partial<Record<AuthorityName, Readonly<Partial<Record<TypeName, DecideOpeningsByLine>>>>>
>;

export interface ProfileReading {
  readonly paragraphs: Readonly<
    Record<'communicate' | 'lead' | 'money' | 'manager' | 'grow', Paragraph>
  >;
  readonly heads: Readonly<Record<'communicate' | 'money' | 'manager', Head>>;
  readonly headlines: Readonly<Record<ProfileHeadlines, Headline>>;
  readonly trials: Readonly<Record<ProfileTrials, Trial>>;
}
export type ProfileReadings = Readonly<Record<ProfileId, ProfileReading>>;

/** How somebody processes, told where others meet it. */
export type DefinitionReadings = Readonly<Record<Definition, HeadedParagraph>>;

export interface HeadedParagraph {
  readonly head: Head;
  readonly text: Paragraph;
}

/** How somebody starts, told in the first chapter; of a rare type in one way. */
export type DecideStarts = Readonly<
  Record<TypeName, HeadedParagraph | Readonly<Record<Line, HeadedParagraph>>>
>;
/** In place of those, for some types with Emotional authority. */
export type EmotionalStarts = Readonly<
  Partial<Record<TypeName, Readonly<Record<Line, HeadedParagraph>>>>
>;

/** A text with the chapter it belongs to. */
export interface PlacedParagraph extends HeadedParagraph {
  readonly chapter: ChapterId;
}

/** The same, told by how somebody looks into things: the line of the conscious Sun. */
export interface PlacedByLine {
  readonly chapter: ChapterId;
  readonly byLine: Readonly<Record<Line, HeadedParagraph>>;
}

/** The same of a gate, told to those who are conscious of it, and to the others. */
export interface PlacedBySide {
  readonly chapter: ChapterId;
  readonly known: HeadedParagraph;
  readonly seen: HeadedParagraph;
}

export interface CenterReading {
  readonly defined: readonly (PlacedParagraph | PlacedByLine)[];
  readonly open: readonly (PlacedParagraph | PlacedByLine)[];
}
export type DecideCenters = Readonly<
  Partial<Record<CenterId, Readonly<Record<'defined' | 'open', PlacedByLine['byLine']>>>>
>;
export type DecideGates = Readonly<Partial<Record<GateNumber, Omit<PlacedBySide, 'chapter'>>>>;
export type CenterReadings = Readonly<Record<CenterId, CenterReading>>;

/** Of a channel filled in the chart. */
export type ChannelReadings = Readonly<Record<ChannelId, PlacedParagraph>>;

/** Of a gate active in the chart, whatever its channel does. */
export type GateReadings = Readonly<Record<GateNumber, PlacedParagraph | PlacedBySide>>;
