import { CENTER_IDS, CENTERS, type CenterId } from '../engine/centers.ts';
import { CHANNEL_IDS, type ChannelId } from '../engine/channels.ts';
import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import { PROFILE_IDS, type ProfileId } from '../engine/profile.ts';
import { asGate, type GateNumber } from '../engine/wheel.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { GATE_TEXTS } from './gate-texts.data.ts';
import {
  CHANNEL_WATCH_HEADS,
  OPEN_STRENGTH_HEADS,
  OPEN_WATCH_HEADS,
  PROFILE_WATCH_HEADS,
  TYPE_WATCH_HEADS,
} from './insight-heads.data.ts';

/** What a point of a business insight rests on. */
export type PointFact =
  | { readonly kind: 'channel'; readonly channel: ChannelId }
  | { readonly kind: 'gate'; readonly gate: GateNumber }
  | { readonly kind: 'center'; readonly center: CenterId }
  | { readonly kind: 'profile'; readonly profile: ProfileId }
  | { readonly kind: 'type'; readonly type: TypeName };

export interface InsightPoint {
  /** To scan by; null for a point that names nothing it rests on. */
  readonly head: string | null;
  readonly sentence: string;
  /** "Channel 34-57" */
  readonly source: string | null;
  readonly fact: PointFact | null;
}

const SOURCE = /^(.*) \(([^()]+)\)\.$/s;

/** The fact that a term names: "channel 34-57, Power", "Sacral, open", "profile 3/5". */
function factOf(term: string): PointFact | null {
  const [name = ''] = term.split(', ');
  const [kind = '', id = ''] = name.split(' ');
  const channel = CHANNEL_IDS.find((one) => kind === 'channel' && one === id);
  if (channel) return { kind: 'channel', channel };
  const gate = kind === 'gate' ? asGate(Number(id)) : null;
  if (gate) return { kind: 'gate', gate };
  const profile = PROFILE_IDS.find((one) => kind === 'profile' && one === id);
  if (profile) return { kind: 'profile', profile };
  const center = CENTER_IDS.find((one) => CENTERS[one].name === name);
  if (center) return { kind: 'center', center };
  const type = TYPE_NAMES.find((one) => one === name);
  return type ? { kind: 'type', type } : null;
}

function strengthHead(fact: PointFact): string | null {
  switch (fact.kind) {
    case 'channel':
      return CHANNEL_TEXTS[fact.channel].keynote;
    case 'gate':
      return GATE_TEXTS[fact.gate].keynote;
    case 'center':
      return OPEN_STRENGTH_HEADS[fact.center];
    default:
      return null;
  }
}

function watchHead(fact: PointFact): string | null {
  switch (fact.kind) {
    case 'channel':
      return CHANNEL_WATCH_HEADS[fact.channel];
    case 'center':
      return OPEN_WATCH_HEADS[fact.center];
    case 'profile':
      return PROFILE_WATCH_HEADS[fact.profile];
    case 'type':
      return TYPE_WATCH_HEADS[fact.type];
    default:
      return null;
  }
}

/** As it is on its card: by number, since the head is the name; a center with its state. */
function sourceOf(fact: PointFact, term: string): string {
  const name = fact.kind === 'center' ? term : (term.split(', ')[0] ?? term);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A strength or a watch-out as it is stored, "You notice … (channel 34-57, Power).", taken apart. */
export function insightPoint(text: string, side: 'strength' | 'watchout'): InsightPoint {
  const [, sentence, term] = SOURCE.exec(text) ?? [];
  const fact = term === undefined ? null : factOf(term);
  if (sentence === undefined || term === undefined || fact === null) {
    return { head: null, sentence: text, source: null, fact: null };
  }
  return {
    head: side === 'strength' ? strengthHead(fact) : watchHead(fact),
    sentence: `${sentence}.`,
    source: sourceOf(fact, term),
    fact,
  };
}
