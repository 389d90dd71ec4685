import { isTimeWord } from './asked-dates.ts';
import { NO_PERSON, PLACE_NAMES } from './never-names.data.ts';

/** Somebody a question names, and how sure it is that they're the one to talk to. */
export interface NamesAsked {
  /** The person the asker deals with, or null when nobody fits. */
  readonly person: string | null;
  /** Every word that may be a name, also of people who only come up. */
  readonly all: readonly string[];
}

const NAME = String.raw`\p{L}[\p{L}'’-]*\p{L}`;
const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]*\p{Ll}`;
const TITLE = '(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|herr|frau)';
const ROLE =
  'boss|manager|supervisor|director|lead|colleague|coworker|co-worker|teammate|peer|report|employee|client|customer|cofounder|co-founder|partner|mentor|friend|assistant|intern|ceo|cto|cfo|coo|recruiter|deputy|predecessor|successor|founder|investor|vendor|supplier|contractor|trainee|junior|senior|chair|owner|lawyer|accountant|neighbor|wife|husband|brother|sister';
/** Words after which a first name follows, also one in lower case. */
const RELATION = new RegExp(
  String.raw`\b(?:my|our) (?:(?:new|old|own|other|direct|former|current|senior|junior|co|skip-level|team|line|sales|project|product|dev|marketing|account|business|biggest|best|worst)[ -]){0,2}(?:${ROLE})s?,? (?:named |called )?(?:${TITLE}\b\.? )?(${NAME})`,
  'iu',
);
const BY_NAME = new RegExp(String.raw`\b(?:named|called) (${CAPITAL})`, 'u');

/** Verbs whose object is the one to talk to; what the asker has already told somebody is over. */
const TOWARD = String.raw`(?:tell|telling|ask|asking|convince|convincing|persuade|email|call|calling|message|answer|answering|remind|thank|confront|invite|approach|approaching|meet|meeting|met|text|reply to|report to|reporting to|write to|writing to|talk to|talking to|speak to|speak with|say to|apologize to|explain to|present to|presenting to|pitch to|hand (?:\w+ ){0,3}to|give|giving|delegate (?:\w+ ){0,3}to|say (?:no|yes|sorry) to|saying (?:no|yes) to|push back on|stand up to|deal with|dealing with|trust|trusting|support|supporting|manage|managing|lead|leading|coach|coaching|mentor|mentoring|help|helping|avoid|avoiding|show|owe|criticize|correct|interrupt|interrupting|snap at|snapped at|yelled at|shouted at|let|get|make|stop|handle|handling|face|warn|fire|firing|promote|train|training)`;
const OBJECT_OF = new RegExp(
  String.raw`\b${TOWARD}(?: (?:back|again|off))?(?: ${TITLE}\b\.?)?\s*$`,
  'iu',
);
const JOINED = /\b(?:with|between me and|me and|me or|like)(?: (?:mr|mrs|ms|dr|prof)\b\.?)?\s*$/iu;
const SENT_BY =
  /\b(?:feedback|e-?mails?|calls?|messages?|requests?|offers?|notes?|complaints?|questions?|texts?|pressure|answer|reply|invitation) (?:\w+ )?from\s*$/iu;
/** What somebody does to the asker, or wants now. */
const ACTS_ON_ME =
  /^(?:,? who)?\s+(?:(?:just|always|never|often|still|now|also|keeps?|kept|has|had|is|was|again|constantly|regularly|suddenly|openly|publicly|won['’]t|doesn['’]t|didn['’]t|can['’]t|refuses to|tries to|tends to|wants to|wanted to|starts?|started)\s+){0,3}(?:\p{L}+\s+){1,4}?(?:me|my|mine|us|our|I)\b/iu;
const DEMANDS =
  /^\s+(?:(?:just|always|never|still|now|also)\s+)?(?:wants?|wanted|asks?|asked|expects?|needs?|insists?|demands?|refuses?|keeps?|won['’]t|never|always|ignores?|interrupts?|thinks I|says I|said I|doesn['’]t (?:listen|answer|reply|like|trust|want))\b/iu;
const AND_I = /^\s+and (?:I|me|myself)\b/u;
const I_AND = /\b(?:I|me|myself) and\s*$/u;

/** Gone, away, or only mentioned. */
const AWAY =
  /^\s*(?:['’]s|who|,)?\s*(?:(?:has|had|is|was|'s|will be|being|just|already|suddenly|currently|recently|still)\s+){0,3}(?:left|leaves|leaving|quit|quits|resigned|retired|retires|retiring|died|passed away|moved on|gone|away|absent|on (?:\w+ )?leave|on vacation|on holiday|on sabbatical|out sick|out|off|sick|ill|fired|laid off|let go|used to|went on)\b/iu;
const INSTEAD_OF =
  /\b(?:without|replac(?:e|es|ed|ing)|instead of|cover(?:s|ed|ing)? for|took over from|taking over (?:\w+ ){0,2}from|since|succeed(?:ed|ing)?|filling in for|stand(?:ing)? in for|unlike|about|than|after|was|were|is|by)\s*$/iu;
const ALREADY_TOLD =
  /\bI(?:['’]ve)?(?: have| had| already| just| once| even)* (?:told|asked|mentioned|complained to|confided in|vented to|talked to|talked with|spoke to|spoke with|said to|heard from)\s*$/iu;
const PLACE_BEFORE =
  /\b(?:at|in|from|near|via|on|into|inside|based in|over at|for|to|across|around|outside|using|through)\s*(?:the\s+)?$/iu;

interface Candidate {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function bare(word: string): string {
  return word.replace(/['’](?:s|m|d|ve|ll|re|t)?$/iu, '');
}

function capitalized(word: string): string {
  return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Finds names by capitals and by the words around them. */
export class NameReader {
  readonly #known: ReadonlySet<string>;

  /** @param known lower-case words that are no names */
  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  read(question: string): NamesAsked {
    const candidates = this.#candidates(question);
    const all = [...new Set(candidates.map(({ name }) => name))];
    const related = this.#related(question);
    const isOver = (name: string) =>
      candidates.some((one) => one.name === name && isAway(question, one));
    if (related !== null && !isOver(related)) return { person: related, all: [...all, related] };
    const fitting = candidates.find(
      (one) => !isOver(one.name) && !isMentioned(question, one) && fits(question, one),
    );
    return { person: fitting === undefined ? null : titled(question, fitting), all };
  }

  #related(question: string): string | null {
    for (const form of [RELATION, BY_NAME]) {
      const word = bare(form.exec(question)?.[1] ?? '');
      if (word !== '' && this.#mayBeName(word)) return capitalized(word);
    }
    return null;
  }

  #candidates(question: string): Candidate[] {
    return [...question.matchAll(new RegExp(`(?<![\\p{L}'’-])${CAPITAL}`, 'gu'))].flatMap(
      ({ 0: word, index }) => {
        const name = bare(word);
        if (!this.#mayBeName(name)) return [];
        return [{ name, start: index, end: index + name.length }];
      },
    );
  }

  #mayBeName(word: string): boolean {
    const plain = word.toLowerCase();
    return (
      plain.length > 1 &&
      !isTimeWord(plain) &&
      !NO_PERSON.has(plain) &&
      !PLACE_NAMES.has(plain) &&
      !this.#known.has(plain) &&
      !this.#known.has(plain.replace(/s$/, ''))
    );
  }
}

function isAway(question: string, { start, end }: Candidate): boolean {
  const before = question.slice(0, start);
  const after = question.slice(end);
  return (
    AWAY.test(after) ||
    /^['’]s (?:old|former|replacement|departure|leave)\b/i.test(after) ||
    INSTEAD_OF.test(before)
  );
}

function isMentioned(question: string, { start }: Candidate): boolean {
  const before = question.slice(0, start);
  return ALREADY_TOLD.test(before);
}

function fits(question: string, { start, end }: Candidate): boolean {
  const before = question.slice(0, start);
  const after = question.slice(end);
  if (OBJECT_OF.test(before) || JOINED.test(before) || SENT_BY.test(before)) return true;
  if (I_AND.test(before) || AND_I.test(after)) return true;
  if (PLACE_BEFORE.test(before)) return false;
  return ACTS_ON_ME.test(after) || DEMANDS.test(after);
}

/** "Ms Keller" keeps its title; a period would end the sentence. */
function titled(question: string, { name, start }: Candidate): string {
  const title = new RegExp(String.raw`\b(${TITLE})\b\.?\s*$`, 'iu').exec(
    question.slice(0, start),
  )?.[1];
  return title === undefined ? name : `${capitalized(title.toLowerCase())} ${name}`;
}
