import type { ChannelId } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { GATE_TEXTS } from './gate-texts.data.ts';
import { asClause } from './prose.ts';

/** What a part of the chart means in people who have it, told to somebody who doesn't. */
export interface InOthers {
  readonly gift: string;
  readonly watchout: string;
}

/** Where "they" would be two things, or the people come too late to be named first. */
const GIFTS: Readonly<Partial<Record<GateNumber, string>>> = {
  13: 'People with this gate hear what others confide, and remember the stories a team can learn from.',
  22: 'People with this gate put others at ease on days when they feel like company, and hear what moves them.',
  30: 'People with this gate have an appetite for new experience that gives a project its emotional fuel and draws others in.',
  55: 'People with this gate have changing moods, which make them sensitive to tone and give their best work its depth.',
};

const WATCHOUTS: Readonly<Partial<Record<GateNumber | ChannelId, string>>> = {
  4: 'An answer of theirs that sounds neat can pass for a proven one, so ask what is still untested.',
  59: 'They push for closeness faster than the other side is ready for, and it pulls back.',
  '1-8': 'They lose heart when original work goes unseen, so say it when their work stands out.',
};

/**
 * What a gate means in people who have it: "People with this gate put into words …", and then "they".
 */
export function gateInOthers(gate: GateNumber): InOthers {
  const { gift, watchout } = GATE_TEXTS[gate];
  return {
    gift: GIFTS[gate] ?? aboutPeople(gift, 'people with this gate'),
    watchout: WATCHOUTS[gate] ?? aboutThem(watchout),
  };
}

/** What a whole channel means in people who have it. */
export function channelInOthers(id: ChannelId): InOthers {
  const { strength, watchout } = CHANNEL_TEXTS[id];
  return {
    gift: aboutPeople(strength, 'people with this channel'),
    watchout: WATCHOUTS[id] ?? aboutThem(watchout),
  };
}

/** A keynote as what people with that part do: "listen to their first hunch". */
export function keynoteInOthers(keynote: string): string {
  return aboutThem(asClause(keynote));
}

/** Names the people where "you" comes first, and calls them "they" afterward. */
function aboutPeople(text: string, people: string): string {
  const named = text.replace(/\byou\b/i, people);
  return aboutThem(named.slice(0, 1).toUpperCase() + named.slice(1));
}

/** Words after which "you" is whom something happens to. */
const BEFORE_OBJECT =
  'absorb|around|asked|behind|bores|bothers|chosen|costs|earns|given|help|keeps|leads|leave|makes?|moves|near|of|on|serve|show|stop|take|tell|than|to|wears|with';

const OBJECT = new RegExp(`\\b(${BEFORE_OBJECT}) you\\b(?! (?:are|can|feel|have|want)\\b)`, 'g');

/** From the second person to the third; verbs of "you" and of "they" have the same form. */
function aboutThem(text: string): string {
  return text
    .replace(OBJECT, '$1 them')
    .replace(/\b(y)ours(el(?:f|ves))?\b/gi, (_, first: string, self?: string) =>
      withCaseOf(first, self ? 'themselves' : 'theirs'),
    )
    .replace(/\b(y)our\b/gi, (_, first: string) => withCaseOf(first, 'their'))
    .replace(/\b(y)ou\b/gi, (_, first: string) => withCaseOf(first, 'they'));
}

function withCaseOf(letter: string, word: string): string {
  return letter === 'Y' ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
