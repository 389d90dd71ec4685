import { type Draft, fact, paragraph } from './draft.ts';

const WORDS_MAX = 7;
/** Words that tell what is meant; a question with none of them names a subject but no case. */
const EMPTY = new Set(
  `a an the my our his her their your this that these those it i me we us you he she they them im its is was are be
  ok okay so and but or then well hm hmm um uh yeah yes no just still again always usual usually same old another more
  of in at on with from about to for not too very really all kind sort some any
  boss manager colleague colleagues coworker coworkers team client clients customer customers report people person
  everyone everybody somebody someone guy friend partner job work office company project meeting meetings monday
  mess thing things stuff situation problem problems issue issues trouble drama day week life everything something
  nothing anything here there now today lately happened happening going on help please stuck lost advice
  worse bad ugh sigh hello hey hi`.split(/\s+/),
);
const PEOPLE =
  /\b(?:my|our|the) (?:boss|manager|colleagues?|co-?workers?|team|clients?|customers?|report|people|partner|company|job|office|project|meetings?)\b/i;
const AGAIN = /\b(?:again|usual|same|another|still|always|as ever)\b/i;
const GOES_ON =
  /^(?:ok(?:ay)?|so|well|and|but|yes|yeah|then)?[, ]*(?:and|so|then|but|well)[ ?.!…]*$/i;
const WHAT_NOW = /^(?:ok(?:ay)?|so|well|and|but)?[, ]*what (?:now|next)[ ?.!…]*$/i;
const SAYS_HELP = /\b(?:help|advice|stuck|lost)\b/i;

function goesOn(question: string): boolean {
  return WHAT_NOW.test(question) || GOES_ON.test(question);
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  );
}

/** One open question in the asker's own words, when theirs names no case; else null. */
export function questionBack(question: string): string | null {
  const words = wordsOf(question);
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  const isNext = goesOn(question.trim());
  if (!isNext && !words.every((word) => EMPTY.has(word))) return null;
  if (isNext) {
    return 'And what would help you right now: which decision, person, or task is on your mind?';
  }
  const who = PEOPLE.exec(question)?.[0]
    .toLowerCase()
    .replace(/^my /, 'your ')
    .replace(/^our /, 'your ');
  const isAgain = AGAIN.test(question);
  if (who !== undefined) {
    return isAgain
      ? `What happened with ${who} this time, and what did you wish had happened?`
      : `What about ${who}: what happened last, and what would you like to be different?`;
  }
  if (SAYS_HELP.test(question))
    return 'With what, exactly: what are you trying to do, and where does it stop?';
  const thing = /\b(?:mess|drama|trouble|problem|issue|situation|meeting|project)\b/i.exec(
    question,
  )?.[0];
  if (thing !== undefined) {
    const what = isAgain ? `the ${thing.toLowerCase()} this time` : `the ${thing.toLowerCase()}`;
    return `What exactly is ${what}: what happened, and who’s part of it?`;
  }
  return isAgain
    ? 'What happened this time, and who was part of it?'
    : 'What happened, and what would you like to be different?';
}

export function vagueDraft(question: string): Draft | null {
  const text = questionBack(question);
  return text === null
    ? null
    : { blocks: [paragraph({ ...fact(text), kind: 'question' })], next: [] };
}
