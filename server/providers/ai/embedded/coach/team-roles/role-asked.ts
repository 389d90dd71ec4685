import type { WorkCase } from '#shared/knowledge/cases.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import { CaseFinder } from '../cases/find-case.ts';
import type { KeptFile } from '../learned/kept.ts';
import { BY_CONTENT } from '../subject-model.ts';
import { functionsIn } from '../team-facts-answers.ts';
import { type TeamTalk, withoutNames } from '../team-talk.ts';
import { TEAM_ROLES, type TeamRole } from './role-texts.data.ts';

const ASKS_WHO =
  /\b(?:who(?:['’]?(?:s|d|ll))?|whom|whose|which (?:one |ones |two |person |member |people )?(?:of us|of you|of them|of the|do|does|would|should|could|is|are|on)|which (?:member|person|one|two|pair|role)s?|the (?:best|right) (?:one|person|pair)|anyone (?:here )?who|somebody who|person by person|(?:each|every) (?:of us|person|one))\b/i;
const ASKS_MEMBER =
  /^(?:so |and |ok |hi |then )*(?:should|could|can|would|is|are|does|do|will|between|of)\b/i;
/** Asks for somebody to do something, and for nothing else. */
const ASKS_SOMEBODY =
  /\b(?:who(?:m)?(?:['’]s| is)? (?:the (?:best|right) (?:one|person)\b|(?:should|could|can|would|will|shall)\b|(?:do|should|would|can) (?:i|we|you) (?:ask|send|pick|choose|put|let|give|take)\b|(?:takes?|runs?|leads?|looks? after|calls?|trains?|opens?|presents?|writes?|handles?|stands? in|covers? for|keeps?|goes|moderates?|hosts?|organizes?)\b)|which (?:one )?of (?:us|them|the (?:two|three|team)) (?:should|could|can|would|will|do|is)\b|would you (?:pick|choose|send|ask|take)\b|(?:should|could|would|can) Alex or Alex\b|Alex,? (?:Alex,? )?or Alex\b)/i;
const FORECASTS =
  /\b(?:burns? out|quits?|cracks?|breaks? (?:down|first)|snaps?)\b|\bwhat (?:\w+ ){1,2}(?:each|every)/i;
/** What a role's score and its lead over the next one have to come to. */
const LEAST_SCORE = 0.6;
/** Without situations to compare with, more has to speak for a role. */
const LEAST_OF_SOMEBODY = 1.2;
const LEAD_MIN = 0.5;
const LEAD_TIMES = 0.5;
/** Roles have few examples, all of them short. */
const WORDING = { ...BY_CONTENT, most: 3 };
/** A member’s name in a way to ask. */
const NAME = 'Alex';
const PLACE = /\{[ab]\}/g;

function caseOf({ id, title, asked, how, say }: TeamRole): WorkCase {
  const examples = asked.map((text) => text.replaceAll(PLACE, NAME));
  return {
    id,
    of: null,
    who: 'team',
    examples,
    alsoAsked: [],
    not: [],
    tell: `${title}. ${how}`,
    say,
    hinges: [],
  };
}

/** Whether a question asks which member should do something; names stand as "Alex". */
function asksSomebody(text: string): boolean {
  return ASKS_SOMEBODY.test(text);
}

/** Whether a question asks to choose one of several members. */
export function asksToChoose({ question, members, named }: TeamTalk): boolean {
  const text = withoutNames(question, members, NAME);
  const isOfMembers = named.length !== 1 && asksSomebody(text);
  return isOfMembers && !FORECASTS.test(question) && functionsIn(question).length === 0;
}

function roleIn(finder: CaseFinder, text: string, least: number): TeamRole | null {
  const [first, second] = finder.all(text, new Map());
  if (first === undefined) return null;
  const lead = first.score - (second?.score ?? first.score);
  if (lead < LEAD_MIN || first.score + LEAD_TIMES * lead < least) return null;
  return TEAM_ROLES.find(({ id }) => id === first.own.id) ?? null;
}

/** Finds the role that a question asks somebody for. */
export class RoleFinder {
  readonly #finder: CaseFinder;
  /** For questions for somebody, which are about no situation. */
  readonly #ofSomebody: CaseFinder;

  /** @param situations what questions are about that ask for no role */
  constructor(situations: readonly Situation[]) {
    this.#finder = new CaseFinder(TEAM_ROLES.map(caseOf), situations, WORDING);
    this.#ofSomebody = new CaseFinder(TEAM_ROLES.map(caseOf), [], WORDING);
  }

  /** What a build keeps of it. */
  toFiles(): readonly KeptFile[] {
    return [...this.#finder.toFiles(), ...this.#ofSomebody.toFiles()];
  }

  /** The role that a question asks who should have, or how it is for members; null for others. */
  find({ question, members, named }: TeamTalk): TeamRole | null {
    const asksMember = named.length > 0 && ASKS_MEMBER.test(question);
    if (!ASKS_WHO.test(question) && !asksMember) return null;
    const text = withoutNames(question, members, NAME);
    if (FORECASTS.test(question)) return null;
    if (functionsIn(question).length > 0) return null;
    const ofSomebody = asksSomebody(text)
      ? roleIn(this.#ofSomebody, text, LEAST_OF_SOMEBODY)
      : null;
    return ofSomebody ?? roleIn(this.#finder, text, LEAST_SCORE);
  }
}
