import * as z from 'zod/mini';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { type Fits, problemOfSlots, type Section } from './situations.ts';

/** A difficulty that people have at work, told more closely than a situation. */
export interface WorkCase {
  readonly id: string;
  /** The id of the situation that adds what the chart says; null for none. */
  readonly of: string | null;
  readonly who: 'individual' | 'team' | 'both';
  /** Ways to ask about it. */
  readonly examples: readonly string[];
  /** More ways, by later writers who knew just what it tells and one example. */
  readonly alsoAsked: readonly string[];
  /** Questions that sound alike and need other advice. */
  readonly not: readonly string[];
  /** What to do; `{{…{person}…|…}}` as in situations. */
  readonly tell: string;
  /** Words to say, without quotation marks. */
  readonly say: string;
  /** One small thing to do next, with a time. */
  readonly step?: string | undefined;
  /** What changes for people with a certain part in their chart. */
  readonly hinges: readonly Section[];
}

/** A case that breaks its format. */
export class MalformedCase extends Error {
  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
    this.name = 'MalformedCase';
  }
}

const Question = z.string().check(z.minLength(5));

const Line = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  of: z.nullable(z.string()),
  who: z.enum(['individual', 'team', 'both']),
  examples: z.array(Question).check(z.minLength(4)),
  alsoAsked: z.array(Question),
  not: z.array(z.string()),
  tell: z.string().check(z.minLength(40)),
  say: z.string().check(z.minLength(8)),
  step: z.optional(z.string().check(z.minLength(8))),
  hinges: z.record(z.string(), z.string()),
});

/** "solar-plexus" and "Manifesting Generator" are both written with hyphens in keys. */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[ -]/g, '');
}

function typeFit(name: string): Fits | null {
  const types = TYPE_NAMES.filter((type) => keyOf(type) === keyOf(name));
  return types.length === 0 ? null : { kind: 'type', types };
}

/** "ego" means both kinds of Ego authority, "mental" the one without an inner authority. */
function authorityFit(name: string): Fits | null {
  const key = keyOf(name);
  const authorities = AUTHORITY_NAMES.filter((authority) => {
    const own = keyOf(authority);
    return own === key || (own.startsWith(key) && (key === 'ego' || key === 'mental'));
  });
  return authorities.length === 0 ? null : { kind: 'authority', authorities };
}

function centerFit(name: string, state: string | undefined): Fits | null {
  const center = CENTER_IDS.find((id) => keyOf(id) === keyOf(name));
  if (center === undefined || (state !== 'defined' && state !== 'open')) return null;
  return { kind: 'center', center, state };
}

/** What a key such as "type:projector" or "center:heart:open" fits; null for no part of a chart. */
export function fitOf(key: string): Fits | null {
  const [kind, name = '', state] = key.split(':');
  if (kind === 'type') return typeFit(name);
  if (kind === 'authority') return authorityFit(name);
  return kind === 'center' ? centerFit(name, state) : null;
}

function caseOf(where: string, line: string): WorkCase {
  const parsed = z.safeParse(Line, JSON.parse(line));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new MalformedCase(where, `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { hinges, ...rest } = parsed.data;
  const sections = Object.entries(hinges).map(([key, text]): Section => {
    const fit = fitOf(key);
    if (fit === null) throw new MalformedCase(where, `"${key}" is no part of a chart`);
    return { ...fit, text };
  });
  for (const text of [rest.tell, rest.say, rest.step ?? '', ...Object.values(hinges)]) {
    const problem = problemOfSlots(text);
    if (problem !== null) throw new MalformedCase(where, problem);
  }
  return { ...rest, hinges: sections };
}

/**
 * Reads cases, one JSON object a line.
 * @throws MalformedCase, or a SyntaxError for a line that is no JSON
 */
export function casesOf(filename: string, text: string): readonly WorkCase[] {
  return text
    .split('\n')
    .map((line, at) => ({ line, where: `${filename}:${at + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => caseOf(where, line));
}
