import type { FactClaim } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import { PROFILE_BY_ID } from '#shared/knowledge/profiles.ts';
import { toldByLine, toldBySide } from '#shared/reading/placed.ts';
import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';
import { READING_TEXTS } from '#shared/reading/texts.ts';
import { claim } from '../draft.ts';

type Topic = 'type' | 'authority' | 'profile' | 'definition' | 'center' | 'channel' | 'gate';

/** What a person's result says of one part of their chart in one chapter. */
export interface OwnReading {
  readonly topic: Topic;
  readonly value: string;
  readonly chapter: ChapterId;
  /** "With your open Throat" */
  readonly label: string;
  readonly claims: readonly FactClaim[];
  /** Sentences to the person, the last of which is something to do. */
  readonly text: string;
}

type Finder = (person: PersonFacts) => readonly OwnReading[];

function byChapter(
  one: Pick<OwnReading, 'topic' | 'value' | 'label'>,
  paragraphs: Readonly<Partial<Record<ChapterId, string>>>,
): readonly OwnReading[] {
  return CHAPTER_IDS.flatMap((chapter) => {
    const text = paragraphs[chapter];
    return text === undefined
      ? []
      : [{ ...one, chapter, text, claims: [claim(one.topic, one.value)] }];
  });
}

const ofType: Finder = ({ type: { value, possible } }) => {
  if (possible.length > 1) return [];
  const article = /^[aeiou]/i.test(value) ? 'an' : 'a';
  const label = `As ${article} ${value}`;
  return byChapter({ topic: 'type', value, label }, READING_TEXTS.types[value].paragraphs);
};

const ofAuthority: Finder = ({ authority: { value, possible } }) => {
  if (possible.length > 1) return [];
  const label = `With ${value} authority`;
  const { paragraphs } = READING_TEXTS.authorities[value];
  return byChapter({ topic: 'authority', value, label }, paragraphs);
};

const ofProfile: Finder = ({ profile: { value, possible } }) => {
  if (possible.length > 1) return [];
  const label = `With your ${value} profile`;
  return byChapter({ topic: 'profile', value, label }, READING_TEXTS.profiles[value].paragraphs);
};

/** The chapter in which a result tells of the definition. */
const OF_DEFINITION: ChapterId = 'communicate';

const ofDefinition: Finder = ({ definition: { value, possible } }) => {
  if (possible.length > 1) return [];
  const { text } = READING_TEXTS.definitions[value];
  const label = value === 'None' ? 'With no defined center' : `With your ${value} definition`;
  return byChapter({ topic: 'definition', value, label }, { [OF_DEFINITION]: text });
};

const ofCenters: Finder = ({ centers, profile }) => {
  const { personalityLine } = PROFILE_BY_ID[profile.value];
  return CENTER_IDS.flatMap((id) => {
    const state = centers[id];
    if (state === 'either') return [];
    const placed = READING_TEXTS.centers[id][state];
    // Some are told by the line of the conscious Sun.
    const certain = placed.filter((one) => !('byLine' in one) || profile.possible.length === 1);
    return certain.map((one) => ({
      topic: 'center' as const,
      value: id,
      chapter: one.chapter,
      label: `With your ${state} ${CENTERS[id].name}`,
      claims: [claim('center', id, state === 'defined' ? 'has' : 'hasNot')],
      text: toldByLine(one, personalityLine).text,
    }));
  });
};

const ofChannels: Finder = ({ channels }) =>
  CHANNEL_IDS.filter((id) => channels.get(id) === 'sure').map((id) => {
    const { chapter, text } = READING_TEXTS.channels[id];
    const claims = [claim('channel', id)];
    return { topic: 'channel', value: id, chapter, label: `With channel ${id}`, claims, text };
  });

const ofGates: Finder = ({ gates, positions }) =>
  GATE_NUMBERS.filter((gate) => gates.get(gate) === 'sure').map((gate) => {
    const placed = READING_TEXTS.gates[gate];
    const isKnown = positions.some(({ side, at }) => side === 'personality' && at?.gate === gate);
    const value = String(gate);
    return {
      topic: 'gate',
      value,
      chapter: placed.chapter,
      label: `With gate ${gate}`,
      claims: [claim('gate', value)],
      text: toldBySide(placed, isKnown ? 'personality' : 'design').text,
    };
  });

const FINDERS: readonly Finder[] = [
  ofType,
  ofAuthority,
  ofProfile,
  ofDefinition,
  ofCenters,
  ofChannels,
  ofGates,
];

/** All that a result says of what is certain in a chart, but its first chapter's situations. */
export function ownReadings(person: PersonFacts): readonly OwnReading[] {
  return FINDERS.flatMap((find) => find(person));
}
