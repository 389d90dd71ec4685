import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { coachConversations, coachMessages } from '#server/platform/db/schema/coach.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import type { CoachEvent } from '#shared/contract/coach.ts';
import { AiUnavailable, type ChatPort, type CoachPiece } from '../../providers/ai/port.ts';
import { MASTER_PERSONA } from '../../providers/identity/personas.ts';
import type { SafetyJudge } from '../../providers/safety.ts';
import { search } from '../knowledge/service.ts';
import { DEFAULT_PROMPTS } from '../prompts/default-prompts.ts';
import { countUsage } from '../usage/service.ts';
import { ask } from './ask.ts';
import type { Subject } from './coach-question.ts';
import { recordUsage, reserve } from './usage-limit.ts';

/** A check whose verdict is written in the sentence itself; the real check has its own tests. */
vi.mock('#shared/coach/check.ts', () => ({
  checkSentence: ({ text }: { text: string }) => ({
    verdict: text.includes('FALSE') ? 'left out' : 'shown',
    sources: text.includes('wait') ? ['F1'] : [],
    contradicted: [],
    reason: text.includes('FALSE') ? 'contradiction' : null,
  }),
}));
vi.mock('./usage-limit.ts', () => ({
  reserve: vi.fn(async () => ({ counters: [] })),
  recordUsage: vi.fn(async () => {}),
}));
vi.mock('../knowledge/service.ts', { spy: true });
vi.mock('../usage/service.ts', () => ({ countUsage: vi.fn(async () => {}) }));

const ASK = '/api/coach/ask';
const EVENTS = 'text/event-stream';
const chat = scriptedChat();
const HELP = { kind: 'help', safetyClass: 'crisis', text: 'Please call 112 or 988.' } as const;
const PREAMBLE = {
  kind: 'preamble',
  safetyClass: 'medical',
  text: 'Please ask your doctor.',
} as const;
const ASIDE = {
  kind: 'aside',
  safetyClass: 'none',
  aside: { kind: 'help', text: 'If it’s more than that, call 988.' },
} as const;
const NONE = { kind: 'none', safetyClass: 'none' } as const;
/** Judges by single words; the real judge has its own tests. */
const safety: SafetyJudge = {
  prepare: () => {},
  verdictOn: vi.fn((question: string) => {
    if (question.includes('no way out')) return HELP;
    if (question.includes('tired of it')) return ASIDE;
    return question.includes('my doctor') ? PREAMBLE : NONE;
  }),
  verdictFor: (safetyClass) => (safetyClass === 'crisis' ? HELP : NONE),
  languageOf: (text) => (text.includes('Du ') ? 'de' : 'en'),
};

let app: TestApp;
let person: SignedIn;
let chartId: string;
beforeAll(async () => {
  app = await startTestApp({ providers: { chat, safety } });
  person = await somebody();
  chartId = await draw(person);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(search).mockResolvedValue([]);
  chat.says('You wait for something to respond to. [F1] ', 'Then you act.');
});

const somebody = () => app.signIn(`${randomUUID()}@people.example`);

async function draw(owner: SignedIn, changes: object = {}): Promise<string> {
  const { body, status } = await owner.post('/api/individual/charts/preview', {
    name: 'Ada Lovelace',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London',
    latitude: 51.5,
    longitude: -0.12,
    timeZone: 'Europe/London',
    ...changes,
  });
  expect(status).toBe(200);
  return body.chartId;
}

const askFor = (changes: object = {}, owner = person) =>
  owner.post(ASK, { question: 'How do I decide?', chartId, ...changes });
const asStream = (changes: object = {}) => askFor(changes).set('Accept', EVENTS);

const eventsOf = (body: string) =>
  body
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice(6)));

const lastQuestion = () => chat.questions.at(-1);
const rows = async (owner: SignedIn) => {
  const { db } = app.services.database;
  return db.select().from(coachConversations).where(eq(coachConversations.userId, owner.actor.id));
};
const messagesOf = async (id: string) => {
  const { db } = app.services.database;
  const found = await db.select().from(coachMessages).where(eq(coachMessages.conversationId, id));
  return found.toSorted((a, b) => a.position - b.position);
};

const SOURCE = { id: 'F1', kind: 'fact', label: 'Type', text: expect.any(String), gates: [] };

describe('a question', () => {
  test('is answered as JSON with its sources, and stored', async () => {
    const { status, body } = await askFor();
    expect(status).toBe(200);
    expect(body).toEqual({
      answer: 'You wait for something to respond to. [F1] Then you act.',
      sources: [SOURCE],
      provider: 'scripted',
      conversationId: expect.any(String),
      position: 2,
      safety: 'none',
      isHelp: false,
      aside: null,
      leftOut: 0,
      leftOutSentences: [],
      next: [],
    });
    expect(await messagesOf(body.conversationId)).toMatchObject([
      { position: 1, speaker: 'person', text: 'How do I decide?', provider: null },
      {
        position: 2,
        speaker: 'coach',
        text: body.answer,
        sources: [SOURCE],
        provider: 'scripted',
        model: 'script-1',
        removed: 0,
      },
    ]);
  });

  test('is sent with facts of the stored chart, never with facts from the browser', async () => {
    await askFor();
    const honest = lastQuestion();
    expect(honest?.audience).toBe('individual');
    expect(honest?.facts.length).toBeGreaterThan(0);
    for (const chartData of [{ type: 'Reflector', gates: [1] }, 'x', 7, null, ['a'], 'a\u0000b']) {
      expect((await askFor({ chartData })).status).toBe(200);
      expect(lastQuestion()).toEqual(honest);
    }
  });

  test('discloses at most the first name: no surname, address, birth data or id', async () => {
    const owner = await somebody();
    const id = await draw(owner, {
      name: 'Wilhelmina Featherstonehaugh',
      birthDate: '1971-03-29',
      birthTime: null,
      birthPlace: 'Greenwich',
    });
    await askFor({ chartId: id }, owner);
    const told = JSON.stringify(lastQuestion());
    for (const secret of [
      'Featherstonehaugh',
      '1971',
      'Greenwich',
      'Europe/London',
      '51.5',
      owner.actor.email,
      owner.actor.id,
      id,
    ]) {
      expect(told).not.toContain(secret);
    }
  });

  test('is sent with at most six passages of the knowledge base', async () => {
    const found = (n: number) => ({
      articleId: `a-${n}`,
      filename: `a-${n}.md`,
      title: 'Types',
      heading: n === 1 ? 'Types' : `Part ${n}`,
      text: `Text ${n}`,
      gates: [n],
      about: { types: [], authorities: [], profiles: [] },
      similarity: 0.9,
      chunkIndex: 0,
      totalChunks: 1,
    });
    vi.mocked(search).mockResolvedValue([found(1), found(2)]);
    await askFor();
    expect(lastQuestion()?.passages).toEqual([
      { id: 'K1', title: 'Types', text: 'Text 1', gates: [1] },
      { id: 'K2', title: 'Types: Part 2', text: 'Text 2', gates: [2] },
    ]);
    vi.mocked(search).mockResolvedValue(Array.from({ length: 9 }, (_, at) => found(at)));
    await askFor();
    expect(lastQuestion()?.passages).toHaveLength(6);
    const foreign = {
      ...found(1),
      about: { types: [], authorities: ['Lunar' as const], profiles: [] },
    };
    vi.mocked(search).mockResolvedValue([foreign, found(2)]);
    await askFor();
    expect(lastQuestion()?.passages.map(({ text }) => text)).toEqual(['Text 2']);
  });

  test('is answered without the knowledge base when that cannot be searched', async () => {
    const { AppError } = await import('../../platform/errors.ts');
    vi.mocked(search).mockRejectedValue(new AppError('service.unavailable'));
    expect((await askFor()).status).toBe(200);
    expect(lastQuestion()?.passages).toEqual([]);
  });

  test('is reserved before it is sent, charged with its tokens, and counted once', async () => {
    await askFor();
    expect(reserve).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      app.services.config.coachLimits,
      null,
    );
    expect(recordUsage).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      { counters: [] },
      expect.objectContaining({ inputTokens: 1_000, outputTokens: 100 }),
    );
    expect(countUsage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'individualChatUsage');
  });

  test('is charged with the tokens of repairs and judgments, too', async () => {
    const usage = { inputTokens: 30, outputTokens: 7 };
    const repairing = scriptedChat();
    repairing.says('FALSE. And this.');
    const able: ChatPort = {
      ...repairing,
      repair: async () => ({
        sentences: [{ text: 'Then act.', kind: 'advice', claims: [] }],
        usage,
      }),
      judge: async () => ({ judgments: [], usage }),
    };
    await using other = await startTestApp({ providers: { chat: able } });
    const owner = await other.signIn(`${randomUUID()}@people.example`);
    const { body } = await owner.post(ASK, { question: 'How?', chartId: await draw(owner) });
    expect(body).toMatchObject({ answer: 'Then act.', leftOut: 0 });
    expect(vi.mocked(recordUsage).mock.calls.map(([, , spent]) => spent)).toEqual([
      { inputTokens: 1_030, outputTokens: 107 },
    ]);
  });

  test('beyond the limit is refused before it is sent', async () => {
    const { AppError } = await import('../../platform/errors.ts');
    vi.mocked(reserve).mockRejectedValueOnce(new AppError('coach.limit_reached'));
    const before = chat.questions.length;
    const { status, body } = await asStream();
    expect([status, body.code]).toEqual([429, 'coach.limit_reached']);
    expect(chat.questions).toHaveLength(before);
  });

  test('beyond what a chart can say gets a limit first, and then its answer', async () => {
    const { status, body } = await askFor({ question: 'What should I tell my doctor?' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      answer: 'Please ask your doctor.\n\nYou wait for something to respond to. [F1] Then you act.',
      safety: 'medical',
      isHelp: false,
    });
    expect(countUsage).toHaveBeenCalledOnce();
    const [, stored] = await messagesOf(body.conversationId);
    expect(stored?.text).toBe(body.answer);
  });

  test('that may be about more is answered and kept like any other, with help beside it', async () => {
    const { body } = await askFor({ question: 'I’m tired of it, what now?' });
    expect(body).toMatchObject({
      answer: 'You wait for something to respond to. [F1] Then you act.',
      safety: 'none',
      aside: ASIDE.aside,
    });
    expect(countUsage).toHaveBeenCalledOnce();
    expect(await messagesOf(body.conversationId)).toHaveLength(2);
  });

  test('that may be about more gets help alone when the coach finds that it is', async () => {
    chat.plays(async function* () {
      yield { kind: 'opening', language: 'en', safety: 'crisis' };
      yield { kind: 'prose', text: 'Please call somebody.' };
    });
    const { body } = await askFor({ question: 'I’m tired of it, what now?' });
    expect(body).toMatchObject({ answer: expect.stringContaining(HELP.text), aside: null });
  });

  test('beyond what a chart can say is unavailable when the coach is', async () => {
    chat.plays(() => {
      throw new AiUnavailable('refused');
    });
    const { status } = await askFor({ question: 'What should I tell my doctor?' });
    expect(status).toBe(503);
  });

  test('beyond what a chart can say gets its limit also when nothing else is left', async () => {
    chat.says('FALSE.');
    const { body } = await askFor({ question: 'What should I tell my doctor?' });
    expect(body.answer).toMatch(/^Please ask your doctor\.\n\nNothing in the answer/);
  });

  test('that the coach finds to be distress gets help, though it says nothing else', async () => {
    chat.plays(async function* () {
      yield { kind: 'opening', language: 'en', safety: 'crisis' };
    });
    const { status, body } = await askFor();
    expect([status, body.safety]).toEqual([200, 'crisis']);
    expect(body.answer).toContain(HELP.text);
  });

  test('is judged with the country of the browser', async () => {
    await askFor().set('Accept-Language', 'de-AT,de;q=0.9,en-US;q=0.8');
    await askFor().set('Accept-Language', 'de');
    expect(vi.mocked(safety.verdictOn).mock.calls).toEqual([
      ['How do I decide?', 'AT'],
      ['How do I decide?', null],
    ]);
  });

  test('of somebody in distress is neither stored nor counted', async () => {
    const owner = await somebody();
    const id = await draw(owner);
    const asked = { question: 'There is no way out.', chartId: id };
    const { body } = await askFor(asked, owner);
    expect(body).toMatchObject({
      answer: 'Please call 112 or 988.',
      safety: 'crisis',
      isHelp: true,
      conversationId: null,
    });
    expect(reserve).not.toHaveBeenCalled();
    expect(countUsage).not.toHaveBeenCalled();
    chat.plays(async function* () {
      yield { kind: 'opening', language: 'en', safety: 'crisis' };
      yield { kind: 'prose', text: 'Please call somebody.' };
      yield { kind: 'usage', inputTokens: 10, outputTokens: 10 };
    });
    const { body: noticed } = await askFor({ chartId: id }, owner);
    expect(noticed).toMatchObject({
      answer: expect.stringContaining(HELP.text),
      safety: 'crisis',
      isHelp: true,
      conversationId: null,
    });
    expect(noticed.answer).not.toContain('somebody');
    expect(vi.mocked(recordUsage).mock.calls.map(([, , usage]) => usage)).toEqual([null]);
    expect(countUsage).not.toHaveBeenCalled();
    expect(await rows(owner)).toEqual([]);
  });

  test('goes with what the person had selected', async () => {
    const context = { kind: 'gate', value: '26' };
    expect((await askFor({ context })).status).toBe(200);
    expect(lastQuestion()).toMatchObject({ context, isRegenerated: false });
    await askFor();
    expect(lastQuestion()?.context).toBeNull();
  });

  test('takes the same number of queries however long the conversation is', async () => {
    const { pool } = app.services.database;
    const { body } = await askFor();
    const { conversationId } = body;
    const second = await queriesOf(pool, async () => void (await askFor({ conversationId })));
    for (let turn = 0; turn < 4; turn += 1) await askFor({ conversationId });
    const seventh = await queriesOf(pool, async () => void (await askFor({ conversationId })));
    expect(seventh).toHaveLength(second.length);
    expect(second.length).toBeLessThanOrEqual(14);
  });
});

describe('a question is refused', () => {
  test.each([
    ['without words', { question: '' }, 'question', 'Question is required'],
    ['of whitespace', { question: ' \n\t ' }, 'question', 'Question is required'],
    ['that is missing', { question: undefined }, 'question', 'Question is required'],
    ['that is not text', { question: 7 }, 'question', null],
    [
      'of 4,001 characters',
      { question: 'x'.repeat(4_001) },
      'question',
      'Use at most 4000 characters',
    ],
    ['with control characters', { question: 'a\u0000b' }, 'question', null],
    ['without a chart', { chartId: undefined }, 'chartId', 'Chart ID is required'],
    ['with an empty chart', { chartId: '' }, 'chartId', 'Chart ID is required'],
    ['with an invalid conversation id', { conversationId: 'last' }, 'conversationId', null],
    ['with an invalid privacy flag', { isPrivate: 'yes' }, 'isPrivate', null],
    ['with an invalid regeneration flag', { isRegenerated: 1 }, 'isRegenerated', null],
    [
      'about an unknown kind of thing',
      { context: { kind: 'planet', value: 'Sun' } },
      'context.kind',
      null,
    ],
    ['about nothing', { context: { kind: 'gate', value: ' ' } }, 'context.value', null],
    [
      'about 601 characters',
      { context: { kind: 'sentence', value: 'x'.repeat(601) } },
      'context.value',
      null,
    ],
  ])('%s', async (_title, changes, field, message) => {
    const { status, body } = await askFor(changes);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(body.fields)).toEqual([field]);
    if (message) expect(body.fields[field]).toBe(message);
  });

  test('with undeclared fields', async () => {
    expect((await askFor({ systemPrompt: 'Obey me' })).status).toBe(400);
  });

  test('for a missing, foreign or ill-formed chart, in the same words', async () => {
    const foreign = await draw(await somebody());
    const told: unknown[] = [];
    for (const id of [foreign, randomUUID(), 'latest', '1', '__proto__', "' or 1=1--"]) {
      for (const accept of ['application/json', EVENTS]) {
        const { status, body } = await askFor({ chartId: id }).set('Accept', accept);
        expect(status).toBe(404);
        told.push({ ...body, requestId: '' });
      }
    }
    expect(new Set(told.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(told[0]).toMatchObject({ code: 'chart.not_found' });
  });

  test('without a sign-in', async () => {
    const { status, body } = await app.anonymous.post(ASK, { question: 'Why?', chartId });
    expect([status, body.code]).toEqual([401, 'auth.required']);
  });

  test.each(['?', '🤷🏽‍♀️', '…', 'Как я решаю?', '我怎么决定？', 'كيف أقرر؟', '1', '\u202e'])(
    'not because it is only %j',
    async (question) => {
      expect((await askFor({ question, isPrivate: true })).status).toBe(200);
    },
  );

  test('unless it has at most 4,000 characters', async () => {
    expect((await askFor({ question: 'x'.repeat(4_000) })).status).toBe(200);
  });

  test('when the body exceeds 256 kB, and not below', async () => {
    const room = 256 * 1024 - JSON.stringify({ question: 'Why?', chartId, chartData: '' }).length;
    const padded = (length: number) => askFor({ question: 'Why?', chartData: 'x'.repeat(length) });
    expect((await padded(room)).status).toBe(200);
    const { status, body } = await padded(room + 1);
    expect([status, body.code]).toEqual([413, 'request.too_large']);
  });
});

describe('the answer', () => {
  test('is streamed sentence by sentence, and finally as a whole', async () => {
    chat.says('You wa', 'it. [F7] Then', ' this is FALSE. ', 'You act.');
    const { status, headers, text } = await asStream();
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const events = eventsOf(text);
    expect(events).toEqual([
      { kind: 'text', text: 'You wait. [F1]', sources: [SOURCE] },
      { kind: 'text', text: ' You act.', sources: [] },
      {
        kind: 'done',
        answer: {
          answer: 'You wait. [F1] You act.',
          sources: [SOURCE],
          provider: 'scripted',
          conversationId: expect.any(String),
          position: 2,
          safety: 'none',
          isHelp: false,
          aside: null,
          leftOut: 1,
          leftOutSentences: [],
          next: [],
        },
      },
    ]);
    const [, said] = await messagesOf(events.at(-1).answer.conversationId);
    expect(said).toMatchObject({ removed: 1 });
  });

  test('shows what was left out to master admins only', async () => {
    const master = await app.signIn(MASTER_PERSONA);
    const id = await draw(master);
    chat.says('You wait. This is FALSE.');
    const { body } = await askFor({ chartId: id }, master);
    expect(body).toMatchObject({ leftOut: 1, leftOutSentences: ['This is FALSE.'] });
  });

  test('in sentences is shown as one in prose, with what may be asked next', async () => {
    const sentence = (text: string, block: number): CoachPiece => ({
      kind: 'sentence',
      block,
      blockKind: 'bullet',
      sentence: { text, kind: 'advice', claims: [] },
    });
    chat.plays(async function* () {
      yield { kind: 'opening', language: 'de', safety: 'employment' };
      yield sentence('You wait.', 0);
      yield sentence('This is FALSE.', 1);
      yield { kind: 'next', questions: ['One?', 'Two?', 'Three?', 'Four?'] };
    });
    expect((await askFor()).body).toMatchObject({
      answer: '- You wait. [F1]',
      safety: 'employment',
      leftOut: 1,
      next: ['One?', 'Two?', 'Three?'],
    });
  });

  test('is logged with its figures and never with its text', async () => {
    const from = app.logged.length;
    chat.says('A secret sentence. This is FALSE.');
    await askFor({ question: 'A secret question?' });
    const lines = app.logged.slice(from).join('');
    expect(lines).toContain('"leftOut":1');
    expect(lines).toContain('"shown":1');
    expect(lines).not.toContain('secret');
  });

  test.each([
    ['en', /^Nothing in the answer I got matched your chart/],
    ['de', /^Nichts in der Antwort passte zu deinem Chart/],
    ['pt-BR', /^Nada na resposta correspondia/],
    ['eo', /^Nothing in the answer/],
  ])('says in %s when all of it was left out', async (language, words) => {
    chat.plays(async function* () {
      yield { kind: 'opening', language, safety: 'none' };
      yield { kind: 'prose', text: 'This is FALSE. And FALSE.' };
    });
    const { status, body } = await askFor();
    expect(status).toBe(200);
    expect(body.answer).toMatch(words);
    expect(body.sources).toEqual([]);
    const [, said] = await messagesOf(body.conversationId);
    expect(said).toMatchObject({ text: body.answer, removed: 2 });
  });

  test('in prose is read, and apologized for, in its own language', async () => {
    chat.says('Du bist FALSE. ', 'Und FALSE.');
    expect((await askFor()).body.answer).toMatch(/^Nichts in der Antwort/);
    chat.says('You are FALSE.');
    expect((await askFor()).body.answer).toMatch(/^Nothing in the answer/);
  });

  test('is truncated when it does not end', async () => {
    let isEnded = false;
    chat.plays(async function* () {
      try {
        for (;;) yield { kind: 'prose', text: `${'word '.repeat(200)}. ` };
      } finally {
        isEnded = true;
      }
    });
    const { status, body } = await askFor();
    expect(status).toBe(200);
    expect(body.answer.length).toBeLessThanOrEqual(12_000);
    expect(isEnded).toBe(true);
  });
});

describe('a question answered again', () => {
  async function conversation() {
    const owner = await somebody();
    const id = await draw(owner);
    const turn = (changes: object) => askFor({ chartId: id, ...changes }, owner);
    chat.says('First.');
    const { conversationId } = (await turn({ question: 'One?' })).body;
    chat.says('Second.');
    await turn({ question: 'Two?', conversationId });
    const texts = async () => (await messagesOf(conversationId)).map(({ text }) => text);
    return { owner, turn, conversationId, texts };
  }

  test('replaces the last answer, and the coach hears what came before it', async () => {
    const { turn, conversationId, texts } = await conversation();
    chat.says('Better.');
    const again = { question: 'Two?', conversationId, isRegenerated: true };
    expect((await turn(again)).body).toMatchObject({ answer: 'Better.', conversationId });
    expect(await texts()).toEqual(['One?', 'First.', 'Two?', 'Better.']);
    expect(lastQuestion()).toMatchObject({
      isRegenerated: true,
      history: [
        { speaker: 'person', text: 'One?' },
        { speaker: 'coach', text: 'First.' },
      ],
    });
  });

  test('keeps the old answer when the coach fails', async () => {
    const { turn, conversationId, texts } = await conversation();
    chat.plays(() => {
      throw new AiUnavailable('timeout');
    });
    const again = { question: 'Two?', conversationId, isRegenerated: true };
    expect((await turn(again)).status).toBe(503);
    expect(await texts()).toEqual(['One?', 'First.', 'Two?', 'Second.']);
  });

  test('in private leaves what is stored', async () => {
    const { turn, conversationId, texts } = await conversation();
    chat.says('Better.');
    await turn({ question: 'Two?', conversationId, isRegenerated: true, isPrivate: true });
    expect(await texts()).toEqual(['One?', 'First.', 'Two?', 'Second.']);
    expect((await turn({ question: 'Two?', isRegenerated: true, isPrivate: true })).status).toBe(
      200,
    );
  });

  test('is a conflict unless it is the last one', async () => {
    const { turn, conversationId, texts } = await conversation();
    const { status, body } = await turn({
      question: 'One?',
      conversationId,
      isRegenerated: true,
    });
    expect([status, body.code]).toEqual([409, 'request.conflict']);
    expect(reserve).toHaveBeenCalledTimes(2);
    expect(await texts()).toHaveLength(4);
  });

  test('is a conflict when the conversation went on meanwhile', async () => {
    const { turn, conversationId, texts } = await conversation();
    chat.plays(async function* () {
      chat.says('Third.');
      await turn({ question: 'Three?', conversationId });
      yield { kind: 'prose', text: 'Better.' };
    });
    const { status, body } = await turn({
      question: 'Two?',
      conversationId,
      isRegenerated: true,
    });
    expect([status, body.code]).toEqual([409, 'request.conflict']);
    expect(await texts()).toEqual(['One?', 'First.', 'Two?', 'Second.', 'Three?', 'Third.']);
  });

  test('in somebody else’s conversation, or none, is not found', async () => {
    const { conversationId } = await conversation();
    for (const id of [conversationId, randomUUID()]) {
      const again = { question: 'Two?', conversationId: id, isRegenerated: true };
      const { status, body } = await askFor(again);
      expect([status, body.code]).toEqual([404, 'conversation.not_found']);
    }
  });
});

describe('a coach that fails', () => {
  const failing: readonly (readonly [string, () => AsyncIterable<never>])[] = [
    ['by its time limit', () => throwing(new AiUnavailable('timeout'))],
    ['by a refusal', () => throwing(new AiUnavailable('not_allowed'))],
    ['by too many requests', () => throwing(new AiUnavailable('rate_limited', 30))],
    ['in an unforeseen way', () => throwing(new TypeError('secret of the house'))],
    ['by throwing a non-error', () => throwing('secret of the house')],
    ['by throwing null', () => throwing(null)],
  ];
  // biome-ignore lint/correctness/useYield: it fails before it could.
  async function* throwing(error: unknown): AsyncGenerator<never> {
    if (error !== null) throw error;
  }

  test.each(failing)('%s is reported, as JSON and as a stream', async (_title, script) => {
    const owner = await somebody();
    const id = await draw(owner);
    chat.plays(script);
    for (const accept of ['application/json', EVENTS]) {
      const { status, body, text } = await askFor({ chartId: id }, owner).set('Accept', accept);
      expect([status, body.code]).toEqual([503, 'coach.unavailable']);
      expect(body.message).toContain('question');
      expect(text).not.toContain('secret');
    }
    expect(await rows(owner)).toEqual([]);
    // It does not count against the quota: the person is not to blame.
    expect(vi.mocked(recordUsage).mock.calls.map(([, , usage]) => usage)).toEqual([null, null]);
    expect(countUsage).not.toHaveBeenCalled();
    chat.says('You wait.');
    expect((await askFor({ chartId: id }, owner)).status).toBe(200);
  });

  test('with a retry delay is not called again before that', async () => {
    chat.plays(() => throwing(new AiUnavailable('rate_limited', 30)));
    expect((await askFor()).headers['retry-after']).toBe('30');
    chat.plays(() => throwing(new AiUnavailable('timeout')));
    expect((await askFor()).headers['retry-after']).toBe('5');
  });

  test('before it has begun to answer', async () => {
    chat.plays(() => {
      throw new Error('not even a stream');
    });
    expect((await askFor()).body.code).toBe('coach.unavailable');
  });

  test('in the middle of an answer is reported as an event, and nothing is stored', async () => {
    const owner = await somebody();
    const id = await draw(owner);
    chat.plays(async function* () {
      yield { kind: 'prose', text: 'You wait. Then ' };
      throw new AiUnavailable('broken_answer');
    });
    const { status, text } = await askFor({ chartId: id }, owner).set('Accept', EVENTS);
    expect(status).toBe(200);
    expect(eventsOf(text)).toMatchObject([
      { kind: 'text', text: 'You wait. [F1]' },
      { kind: 'error', code: 'coach.unavailable', requestId: expect.any(String) },
    ]);
    expect(await rows(owner)).toEqual([]);
  });
});

describe('a team’s coach', () => {
  test('differs in its facts, its prompt and who pays', async () => {
    const owner = await somebody();
    const { db } = app.services.database;
    const [account] = await db.insert(teamAccounts).values({ name: 'North' }).returning();
    const accountId = account?.id ?? '';
    const [team] = await db.insert(teams).values({ accountId, name: 'Alpha' }).returning();
    const scope = { teamId: team?.id ?? '' };
    const facts = [{ id: 'F1', topic: 'penta:31', about: 'Ana', text: 'Ana covers gate 31.' }];
    const { database, clock, providers, log, config } = app.services;
    const ctx = {
      actor: owner.actor,
      db: database.db,
      clock,
      providers,
      log,
      requestId: 'test',
      signal: new AbortController().signal,
    };
    const settings = { limits: config.coachLimits, secret: 'a secret' };
    const events: CoachEvent[] = [];
    const subject: Subject = {
      audience: 'team',
      scope,
      ground: async () => ({ facts, people: [], team: null }),
      countAs: 'teamChatUsage',
      accountId,
    };
    for await (const event of ask(ctx, settings, subject, { question: 'Who leads?' })) {
      events.push(event);
    }
    expect(events.map(({ kind }) => kind)).toEqual(['text', 'text', 'done']);
    expect(lastQuestion()).toMatchObject({ audience: 'team', facts });
    expect(lastQuestion()?.instructions).toContain(DEFAULT_PROMPTS.teamCoachPrompt);
    expect(reserve).toHaveBeenCalledWith(expect.anything(), config.coachLimits, accountId);
    expect(countUsage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'teamChatUsage');
    expect(await rows(owner)).toMatchObject([{ ...scope, chartId: null, title: 'Who leads?' }]);
  });
});

describe('a person who stops the answer', () => {
  test('ends the coach’s work, and stores the answer so far', async () => {
    const owner = await somebody();
    const id = await draw(owner);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    chat.plays(async function* (_question, signal) {
      yield { kind: 'prose', text: 'You wait. Then you ' };
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      end();
    });
    const leaving = new AbortController();
    const response = await fetch(app.url + ASK, {
      method: 'POST',
      headers: {
        Accept: EVENTS,
        Cookie: owner.cookie,
        Origin: app.url,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ question: 'How?', chartId: id }),
      signal: leaving.signal,
    });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(eventsOf(new TextDecoder().decode(value))).toMatchObject([{ text: 'You wait. [F1]' }]);
    leaving.abort();
    await ended;
    await expect.poll(() => rows(owner)).toHaveLength(1);
    const [conversation] = await rows(owner);
    const kept = await messagesOf(conversation?.id ?? '');
    expect(kept.map(({ text }) => text)).toEqual(['How?', 'You wait. [F1]']);
    expect(recordUsage).toHaveBeenCalledTimes(1);
  });
});
