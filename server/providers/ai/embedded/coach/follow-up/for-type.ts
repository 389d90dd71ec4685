import type { TypeName } from '#shared/engine/human-type.ts';
import { filled, type Situation } from '#shared/knowledge/situations.ts';
import { advice, claim, fact } from '../draft.ts';
import { TYPE_ACTS, TYPE_TALKS } from '../general/general-texts.data.ts';
import { VALUES } from '../glossary.data.ts';
import { ASKS } from '../member-texts.data.ts';
import { worded } from '../sections.ts';
import type { Matter, Paragraph } from './matter.ts';

/** The text about members that comes nearest to a situation of one person. */
const NEAREST_TEAM: Readonly<Record<string, string>> = {
  'conflict-with-boss': 'team-conflict',
  'conflict-with-peer': 'team-conflict',
  'conflict-with-report': 'team-conflict',
  'giving-difficult-feedback': 'feedback-to-a-member',
  delegating: 'delegating-to-a-member',
  handover: 'handover',
  'leading-a-meeting': 'running-our-meetings',
  'too-many-meetings': 'running-our-meetings',
  deadlines: 'deadline-pressure-in-the-team',
  'saying-no': 'asking-a-member',
  'asking-for-help': 'asking-a-member',
  'asking-for-a-raise': 'asking-a-member',
};

const PEOPLE =
  /\b(boss|manager|supervisor|director|lead|ceo|colleague|coworker|co-worker|teammate|client|customer|cofounder|partner|intern|assistant|report|husband|wife|brother|sister|son|daughter|father|mother|friend|desk neighbou?r|neighbou?r|investor|mentor)\b/i;
const UNSURE = /\b(?:i think|maybe|probably|perhaps|might be|could be|not sure|guess)\b/i;

/** "How would a Reflector do it?" */
const OF_ANYBODY = /\b(?:would|does|do|should) an? /i;

/** Whom a conversation is about: "your boss". */
function phraseFor({ choice, asked }: Matter): string {
  const known = choice.slots.person ?? choice.rolePerson?.phrase;
  if (known !== undefined) return known;
  const named = asked.toReversed().flatMap((text) => PEOPLE.exec(text)?.[1] ?? [])[0];
  return named === undefined
    ? 'your colleague'
    : `your ${named.toLowerCase().replace('neighbour', 'neighbor')}`;
}

/** A text about a member, in the words of the asking person's colleague. */
export function aboutMember(text: string, name: string): string {
  const whole = filled(text, { name });
  return whole.replace(/(^|[.!?:] “?)(your )/g, (_all, before: string) => `${before}Your `);
}

/** How to go about it with somebody of a type, by what was asked. */
export function forType(
  type: TypeName,
  matter: Matter,
  teamSituations: readonly Situation[],
): readonly Paragraph[] {
  const { situation, choice, question } = matter;
  const phrase = phraseFor(matter);
  const near = teamSituations
    .find(({ id }) => situation !== null && id === NEAREST_TEAM[situation.id])
    ?.sections.find((section) => section.kind === 'type' && section.types.includes(type));
  const how = aboutMember(near?.text ?? ASKS[type], phrase);
  const forThem = situation?.sections.find(
    (section) => section.kind === 'type' && section.types.includes(type),
  );
  const advised = worded(forThem?.text ?? TYPE_ACTS[type], choice);
  const kind: Paragraph = [{ ...fact(VALUES.type[type]), kind: 'general' }];
  if (OF_ANYBODY.test(question)) return [kind, advice(`To one of them, I’d say: ${advised}`)];
  const them = advice(`To ${phrase}, I’d say: ${advised}`);
  const unsure = UNSURE.test(question)
    ? advice(`If that’s right, it changes how you go about it; ask ${phrase} rather than guess.`)
    : [];
  const { value, possible } = choice.person.type;
  const own =
    possible.length > 1 || choice.said.has(TYPE_TALKS[value])
      ? []
      : [fact(`Your own part remains the same. ${TYPE_TALKS[value]}`, claim('type', value))];
  return [[...unsure, ...kind], them, advice(how), ...(own.length > 0 ? [own] : [])];
}
