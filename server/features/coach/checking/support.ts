import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { DEFINITIONS } from '#shared/engine/definition.ts';
import { TYPE_NAMES, TYPES } from '#shared/engine/human-type.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import {
  knowledgeOfAuthority,
  knowledgeOfCenter,
  knowledgeOfChannel,
  knowledgeOfDefinition,
  knowledgeOfGate,
  knowledgeOfProfile,
  knowledgeOfType,
} from '#shared/knowledge/knowledge.ts';
import { PROFILES } from '#shared/knowledge/profiles.ts';

const COMMON = new Set(
  'about above after again against also always among another anything because been before being below between both came come could does done down during each either else even ever every everything first from give given goes going good have having here hers himself however into itself just keep know later least less like look made make many maybe mean means might more most much must near need never next nothing often once only other others over perhaps quite rather really said same seem several shall should show since some somebody someone something still such take than that their theirs them themselves then there these they thing things this those though through thus together toward under until upon used very want well were what when where whether which while whom whose will with within without would your yours yourself chart design human gate gates channel center line active defined open people person work works working works day days time times way ways'.split(
    ' ',
  ),
);

/** The meaningful words of a text, cut to their stems. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(
    words
      .filter((word) => !COMMON.has(word))
      .map((word) => word.replace(/(?:ings?|ed|es|ly|ions?|ments?|ful|s)$/, '').slice(0, 7)),
  );
}

/** How many meaningful words two texts share, and what part of the first one's they are. */
export function overlap(sentence: ReadonlySet<string>, source: ReadonlySet<string>) {
  const shared = [...sentence].filter((stem) => source.has(stem)).length;
  return { shared, share: sentence.size === 0 ? 0 : shared / sentence.size };
}

/** True when one says enough of what the other says to stand on it. */
export function restsOn(sentence: ReadonlySet<string>, source: ReadonlySet<string>): boolean {
  const { shared, share } = overlap(sentence, source);
  return (shared >= 2 && share >= 0.25) || (shared >= 1 && share >= 0.5);
}

interface Implication {
  readonly stems: ReadonlySet<string>;
  readonly holdsFor: (person: PersonFacts) => boolean;
}

/** What the knowledge says of people with a part, and who has that part. */
const IMPLICATIONS: readonly Implication[] = [
  ...GATE_NUMBERS.flatMap((gate) => {
    const { gift, watchout } = knowledgeOfGate(gate);
    return implied([gift, watchout], ({ gates }) => gates.get(gate) === 'sure');
  }),
  ...CHANNEL_IDS.flatMap((id) => {
    const { strength, watchout } = knowledgeOfChannel(id);
    return implied([strength, watchout], ({ channels }) => channels.get(id) === 'sure');
  }),
  ...CENTER_IDS.flatMap((id) => {
    const { defined, open, watchout } = knowledgeOfCenter(id);
    return [
      ...implied([defined], ({ centers }) => centers[id] === 'defined'),
      ...implied([open, watchout], ({ centers }) => centers[id] === 'open'),
    ];
  }),
  ...TYPE_NAMES.flatMap((name) => {
    const { sentence, atWork, watchout, colleagues } = knowledgeOfType(name);
    const texts = [sentence, ...atWork.split(/(?<=\.) /), watchout, colleagues];
    return implied(texts, ({ type }) => type.possible.length === 1 && type.value === name);
  }),
  ...AUTHORITY_NAMES.flatMap((name) => {
    const { sentence, practice, ask, watchout } = knowledgeOfAuthority(name);
    const texts = [sentence, ...practice.split(/(?<=\.) /), ask, watchout];
    return implied(
      texts,
      ({ authority }) => authority.possible.length === 1 && authority.value === name,
    );
  }),
  ...PROFILES.flatMap(({ id }) => {
    const { sentence, watchout } = knowledgeOfProfile(id);
    return implied(
      [sentence, watchout],
      ({ profile }) => profile.possible.length === 1 && profile.value === id,
    );
  }),
  ...DEFINITIONS.flatMap((name) => {
    const { sentence, intake, surroundings } = knowledgeOfDefinition(name);
    return implied(
      [sentence, intake, surroundings],
      ({ definition }) => definition.possible.length === 1 && definition.value === name,
    );
  }),
];

function implied(
  texts: readonly string[],
  holdsFor: (person: PersonFacts) => boolean,
): Implication[] {
  return texts.map((text) => ({ stems: stemsOf(text), holdsFor }));
}

/**
 * True when a sentence about a person says, in the knowledge's own words, what the knowledge says
 * of a part that the person does not have.
 */
export function impliesAbsentPart(sentence: ReadonlySet<string>, person: PersonFacts): boolean {
  let best = 0;
  let isHeld = true;
  for (const { stems, holdsFor } of IMPLICATIONS) {
    const { shared, share } = overlap(sentence, stems);
    if (shared < 3 || share < 0.55) continue;
    const holds = holdsFor(person);
    if (share > best || (share === best && holds)) {
      best = share;
      isHeld = holds;
    }
  }
  return !isHeld;
}

/** True when an entry of the knowledge is about a part that the person cannot have. */
export function isAboutAbsentPart(title: string, person: PersonFacts): boolean {
  const [, kind = '', id = ''] = /^(gate|channel|line|profile)\s+([\d/-]+)/i.exec(title) ?? [];
  switch (kind.toLowerCase()) {
    case 'gate':
      return !person.gates.has(Number(id));
    case 'channel':
      return !person.channels.has(id);
    case 'line':
      return !person.profile.possible.some((profile) => profile.split('/').includes(id));
    case 'profile':
      return !person.profile.possible.some((profile) => profile === id);
  }
  const lower = title.toLowerCase();
  const isNoneOf = (names: readonly string[], possible: readonly string[]) =>
    names.some((name) => name.toLowerCase() === lower) &&
    !possible.some((name) => name.toLowerCase() === lower);
  const authorities = person.authority.possible.map((name) => `${name} authority`);
  const definitions = person.definition.possible.map((name) => definitionTitle(name));
  return (
    isNoneOf(TYPE_NAMES, person.type.possible) ||
    isNoneOf(
      TYPE_NAMES.map((name) => TYPES[name].strategy),
      person.strategy.possible,
    ) ||
    isNoneOf(
      AUTHORITY_NAMES.map((name) => `${name} authority`),
      authorities,
    ) ||
    isNoneOf(DEFINITIONS.map(definitionTitle), definitions)
  );
}

function definitionTitle(name: string): string {
  return name === 'None' ? 'No definition' : `${name} definition`;
}
