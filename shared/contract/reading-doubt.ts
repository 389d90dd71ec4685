import { CENTERS } from '../engine/centers.ts';
import { type ProfileId, profileById } from '../engine/profile.ts';
import type { Evidence } from '../reading/evidence.ts';
import { PROFILES_IN_SHORT } from '../reading/first-screen.data.ts';
import type { CertainAttribute, ChartCertainty, Moment } from './certainty.ts';
import type { ReadingDoubt } from './reading.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

/** When a value holds, and what holds otherwise; null when it always does. */
interface Holding {
  readonly share: number;
  readonly spans: readonly Span[];
  readonly otherwise: readonly string[];
}

function holdingOf<V extends string>(
  attribute: CertainAttribute<V> | undefined,
  value: V,
  named: (other: V) => string,
): Holding | null {
  if (attribute === undefined || attribute.kind === 'stable') return null;
  return {
    share: attribute.shares.find((part) => part.value === value)?.share ?? 0,
    spans: attribute.intervals.filter((span) => span.value === value),
    otherwise: othersOf(attribute, value).map(named),
  };
}

/** The other values of an attribute, the earliest first. */
export function othersOf<V extends string>(attribute: CertainAttribute<V>, value: string): V[] {
  if (attribute.kind === 'stable') return [];
  const inOrder = new Set(attribute.intervals.map((span) => span.value));
  return [...inOrder].filter((other) => other !== value);
}

/** What a gate or a channel is at other times: "it’s not in your chart." */
const ABSENT = 'not in your chart';

function gateHolding({ gates }: ChartCertainty, gate: number): Holding | null {
  const certainty = gates.find((other) => other.gate === gate);
  if (certainty?.presence !== 'possible') return null;
  return { ...certainty, otherwise: [ABSENT] };
}

type ProfileFact = Extract<Evidence, { kind: 'profile' }>;

/** Whether a text that is worded for a profile, or for one of its lines, is as true for another one. */
function isTrueOf({ profile, line }: ProfileFact, other: ProfileId): boolean {
  if (!line) return profile === other;
  const [own, others] = [profile, other].map(profileById);
  return line === 'personality'
    ? own?.personalityLine === others?.personalityLine
    : own?.designLine === others?.designLine;
}

/** The other profiles for which a text isn't true, the earliest first. */
export function otherProfiles(fact: ProfileFact, { profile }: ChartCertainty): ProfileId[] {
  return othersOf(profile, fact.profile).filter((other) => !isTrueOf(fact, other));
}

function profileHolding(fact: ProfileFact, certainty: ChartCertainty): Holding | null {
  const others = otherProfiles(fact, certainty);
  const { profile } = certainty;
  if (profile.kind === 'stable' || others.length === 0) return null;
  return {
    share: profile.shares
      .filter(({ value }) => isTrueOf(fact, value))
      .reduce((sum, part) => sum + part.share, 0),
    spans: joined(profile.intervals.filter(({ value }) => isTrueOf(fact, value))),
    otherwise: others.map((other) => `${PROFILES_IN_SHORT[other]} (${other})`),
  };
}

/** Spans that follow each other without a gap, as one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { from, to } of spans) {
    const last = whole.at(-1);
    if (last?.to === from) whole[whole.length - 1] = { from: last.from, to };
    else whole.push({ from, to });
  }
  return whole;
}

function holding(fact: Evidence, certainty: ChartCertainty): Holding | null {
  switch (fact.kind) {
    case 'type':
      return holdingOf(certainty.type, fact.type, (type) => `a ${type}`);
    case 'authority':
      return holdingOf(certainty.authority, fact.authority, (name) => `${name} authority`);
    case 'profile':
      return profileHolding(fact, certainty);
    case 'definition':
      return holdingOf(certainty.definition, fact.definition, (name) =>
        name === 'None' ? 'no definition' : `${name} definition`,
      );
    case 'center': {
      const center = certainty.centers.find((other) => other.center === fact.center);
      const { name } = CENTERS[fact.center];
      return holdingOf(center?.state, fact.state, (state) =>
        state === 'open' ? `an open ${name}` : `a defined ${name}`,
      );
    }
    case 'channel': {
      const channel = certainty.channels.find((other) => other.channel === fact.channel);
      return holdingOf(channel?.state, 'filled', (state) =>
        state === 'partial' ? `half of channel ${fact.channel}` : ABSENT,
      );
    }
    case 'gate':
      return gateHolding(certainty, fact.gate);
  }
}

/** The local time of an instant of the window; null at its ends. */
function momentOf({ flips }: ChartCertainty, utc: string): Moment | null {
  const flip = flips.find((other) => other.utc === utc);
  if (!flip) return null;
  const { localDate, localTime } = flip;
  return { utc, localDate, localTime };
}

function localSpans(spans: readonly Span[], certainty: ChartCertainty) {
  return spans.map(({ from, to }) => ({
    from: momentOf(certainty, from),
    to: momentOf(certainty, to),
  }));
}

/** What a text is about: the first of its evidence, and a profile or a type it is worded for; the rest illustrates it. */
function subjectsOf(evidence: readonly Evidence[]): readonly Evidence[] {
  return evidence.filter(({ kind }, index) => index === 0 || kind === 'profile' || kind === 'type');
}

/**
 * How sure it is what a text is about.
 * @param certainty null for an exact birth time
 * @returns null when it holds over the whole time in which the person may have been born
 */
export function doubtOf(
  evidence: readonly Evidence[],
  certainty: ChartCertainty | null,
): ReadingDoubt | null {
  if (!certainty) return null;
  const [held] = subjectsOf(evidence).flatMap((fact) => holding(fact, certainty) ?? []);
  if (!held) return null;
  return {
    share: held.share,
    spans: localSpans(held.spans, certainty),
    otherwise: [...held.otherwise],
  };
}

interface Worded {
  readonly evidence: readonly Evidence[];
}

/**
 * A text as it is sent: with a list of its own, and with its doubt where it has one.
 * @param certainty null for an exact birth time
 */
export function withDoubt<T extends Worded>(part: T, certainty: ChartCertainty | null) {
  const doubt = doubtOf(part.evidence, certainty);
  return { ...part, evidence: [...part.evidence], ...(doubt ? { doubt } : {}) };
}
