import type { AuthorityName } from '../engine/authority.ts';
import type { CenterId } from '../engine/centers.ts';
import type { Definition } from '../engine/definition.ts';
import type { TypeName } from '../engine/human-type.ts';
import { asGate } from '../engine/wheel.ts';
import { CHANNEL_TEXTS } from '../knowledge/channel-texts.data.ts';
import { GATE_TEXTS } from '../knowledge/gate-texts.data.ts';
import { profilePeople } from './profile-people.ts';
import type { ReadingEvidence } from './reading.ts';

// Our own words for readers who know no terms, each the start of a sentence.

const TYPE_REASONS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'you can start things on your own',
  Generator: 'your energy answers what comes your way',
  'Manifesting Generator': 'your energy answers fast to what comes your way',
  Projector: 'you see how other people’s energy is best used',
  Reflector: 'you mirror the people and places around you',
};

const AUTHORITY_REASONS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'your feelings need time to settle',
  Sacral: 'your gut answers first',
  Splenic: 'your instinct speaks first, and only once',
  'Ego Manifested': 'what you truly want decides',
  'Ego Projected': 'what you truly want decides',
  'Self-Projected': 'you hear your answer when you talk',
  'Mental / Environmental': 'you find your answer by talking it over in the right place',
  Lunar: 'your answer needs about a month',
};

const DEFINITION_REASONS: Readonly<Record<Definition, string>> = {
  None: 'all nine of your centers are open',
  Single: 'your steady centers all connect',
  Split: 'your steady centers form two groups',
  'Triple Split': 'your steady centers form three groups',
  'Quadruple Split': 'your steady centers form four groups',
};

/** What a center does, defined and open. */
const CENTER_REASONS: Readonly<Record<CenterId, Readonly<Record<'defined' | 'open', string>>>> = {
  head: {
    defined: 'you always have questions of your own',
    open: 'you pick up other people’s questions',
  },
  ajna: {
    defined: 'you think in a consistent way',
    open: 'you see things from many angles',
  },
  throat: {
    defined: 'you speak and act in a consistent way',
    open: 'you speak differently with different people',
  },
  g: {
    defined: 'your sense of direction is steady',
    open: 'people and places shape your direction',
  },
  heart: {
    defined: 'your willpower is steady',
    open: 'your willpower comes and goes',
  },
  spleen: {
    defined: 'your instinct is always on',
    open: 'you take in how safe a place feels',
  },
  solarPlexus: {
    defined: 'your moods come and go in waves',
    open: 'you pick up other people’s moods',
  },
  sacral: {
    defined: 'your work energy is steady',
    open: 'your work energy comes and goes',
  },
  root: {
    defined: 'you handle pressure at your own pace',
    open: 'you pick up the pressure around you',
  },
};

/**
 * Why a text is true of its reader, in everyday words: "your work energy is steady". The fact's
 * term is `evidenceLabel`.
 */
export function evidenceReason(fact: ReadingEvidence): string {
  switch (fact.kind) {
    case 'type':
      return TYPE_REASONS[fact.type];
    case 'authority':
      return AUTHORITY_REASONS[fact.authority];
    case 'profile': {
      const [own, seen] = profilePeople(fact.profile);
      return `you’re part ${own}, part ${seen}`;
    }
    case 'definition':
      return DEFINITION_REASONS[fact.definition];
    case 'center':
      return CENTER_REASONS[fact.center][fact.state];
    case 'channel':
      return `your strength “${CHANNEL_TEXTS[fact.channel].keynote}”`;
    case 'gate': {
      const gate = asGate(fact.gate);
      return gate ? `your gift “${GATE_TEXTS[gate].keynote}”` : 'one of your gates';
    }
  }
}
