import { setTimeout as pause } from 'node:timers/promises';
import { type AccessWorld, copyOf } from '#server/testing/access-fixture.ts';
import { idOf } from '#server/testing/access-judge.ts';
import { ACTORS, type Actor, LINES, type Line, type Parts } from '#server/testing/access-lines.ts';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type Answer, request } from '#server/testing/request.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import { ErrorBody } from '#shared/contract/errors.ts';
import { type Route, SHARED_ERRORS } from '#shared/contract/route.ts';
import { REAL_NAMES, WILD_TEXT } from './hostile-text.data.ts';
import { type Random, randomFrom } from './random.ts';
import { nearlyValid, randomValue, shapeOf } from './random-input.ts';
import type { RunSuite } from './suite.ts';

const SEED = 20261122;
const AT_ONCE = 4;
const TRIES_MAX = 3;
/** Requests for each operation: together at least 1,500, and 16,000 at scale 10. */
const PER_OPERATION = { usual: 11, large: 130 } as const;

/** A URL cannot hold lone surrogates. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

function queryOf(route: Route, random: Random): string {
  const shape = shapeOf(route.query);
  if (!shape) return random.isTrue(0.1) ? '?x=1&x=2' : '';
  const value = randomValue({ ...shape, type: 'object' }, random);
  if (typeof value !== 'object' || value === null) return `?${encodeURIComponent(String(value))}`;
  const pairs = Object.entries(value).map(
    ([key, each]) =>
      `${encodeURIComponent(key)}=${encoded(typeof each === 'object' ? JSON.stringify(each) : String(each))}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function bodyOf(route: Route, valid: object | undefined, random: Random): object | undefined {
  const shape = shapeOf(route.body);
  if (!shape) return undefined;
  const kind = random.below(4);
  if (valid && kind === 0) return valid;
  if (valid && kind < 3) return nearlyValid(valid, shape, random);
  const value = randomValue(shape, random);
  return typeof value === 'object' && value !== null ? value : { value };
}

function paramsOf(params: Parts['params'], random: Random): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([key, value]) => {
      if (!random.isTrue(0.12)) return [key, value];
      const text = random.oneOf([...WILD_TEXT, ...REAL_NAMES]);
      // An empty segment, and one that browsers resolve away, would make another address.
      return [key, encoded(text.slice(0, 200)) || 'x'];
    }),
  );
}

const FILE_TYPES: Readonly<Record<string, string>> = { ics: 'text/calendar' };

function fileProblem(route: Route, { headers }: Answer): string | null {
  const format = route.format ?? '';
  const type = String(headers['content-type']);
  return type.includes(FILE_TYPES[format] ?? format) ? null : `a file of type ${type}`;
}

/** What is wrong with an answer; null when it is as the contract says. */
function problemOf(route: Route, answer: Answer): string | null {
  const { status, text } = answer;
  if (status >= 500) return `${status} ${text.slice(0, 120)}`;
  if (status === 204 || status === 304) return text === '' ? null : 'a body without content';
  if (status < 300 && route.format) return fileProblem(route, answer);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `${status} is no JSON: ${text.slice(0, 80)}`;
  }
  return status < 300 ? replyProblem(route, body) : errorProblem(route, status, body);
}

function replyProblem(route: Route, body: unknown): string | null {
  const result = route.reply['~standard'].validate(body);
  return 'issues' in result && result.issues
    ? `breaks its schema at ${result.issues[0]?.path?.join('.')}`
    : null;
}

function errorProblem(route: Route, status: number, body: unknown): string | null {
  const error = ErrorBody.safeParse(body);
  if (!error.success) return `${status} with an unknown error body`;
  const codes: readonly string[] = [...route.errors, ...SHARED_ERRORS, 'request.not_found'];
  return codes.includes(error.data.code) ? null : `${status} with undeclared ${error.data.code}`;
}

/** Signs everybody in again: random writes end logins and deactivate people. */
async function freshCookies({ app, fixture }: AccessWorld): Promise<Map<Actor, string>> {
  const cookies = new Map<Actor, string>();
  for (const actor of ACTORS) {
    if (actor === 'signed out' || actor === 'deactivated') continue;
    const { email } = fixture.people[actor].actor;
    const person = await app.signIn(email ?? '').catch(() => somebody(app, 'fuzz'));
    cookies.set(actor, person.cookie);
  }
  return cookies;
}

interface Shot {
  readonly world: AccessWorld;
  readonly cookies: ReadonlyMap<Actor, string>;
  readonly route: Route;
  readonly line: Line;
  readonly random: Random;
}

interface Target extends Pick<Shot, 'world' | 'line' | 'random'> {
  readonly actor: Actor;
  readonly whose: 'own' | 'foreign' | 'missing';
}

/** The object that is asked for; one that the operation uses up is a copy, or doesn't exist. */
async function idFor({ world, line, random, actor, whose }: Target): Promise<string> {
  if (!('kind' in line)) return '';
  const id = idOf(world.fixture, line.kind, actor, whose);
  if (!line.isTaken) return id;
  return random.isTrue(0.7) ? copyOf(world, line.kind, id, actor, whose) : crypto.randomUUID();
}

function headersOf(origin: string, body: unknown, cookie: string | undefined) {
  return {
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
    ...(body ? { 'Content-Type': 'application/json' } : {}),
    ...(cookie ? { Cookie: cookie } : {}),
  };
}

/** A busy server says when to come back; only what is refused again and again has failed. */
async function onceAvailable(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const retryAfter = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !(retryAfter > 0) || tries === TRIES_MAX) return answer;
    await pause(retryAfter * 1_000);
  }
}

async function shoot({ world, cookies, route, line, random }: Shot): Promise<string | null> {
  const actor = random.isTrue(0.6) ? bestActorFor(line) : random.oneOf(ACTORS);
  const whose = random.isTrue(0.8) ? 'own' : random.oneOf(['foreign', 'missing'] as const);
  const id = await idFor({ world, line, random, actor, whose });
  const valid = line.ask?.(id, world.fixture) ?? {};
  const params = paramsOf(valid.params, random);
  const query = valid.query && random.isTrue(0.5) ? valid.query : queryOf(route, random);
  const body = bodyOf(route, valid.body, random);
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? id);
  const send = () =>
    request(world.app.url + path + query, {
      method: route.method,
      headers: headersOf(world.app.url, body, cookies.get(actor)),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const answer = await onceAvailable(send);
  const problem = problemOf(route, answer);
  const sent = `${path}${query} ${JSON.stringify(body) ?? ''}`.slice(0, 300);
  return problem && `${route.method} ${route.path} as ${actor}: ${problem} for ${sent}`;
}

function bestActorFor(line: Line): Actor {
  if ('for' in line) return line.for === 'master' ? 'master admin' : 'account admin';
  return line.kind === 'user' || line.kind === 'prompts' ? 'master admin' : 'account admin';
}

/** S11: random input, near to what the schemas ask for and far from it, never makes a failure. */
export function fuzz(world: AccessWorld): RunSuite {
  return async (scale) => {
    const failures: string[] = [];
    let cases = 0;
    const shotsOfEach = PER_OPERATION[scale >= 10 ? 'large' : 'usual'];
    const random = randomFrom(SEED);
    await masterOf(world.app);
    for (const [name, lines] of Object.entries(LINES)) {
      const route = Object.entries<Route>(CONTRACT).find(([key]) => key === name)?.[1];
      if (!route) throw new Error(`${name} is no operation`);
      const cookies = await freshCookies(world);
      for (let shot = 0; shot < shotsOfEach; shot += AT_ONCE) {
        const line = () => random.oneOf(lines);
        const shots = Array.from({ length: AT_ONCE }, () =>
          shoot({ world, cookies, route, line: line(), random }).catch(
            (error: unknown) => `${name}: ${String(error)}`,
          ),
        );
        cases += shots.length;
        for (const problem of await Promise.all(shots)) if (problem) failures.push(problem);
      }
    }
    return { cases, failures };
  };
}
