import type { Evidence } from '#shared/reading/evidence.ts';
import type { Reading } from '#shared/reading/reading.ts';
import type { RejectedReading } from '../../providers/ai/port.ts';
import type { GivenAnswer } from './store.ts';

/** Said in every chapter: one text about them that doesn't fit says little of the others. */
const BROAD: ReadonlySet<RejectedReading['topic']> = new Set(['type', 'authority', 'profile']);
const BROAD_CHAPTERS_MIN = 2;

function subjectOf(fact: Evidence): Pick<RejectedReading, 'topic' | 'value'> {
  switch (fact.kind) {
    case 'type':
      return { topic: 'type', value: fact.type };
    case 'authority':
      return { topic: 'authority', value: fact.authority };
    case 'profile':
      return { topic: 'profile', value: fact.profile };
    case 'definition':
      return { topic: 'definition', value: fact.definition };
    case 'center':
      return { topic: 'center', value: fact.center };
    case 'channel':
      return { topic: 'channel', value: fact.channel };
    case 'gate':
      return { topic: 'gate', value: String(fact.gate) };
  }
}

/** The parts of a chart of whose reading its owner said "not me", in reading order. */
export function rejectionsIn(
  { chapters }: Reading,
  answers: ReadonlyMap<string, GivenAnswer>,
): readonly RejectedReading[] {
  const rejected = new Map<string, RejectedReading>();
  for (const { id, text, evidence } of chapters.flatMap(({ paragraphs }) => paragraphs)) {
    const [fact] = evidence;
    if (!fact || answers.get(id) !== 'not_me') continue;
    const { topic, value } = subjectOf(fact);
    const texts = [...(rejected.get(`${topic}:${value}`)?.texts ?? []), text];
    const isWhole = !BROAD.has(topic) || texts.length >= BROAD_CHAPTERS_MIN;
    rejected.set(`${topic}:${value}`, { topic, value, texts, isWhole });
  }
  return [...rejected.values()];
}
