import type { Mention } from '#shared/coach/lexicon/mention.ts';
import { isGateNumber } from '#shared/coach/lexicon/numbered.ts';
import type { TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';

/* Channels that are written with the numbers of their gates. */

const PAIR = /^(\d{1,2})-(\d{1,2})$/;

/** "slides 16-48", "10-20 minutes": what is counted is no chart. */
function isUnit(sentence: TermSentence, at: number): boolean {
  return (
    sentence.is(at, 'word', 'unit') && !sentence.is(at, 'word', 'glue', 'preposition', 'subset')
  );
}

const isChannel = (id: string) => CHANNEL_IDS.some((known) => known === id);

function ordered(pair: string): string | null {
  const [, a = '', b = ''] = PAIR.exec(pair) ?? [];
  if (!isGateNumber(a) || !isGateNumber(b)) return null;
  return Number(a) < Number(b) ? `${Number(a)}-${Number(b)}` : `${Number(b)}-${Number(a)}`;
}

const JOINED_WITHIN = 4;

/** "11 joined to 56": two gates of one channel, and the verb between them. */
function joinedAt(sentence: TermSentence, at: number): Mention[] {
  const other = sentence
    .after(at + 1, JOINED_WITHIN)
    .find((one) => /^\d{1,2}$/.test(sentence.norm(one)));
  if (other === undefined || !/^\d{1,2}$/.test(sentence.norm(at))) return [];
  const isVerb = sentence
    .after(at + 1, other - at - 1)
    .some((one) => sentence.is(one, 'word', 'joins'));
  const id = ordered(`${sentence.norm(at)}-${sentence.norm(other)}`);
  return isVerb && id !== null && isChannel(id)
    ? [{ topic: 'channel', value: id, from: at, to: other + 1, isLikely: true }]
    : [];
}

/** "20-34": a channel when there is one of that number, or when it is called one. */
export function channelMentions(sentence: TermSentence): Mention[] {
  const joined = sentence.tokens.flatMap((_, at) => joinedAt(sentence, at));
  const written = sentence.tokens.flatMap(({ norm }, at): Mention[] => {
    const id = ordered(norm);
    if (id === null || isUnit(sentence, at - 1) || isUnit(sentence, at + 1)) return [];
    const isCalledOne = sentence.isNear({ from: at, to: at + 1 }, 'noun', ['channel'], 6, 3);
    return isChannel(id) || isCalledOne
      ? [{ topic: 'channel', value: id, from: at, to: at + 1 }]
      : [];
  });
  return [...written, ...joined];
}
