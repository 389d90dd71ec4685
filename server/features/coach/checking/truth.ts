import type { Held, PersonFacts, Presence } from '#shared/coach/person-facts.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { CHANNELS } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import type { Mention } from './mention.ts';

/** What holds of a person: yes, no, or that it hangs on an unknown birth time. */
export type Truth = 'yes' | 'no' | 'depends';

function heldAs({ possible }: Held, fits: (value: string) => boolean): Truth {
  const count = possible.filter(fits).length;
  if (count === 0) return 'no';
  return count === possible.length ? 'yes' : 'depends';
}

function present(presence: Presence | undefined): Truth {
  if (presence === undefined) return 'no';
  return presence === 'sure' ? 'yes' : 'depends';
}

function either(...truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('depends') ? 'depends' : 'no';
}

function gateHeld(person: PersonFacts, gate: number, line: number | null): Truth {
  const truth = present(person.gates.get(gate));
  if (line === null || truth === 'no') return truth;
  const place = `${gate}.${line}`;
  return either(
    ...person.positions.map((position) => heldAs(position.place, (at) => at === place)),
  );
}

function plainCross(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\bthe\b/g, '')
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function crossFits(full: string, said: string): boolean {
  const [whole, part] = [plainCross(full), plainCross(said)];
  return /\d$/.test(part) ? whole.endsWith(part) : `${whole} `.includes(`${part} `);
}

function countOf(person: PersonFacts, noun: string): number | null {
  const centers = (state: string) => CENTER_IDS.filter((id) => person.centers[id] === state).length;
  const isExact = CENTER_IDS.every((id) => person.centers[id] !== 'either');
  if (/cent(?:er|re)/.test(noun)) {
    if (/undefined|open/.test(noun)) return isExact ? centers('open') : null;
    if (/(?<!un)defined|consistent/.test(noun)) return isExact ? centers('defined') : null;
    return null;
  }
  const isSure = (held: ReadonlyMap<unknown, Presence>) => ![...held.values()].includes('possible');
  if (/channel/.test(noun) && !/empty|half|open/.test(noun))
    return isSure(person.channels) ? person.channels.size : null;
  if (/gates/.test(noun) && !/hanging|open|undefined|missing/.test(noun))
    return isSure(person.gates) ? person.gates.size : null;
  return null;
}

/** The totals of the system itself. */
const TOTALS: readonly (readonly [number, RegExp])[] = [
  [64, /^gates$/],
  [36, /^channels$/],
  [9, /^cent(?:er|re)s$/],
  [6, /^lines$/],
  [26, /^activations$/],
];

/** Whether a mention holds of one person, taken as said of them. null: not a thing of persons. */
export function truthFor(person: PersonFacts, mention: Mention, isOpen: boolean): Truth | null {
  switch (mention.kind) {
    case 'gate':
      return gateHeld(person, mention.gate, mention.line);
    case 'channel':
      return mention.id === null ? 'no' : present(person.channels.get(mention.id));
    case 'line':
      return heldAs(person.profile, (profile) => profile.split('/').includes(String(mention.line)));
    case 'profile':
      return heldAs(person.profile, (profile) => profile === mention.profile);
    case 'type':
      return heldAs(person.type, (type) => type === mention.type);
    case 'authority':
      return heldAs(person.authority, (authority) =>
        mention.authorities.some((known) => known === authority),
      );
    case 'center': {
      const state = person.centers[mention.center];
      if (state === 'either') return 'depends';
      return (state === 'open') === isOpen ? 'yes' : 'no';
    }
    case 'definition':
      return heldAs(person.definition, (value) => value.toLowerCase() === mention.value);
    case 'cross':
      return heldAs(person.incarnationCross, (name) => crossFits(name, mention.text));
    case 'strategy':
    case 'signature':
      return heldAs(person.type, (type) => mention.types.some((known) => known === type));
    case 'variable':
      return (person.variables ?? []).some(
        ({ name, word }) => name === mention.name && word === mention.word,
      )
        ? 'yes'
        : 'no';
    case 'count': {
      if (TOTALS.some(([total, noun]) => total === mention.count && noun.test(mention.noun)))
        return 'yes';
      return countOf(person, mention.noun) === mention.count ? 'yes' : 'no';
    }
    case 'share':
      return mention.of === 9 && countOf(person, 'defined centers') === mention.have ? 'yes' : 'no';
    case 'named':
      return namedTruth(person, mention);
    case 'percent':
    case 'pairing':
    case 'stray':
      return 'no';
    case 'body':
    case 'name':
      return null;
  }
}

function namedTruth(person: PersonFacts, mention: Extract<Mention, { kind: 'named' }>): Truth {
  const { gates, channels, line } = mention;
  const asLine =
    line === null
      ? []
      : [heldAs(person.profile, (profile) => profile.split('/').includes(String(line)))];
  return either(
    ...gates.map((gate) => present(person.gates.get(gate))),
    ...channels.map((id) => present(person.channels.get(id))),
    ...asLine,
  );
}

/**
 * Whether the parts named in one sentence can belong together, whoever has them: a gate and its
 * center, a channel and its gates and name, a gate and its name, a type and its strategy.
 */
export function fitsTogether(mentions: readonly Mention[]): boolean {
  const gates = mentions.flatMap((mention) => (mention.kind === 'gate' ? [mention.gate] : []));
  const channels = CHANNELS.filter(({ id }) =>
    mentions.some((mention) => mention.kind === 'channel' && mention.id === id),
  );
  if (gates.some((gate) => gate < 1 || gate > 64)) return false;
  if (mentions.some((m) => m.kind === 'gate' && m.line !== null && (m.line < 1 || m.line > 6)))
    return false;
  const inChannels = channels.flatMap(({ gates: both }) => [...both]);
  const known = [...gates, ...inChannels];
  const centers = mentions.flatMap((mention) =>
    mention.kind === 'center' ? [mention.center] : [],
  );
  const rows = Object.values(GATES).filter(({ gate }) => known.includes(gate));
  if (gates.length > 0 && centers.length > 0) {
    const homes = rows.map(({ center }) => center);
    const isHome = centers.length === 1 ? homes.includes(centers[0] ?? 'g') : true;
    if (!isHome) return false;
  }
  if (channels.length > 0 && centers.length === 2 && channels.length === 1) {
    if (!channels.some(({ centers: both }) => centers.every((center) => both.includes(center))))
      return false;
  }
  for (const mention of mentions) {
    if (mention.kind !== 'named' || known.length === 0) continue;
    const fits =
      mention.line !== null ||
      mention.gates.some((gate) => known.includes(gate)) ||
      (channels.length > 0
        ? channels.some(({ id }) => mention.channels.includes(id))
        : mention.channels.length > 0);
    if (!fits) return false;
  }
  return true;
}

/** Positions in which one sentence puts a body: each must have a gate or line that is named. */
export function bodiesFit(person: PersonFacts, mentions: readonly Mention[]): boolean {
  const gates = mentions.filter((mention) => mention.kind === 'gate');
  const lines = mentions.filter((mention) => mention.kind === 'line');
  const bodies = mentions.filter((mention) => mention.kind === 'body');
  if (bodies.length === 0) return true;
  if (gates.length === 0 && lines.length === 0)
    return !mentions.some(({ kind }) => kind === 'named' || kind === 'stray');
  const isAt = (body: (typeof bodies)[number], gate: number | null, line: number | null) =>
    person.positions.some(
      ({ body: at, side, place }) =>
        at === body.body &&
        (body.side === null || body.side === side) &&
        place.possible.every((value) => {
          const [number, inLine] = value.split('.').map(Number);
          return (gate === null || number === gate) && (line === null || inLine === line);
        }),
    );
  const lineOf = (start: number) =>
    lines.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]?.line ??
    null;
  return (
    bodies.every((body) =>
      gates.length === 0
        ? lines.some(({ line }) => isAt(body, null, line))
        : gates.some(({ gate, line }) => isAt(body, gate, line ?? lineOf(body.start))),
    ) &&
    gates.every(
      ({ gate, line }) =>
        bodies.some((body) => isAt(body, gate, line)) ||
        (gates.length > bodies.length && bodies.length > 1),
    )
  );
}

/** What the tables call the parts of a mention, for finding the fact that speaks of it. */
export function topicsOf(mention: Mention): string[] {
  switch (mention.kind) {
    case 'gate':
      return [`gate:${mention.gate}`, `penta:${mention.gate}`, 'gates'];
    case 'channel':
      return [`channel:${mention.id}`, 'penta:channels', 'channels'];
    case 'line':
    case 'profile':
      return ['profile'];
    case 'type':
      return ['type'];
    case 'authority':
      return ['authority'];
    case 'center':
      return [`center:${mention.center}`, 'centers'];
    case 'definition':
      return ['definition'];
    case 'cross':
      return ['cross'];
    case 'strategy':
      return ['strategy'];
    case 'signature':
      return ['signature'];
    case 'variable':
      return [`variable:${mention.name.toLowerCase()}`];
    case 'named':
      return [
        ...mention.gates.map((gate) => `gate:${gate}`),
        ...mention.channels.map((id) => `channel:${id}`),
        ...(mention.line === null ? [] : ['profile']),
      ];
    case 'share':
    case 'percent':
      return ['penta:coverage'];
    case 'count':
      return [countTopic(mention.noun), 'penta:coverage'];
    case 'pairing':
      return ['pair'];
    case 'body':
    case 'name':
    case 'stray':
      return [];
  }
}

function countTopic(noun: string): string {
  if (/gap/.test(noun)) return 'penta:gaps';
  if (/cent/.test(noun)) return /open|undefined/.test(noun) ? 'centers:open' : 'centers';
  if (/channel/.test(noun)) return 'channels';
  return /member|people|person/.test(noun) ? 'team' : 'gates';
}

export const TERMS = new Set(
  [
    ...CENTER_IDS.map((id) => CENTERS[id].name),
    ...CHANNELS.map(({ name }) => name),
    ...Object.values(GATES).map(({ name }) => name),
    ...Object.values(TYPES).flatMap(({ signature, notSelf, careerType, strategy }) => [
      signature,
      notSelf,
      careerType,
      strategy,
    ]),
    ...PENTA_GATES.map(String),
  ].flatMap((name) => name.toLowerCase().split(/[^a-z]+/)),
);
