import { CENTERS } from '#shared/engine/centers.ts';
import { CHANNELS } from '#shared/engine/channels.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import type { ChatPort, CoachPiece, CoachQuestion, GroundFact, GroundPassage } from '../port.ts';
import { ASSUMED_TYPE, type Intent, PERSON_INTENTS, TEAM_INTENTS, WHO_SPEAKS } from './intents.ts';
import { type NamedParts, namedParts } from './named-parts.ts';

const INTRODUCTION =
  'I am the built-in coach: I answer from the facts and texts at hand, with no outside AI service.';

/** A number derived from the chart or team, to vary the wording deterministically. */
function seedOf(facts: readonly GroundFact[]): number {
  let seed = 7;
  for (const { text } of facts.slice(0, 12)) {
    for (let index = 0; index < text.length; index += 1) {
      seed = (seed * 31 + text.charCodeAt(index)) % 1_000_003;
    }
  }
  return seed;
}

function pick(items: readonly string[], seed: number): string {
  return items[seed % Math.max(1, items.length)] ?? '';
}

/** Each sentence of a fact, followed by its citation. */
function told({ id, text }: GroundFact): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z“])/).map((sentence) => `${sentence} [${id}]`);
}

const THROAT: ReadonlySet<string> = new Set(
  CHANNELS.filter(({ centers }) => centers.includes('throat')).map(({ id }) => `channel:${id}`),
);

const GROUPS: Readonly<Record<string, (fact: GroundFact) => boolean>> = {
  'channel:throat': ({ topic }) => THROAT.has(topic),
  'channel*': ({ topic }) => /^channel:[\d-]+$/.test(topic),
  'channel-watchout': ({ topic }) => /^channel:[\d-]+:watchout$/.test(topic),
  'center*': ({ topic }) => /^center:\w+$/.test(topic),
  'center-defined': ({ topic, text }) => /^center:\w+$/.test(topic) && / is defined\b/.test(text),
  'center-watchout': ({ topic }) => /^center:\w+:watchout$/.test(topic),
  'gate:sun': ({ topic, text }) => topic.startsWith('gate:') && text.includes('Personality Sun'),
  hanging: ({ topic }) => topic.endsWith(':hanging'),
  'variable*': ({ topic }) => topic.startsWith('variable:'),
  'pair*': ({ topic }) => topic.startsWith('pair'),
  'authority*': ({ topic }) => topic === 'authority',
  'strategy*': ({ topic }) => topic === 'strategy',
  'type*': ({ topic }) => topic === 'type',
  'penta-gap': ({ topic, text }) => /^penta:\d+$/.test(topic) && text.startsWith('Nobody'),
  'penta-alone': ({ topic, text }) => /^penta:\d+$/.test(topic) && text.includes(' alone '),
  'penta-held': ({ topic, text }) =>
    /^penta:\d+$/.test(topic) && !text.startsWith('Nobody') && !text.includes(' alone '),
};

function factsFor(topic: string, facts: readonly GroundFact[]): readonly GroundFact[] {
  const [name = '', most = '1'] = topic.split('#');
  const fits = GROUPS[name] ?? ((fact: GroundFact) => fact.topic === name);
  return facts.filter(fits).slice(0, Number(most));
}

/** The answer as chunks: sentences and the white space between them. */
class Answer {
  readonly pieces: string[] = [];
  readonly #used = new Set<string>();

  say(...sentences: readonly string[]): void {
    for (const sentence of sentences) {
      const isFirst = this.pieces.length === 0 || this.pieces.at(-1)?.endsWith('\n') === true;
      this.pieces.push(isFirst ? sentence : ` ${sentence}`);
    }
  }

  tell(facts: readonly GroundFact[]): void {
    for (const fact of facts) {
      if (this.#used.has(fact.id)) continue;
      this.#used.add(fact.id);
      this.say(...told(fact));
    }
  }

  paragraph(): void {
    if (this.pieces.length > 0 && !this.pieces.at(-1)?.endsWith('\n')) this.pieces.push('\n\n');
  }

  /** Several facts as a list. */
  list(facts: readonly GroundFact[], markOf: (index: number) => string): void {
    const fresh = facts.filter(({ id }) => !this.#used.has(id));
    this.paragraph();
    for (const [index, fact] of fresh.entries()) {
      this.#used.add(fact.id);
      const [first = '', ...rest] = told(fact);
      this.pieces.push(`${markOf(index)} ${first}`);
      this.say(...rest);
      this.pieces.push('\n');
    }
    if (fresh.length > 0) this.pieces.push('\n');
  }
}

function answerIntent(
  answer: Answer,
  intent: Intent,
  facts: readonly GroundFact[],
  seed: number,
): void {
  answer.say(pick(intent.openers, seed));
  answer.paragraph();
  for (const topic of intent.topics) {
    const found = factsFor(topic, facts);
    if (found.length > 1) answer.list(found, () => '-');
    else answer.tell(found);
  }
  const steps = (intent.steps ?? []).flatMap((topic) => factsFor(topic, facts));
  answer.paragraph();
  if (steps.length > 1) answer.list(steps, (index) => `${index + 1}.`);
  else if (steps.length === 1) {
    answer.say('Try this.');
    answer.tell(steps);
  }
}

/** Facts about the gates, channels and centers in the question, also when the chart lacks them. */
function answerParts(answer: Answer, parts: NamedParts, question: CoachQuestion): void {
  const { facts } = question;
  const lists = (topic: string) => facts.filter((fact) => fact.topic === topic);
  for (const gate of parts.gates) {
    const prefix = question.audience === 'team' ? 'penta' : 'gate';
    const known = facts.filter(
      ({ topic }) => topic === `${prefix}:${gate}` || topic.startsWith(`${prefix}:${gate}:`),
    );
    const [list] = lists('gates');
    answer.paragraph();
    if (known.length > 0) answer.tell(known);
    else if (list && question.audience === 'individual') {
      answer.say(`Gate ${gate} is not active in your chart. [${list.id}]`);
      answer.tell([list]);
    }
  }
  for (const channel of parts.channels) {
    const known = facts.filter(({ topic }) => topic.startsWith(`channel:${channel}`));
    const [list] = lists('channels');
    answer.paragraph();
    if (known.length > 0) answer.tell(known);
    else if (list && question.audience === 'individual') {
      answer.say(`Channel ${channel} is not defined in your chart. [${list.id}]`);
      answer.tell([list]);
    }
  }
  for (const center of parts.centers) {
    answer.paragraph();
    answer.tell(facts.filter(({ topic }) => topic.startsWith(`center:${center}`)));
  }
}

/** Titles of passages about a single part, which the facts already cover when the chart has it. */
const PART_TITLE = new RegExp(
  `^(?:gate|channel|line|profile|penta)\\b|authority$|definition$|^(?:wait|inform) |^(?:${[...TYPE_NAMES, ...Object.values(CENTERS).map(({ name }) => name)].join('|')})$`,
  'i',
);

/** Up to two sentences of the best passages, without numbered parts. */
function passageSentences(passages: readonly GroundPassage[], question: string): string[] {
  const words = new Set(question.toLowerCase().match(/[a-z]{5,}/g) ?? []);
  return passages
    .filter(({ title }) => !PART_TITLE.test(title))
    .flatMap(({ id, text }) =>
      text.split(/(?<=[.!?])\s+(?=[A-Z])/).map((sentence) => ({
        sentence: `${sentence} [${id}]`,
        fit: (sentence.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => words.has(word))
          .length,
      })),
    )
    .filter(
      ({ sentence, fit }) =>
        fit > 0 &&
        sentence.length < 260 &&
        !/\d|defined|open:/i.test(sentence.replace(/\[K\d+\]$/, '')),
    )
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, 2)
    .map(({ sentence }) => sentence);
}

/** The person's type when the question assumes another one, else null. */
function wrongType(question: CoachQuestion): GroundFact | null {
  const assumed = ASSUMED_TYPE.exec(question.question)?.[1]
    ?.toLowerCase()
    .replace(/^mg$/, 'manifesting generator');
  const fact = question.facts.find(({ topic, about }) => topic === 'type' && about === null);
  if (assumed === undefined || fact === undefined) return null;
  return fact.text.toLowerCase().startsWith(`your type is ${assumed}`) ? null : fact;
}

function intentFor(question: CoachQuestion): Intent | undefined {
  const intents = question.audience === 'team' ? TEAM_INTENTS : PERSON_INTENTS;
  const earlier = question.history
    .filter(({ speaker }) => speaker === 'person')
    .map(({ text }) => text);
  const texts = [
    question.question,
    ...earlier.reverse().slice(0, question.question.length < 40 ? 1 : 0),
  ];
  for (const text of texts) {
    const intent = intents.find(({ pattern }) => pattern.test(text));
    if (intent) return intent;
  }
  return undefined;
}

function compose(question: CoachQuestion): string[] {
  const answer = new Answer();
  const { facts, audience } = question;
  if (WHO_SPEAKS.test(question.question)) answer.say(INTRODUCTION);
  const seed = seedOf(facts);
  const type = wrongType(question);
  if (type) {
    answer.say('Let us set one thing straight.');
    answer.tell([type]);
    answer.paragraph();
  }
  answerParts(answer, namedParts(question.question), question);
  const people = [...new Set(facts.flatMap(({ about }) => (about === null ? [] : [about])))];
  const asked = people.filter((name) =>
    question.question.toLowerCase().includes(name.toLowerCase()),
  );
  const intent = intentFor(question);
  if (audience === 'team' && asked.length > 0) {
    answer.paragraph();
    const pairs = facts.filter(
      ({ topic }) =>
        topic.startsWith('pair:') &&
        asked.length > 1 &&
        asked.every((name) => topic.split(':').includes(name)),
    );
    answer.tell(pairs);
    answer.tell(
      facts.filter(
        ({ topic, about }) =>
          about !== null &&
          asked.includes(about) &&
          /^(?:type|strategy|authority|profile)$/.test(topic),
      ),
    );
  } else if (
    intent &&
    !(audience === 'team' && answer.pieces.length > 0) &&
    (answer.pieces.length === 0 ||
      !/^(?:here are|here is your part)/i.test(intent.openers[0] ?? ''))
  ) {
    answer.paragraph();
    answerIntent(answer, intent, facts, seed);
  }
  const passages =
    answer.pieces.length > 1 ? passageSentences(question.passages, question.question) : [];
  if (passages.length > 0) {
    answer.paragraph();
    answer.say(...passages);
  }
  answer.paragraph();
  if (answer.pieces.length === 0) {
    answer.tell(
      audience === 'team' ? factsFor('penta:coverage', facts) : factsFor('type:meaning', facts),
    );
    answer.say(
      audience === 'team'
        ? 'What would you like to look at: the gaps, a pair, or one person’s part?'
        : 'What is it about: a decision, your energy, the way you speak, or the work with others?',
    );
  } else if (intent) answer.say(pick(intent.closers, Math.floor(seed / 7)));
  else answer.say('What would you like to do with that?');
  return answer.pieces;
}

/** A coach without key or network: composes its answer from the given facts and passages only. */
export function builtInCoach(): ChatPort {
  return {
    name: 'built-in',
    model: 'facts-and-passages',
    async *reply(question: CoachQuestion, signal: AbortSignal): AsyncIterable<CoachPiece> {
      for (const text of compose(question)) {
        if (signal.aborted) return;
        yield { kind: 'prose', text };
      }
    },
  };
}
