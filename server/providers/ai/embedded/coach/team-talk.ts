import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import { literalPattern } from '#shared/domain/literal-pattern.ts';
import type { CoachQuestion } from '../../port.ts';
import { Said } from './draft.ts';
import { type Entities, entitiesOf } from './entities.ts';
import { continuation, type FollowUp } from './follow-ups.ts';
import { limitedIn } from './limited-members.ts';
import type { Member } from './team-facts-answers.ts';

const EVERYONE =
  /\b(?:each(?! other)|all (?:of (?:us|them)|members|three|four|five|my people)|everyone|everybody|every (?:one|member|person)|one by one|per person|individually)\b/i;

const AND_ALSO = /^(?:and|what about|how about|and what about|same for)\b/i;

function isMember(person: PersonFacts): person is Member {
  return person.name !== null;
}

export function withoutNames(text: string, members: readonly Member[], instead = ' '): string {
  return members.reduce(
    (rest, { name }) => rest.replaceAll(new RegExp(literalPattern(name), 'giu'), instead),
    text,
  );
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** The members that a text names, in the order of the text. */
export function membersIn(text: string, members: readonly Member[]): Member[] {
  const asked = withoutAccents(text);
  const mentions = members.flatMap((member) => {
    const form = new RegExp(
      `(?<![\\p{L}\\p{M}])${literalPattern(withoutAccents(member.name))}(?![\\p{L}\\p{M}])`,
      'iu',
    );
    const at = asked.search(form);
    return at < 0 ? [] : [{ member, at }];
  });
  return mentions.toSorted((a, b) => a.at - b.at).map(({ member }) => member);
}

/** What to do with the last answer; a member's name is no subject of its own. */
export function teamContinuation(question: string, members: readonly Member[]): FollowUp | null {
  return continuation(withoutNames(question, members, 'them'));
}

/** A question to the team coach with all it is answered from. */
export interface TeamTalk {
  readonly question: string;
  readonly members: readonly Member[];
  readonly named: readonly Member[];
  /** Somebody the question names who is no member; null for nobody. */
  readonly outsider: string | null;
  readonly team: TeamFacts;
  readonly said: Said;
  readonly earlier: readonly string[];
  readonly answers: readonly string[];
  readonly entities: Entities;
  readonly isAgain: boolean;
}

/** Who and what a question is about, by its words, the conversation and what was selected. */
export function talkOf(
  asked: CoachQuestion,
  team: TeamFacts,
  known: ReadonlySet<string>,
): TeamTalk {
  const members = asked.people.filter(isMember);
  const of = (speaker: 'person' | 'coach') =>
    asked.history.flatMap((turn) => (turn.speaker === speaker ? [turn.text] : []));
  const earlier = of('person');
  const answers = of('coach');
  const isFollowUp = answers.length > 0 && teamContinuation(asked.question, members) !== null;
  const namedNow = membersIn(asked.question, members);
  const last = earlier.findLast((question) => teamContinuation(question, members) === null) ?? '';
  const contextual = asked.context === null ? [] : membersIn(asked.context.value, members);
  const named = namedNow.length > 0 ? namedNow : isFollowUp ? membersIn(last, members) : contextual;
  const own = entitiesOf(asked.question, known);
  // "{person}" in a team's texts is somebody to talk to: a member who is named.
  const [first] = named;
  const { person, ...slots } = own.slots;
  const isOfMembers = named.length > 0 || limitedIn(asked.question, team.limited).length > 0;
  return {
    question: asked.question,
    members,
    named,
    outsider: isOfMembers ? null : (person ?? own.names[0] ?? null),
    team,
    said: new Said(answers),
    earlier,
    answers,
    isAgain: asked.isRegenerated,
    entities: {
      ...own,
      slots: { ...slots, ...(first && { person: first.name }) },
      bare: withoutNames(own.bare, members).trim(),
    },
  };
}

export function isAboutEveryone({ question }: TeamTalk): boolean {
  return EVERYONE.test(question);
}

/** "And Jonas?": the last question, about somebody else. */
export function sameAbout(talk: TeamTalk): TeamTalk | null {
  const [now, ...others] = talk.named;
  const last = talk.earlier.at(-1);
  const isShort = talk.question.split(/\s+/).length <= 5;
  if (!isShort || !AND_ALSO.test(talk.question) || now === undefined || last === undefined)
    return null;
  const [before] = membersIn(last, talk.members);
  if (before === undefined || others.length > 0) return null;
  const question = last.replaceAll(new RegExp(literalPattern(before.name), 'giu'), () => now.name);
  return { ...talk, question, earlier: talk.earlier.slice(0, -1) };
}
