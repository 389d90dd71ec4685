import { roleIn } from './roles.ts';

/** True when a situation is about the reverse of what the question tells. */
type Reversed = (text: string) => boolean;

const BOSS = /\b(?:boss|manager|supervisor|director|ceo|head of)\b/;
const PEER = /\b(?:colleagues?|co-?workers?|peers?|teammates?|another (?:team|department))\b/;
const REPORT =
  /\bmy (?:\w+ )?(?:report|employee|intern|trainee|junior|assistant|team member|staff)s?\b|\b(?:someone|somebody|person|people) (?:i manage|on my team|who reports to me)\b/;
const REFUSING =
  /\b(?:say(?:ing)? no|said no|refus\w+|declin\w+|turn(?:ing)? (?:\w+ )?down|no to)\b/;
const ASKED_OF_ME =
  /\b(?:they|people|everyone|everybody|he|she|colleagues?|others|who|somebody|someone|\w+s) (?:\w+ )?(?:asks?|asking|wants?|needs?|begs?) (?:me|us) (?:for|to)\b|\basked me\b/;
const SEEKING_HELP =
  /\bi (?:\w+ ){0,3}(?:ask|asking|need|want|get|accept)(?: \w+){0,2} (?:for )?help\b/;
const GIVING =
  /\b(?:i|to|how do i|should i|must i|have to|need to|want to) (?:\w+ ){0,2}(?:give|giving|deliver|tell|offer) (?:\w+ ){0,4}(?:feedback|criticism|(?:his|her|their) (?:work|draft|report|tone|performance))\b|\bi (?:have to |need to |must |should )?criticize\b/;
const TAKING =
  /\b(?:i (?:\w+ )?(?:got|get|received|was given|was told|took|take)|gave me|gives me|given to me|told me) (?:\w+ ){0,4}(?:feedback|criticism|review)\b|\bcriticiz\w+ (?:me|my)\b|\bfeedback (?:i got|from|on my|about my)\b/;

const isSelf: Reversed = (text) => roleIn(text) === 'self';
const isOther: Reversed = (text) => roleIn(text) === 'other';

const REVERSED: Readonly<Record<string, Reversed>> = {
  'being-interrupted': (text) => isSelf(text) && /interrupt|cut|talk\w* over/.test(text),
  'credit-taken': (text) => /\bi (?:\w+ )?(?:took|take|taking) (?:the )?credit\b/.test(text),
  micromanaged: (text) => /\bi(?:'m| am)? (?:\w+ ){0,2}micromanag/.test(text) && !isOther(text),
  'made-a-mistake': (text) =>
    isOther(text) ||
    /\b(?:he|she|they|colleague|boss|report|intern|somebody|someone) (?:\w+ )?(?:made|messed|forgot|screwed)\b/.test(
      text,
    ),
  'taking-criticism': (text) => GIVING.test(text) && !TAKING.test(text),
  'giving-difficult-feedback': (text) =>
    (TAKING.test(text) && !GIVING.test(text)) || (REFUSING.test(text) && !/feedback/.test(text)),
  'mentoring-someone': (text) => /\bmy (?:\w+ )?mentor\b/.test(text),
  'keeping-promises': (text) =>
    /\b(?:i (?:was|got|have been|had been)|i've been|we were) promised\b|\bpromised (?:me|us)\b/.test(
      text,
    ),
  'managing-former-peers': (text) =>
    /\b(?:became|becomes|is now|now) my (?:new )?(?:boss|manager)\b/.test(text),
  'asking-for-help': (text) =>
    REFUSING.test(text) || (ASKED_OF_ME.test(text) && !SEEKING_HELP.test(text)),
  'saying-no': (text) => SEEKING_HELP.test(text) && !REFUSING.test(text) && !ASKED_OF_ME.test(text),
  'asking-for-a-raise': (text) =>
    /\b(?:asks?|asked|asking|wants?) (?:me )?(?:for )?(?:a|more) (?:raise|pay|money)\b/.test(
      text,
    ) && !/\bi (?:\w+ ){0,3}(?:ask|want)/.test(text),
  'leaving-well': (text) =>
    /\bleav\w+ (?:work|the office|early|earlier|on time|at \d|before|home|the room|the meeting)\b/.test(
      text,
    ),
  'job-interview': (text) =>
    /\bi(?:'m| am)? (?:\w+ ){0,2}interview(?:ing)? (?:\w+ )?(?:candidates?|applicants?|people)\b/.test(
      text,
    ),
  'conflict-with-boss': (text) => (PEER.test(text) || REPORT.test(text)) && !BOSS.test(text),
  'conflict-with-peer': (text) => (BOSS.test(text) || REPORT.test(text)) && !PEER.test(text),
  'conflict-with-report': (text) => (BOSS.test(text) || PEER.test(text)) && !REPORT.test(text),
};

/** False for a situation that is the reverse of the question: "I interrupt" is not being interrupted. */
export function isSameDirection(situation: string, question: string): boolean {
  return !REVERSED[situation]?.(question.toLowerCase().replaceAll('’', "'"));
}

const CONFLICTS = ['conflict-with-peer', 'conflict-with-boss', 'conflict-with-report'];
/** What is meant when a situation is the reverse of the question. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'asking-for-help': ['saying-no'],
  'saying-no': ['asking-for-help'],
  'taking-criticism': ['giving-difficult-feedback'],
  'giving-difficult-feedback': ['taking-criticism', 'saying-no'],
  'mentoring-someone': ['mentor'],
  'keeping-promises': ['promotion-missed', 'trust-broken'],
  'managing-former-peers': ['conflict-with-boss'],
  'leaving-well': ['work-life-boundaries'],
  'conflict-with-boss': CONFLICTS,
  'conflict-with-peer': CONFLICTS,
  'conflict-with-report': CONFLICTS,
};
/** Share of a reversed subject's score from which the next one counts. */
const NEXT_BEST = 0.75;

interface Scored {
  readonly subject: { readonly id: string };
  readonly score: number;
}

/**
 * Takes out what is the reverse of the question. Its opposite takes its place; without one, what is
 * left must come near on its own.
 * @param near nearest first
 */
export function inDirection<N extends Scored>(near: readonly N[], question: string): readonly N[] {
  const [top] = near;
  const left = near.filter(({ subject }) => isSameDirection(subject.id, question));
  if (top === undefined || left[0] === top) return left;
  const ids = INSTEAD[top.subject.id] ?? [];
  const opposite = left.find(({ subject }) => ids.includes(subject.id));
  if (opposite !== undefined) {
    const raised = { ...opposite, score: top.score };
    return [raised, ...left.filter((one) => one !== opposite)];
  }
  return (left[0]?.score ?? 0) < top.score * NEXT_BEST ? [] : left;
}
