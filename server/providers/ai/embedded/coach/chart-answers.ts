import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { Held, PersonFacts } from '#shared/coach/person-facts.ts';
import { andList, orList } from '#shared/domain/english.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, CHANNELS, partnerGate } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import { TYPES, type TypeName } from '#shared/engine/human-type.ts';
import { keynoteInOthers } from '#shared/knowledge/in-others.ts';
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
import { asClause } from '#shared/knowledge/prose.ts';
import type { ChartTerm } from './chart-terms.ts';
import { claim, fact } from './draft.ts';
import { VALUES } from './glossary.data.ts';

/** What can be said about a part of a chart, in this order. */
export interface TermAnswer {
  /** What it is, for anyone. */
  readonly definition: readonly WrittenSentence[];
  /** What the person's chart has of it. */
  readonly inChart: readonly WrittenSentence[];
  /** For follow-ups. */
  readonly more: readonly WrittenSentence[];
}

/** A sentence about anyone, which claims nothing about the person. */
function general(text: string): WrittenSentence {
  return { text, kind: 'general', claims: [] };
}

type Topic = 'type' | 'authority' | 'profile' | 'definition';

const WORDS: Readonly<Record<Topic, string>> = {
  type: 'type',
  authority: 'authority',
  profile: 'profile',
  definition: 'definition',
};

/** "Your authority is Splenic.", or what the birth time leaves open. */
export function heldSentence(topic: Topic, { possible }: Held): WrittenSentence {
  const [only = ''] = possible;
  if (possible.length === 1) {
    const text =
      topic === 'type' ? `You’re ${anOf(only)} ${only}.` : `Your ${WORDS[topic]} is ${only}.`;
    return fact(text, claim(topic, only));
  }
  return fact(
    `Your birth time leaves your ${WORDS[topic]} open: it could be ${orList(possible)}.`,
    ...possible.map((value) => claim(topic, value, 'uncertain')),
  );
}

function anOf(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** "In your chart": the person's own value, and its meaning when the question is about it. */
function ownValue(
  topic: Topic,
  held: Held,
  asked: string,
  meanings: readonly string[],
): WrittenSentence[] {
  const [only] = held.possible;
  if (held.possible.length > 1) return [heldSentence(topic, held)];
  if (only !== asked) {
    const own =
      topic === 'type' ? `you’re ${anOf(only ?? '')} ${only}` : `your ${topic} is ${only}`;
    return [fact(`In your chart, ${own}.`, claim(topic, only ?? ''))];
  }
  const own = topic === 'type' ? `That’s your type.` : `That’s your ${topic}.`;
  return [
    fact(own, claim(topic, asked)),
    ...meanings.map((text) => fact(text, claim(topic, asked))),
  ];
}

function aboutGate(gate: keyof typeof GATES, person: PersonFacts): TermAnswer {
  const row = GATES[gate];
  const { keynote, gift, watchout } = knowledgeOfGate(gate);
  const presence = person.gates.get(gate);
  const partners = CHANNELS.filter(({ gates }) => gates.includes(gate)).map((channel) =>
    partnerGate(channel, gate),
  );
  const definition = [
    general(
      `Gate ${gate}, ${row.name}, belongs to the ${CENTERS[row.center].name}. People who have it ${keynoteInOthers(keynote)}.`,
    ),
  ];
  const has = claim('gate', String(gate));
  if (presence === undefined) {
    const held = partners.filter((partner) => person.gates.get(partner) === 'sure');
    const partner = held[0];
    const text =
      partner === undefined
        ? `It isn’t active in your chart, so you meet it in other people.`
        : `It isn’t active in your chart, but you have gate ${partner}, so people with gate ${gate} complete that channel with you.`;
    const claims = partner === undefined ? [] : [claim('gate', String(partner))];
    return {
      definition,
      inChart: [fact(text, { ...has, state: 'hasNot' }, ...claims)],
      more: [],
    };
  }
  if (presence === 'possible') {
    const text = `Whether it’s active in your chart depends on your birth time.`;
    return { definition, inChart: [fact(text, { ...has, state: 'uncertain' })], more: [] };
  }
  const holders = person.positions
    .filter(({ at, text }) => at?.gate === gate && text.possible.length === 1)
    .map(({ side, body }) => `${side === 'design' ? 'Design' : 'Personality'} ${BODY_NAMES[body]}`);
  const where = holders.length === 0 ? '' : `, through your ${andList(holders.slice(0, 2))}`;
  return {
    definition,
    inChart: [fact(`In your chart it’s active${where}.`, has), fact(gift, has)],
    more: [fact(watchout, has)],
  };
}

function aboutChannel(id: keyof typeof CHANNEL_BY_ID, person: PersonFacts): TermAnswer {
  const { name, centers, gates } = CHANNEL_BY_ID[id];
  const { keynote, strength, watchout } = knowledgeOfChannel(id);
  const ends = centers.map((center) => CENTERS[center].name);
  const definition = [
    general(
      `Channel ${id}, ${name}, connects ${andList(ends)}. People who have it ${keynoteInOthers(keynote)}.`,
    ),
  ];
  const has = claim('channel', id);
  const presence = person.channels.get(id);
  if (presence === 'sure') {
    return {
      definition,
      inChart: [fact('It’s defined in your chart.', has), fact(strength, has)],
      more: [fact(watchout, has)],
    };
  }
  if (presence === 'possible') {
    const text = 'Whether it’s defined in your chart depends on your birth time.';
    return { definition, inChart: [fact(text, { ...has, state: 'uncertain' })], more: [] };
  }
  const held = gates.filter((gate) => person.gates.get(gate) === 'sure');
  const half = held.length === 1 ? `; you have half of it, gate ${held[0]}` : '';
  const claims = held.length === 1 ? [claim('gate', String(held[0]))] : [];
  const text = `It isn’t defined in your chart${half}.`;
  return { definition, inChart: [fact(text, { ...has, state: 'hasNot' }, ...claims)], more: [] };
}

function aboutCenter(id: keyof typeof CENTERS, person: PersonFacts): TermAnswer {
  const { name } = CENTERS[id];
  const known = knowledgeOfCenter(id);
  const definition = [general(VALUES.center[id])];
  const state = person.centers[id];
  if (state === 'either') {
    const text = `Whether your ${name} is defined or open depends on your birth time.`;
    return { definition, inChart: [fact(text, claim('center', id, 'uncertain'))], more: [] };
  }
  const own = claim('center', id, state === 'defined' ? 'has' : 'hasNot');
  return {
    definition,
    inChart: [
      fact(`In your chart it’s ${state}.`, own),
      fact(state === 'defined' ? known.defined : known.open, own),
      ...(state === 'open' ? [fact(`Watch for this: ${asClause(known.watchout)}`, own)] : []),
    ],
    more: [],
  };
}

function aboutProfile(id: keyof typeof PROFILE_BY_ID, person: PersonFacts): TermAnswer {
  const { personalityLine, designLine, name } = PROFILE_BY_ID[id];
  const { sentence, watchout } = knowledgeOfProfile(id);
  const [first, second] = [VALUES.line[personalityLine], VALUES.line[designLine]];
  return {
    definition: [general(`${id} is the ${name} profile.`), general(first), general(second)],
    inChart: ownValue('profile', person.profile, id, [sentence]),
    more: [fact(watchout, claim('profile', id))],
  };
}

function aboutLine(line: keyof typeof VALUES.line, person: PersonFacts): TermAnswer {
  const definition = [general(VALUES.line[line])];
  const [only, ...others] = person.profile.possible;
  if (only === undefined || others.length > 0) {
    return { definition, inChart: [heldSentence('profile', person.profile)], more: [] };
  }
  const [own, seen] = only.split('/').map(Number);
  const { known, seen: noticed, contact } = knowledgeOfLine(line);
  const has = [claim('line', String(line)), claim('profile', only)];
  if (own === line) {
    const text = `In your ${only} profile it comes first: it’s how you know yourself.`;
    return {
      definition,
      inChart: [fact(text, ...has), fact(known, ...has)],
      more: [fact(contact, ...has)],
    };
  }
  if (seen === line) {
    const text = `In your ${only} profile it comes second: others notice it before you do.`;
    return { definition, inChart: [fact(text, ...has), fact(noticed, ...has)], more: [] };
  }
  const text = `It isn’t one of your lines: your profile is ${only}.`;
  return { definition, inChart: [fact(text, claim('profile', only))], more: [] };
}

function aboutTerm(names: readonly string[], text: string, person: PersonFacts): TermAnswer {
  const [name = ''] = names;
  const definition = text.split(/(?<=\.) (?=[A-Z])/).map(general);
  const topic = (['type', 'authority', 'profile', 'definition'] as const).find(
    (one) => one === name,
  );
  if (topic !== undefined) {
    return { definition, inChart: [heldSentence(topic, person[topic])], more: [] };
  }
  const own = OWN_OF_TERM[name]?.(person);
  return { definition, inChart: own === undefined ? [] : [own], more: [] };
}

/** Whether a strategy of some types is the person's own. */
function strategyFor(type: TypeName, ...types: readonly TypeName[]): WrittenSentence {
  const own = `you’re ${anOf(type)} ${type}`;
  return types.includes(type)
    ? fact(`It’s your strategy: ${own}.`, claim('type', type))
    : fact(
        `In your chart, ${own}: ${asClause(knowledgeOfStrategy(type).sentence)}`,
        claim('type', type),
      );
}

/** What the person's chart has of a general term. */
const OWN_OF_TERM: Readonly<Record<string, (person: PersonFacts) => WrittenSentence | undefined>> =
  {
    strategy: ({ strategy: { possible } }) =>
      possible.length === 1
        ? fact(`Yours is: ${asClause(possible[0] ?? '')}.`, claim('strategy', possible[0] ?? ''))
        : undefined,
    cross: ({ incarnationCross: { possible } }) =>
      possible.length === 1
        ? fact(`Yours is the ${possible[0]}.`, claim('cross', possible[0] ?? ''))
        : undefined,
    signature: ({ type: { value, possible } }) =>
      possible.length === 1
        ? fact(
            `Yours is ${TYPES[value].signature.toLowerCase()}.`,
            claim('signature', TYPES[value].signature),
          )
        : undefined,
    'sacral sound': ({ centers: { sacral } }) =>
      sacral === 'either'
        ? undefined
        : sacral === 'defined'
          ? fact('Your Sacral is defined, so you have it.', claim('center', 'sacral'))
          : fact(
              'Your Sacral is open, so you have no sacral response of your own.',
              claim('center', 'sacral', 'hasNot'),
            ),
    'hanging gate': ({ gates, channels }) => {
      const whole = new Set<number>(
        CHANNELS.filter(({ id }) => channels.has(id)).flatMap((one) => [...one.gates]),
      );
      const hanging = [...gates]
        .filter(([gate, presence]) => presence === 'sure' && !whole.has(gate))
        .map(([gate]) => gate)
        .toSorted((a, b) => a - b);
      const listed = hanging.slice(0, 5);
      if (listed.length === 0) return undefined;
      const more = hanging.length > listed.length ? 'Among yours are' : 'Yours are';
      return fact(
        `${listed.length === 1 ? 'Yours is' : more} ${andList(listed)}.`,
        ...listed.map((gate) => claim('gate', String(gate))),
      );
    },
    'bridging gate': ({ definition: { possible } }) => {
      const [only] = possible;
      if (only === undefined || possible.length > 1) return undefined;
      return only === 'None' || only === 'Single'
        ? fact(
            `Your definition is ${only}, so there’s nothing to bridge.`,
            claim('definition', only),
          )
        : fact(
            `Your definition is ${only}, so people with one of those gates join its parts.`,
            claim('definition', only),
          );
    },
    invitation: ({ type: held }) =>
      held.possible.length === 1 ? strategyFor(held.value, 'Projector') : undefined,
    responding: ({ type: held }) =>
      held.possible.length === 1
        ? strategyFor(held.value, 'Generator', 'Manifesting Generator')
        : undefined,
    informing: ({ type: held }) =>
      held.possible.length === 1 ? strategyFor(held.value, 'Manifestor') : undefined,
    'not-self': ({ type: { value, possible } }) =>
      possible.length === 1
        ? fact(
            `Yours is ${asClause(TYPES[value].notSelf)}: ${asClause(knowledgeOfType(value).watchout)}`,
            claim('notSelf', TYPES[value].notSelf),
          )
        : undefined,
  };

/** Answers what a part of a chart is, and what the person's chart has of it. */
export function answerAbout(term: ChartTerm, person: PersonFacts): TermAnswer {
  switch (term.topic) {
    case 'gate':
      return aboutGate(term.value, person);
    case 'channel':
      return aboutChannel(term.value, person);
    case 'center':
      return aboutCenter(term.value, person);
    case 'profile':
      return aboutProfile(term.value, person);
    case 'line':
      return aboutLine(term.value, person);
    case 'type': {
      const { sentence, atWork, watchout } = knowledgeOfType(term.value);
      const own = ownValue('type', person.type, term.value, [sentence]);
      return {
        definition: [general(VALUES.type[term.value])],
        inChart: own,
        more: [fact(atWork, claim('type', term.value)), fact(watchout, claim('type', term.value))],
      };
    }
    case 'authority': {
      const { practice, ask, watchout } = knowledgeOfAuthority(term.value);
      const own = claim('authority', term.value);
      return {
        definition: [general(VALUES.authority[term.value])],
        inChart: ownValue('authority', person.authority, term.value, [practice]),
        more: [fact(ask, own), fact(watchout, own)],
      };
    }
    case 'definition': {
      const { intake, surroundings } = knowledgeOfDefinition(term.value);
      return {
        definition: [general(VALUES.definition[term.value])],
        inChart: ownValue('definition', person.definition, term.value, [intake]),
        more: [fact(surroundings, claim('definition', term.value))],
      };
    }
    case 'term':
      return aboutTerm(term.value.names, term.value.text, person);
  }
}

const AUTHORITY_REASONS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Your Solar Plexus is defined, and it outranks every other signal.',
  Sacral: 'Your Sacral is defined and your Solar Plexus is open, so the gut goes first.',
  Splenic: 'Your Spleen is defined, while your Solar Plexus and your Sacral are open.',
  'Ego Manifested':
    'Your Heart is defined and connects to your Throat, while your Solar Plexus, Sacral, and Spleen are open.',
  'Ego Projected': 'Your Heart is defined, while your Solar Plexus, Sacral, and Spleen are open.',
  'Self-Projected':
    'Your G Center is defined, while your Solar Plexus, Sacral, Spleen, and Heart are open.',
  'Mental / Environmental':
    'Your Solar Plexus, Sacral, Spleen, Heart, and G Center are open, so no inner signal is fixed.',
  Lunar: 'No center is defined in your chart, so the Moon’s cycle is your steady rhythm.',
};
const TYPE_REASONS: Readonly<Record<TypeName, string>> = {
  Generator: 'Your Sacral is defined, and no motor connects to your Throat.',
  'Manifesting Generator': 'Your Sacral is defined, and a motor connects to your Throat.',
  Projector: 'Your Sacral is open, and no motor connects to your Throat.',
  Manifestor: 'Your Sacral is open, and a motor connects to your Throat.',
  Reflector: 'No center is defined in your chart.',
};

/** The rule by which a chart has an authority or a type. */
export function reasonOf(
  ...[topic, value]: ['authority', AuthorityName] | ['type', TypeName]
): string {
  return topic === 'authority' ? AUTHORITY_REASONS[value] : TYPE_REASONS[value];
}

/** How the person gets into things and decides, for answers that need the basics. */
export function basics(person: PersonFacts): readonly WrittenSentence[] {
  const { type, authority } = person;
  const told: WrittenSentence[] = [heldSentence('type', type)];
  if (type.possible.length === 1) {
    told.push(fact(knowledgeOfType(type.value).sentence, claim('type', type.value)));
    told.push(fact(knowledgeOfStrategy(type.value).sentence, claim('type', type.value)));
  }
  if (authority.possible.length === 1) {
    told.push(
      fact(knowledgeOfAuthority(authority.value).practice, claim('authority', authority.value)),
    );
  }
  return told;
}
