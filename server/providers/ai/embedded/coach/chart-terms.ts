import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { AUTHORITY_NAMES, type AuthorityName } from '#shared/engine/authority.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNELS, type ChannelId } from '#shared/engine/channels.ts';
import { DEFINITIONS, type Definition } from '#shared/engine/definition.ts';
import { GATES } from '#shared/engine/gates.ts';
import { TYPE_NAMES, type TypeName } from '#shared/engine/human-type.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { PROFILE_IDS, type ProfileId, profileOf } from '#shared/engine/profile.ts';
import type { GateNumber, Line } from '#shared/engine/wheel.ts';
import { LINES } from '#shared/knowledge/profiles.ts';
import { TERMS, type Term } from './glossary.data.ts';

/** A part of a chart, or a term, that a question names. */
export type ChartTerm =
  | { readonly topic: 'gate'; readonly value: GateNumber }
  | { readonly topic: 'channel'; readonly value: ChannelId }
  | { readonly topic: 'center'; readonly value: CenterId }
  | { readonly topic: 'type'; readonly value: TypeName }
  | { readonly topic: 'authority'; readonly value: AuthorityName }
  | { readonly topic: 'profile'; readonly value: ProfileId }
  | { readonly topic: 'line'; readonly value: Line }
  | { readonly topic: 'definition'; readonly value: Definition }
  | { readonly topic: 'term'; readonly value: Term };

function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll('’', "'")
    .toLowerCase();
}

type Finder = (plain: string) => readonly ChartTerm[];

const channels: Finder = (plain) =>
  [...plain.matchAll(/\b(\d{1,2})\s*-\s*(\d{1,2})\b/g)].flatMap(([, a, b]) =>
    CHANNELS.filter(
      ({ gates: [low, high] }) =>
        low === Math.min(Number(a), Number(b)) && high === Math.max(Number(a), Number(b)),
    ).map(({ id }): ChartTerm => ({ topic: 'channel', value: id })),
  );

const namedChannels: Finder = (plain) =>
  CHANNELS.filter(({ name }) => {
    const word = literalPattern(name.toLowerCase().replace(/^the /, ''));
    return new RegExp(`\\bchannel of (?:the )?${word}\\b|\\b${word} channel\\b`).test(plain);
  }).map(({ id }) => ({ topic: 'channel', value: id }));

const gates: Finder = (plain) => {
  const lists = plain.matchAll(
    /\bgates?\s+(?:number\s+)?#?(\d{1,2}(?:(?:\s*,\s*|\s+and\s+|\s+or\s+|\s*&\s*)#?\d{1,2})*)(?!\s*-\s*\d)/g,
  );
  const numbers = [...lists].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number));
  return Object.values(GATES)
    .filter(({ gate, name }) => {
      const word = literalPattern(name.toLowerCase().replace(/^the /, ''));
      const isNamed = new RegExp(`\\bgate of (?:the )?${word}\\b|\\b${word} gate\\b`).test(plain);
      return numbers.includes(gate) || isNamed;
    })
    .map(({ gate }) => ({ topic: 'gate', value: gate }));
};

/** Everyday words that name a center only beside words of a chart. */
const AMBIGUOUS: ReadonlySet<CenterId> = new Set([
  'head',
  'throat',
  'heart',
  'root',
  'g',
  'spleen',
]);
const CENTER_WORDS: Readonly<Record<CenterId, string>> = {
  head: 'head',
  ajna: 'ajna',
  throat: 'throat',
  g: 'g|identity',
  heart: 'heart|ego|will',
  spleen: 'spleen|splenic',
  solarPlexus: 'solar plexus|emotional',
  sacral: 'sacral',
  root: 'root',
};

/** Each center by its name beside words of a chart, or alone where it means nothing else. */
const CENTER_PATTERNS = recordOf(CENTER_IDS, (id) => {
  const words = CENTER_WORDS[id];
  const beside = `\\b(?:${words})[ -](?:cent(?:er|re))\\b|\\b(?:open|defined|undefined|closed) (?:${words})\\b(?! authority)|\\b(?:${words}) (?:is|being) (?:open|defined|undefined)\\b`;
  const title = CENTERS[id].name.toLowerCase().replace(/ center$/, '');
  const alone = AMBIGUOUS.has(id)
    ? `\\bmy ${title}\\b(?= (?:mean|work|say|do)|\\?|$)`
    : `\\b${title}\\b(?! authority)`;
  return new RegExp(`${beside}|${id === 'head' || id === 'heart' ? '(?!)' : alone}`);
});

const centers: Finder = (plain) =>
  CENTER_IDS.filter((id) => CENTER_PATTERNS[id].test(plain)).map((id) => ({
    topic: 'center',
    value: id,
  }));

const TYPE_PATTERNS = recordOf(TYPE_NAMES, (type) => new RegExp(`\\b${type.toLowerCase()}s?\\b`));

const types: Finder = (plain) => {
  const isMg = /\bmani-?gens?\b|\bmgs?\b/.test(plain);
  const rest = plain.replaceAll(/manifesting generators?/g, 'mg');
  return TYPE_NAMES.filter((type) =>
    type === 'Manifesting Generator' ? isMg || rest !== plain : TYPE_PATTERNS[type].test(rest),
  ).map((value) => ({ topic: 'type', value }));
};

const AUTHORITY_WORDS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'emotional',
  Sacral: 'sacral',
  Splenic: 'splenic|spleen',
  'Ego Manifested': 'ego manifested',
  'Ego Projected': 'ego projected',
  'Self-Projected': 'self[- ]projected',
  'Mental / Environmental': 'mental|environmental|outer',
  Lunar: 'lunar',
};

const AUTHORITY_PATTERNS = recordOf(
  AUTHORITY_NAMES,
  (name) => new RegExp(`\\b(?:${AUTHORITY_WORDS[name]}) (?:inner )?authority\\b`),
);

const authorities: Finder = (plain) =>
  AUTHORITY_NAMES.filter((name) => AUTHORITY_PATTERNS[name].test(plain)).map((value) => ({
    topic: 'authority',
    value,
  }));

/** "heretic/investigator" of each profile. */
const NAMES = recordOf(PROFILE_IDS, (id) => {
  const [personality, design] = LINES.filter((line) => id.includes(String(line)));
  const first = id.startsWith(String(personality)) ? personality : design;
  const second = first === personality ? design : personality;
  return first === undefined || second === undefined
    ? id
    : profileOf(first, second).name.toLowerCase();
});

const profiles: Finder = (plain) => {
  const written = (plain.match(/(?<![\d/])\d\/\d(?![\d/%])/g) ?? []).map(String);
  const isMeant = (id: ProfileId) =>
    written.includes(id) || plain.replaceAll(/ *[/-] */g, '/').includes(NAMES[id]);
  return PROFILE_IDS.filter(isMeant).map((value) => ({
    topic: 'profile',
    value,
  }));
};

const lines: Finder = (plain) => {
  const numbers = [...plain.matchAll(/\bline (\d)\b|\b(\d)(?:st|nd|rd|th) line\b/g)].map(
    ([, a, b]) => Number(a ?? b),
  );
  return LINES.filter((line) => numbers.includes(line)).map((value) => ({ topic: 'line', value }));
};

const DEFINITION_PATTERNS = recordOf(DEFINITIONS, (definition) => {
  const word = definition === 'None' ? 'no' : definition.toLowerCase();
  const short = definition === 'Quadruple Split' ? '|\\bquad split\\b' : '';
  return new RegExp(
    `\\b${word}[- ]definition\\b${word.includes(' ') ? `|\\b${word}\\b` : ''}${short}`,
  );
});

const definitions: Finder = (plain) => {
  const named = DEFINITIONS.filter((definition) => DEFINITION_PATTERNS[definition].test(plain));
  const whole = named.filter((one) => !(one === 'Split' && named.length > 1));
  return whole.map((value) => ({ topic: 'definition', value }));
};

const VALUE_FINDERS: readonly Finder[] = [
  channels,
  namedChannels,
  gates,
  profiles,
  lines,
  definitions,
  authorities,
  centers,
  types,
];

/** The parts of a chart that a text names, in a fixed order, without repetitions. */
export function chartTermsIn(text: string): readonly ChartTerm[] {
  const plain = plainOf(text);
  const found = VALUE_FINDERS.flatMap((find) => find(plain));
  return found.filter(
    ({ topic, value }, at) =>
      found.findIndex((other) => other.topic === topic && other.value === value) === at,
  );
}

/** The general term a text names ("hanging gate", "not-self"), and by which words; the longest counts. */
export function namedTerm(text: string): { readonly term: Term; readonly name: string } | null {
  const plain = plainOf(text);
  const named = TERMS.flatMap((term) =>
    term.names.map((name) => ({ term, name: name.toLowerCase() })),
  ).toSorted((a, b) => b.name.length - a.name.length);
  return named.find(({ name }) => new RegExp(`\\b${literalPattern(name)}\\b`).test(plain)) ?? null;
}

export function termIn(text: string): Term | null {
  return namedTerm(text)?.term ?? null;
}

/** Parts of a chart that have a number are always meant themselves. */
const NUMBERED: ReadonlySet<ChartTerm['topic']> = new Set(['gate', 'channel', 'line', 'profile']);

/** What a question asks the meaning of: "sacral sound" is more than the Sacral in it. */
export function meantTermsIn(text: string): readonly ChartTerm[] {
  const parts = chartTermsIn(text);
  const named = namedTerm(text);
  const isCompound = named !== null && /[ -]/.test(named.name);
  if (!isCompound || parts.some(({ topic }) => NUMBERED.has(topic))) return parts;
  // "my open heart center" names a center, "open centers" all of them.
  const isPart = /^(?:open|undefined|defined) cent/.test(named.name) && parts.length > 0;
  return isPart ? parts : [{ topic: 'term', value: named.term }];
}
