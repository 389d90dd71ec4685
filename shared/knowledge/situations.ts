import * as z from 'zod/mini';
import { AUTHORITY_NAMES, type AuthorityName } from '../engine/authority.ts';
import { CENTER_IDS, type CenterId } from '../engine/centers.ts';
import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import type { Line } from '../engine/wheel.ts';
import { LINES } from './profiles.ts';

/** Sections that are about no chart. */
const PLAIN_KINDS = [
  'stake',
  'say',
  'experiment',
  'example',
  'another',
  'hurry',
  'why',
  /** A business function that nobody in the team covers, `{function}`. */
  'gap',
  /** A business function that one member alone covers. */
  'alone',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

/** Whom a section is for: everyone, or those whose chart has one of the values. */
export type Fits =
  | { readonly kind: PlainKind }
  | { readonly kind: 'type'; readonly types: readonly TypeName[] }
  | {
      readonly kind: 'authority' | 'hurry for';
      readonly authorities: readonly AuthorityName[];
    }
  | { readonly kind: 'line'; readonly lines: readonly Line[] }
  | { readonly kind: 'center'; readonly center: CenterId; readonly state: 'defined' | 'open' };

/** Who did what a situation is about: the asker, or somebody to them. */
export type Role = 'self' | 'other';

/** A section's text still has its slots: see `filled`. */
export type Section = Fits & {
  readonly text: string;
  /** Only for those in this role; a section without one is for everybody. */
  readonly role?: Role;
};

/** What a coach without a language model can say about one situation at work. */
export interface Situation {
  /** The file name without ".md". */
  readonly id: string;
  readonly title: string;
  readonly audience: 'individual' | 'team';
  /** The situation as people put it. */
  readonly asked: readonly string[];
  /** More ways to put it, to learn from; never shown. */
  readonly phrasings: readonly string[];
  /** What they ask next. */
  readonly next: readonly string[];
  readonly sections: readonly Section[];
}

/** Facts that a text can pick up from the question, and names it is about. */
export const SLOTS = [
  'person',
  'deadline',
  'day',
  'amount',
  'place',
  /** In texts for a team: the member that a section is about, and a business function. */
  'name',
  'function',
] as const;
export type SlotName = (typeof SLOTS)[number];
export type Slots = Readonly<Partial<Record<SlotName, string>>>;

/** A situation that breaks its format. */
export class MalformedSituation extends Error {
  constructor(filename: string, problem: string) {
    super(`${filename}: ${problem}`);
    this.name = 'MalformedSituation';
  }
}

const Front = z.strictObject({
  title: z.string().check(z.minLength(3), z.maxLength(48)),
  audience: z.enum(['individual', 'team']),
  asked: z.array(z.string().check(z.minLength(5), z.maxLength(160))).check(z.minLength(8)),
  next: z.array(z.string().check(z.minLength(5), z.maxLength(80))).check(z.length(3)),
});

const FILE = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;
/** Alternatives in double braces; slots in single ones. */
const GROUP = /\{\{((?:[^{}]|\{[a-z]+\})*)\}\}/g;
const SLOT = /\{([a-z]+)\}/g;

function isSlot(name: string): name is SlotName {
  return SLOTS.some((slot) => slot === name);
}

/** `key: value`, and `key:` followed by a list. */
function frontOf(text: string): Record<string, string | string[]> {
  const front: Record<string, string | string[]> = {};
  let list: string[] = [];
  for (const line of text.split('\n')) {
    const item = /^\s*- (.+)$/.exec(line)?.[1];
    const [, key, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (item !== undefined) list.push(item.trim().replace(/^(["'])(.*)\1$/, '$2'));
    if (key === undefined) continue;
    list = [];
    front[key] = value.trim() === '' ? list : value.trim();
  }
  return front;
}

function authorityNamed(name: string): AuthorityName | undefined {
  const whole = name === 'Mental' ? 'Mental / Environmental' : name;
  return AUTHORITY_NAMES.find((authority) => authority === whole);
}

/** The known values of a list, or undefined when one is unknown. */
function allKnown<Value>(
  list: string,
  readValue: (name: string) => Value | undefined,
): readonly Value[] | undefined {
  const values = list.split(',').map((name) => readValue(name.trim()));
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
}

function centerFit(value: string): Fits | undefined {
  const [, name = '', state] = /^(\S+) (defined|open)$/.exec(value) ?? [];
  const center = CENTER_IDS.find((id) => id.toLowerCase() === name.replaceAll('-', ''));
  if (center === undefined || (state !== 'defined' && state !== 'open')) return undefined;
  return { kind: 'center', center, state };
}

const KEYED: Readonly<Record<string, (value: string) => Fits | undefined>> = {
  type: (value) => {
    const types = allKnown(value, (name) => TYPE_NAMES.find((type) => type === name));
    return types && { kind: 'type', types };
  },
  authority: (value) => {
    const authorities = allKnown(value, authorityNamed);
    return authorities && { kind: 'authority', authorities };
  },
  hurry: (value) => {
    const authorities = allKnown(value, authorityNamed);
    return authorities && { kind: 'hurry for', authorities };
  },
  line: (value) => {
    const lines = allKnown(value, (name) => LINES.find((line) => String(line) === name));
    return lines && { kind: 'line', lines };
  },
  center: centerFit,
};

const ROLES: ReadonlyMap<string, Role> = new Map([
  ['when you did it', 'self'],
  ['when it was done to you', 'other'],
]);

function fitOf(heading: string): (Fits & { readonly role?: Role }) | undefined {
  const [kind = '', value] = heading.split(/:\s*/);
  const role = ROLES.get(value ?? '');
  if (role !== undefined) return kind === 'say' || kind === 'example' ? { kind, role } : undefined;
  if (value !== undefined) return KEYED[kind]?.(value);
  const plain = PLAIN_KINDS.find((known) => known === kind);
  return plain && { kind: plain };
}

/** What is wrong with the alternatives and slots of a text, or null. */
export function problemOfSlots(text: string): string | null {
  for (const [, group = ''] of text.matchAll(GROUP)) {
    const last = group.split('|').at(-1) ?? '';
    const open = [...last.matchAll(SLOT)].filter(
      ([, name]) => name !== 'name' && name !== 'function',
    );
    if (open.length > 0) return `the last alternative of "${group}" has a slot`;
  }
  const rest = text.replaceAll(GROUP, '');
  if (/\{\{|\}\}/.test(rest)) return 'braces are not balanced';
  const unknown = [...text.matchAll(SLOT)].find(([, name = '']) => !isSlot(name));
  if (unknown) return `"${unknown[0]}" is no slot`;
  const bare = [...rest.matchAll(SLOT)].find(([, name]) => name !== 'name' && name !== 'function');
  return bare ? `"${bare[0]}" is outside of alternatives` : null;
}

function sectionOf(filename: string, source: string): Section {
  const [heading = '', ...lines] = source.split('\n');
  const fit = fitOf(heading.trim());
  if (fit === undefined) throw new MalformedSituation(filename, `unknown section "${heading}"`);
  const text = lines.join(' ').replaceAll(/\s+/g, ' ').replaceAll("'", '’').trim();
  if (text === '') throw new MalformedSituation(filename, `"${heading}" is empty`);
  const problem = problemOfSlots(text);
  if (problem !== null) throw new MalformedSituation(filename, `in "${heading}", ${problem}`);
  return { ...fit, text };
}

/**
 * Reads a situation: markdown with front matter and one `##` section for each text.
 * @throws MalformedSituation
 */
export function situationOf(filename: string, markdown: string): Situation {
  const parts = FILE.exec(markdown.replaceAll('\r\n', '\n'))?.groups;
  if (!parts) throw new MalformedSituation(filename, 'has no front matter');
  const front = z.safeParse(Front, frontOf(parts['front'] ?? ''));
  if (!front.success) {
    const [issue] = front.error.issues;
    throw new MalformedSituation(filename, `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const [, ...sources] = `\n${parts['body']}`.split(/\n## /);
  return {
    ...front.data,
    phrasings: [],
    id: filename.replace(/\.md$/, ''),
    sections: sources.map((source) => sectionOf(filename, source)),
  };
}

function withSlots(text: string, slots: Slots): string {
  return text.replaceAll(SLOT, (slot, name: string) => (isSlot(name) && slots[name]) || slot);
}

/** How many known facts a text would pick up. */
export function slotsUsed(text: string, slots: Slots): number {
  const chosen = text.replaceAll(GROUP, (_group, alternatives: string) =>
    alternativeFor(alternatives, slots),
  );
  return new Set([...chosen.matchAll(SLOT)].map(([slot]) => slot)).size;
}

/** The first alternative whose slots are all known. */
function alternativeFor(alternatives: string, slots: Slots): string {
  const all = alternatives.split('|');
  const isFilled = (text: string) =>
    [...text.matchAll(SLOT)].every(([, name = '']) => isSlot(name) && slots[name] !== undefined);
  return all.find(isFilled) ?? all.at(-1) ?? '';
}

/**
 * A section's text with what is known from the question: "{{Ask {person} today.|Ask today.}}"
 * becomes "Ask Mara today.", or "Ask today." when nobody is named.
 */
export function filled(text: string, slots: Slots): string {
  const chosen = text.replaceAll(GROUP, (_group, alternatives: string) =>
    alternativeFor(alternatives, slots),
  );
  const whole = withSlots(chosen, slots).replaceAll(/\s+/g, ' ').trim();
  return whole.replace(/^(“?)(\p{Ll})/u, (_start, quote: string, letter: string) => {
    return quote + letter.toUpperCase();
  });
}

/** A text's sentences; what stands in quotation marks is not split. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '“') depth += 1;
    if (letter === '”') depth -= 1;
    const isEnd = depth === 0 && /[.!?…]/.test(text[letter === '”' ? at - 1 : at] ?? '');
    if (!isEnd || !/^\s+[“"\p{Lu}\d]/u.test(text.slice(at + 1, at + 4))) continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
