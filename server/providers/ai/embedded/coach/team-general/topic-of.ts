import type { TopicId } from '../team-topics/topic-manners.data.ts';
import { PEOPLE_TOPICS } from './people-topics.data.ts';
import { ANY_TOPIC, TEAM_TOPICS, type TeamTopic } from './team-texts.data.ts';

/** Every topic; of two with as many words, the one that is named first counts. */
export const TOPICS: readonly TeamTopic[] = [...PEOPLE_TOPICS, ...TEAM_TOPICS];

/** What is asked tells more than what is told around it. */
const ASKED_TIMES = 2;

function askedIn(question: string): string {
  const sentences = question.match(/[^.!?]+[.!?]?/g) ?? [];
  return sentences.filter((sentence) => sentence.endsWith('?')).join(' ');
}

function countIn(text: string, { form }: TeamTopic): number {
  return [...text.matchAll(form)].length;
}

/** The topic that most words of a question belong to. */
export function topicOf(question: string): TeamTopic {
  const asked = askedIn(question);
  const counted = TOPICS.map((topic) => ({
    topic,
    count: countIn(question, topic) + (ASKED_TIMES - 1) * countIn(asked, topic),
    at: question.search(topic.form),
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count || a.at - b.at);
  return best === undefined || best.count === 0 ? ANY_TOPIC : best.topic;
}

/** What members need in what a question is about; null where its words tell of nothing. */
export function mannersOf(question: string): TopicId | null {
  const topic = topicOf(question);
  return topic === ANY_TOPIC ? null : topic.manners;
}

/** The topic in which members need something. */
export function topicWith(manners: TopicId): TeamTopic | null {
  return TOPICS.find((topic) => topic.manners === manners) ?? null;
}
