import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallPolicy } from '../../platform/calls/provider-calls.ts';
import { createGazetteer } from './embedded/gazetteer.ts';
import { createGoogleLegacy } from './google-legacy.ts';
import { createGoogleNew } from './google-new.ts';
import { PLACES_POLICY } from './google-places.ts';
import { type PlacesFault, PlacesUnavailable } from './port.ts';
import { reply, STUB_KEY, type StubRequest, startGoogleStub } from './testing/google-stub.ts';

const gazetteer = createGazetteer();
await gazetteer.warm();
const stub = await startGoogleStub(gazetteer);
afterAll(() => stub[Symbol.asyncDispose]());
beforeEach(() => stub.answerAll(null));

const { signal } = new AbortController();
const PARIS = 'geonames:2988507';
/** Never opens the circuit, which has its own tests, so that every case reaches the provider. */
const GENEROUS_POLICY = {
  ...PLACES_POLICY,
  tryTimeoutMs: 10_000,
  retryDelayMs: 1,
  failuresToOpen: 1_000,
};
const hasty = { ...GENEROUS_POLICY, tryTimeoutMs: 100 };

type Answerer = (request: StubRequest, response: ServerResponse) => void;

const hang: Answerer = () => {};
const hangInBody: Answerer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"status":');
};
const trickle: Answerer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
const reset: Answerer = (_request, response) => response.destroy();
const redirect: Answerer = (_request, response) => {
  response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
};
const huge: Answerer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(`{"status":"OK","filler":"${'x'.repeat(2_000_000)}"}`);
};
const html = reply(200, '<!doctype html><title>Sign in to this network</title>');

type Case = readonly [what: string, answerer: Answerer, faults: readonly PlacesFault[]];

const COMMON: readonly Case[] = [
  ['a server error', reply(500, { error: 'oops' }), ['server']],
  ['an overloaded server', reply(503, 'busy'), ['server']],
  ['an answer that never begins', hang, ['timeout']],
  ['an answer that stops midway', hangInBody, ['timeout']],
  ['an answer that trickles', trickle, ['timeout']],
  ['a broken connection', reset, ['network']],
  ['a page instead of data', html, ['bad_answer']],
  [
    'an answer of another shape',
    reply(200, { status: 'OK', predictions: 7, suggestions: 7 }),
    ['bad_answer'],
  ],
  ['an empty answer', reply(200, ''), ['bad_answer']],
  ['an answer cut off', reply(200, '{"status":"OK","predict'), ['bad_answer']],
  ['an answer larger than any true one', huge, ['bad_answer', 'network']],
  ['a redirect to another host', redirect, ['bad_answer', 'network']],
  ['a refused caller', reply(401, { error: 'no' }), ['refused']],
  ['too many requests', reply(429, { error: 'slow down' }), ['over_limit']],
];

const LEGACY: readonly Case[] = [
  ['a denied request', reply(200, { status: 'REQUEST_DENIED', predictions: [] }), ['refused']],
  ['a used-up quota', reply(200, { status: 'OVER_QUERY_LIMIT', predictions: [] }), ['over_limit']],
  ['a used-up day', reply(200, { status: 'OVER_DAILY_LIMIT', predictions: [] }), ['over_limit']],
  ['an unknown error', reply(200, { status: 'UNKNOWN_ERROR', predictions: [] }), ['server']],
  ['a status nobody knows', reply(200, { status: '<b>', predictions: [] }), ['bad_answer']],
];

function refusal(code: number, status: string, reason?: string): Answerer {
  return reply(code, {
    error: { code, status, message: 'No.', details: reason ? [{ reason }] : [] },
  });
}

const NEW: readonly Case[] = [
  ['a key that is not valid', refusal(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID'), ['refused']],
  ['an interface not enabled', refusal(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED'), ['refused']],
  ['a used-up quota', refusal(429, 'RESOURCE_EXHAUSTED'), ['over_limit']],
  ['a lost backend', refusal(503, 'UNAVAILABLE'), ['server']],
  ['a page that is not found', reply(404, '<h1>Not found</h1>'), ['refused']],
];

describe.each([
  { name: 'the older Google service', create: createGoogleLegacy, own: LEGACY },
  { name: 'Google Places (New)', create: createGoogleNew, own: NEW },
])('$name', ({ create, own }) => {
  const at = (baseUrl: string, policy: CallPolicy) => create({ apiKey: STUB_KEY, baseUrl, policy });
  const places = at(stub.baseUrl, GENEROUS_POLICY);

  const failure = async (asked: Promise<unknown>): Promise<PlacesUnavailable> => {
    const error = await asked.then(
      () => new Error('It answered.'),
      (reason: unknown) => reason,
    );
    if (!(error instanceof PlacesUnavailable)) throw error;
    return error;
  };

  test.each([...COMMON, ...own])('is unavailable after %s', async (_what, answerer, faults) => {
    stub.answerAll(answerer);
    const asked = faults.includes('timeout') ? at(stub.baseUrl, hasty) : places;
    for (const ask of [
      () => asked.suggest('Secretville', signal, 'a-session'),
      () => asked.details(PARIS, signal),
    ]) {
      const error = await failure(ask());
      expect(faults).toContain(error.fault);
      const shown = inspect(error, { depth: 10, showHidden: true });
      expect(shown).not.toContain(STUB_KEY);
      expect(shown).not.toContain('Secretville');
    }
  });

  test('is unavailable when nothing listens', async () => {
    const nowhere = at('http://127.0.0.1:9', GENEROUS_POLICY);
    expect((await failure(nowhere.suggest('Paris', signal))).fault).toBe('network');
  });

  test('is unavailable with a key that Google refuses', async () => {
    const stranger = create({ apiKey: 'other', baseUrl: stub.baseUrl, policy: GENEROUS_POLICY });
    expect((await failure(stranger.suggest('Paris', signal))).fault).toBe('refused');
    expect((await failure(stranger.details(PARIS, signal))).fault).toBe('refused');
  });

  test('retries after a server error and answers', async () => {
    const before = stub.requests.length;
    stub.answerNext(reply(500, 'oops'));
    const [first] = await places.suggest('Paris', signal);
    expect(first?.mainText).toBe('Paris');
    expect(stub.requests.length - before).toBe(2);
  });

  test('does not retry after a refusal', async () => {
    const before = stub.requests.length;
    stub.answerAll(reply(403, { error: { status: 'PERMISSION_DENIED' } }));
    await failure(places.suggest('Paris', signal));
    expect(stub.requests.length - before).toBe(1);
  });

  test('stops as soon as the caller aborts', async () => {
    stub.answerAll(hang);
    const caller = new AbortController();
    const asked = places.suggest('Paris', caller.signal);
    const reason = new Error('The request is gone.');
    caller.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });

  test('sends no request for an input without letters', async () => {
    const before = stub.requests.length;
    expect(await places.suggest(' ?! ', signal)).toEqual([]);
    expect(stub.requests.length).toBe(before);
  });
});

test('the legacy API gets requests for cities in English, with key and session', async () => {
  const places = createGoogleLegacy({ apiKey: STUB_KEY, baseUrl: stub.baseUrl });
  await places.suggest('Ulm & 1=1', signal, 'session-1');
  await places.details(PARIS, signal, 'not a token!');
  const [suggest, details] = stub.requests.slice(-2);
  expect(suggest?.url.pathname).toBe('/maps/api/place/autocomplete/json');
  expect(Object.fromEntries(suggest?.url.searchParams ?? [])).toEqual({
    key: STUB_KEY,
    input: 'Ulm & 1=1',
    language: 'en',
    types: '(cities)',
    sessiontoken: 'session-1',
  });
  expect(Object.fromEntries(details?.url.searchParams ?? [])).toEqual({
    key: STUB_KEY,
    place_id: PARIS,
    language: 'en',
    fields: 'place_id,formatted_address,geometry/location',
  });
});

test('Places (New) gets requests for cities in English, with the key only in a header', async () => {
  const places = createGoogleNew({ apiKey: STUB_KEY, baseUrl: stub.baseUrl });
  await places.suggest('Ulm & 1=1', signal, 'session-1');
  await places.details(PARIS, signal, 'session-1');
  const [suggest, details] = stub.requests.slice(-2);
  expect(suggest?.method).toBe('POST');
  expect(JSON.parse(suggest?.body ?? '')).toEqual({
    input: 'Ulm & 1=1',
    languageCode: 'en',
    includedPrimaryTypes: ['(cities)'],
    sessionToken: 'session-1',
  });
  expect(suggest?.headers['x-goog-api-key']).toBe(STUB_KEY);
  expect(details?.url.href).toBe(
    'http://stub/v1/places/geonames%3A2988507?languageCode=en&sessionToken=session-1',
  );
  expect(details?.headers['x-goog-fieldmask']).toBe('formattedAddress,location');
});
