import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '#server/app.ts';
import type { CoachPiece, CoachQuestion } from '#server/providers/ai/port.ts';
import { openSession } from '#server/testing/open-session.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import type { Claim } from '#shared/coach/claims.ts';
import { quantile, report } from './bench/figures.ts';
import { drawChart, listen, signInTo, startThrowawayApp } from './throwaway-app.ts';

/*
 * Measures the latency from the provider's last word of a sentence to the reader, including the
 * check: a scripted provider streams through the whole application over HTTP, once in prose and once
 * in sentences with claims.
 */

const AIM_MS = 300;
const SENTENCES = 60;
const WORD_MS = 4;

const chat = scriptedChat();

/** When the provider completed each sentence, by sentence number. */
const said: number[] = [];

const SCRIPTS = {
  async *prose({ facts: [fact] }: CoachQuestion): AsyncGenerator<CoachPiece> {
    for (let number = 0; number < SENTENCES; number++) {
      for (const word of `${fact?.text} [${fact?.id}]`.split(' ')) {
        await pause(WORD_MS);
        yield { kind: 'prose', text: `${word} ` };
      }
      said[number] = performance.now();
    }
  },
  async *claims({ people: [person] }: CoachQuestion): AsyncGenerator<CoachPiece> {
    const value = person?.type.value ?? '';
    const claims: Claim[] = [{ about: 'you', topic: 'type', value, state: 'has' }];
    for (let number = 0; number < SENTENCES; number++) {
      await pause(WORD_MS * 10);
      said[number] = performance.now();
      const text = `As a ${value}, you know this already (${number + 1}).`;
      const sentence = { text, kind: 'fact' as const, claims };
      yield { kind: 'sentence', block: number >> 2, blockKind: 'paragraph', sentence };
    }
  },
};

/** When checked text reached the reader. */
async function arrivals(url: string, headers: Record<string, string>, chartId: string) {
  const answer = await fetch(`${url}/api/coach/ask`, {
    method: 'POST',
    headers: {
      ...headers,
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
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

await using bench = await startThrowawayApp({ providers: { chat } });
const app = createApp(bench.services);
try {
  await using server = await listen(app.express);
  const ctx = await signInTo(bench.services);
  const headers = {
    Cookie: await openSession(bench.services, ctx.actor.loginId),
    Origin: bench.config.publicUrl,
  };
  const chartId = await drawChart(ctx);
  for (const [form, script] of Object.entries(SCRIPTS)) {
    chat.plays(script);
    const arrived = await arrivals(`http://localhost:${server.port}`, headers, chartId);
    const delays = arrived.map((at, number) => at - (said[number] ?? Number.NaN));
    const aim = { atMost: AIM_MS };
    report(
      {
        name: `sentences shown, of ${SENTENCES}, ${form}`,
        unit: '',
        value: arrived.length,
        aim: { atLeast: SENTENCES },
      },
      {
        name: `last word to reader, ${form}, median`,
        unit: 'ms',
        value: quantile(delays, 0.5),
        aim,
      },
      { name: `last word to reader, ${form}, p99`, unit: 'ms', value: quantile(delays, 0.99), aim },
    );
  }
} finally {
  app.close();
}
