import type { Held, PersonFacts, SummaryFacts } from '#shared/coach/person-facts.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { CHANNELS, type Channel, partnerGate } from '#shared/engine/channels.ts';
import { GATES, type Gate } from '#shared/engine/gates.ts';
import { TYPES } from '#shared/engine/human-type.ts';
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
import { PROFILE_BY_ID } from '#shared/knowledge/profiles.ts';

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

type Meaning = (topic: string, held: Held, text: string) => Statement[];

function typeStatements(
  { type: { value: type, possible }, ...person }: PersonFacts,
  { your }: Voice,
  meaning: Meaning,
): Statement[] {
  const { signature, notSelf } = TYPES[type];
  const known = knowledgeOfType(type);
  const strategy = knowledgeOfStrategy(type);
  const held = { value: type, possible };
  const depends = possible.length === 1 ? '.' : `; ${ON_TIME}.`;
  return [
    {
      topic: 'signature',
      text: `${capital(your)} signature is ${signature}, and ${your} not-self theme is ${notSelf}${depends}`,
    },
    ...meaning('type:meaning', held, known.sentence),
    ...meaning('type:work', held, known.atWork),
    ...meaning('type:watchout', held, known.watchout),
    ...meaning('type:colleagues', held, known.colleagues),
    ...meaning('strategy:meaning', person.strategy, strategy.sentence),
    ...meaning('strategy:practice', person.strategy, strategy.practice),
  ];
}

function authorityStatements({ authority }: PersonFacts, meaning: Meaning): Statement[] {
  const known = knowledgeOfAuthority(authority.value);
  return [
    ...meaning('authority:meaning', authority, known.sentence),
    ...meaning('authority:practice', authority, known.practice),
    ...meaning('authority:ask', authority, known.ask),
    ...meaning('authority:watchout', authority, known.watchout),
  ];
}

function profileStatements(
  { profile: held }: PersonFacts,
  voice: Voice,
  meaning: Meaning,
): Statement[] {
  const profile = PROFILE_BY_ID[held.value];
  const { sentence, watchout } = knowledgeOfProfile(profile.id);
  const personality = knowledgeOfLine(profile.personalityLine);
  const design = knowledgeOfLine(profile.designLine);
  const named = { ...held, value: `${profile.id}, ${profile.name}` };
  return [
    { topic: 'profile', text: attribute(voice, 'profile', named) },
    ...meaning('profile:meaning', held, sentence),
    ...meaning('profile:watchout', held, watchout),
    ...meaning('profile:known', held, personality.known),
    ...meaning('profile:seen', held, design.seen),
    ...meaning('profile:contact', held, personality.contact),
  ];
}

function definitionStatements({ definition }: PersonFacts, meaning: Meaning): Statement[] {
  const known = knowledgeOfDefinition(definition.value);
  return [
    ...meaning('definition:intake', definition, known.intake),
    ...meaning('definition:surroundings', definition, known.surroundings),
  ];
}

/** Type, strategy, authority, profile, definition and cross, each with its meaning when certain. */
export function attributeStatements(person: PersonFacts, about: string | null): Statement[] {
  const voice = voiceOf(about);
  const meaning: Meaning = (topic, { possible }, text) =>
    about === null && possible.length === 1 ? [{ topic, text }] : [];
  return [
    { topic: 'type', text: attribute(voice, 'type', person.type) },
    { topic: 'strategy', text: attribute(voice, 'strategy', person.strategy) },
    { topic: 'authority', text: attribute(voice, 'authority', person.authority) },
    { topic: 'definition', text: attribute(voice, 'definition', person.definition) },
    { topic: 'cross', text: attribute(voice, 'incarnation cross', person.incarnationCross) },
    ...typeStatements(person, voice, meaning),
    ...authorityStatements(person, meaning),
    ...profileStatements(person, voice, meaning),
    ...definitionStatements(person, meaning),
  ];
}

/** What a member shares who doesn't share their chart, and that there is no more. */
export function limitedStatements(name: string, summary: SummaryFacts | null): Statement[] {
  if (summary === null) {
    const text = `${name} shares only which functions ${name} covers; say nothing else about ${name}’s chart.`;
    return [{ topic: 'sharing', text }];
  }
  const voice = voiceOf(name);
  return [
    {
      topic: 'sharing',
      text: `${name} shares type, strategy, authority and profile; say nothing about ${name}’s gates, channels or centers.`,
    },
    { topic: 'type', text: attribute(voice, 'type', summary.type) },
    { topic: 'strategy', text: attribute(voice, 'strategy', summary.strategy) },
    { topic: 'authority', text: attribute(voice, 'authority', summary.authority) },
    { topic: 'profile', text: attribute(voice, 'profile', summary.profile) },
  ];
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
function holdersOf(person: PersonFacts, gate: number): string[] {
  return person.positions.flatMap(({ side, body, at, text }) => {
    if (at?.gate !== gate) return [];
    const doubt = text.possible.length > 1 ? ' (depends on the birth time)' : '';
    return [`${capital(side)} ${BODY_NAMES[body]} in line ${at.line}${doubt}`];
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
  const holders = holdersOf(person, row.gate);
  const held = holders.length === 0 ? '' : ` by ${listed(holders)}`;
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
