import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { authenticate, signIn } from '#server/features/auth/service.ts';
import { preview } from '#server/features/charts/service.ts';
import { createServices } from '#server/services.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import { signedCookie } from '#server/testing/signed-cookie.ts';
import { NewChart } from '#shared/contract/charts.ts';

/*
 * How long a sentence takes from the provider's last word of it to the reader, checked on its way:
 * a scripted provider says it word by word, the whole application streams it over HTTP.
 */

const AIM_MS = 300;
const SENTENCES = 60;
const WORD_MS = 4;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-coach-'));
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
});
const chat = scriptedChat();
const services = await createServices(config, { providers: { chat } });
const app = createApp(services);
const server = createServer(app.express);
await new Promise<void>((settle) => server.listen(0, () => settle()));
const { port } = server.address() as AddressInfo;

async function signedIn(): Promise<{ chartId: string; cookie: string }> {
  const login = await signIn(services.signInCtx(), {
    issuer: 'bench',
    subject: randomUUID(),
    email: null,
    emailVerified: false,
    firstName: null,
    lastName: null,
    pictureUrl: null,
  });
  const actor = login && (await authenticate(services.signInCtx(), login.loginId));
  if (!actor) throw new Error('The bench could not sign in');
  const { chartId } = await preview(
    {
      actor,
      db: services.database.db,
      clock: services.clock,
      providers: services.providers,
      log: services.log,
      requestId: 'bench',
      signal: new AbortController().signal,
    },
    NewChart.parse({
      name: 'Bench',
      birthDate: '1980-05-17',
      birthTime: '10:00',
      birthPlace: 'Oslo',
    }),
  );
  const sid = randomUUID();
  await services.database.db.insert(sessions).values({
    sid,
    sess: { cookie: { originalMaxAge: null, path: '/' }, passport: { user: actor.loginId } },
    expire: new Date(Date.now() + 3_600_000),
  });
  return { chartId, cookie: signedCookie('sid', sid, services.sessionSecret) };
}

/** When the provider had said each sentence, by its number. */
const said: number[] = [];

chat.plays(async function* (question) {
  const [fact] = question.facts;
  if (!fact) throw new Error('The coach was told no facts');
  for (let number = 0; number < SENTENCES; number++) {
    for (const word of `${fact.text} [${fact.id}]`.split(' ')) {
      await pause(WORD_MS);
      yield { kind: 'text', text: `${word} ` };
    }
    said[number] = performance.now();
  }
  yield { kind: 'usage', inputTokens: 1, outputTokens: 1 };
});

/** The instants at which checked text reached the reader. */
async function arrivals(chartId: string, cookie: string): Promise<number[]> {
  const answer = await fetch(`http://localhost:${port}/api/coach/ask`, {
    method: 'POST',
    headers: {
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      Cookie: cookie,
      Origin: config.publicUrl,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify({ question: 'How do I work best?', chartId, isPrivate: true }),
  });
  if (!answer.ok || !answer.body) throw new Error(`The coach answered ${answer.status}`);
  const arrived: number[] = [];
  const decoder = new TextDecoder();
  for await (const bytes of answer.body) {
    const texts = decoder.decode(bytes, { stream: true }).match(/"kind":"text"/g) ?? [];
    for (const _ of texts) arrived.push(performance.now());
  }
  return arrived;
}

try {
  const { chartId, cookie } = await signedIn();
  const arrived = await arrivals(chartId, cookie);
  const delays = arrived
    .map((at, number) => at - (said[number] ?? Number.NaN))
    .toSorted((a, b) => a - b);
  const at = (share: number) =>
    (delays[Math.floor(delays.length * share)] ?? Number.NaN).toFixed(0);
  process.stdout.write(
    `${arrived.length} of ${SENTENCES} sentences, each checked: ${at(0.5)} ms (median), ` +
      `${at(0.99)} ms (p99) from the provider's last word to the reader; aim ${AIM_MS} ms\n`,
  );
  if (arrived.length !== SENTENCES) process.exitCode = 1;
} finally {
  server.closeAllConnections();
  await new Promise((settle) => server.close(settle));
  app.close();
  await services.close();
  await rm(dataDir, { recursive: true, force: true });
}
