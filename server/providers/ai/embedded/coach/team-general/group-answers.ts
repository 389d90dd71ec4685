import type { WrittenSentence } from '#shared/coach/claims.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { advice, bullet, claim, type Draft, fact, labeled, paragraph } from '../draft.ts';
import { composed } from '../team-composed.ts';
import { draftOf } from '../team-draft.ts';
import type { Member } from '../team-facts-answers.ts';
import { EVERYONE_MAX } from '../team-manners.ts';
import type { TeamTalk } from '../team-talk.ts';
import { membersLines } from '../team-topics/member-lines.ts';
import { NO_CARRIERS, TOPIC_CENTERS, TYPE_IN_TEAM, TYPE_TURNS } from './group-answers.data.ts';
import { CENTER_SPREADS } from './team-texts.data.ts';
import { topicOf } from './topic-of.ts';

const ASKS_TYPES =
  /\b(?:everybody|everyone|each|all|our|us|team)\b.{0,30}\btypes?\b|\btypes?\b.{0,30}\b(?:together|as a (?:team|group)|of (?:us|the team))\b/i;
const OF_GROUP =
  /\b(?:put together|is there a reason|wired|in (?:our|the|these|their) (?:charts?|designs?)|(?:our|the) charts?|about (?:our|the) (?:mix|makeup)|(?:this|our) (?:mix|makeup|combination))\b/i;

function certainType({ type }: Member): TypeName | null {
  return type.possible.length === 1 ? type.value : null;
}

function ofTypes(members: readonly Member[], types: readonly TypeName[]): readonly Member[] {
  return members.filter((member) => types.some((type) => certainType(member) === type));
}

/** "Aoife sets things off; D’Arcy responds and carries it." */
function turnsOf(members: readonly Member[]): readonly WrittenSentence[] {
  const turns = TYPE_TURNS.flatMap(([types, does]) => {
    const own = ofTypes(members, types);
    return own.length === 0
      ? []
      : [{ own, text: `let ${andList(own.map(({ name }) => name))} ${does}` }];
  });
  const claims = turns.flatMap(({ own }) =>
    own.map(({ name, type }) => claim('type', type.value, 'has', name)),
  );
  if (turns.length < 2) return [];
  return [
    fact(`So the natural order is this: ${turns.map(({ text }) => text).join('; ')}.`, ...claims),
  ];
}

/** What the types of all mean together; null for other questions. */
function typesAnswer(talk: TeamTalk): Draft | null {
  const { members, question, named } = talk;
  if (named.length > 0 || !ASKS_TYPES.test(question)) return null;
  const told = new Set<TypeName>();
  const lines = members.slice(0, EVERYONE_MAX).flatMap((member) => {
    const type = certainType(member);
    if (type === null || told.has(type)) return [];
    told.add(type);
    const own = ofTypes(members, [type]);
    const names = andList(own.map(({ name }) => name));
    const claims = own.map(({ name }) => claim('type', type, 'has', name));
    const each = own.length > 1 ? 'each ' : '';
    return [bullet([fact(`**${names}** (${type}) ${each}${TYPE_IN_TEAM[type]}.`, ...claims)])];
  });
  const carriers = ofTypes(members, ['Generator', 'Manifesting Generator']);
  const isWithout =
    carriers.length === 0 && members.every((member) => certainType(member) !== null);
  return draftOf(talk, [
    ...lines,
    paragraph(...turnsOf(members), ...(isWithout ? advice(NO_CARRIERS) : [])),
    paragraph(
      ...labeled(
        'Next step',
        [],
        advice(
          'Take one task of this week and check who began it, who was asked, and who carried it.',
        ),
      ),
    ),
  ]);
}

/** What a center does in a group in which it's defined in some and open in others. */
function spreadOf(
  members: readonly Member[],
  center: keyof typeof CENTERS,
): readonly WrittenSentence[] {
  const open = members.filter(({ centers }) => centers[center] === 'open');
  const defined = members.filter(({ centers }) => centers[center] === 'defined');
  if (open.length === 0 || open.length + defined.length < members.length) return [];
  const { name } = CENTERS[center];
  const openNames = andList(open.map((member) => member.name));
  const have = open.length === 1 ? 'has' : 'have';
  const others =
    defined.length === 0
      ? ''
      : `, ${andList(defined.map((member) => member.name))} ${defined.length === 1 ? 'has' : 'have'} it defined`;
  return [
    fact(
      `${openNames} ${have} an open ${name}${others}.`,
      ...open.map((member) => claim('center', center, 'hasNot', member.name)),
      ...defined.map((member) => claim('center', center, 'has', member.name)),
    ),
    ...advice(CENTER_SPREADS[center]),
  ];
}

/** What the way a group is put together has to do with a topic; null for other questions. */
function reasonsAnswer(talk: TeamTalk): Draft | null {
  const { members, question, named } = talk;
  if (named.length > 0 || !OF_GROUP.test(question)) return null;
  const topic = topicOf(question);
  const facts = (TOPIC_CENTERS[topic.manners] ?? []).flatMap((center) => spreadOf(members, center));
  if (facts.length === 0) return null;
  return composed(talk, {
    facts,
    lead: [],
    lines: membersLines(talk, topic.manners),
    words: labeled('Next step', [], advice(topic.step)),
  });
}

/** Answers from the charts of all together; null for other questions. */
export function groupAnswer(talk: TeamTalk): Draft | null {
  return typesAnswer(talk) ?? reasonsAnswer(talk);
}
