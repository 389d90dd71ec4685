import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { evidenceReason } from '#shared/contract/evidence-reasons.ts';
import type { ReadingDoubt, ReadingEvidence } from '#shared/contract/reading.ts';
import { othersOf } from '#shared/contract/reading-doubt.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import type { Definition } from '#shared/engine/definition.ts';

/** What the birth time decides. */
export interface Doubt {
  /** "from 8:14 AM", when the fact holds. */
  readonly when: string;
  /** What holds at the other times; empty where a part would just be left out. */
  readonly others: readonly OtherTime[];
}

interface OtherTime {
  /** "until 8:14 AM" */
  readonly when: string;
  /** "your gut answers first" */
  readonly means: string;
}

type Spans = Pick<ReadingDoubt, 'spans'>;
export type WhenOf = (spans: Spans) => string;

/** "until 7:20 AM and from 6:00 PM". */
export function spanWords({ spans }: Spans, birthDate: string, dates: DateWords): string {
  const at = ({ localDate, localTime }: { localDate: string; localTime: string }) => {
    // Never broken over two lines.
    const time = dates.time(localTime.slice(0, 5)).replaceAll(' ', '\u00A0');
    return localDate === birthDate ? time : `${dates.monthDay(localDate)}, ${time}`;
  };
  const when = spans.flatMap(({ from, to }) => {
    const parts = [from && `from ${at(from)}`, to && `until ${at(to)}`];
    return parts.filter(Boolean).join(' ') || [];
  });
  return when.length > 0 ? when.join(' and ') : 'depends on the birth time';
}

/** Instants with their local times; null at the window's ends. */
export function localSpans(
  { flips }: ChartCertainty,
  spans: readonly { readonly from: string | undefined; readonly to: string | undefined }[],
): Spans {
  const momentAt = (utc: string | undefined) => flips.find((flip) => flip.utc === utc) ?? null;
  return { spans: spans.map(({ from, to }) => ({ from: momentAt(from), to: momentAt(to) })) };
}

/** What the way the centers connect means to its person, without the term. */
const DEFINITION_MEANS: Readonly<Record<Definition, string>> = {
  None: 'you take on the mood of the room',
  Single: 'you put things together on your own',
  Split: 'you get there by talking with the right person',
  'Triple Split': 'you get there over several short talks',
  'Quadruple Split': 'you need days to put things together',
};

function othersIn<V extends string>(
  attribute: CertainAttribute<V>,
  value: V,
  means: (other: V) => string,
  { certainty, whenOf }: { certainty: ChartCertainty; whenOf: WhenOf },
): OtherTime[] {
  if (attribute.kind === 'stable') return [];
  return othersOf(attribute, value).map((other) => {
    const spans = attribute.intervals.filter((span) => span.value === other);
    return { when: whenOf(localSpans(certainty, spans)), means: means(other) };
  });
}

/** What a fact is at the other possible birth times, in words for its person. */
export function otherTimes(
  fact: ReadingEvidence,
  certainty: ChartCertainty,
  whenOf: WhenOf,
): OtherTime[] {
  const from = { certainty, whenOf };
  switch (fact.kind) {
    case 'type': {
      const means = (type: typeof fact.type) => evidenceReason({ ...fact, type });
      return othersIn(certainty.type, fact.type, means, from);
    }
    case 'authority': {
      const means = (authority: typeof fact.authority) => evidenceReason({ ...fact, authority });
      return othersIn(certainty.authority, fact.authority, means, from);
    }
    case 'profile': {
      const means = (profile: typeof fact.profile) => evidenceReason({ ...fact, profile });
      return othersIn(certainty.profile, fact.profile, means, from);
    }
    case 'definition': {
      const means = (definition: Definition) => DEFINITION_MEANS[definition];
      return othersIn(certainty.definition, fact.definition, means, from);
    }
    case 'center': {
      const state = certainty.centers.find(({ center }) => center === fact.center)?.state;
      const means = (other: typeof fact.state) => evidenceReason({ ...fact, state: other });
      return state ? othersIn(state, fact.state, means, from) : [];
    }
    case 'channel':
    case 'gate':
      return [];
  }
}
