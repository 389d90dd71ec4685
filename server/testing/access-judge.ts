import { randomUUID } from 'node:crypto';
import type { Route } from '#shared/contract/route.ts';
import { type AccessWorld, copyOf } from './access-fixture.ts';
import {
  type Actor,
  type Fixture,
  type Kind,
  type Line,
  MASTER,
  type Outcome,
  type Parts,
  type Relation,
  type Whose,
} from './access-lines.ts';
import { type Answer, request } from './request.ts';

export function objectsOf(line: Line): readonly Whose[] {
  if (!('kind' in line)) return ['own'];
  if (line.kind === 'account') return ['own', 'foreign', 'missing'];
  return line.kind === 'prompts'
    ? ['own', 'missing']
    : ['own', 'same account', 'foreign', 'missing'];
}

/** Charts and conversations belong to a person; everything else is seen from the first account. */
export function idOf(fixture: Fixture, kind: Kind, actor: Actor, whose: Whose): string {
  const ofKind = fixture.objects[kind];
  if (kind !== 'chart' && kind !== 'conversation') return ofKind[whose] ?? randomUUID();
  const owner = { own: actor, 'same account': 'mate', foreign: 'regular', missing: '' }[whose];
  // For a signed-out actor every object belongs to somebody else.
  if (whose === 'own' && actor === 'signed out') return ofKind['regular'] ?? '';
  return (
    ofKind[owner === actor && whose !== 'own' ? 'foreign account admin' : owner] ?? randomUUID()
  );
}

const ADMIN_OF = {
  own: 'account admin',
  'same account': 'account admin',
  foreign: 'foreign account admin',
};

function relationOf(actor: Actor, whose: Exclude<Whose, 'missing'>): Relation {
  if (actor === 'master admin') return 'master';
  if (actor === ADMIN_OF[whose]) return 'admin';
  return actor === 'member' && whose !== 'foreign' ? 'member' : 'stranger';
}

export function outcomeOf(line: Line, actor: Actor, whose: Whose): Outcome | 401 {
  if ('for' in line) {
    if (line.for === 'everybody') return 'ok';
    if (actor === 'signed out' || actor === 'deactivated') return 401;
    const isAdmin = actor.endsWith('account admin');
    if (line.for === 'master') return actor === 'master admin' ? 'ok' : 403;
    if (line.for === 'admins') return isAdmin || actor === 'master admin' ? 'ok' : 403;
    if (line.for === 'team access') return isAdmin || actor === 'member' ? 'ok' : 403;
    return 'ok';
  }
  if (actor === 'signed out' || actor === 'deactivated') return 401;
  if (!('who' in line)) return whose === 'own' ? 'ok' : 404;
  if (whose === 'missing') {
    return line.who === MASTER && actor !== 'master admin' ? 403 : 404;
  }
  return line.who[relationOf(actor, whose)];
}

/** Calls an operation as an actor, with the headers that our own pages send. */
export async function callAs(
  { app, fixture }: AccessWorld,
  route: Route,
  actor: Actor,
  { params = {}, query = '', body }: Parts,
): Promise<Answer> {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? randomUUID());
  const cookie = actor === 'signed out' ? null : fixture.people[actor].cookie;
  return request(app.url + path + query, {
    method: route.method,
    headers: {
      Origin: app.url,
      'Sec-Fetch-Site': 'same-origin',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Calls an operation as one actor on every object. @returns the cases run, and the wrong ones */
export async function judgeAccess(
  world: AccessWorld,
  route: Route,
  line: Line,
  actor: Actor,
): Promise<{ cases: number; wrong: string[] }> {
  const { fixture } = world;
  let cases = 0;
  const wrong: string[] = [];
  const told = new Map<Whose, string>();
  for (const whose of objectsOf(line)) {
    let id = 'kind' in line ? idOf(fixture, line.kind, actor, whose) : '';
    if ('kind' in line && line.isTaken) id = await copyOf(world, line.kind, id, actor, whose);
    const { status, text } = await callAs(world, route, actor, line.ask?.(id, fixture) ?? {});
    cases += 1;
    const outcome = outcomeOf(line, actor, whose);
    const success = ('for' in line && line.done) || (route.status ?? 200);
    const expected = outcome === 'ok' ? success : outcome;
    if (status !== expected) {
      wrong.push(`${actor}, ${whose}: ${status} instead of ${expected} ${text.slice(0, 120)}`);
    }
    if (status === 404) told.set(whose, JSON.stringify({ ...JSON.parse(text), requestId: '' }));
  }
  if (new Set(told.values()).size > 1) wrong.push(`${actor} can tell foreign from missing`);
  return { cases, wrong };
}

/** Ids of no kind; the first few stand for all where every change is tested. */
export const MALFORMED_IDS = [
  'not-an-id',
  '%00',
  "1'%20or%20'1'='1",
  '..%2f..%2fadmin',
  '00000000-0000-0000-0000-00000000000g',
  '-1',
  '9'.repeat(40),
];

/** They are answered like missing ones, or as invalid input; never like own objects. */
export async function judgeMalformed(
  world: AccessWorld,
  route: Route,
  line: Line,
  actor: Actor,
  ids: readonly string[],
): Promise<{ cases: number; wrong: string[] }> {
  if (!('kind' in line)) return { cases: 0, wrong: [] };
  const expected = outcomeOf(line, actor, 'missing');
  const wrong: string[] = [];
  for (const id of ids) {
    const { status } = await callAs(world, route, actor, line.ask?.(id, world.fixture) ?? {});
    if (status === expected || (expected === 404 && status === 400)) continue;
    wrong.push(`${actor}, malformed: ${status} instead of ${expected} (${id})`);
  }
  return { cases: ids.length, wrong };
}
