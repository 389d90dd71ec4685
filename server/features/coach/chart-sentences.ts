import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { CHANNELS, type Channel, partnerGate } from '#shared/engine/channels.ts';
import { DEFINITIONS } from '#shared/engine/definition.ts';
import { GATES, type Gate } from '#shared/engine/gates.ts';
import { TYPE_NAMES, TYPES } from '#shared/engine/human-type.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfCenter,
  knowledgeOfChannel,
  knowledgeOfDefinition,
  knowledgeOfGate,
  knowledgeOfLine,
  knowledgeOfProfile,
  knowledgeOfStrategy,
  knowledgeOfType,
} from '#shared/knowledge/knowledge.ts';
import { findProfile } from '#shared/knowledge/profiles.ts';
import type { Held, PersonFacts } from './person-facts.ts';

/** A fact before it is numbered. */
export interface Statement {
  readonly topic: string;
  readonly text: string;
}

const ON_TIME = 'this depends on the birth time';

export function listed(items: readonly (string | number)[]): string {
  const last = items.at(-1);
  if (last === undefined) return 'none';
  const others = items.slice(0, -1);
  return others.length === 0 ? String(last) : `${others.join(', ')} and ${last}`;
}

/** "your" and "you", or the member's name. */
interface Voice {
  readonly your: string;
  readonly you: string;
  readonly have: string;
  readonly are: string;
}

export function voiceOf(about: string | null): Voice {
  return about === null
    ? { your: 'your', you: 'you', have: 'have', are: 'are' }
    : { your: `${about}’s`, you: about, have: 'has', are: 'is' };
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function attribute(voice: Voice, word: string, { value, possible }: Held): string {
  const stated = capital(`${voice.your} ${word} is ${value}`);
  if (possible.length === 1) return `${stated}.`;
  return `${stated} as drawn, but ${ON_TIME}: it may be ${possible.join(' or ')}.`;
}

/** Type, strategy, authority, profile, definition and cross, each with its meaning when certain. */
export function attributeStatements(person: PersonFacts, about: string | null): Statement[] {
  const voice = voiceOf(about);
  const isYou = about === null;
  const type = TYPE_NAMES.find((name) => name === person.type.value);
  const authority = AUTHORITY_NAMES.find((name) => name === person.authority.value);
  const profile = findProfile(person.profile.value);
  const definition = DEFINITIONS.find((name) => name === person.definition.value);
  const meaning = (topic: string, held: Held, text: string): Statement[] =>
    isYou && held.possible.length === 1 ? [{ topic, text }] : [];
  const statements: Statement[] = [
    { topic: 'type', text: attribute(voice, 'type', person.type) },
    { topic: 'strategy', text: attribute(voice, 'strategy', person.strategy) },
    { topic: 'authority', text: attribute(voice, 'authority', person.authority) },
    { topic: 'definition', text: attribute(voice, 'definition', person.definition) },
    { topic: 'cross', text: attribute(voice, 'incarnation cross', person.incarnationCross) },
  ];
  if (type) {
    const { signature, notSelf } = TYPES[type];
    const known = knowledgeOfType(type);
    const strategy = knowledgeOfStrategy(type);
    const depends = person.type.possible.length === 1 ? '.' : `; ${ON_TIME}.`;
    statements.push(
      {
        topic: 'signature',
        text: `${capital(voice.your)} signature is ${signature}, and ${voice.your} not-self theme is ${notSelf}${depends}`,
      },
      ...meaning('type:meaning', person.type, known.sentence),
      ...meaning('type:work', person.type, known.atWork),
      ...meaning('type:watchout', person.type, known.watchout),
      ...meaning('type:colleagues', person.type, known.colleagues),
      ...meaning('strategy:meaning', person.strategy, strategy.sentence),
      ...meaning('strategy:practice', person.strategy, strategy.practice),
    );
  }
  if (authority) {
    const known = knowledgeOfAuthority(authority);
    statements.push(
      ...meaning('authority:meaning', person.authority, known.sentence),
      ...meaning('authority:practice', person.authority, known.practice),
      ...meaning('authority:ask', person.authority, known.ask),
      ...meaning('authority:watchout', person.authority, known.watchout),
    );
  }
  if (profile) {
    const { sentence, watchout } = knowledgeOfProfile(profile.id);
    const line = (topic: string, text: string) => meaning(topic, person.profile, text);
    const named = { ...person.profile, value: `${profile.id}, ${profile.name}` };
    const personality = knowledgeOfLine(profile.personalityLine);
    const design = knowledgeOfLine(profile.designLine);
    statements.push(
      { topic: 'profile', text: attribute(voice, 'profile', named) },
      ...meaning('profile:meaning', person.profile, sentence),
      ...meaning('profile:watchout', person.profile, watchout),
      ...line('profile:known', personality.known),
      ...line('profile:seen', design.seen),
      ...line('profile:contact', personality.contact),
    );
  }
  if (definition) {
    const known = knowledgeOfDefinition(definition);
    statements.push(
      ...meaning('definition:intake', person.definition, known.intake),
      ...meaning('definition:surroundings', person.definition, known.surroundings),
    );
  }
  return statements;
}

/** Each center with its state and, when that is certain, its strength and its pitfall. */
export function centerStatements(person: PersonFacts): Statement[] {
  return CENTER_IDS.flatMap((id) => {
    const { name } = CENTERS[id];
    const state = person.centers[id];
    const known = knowledgeOfCenter(id);
    if (state === 'either') {
      const text = `Whether your ${name} is defined or open depends on the birth time.`;
      return [{ topic: `center:${id}`, text }];
    }
    const meaning = state === 'defined' ? known.defined : known.open;
    const said = { topic: `center:${id}`, text: `Your ${name} is ${state}. ${meaning}` };
    if (state === 'defined') return [said];
    return [said, { topic: `center:${id}:watchout`, text: known.watchout }];
  });
}

function channelStatement(channel: Channel, isSure: boolean): Statement[] {
  const topic = `channel:${channel.id}`;
  const { keynote, strength, watchout } = knowledgeOfChannel(channel.id);
  const named = `channel ${channel.id}, ${channel.name}`;
  if (!isSure) {
    return [
      { topic, text: `Whether ${named}, is defined in your chart depends on the birth time.` },
    ];
  }
  return [
    { topic, text: `You have ${named}, defined: ${keynote.toLowerCase()}. ${strength}` },
    { topic: `${topic}:watchout`, text: watchout },
  ];
}

export function channelStatements(person: PersonFacts): Statement[] {
  return CHANNELS.flatMap((channel) => {
    const presence = person.channels.get(channel.id);
    return presence === undefined ? [] : channelStatement(channel, presence === 'sure');
  });
}

/** "Personality Sun in line 3" for each certain position in the gate. */
function placesOf(person: PersonFacts, gate: number): string[] {
  return person.positions.flatMap(({ side, body, place }) => {
    const [number, line] = place.value.split('.');
    if (Number(number) !== gate) return [];
    const doubt = place.possible.length > 1 ? ' (depends on the birth time)' : '';
    return [`${capital(side)} ${BODY_NAMES[body]} in line ${line}${doubt}`];
  });
}

function gateStatement(person: PersonFacts, row: Gate, isSure: boolean): Statement[] {
  const topic = `gate:${row.gate}`;
  const { keynote, gift, watchout } = knowledgeOfGate(row.gate);
  const named = `gate ${row.gate}, ${row.name}`;
  const center = CENTERS[row.center].name;
  if (!isSure) {
    const text = `Whether ${named}, in the ${center}, is active in your chart depends on the birth time.`;
    return [{ topic, text }];
  }
  const places = placesOf(person, row.gate);
  const held = places.length === 0 ? '' : ` by ${listed(places)}`;
  const channels = CHANNELS.filter((channel) => channel.gates.includes(row.gate));
  const isHanging = channels.every(({ id }) => !person.channels.has(id));
  const partners = channels.map((channel) => partnerGate(channel, row.gate));
  const hanging = isHanging
    ? [
        {
          topic: `${topic}:hanging`,
          text: `Gate ${row.gate} is a hanging gate in your chart: gate ${partners.join(' or ')} of another person completes its channel.`,
        },
      ]
    : [];
  return [
    {
      topic,
      text: `You have ${named}, in the ${center}, active${held}: ${keynote.toLowerCase()}. ${gift}`,
    },
    { topic: `${topic}:watchout`, text: watchout },
    ...hanging,
  ];
}

export function gateStatements(person: PersonFacts): Statement[] {
  return Object.values(GATES).flatMap((row) => {
    const presence = person.gates.get(row.gate);
    return presence === undefined ? [] : gateStatement(person, row, presence === 'sure');
  });
}
