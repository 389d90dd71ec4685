import { advice, claim, labeled } from '../draft.ts';
import { AUTHORITY_PARTS } from './chart-parts.data.ts';
import type { Operation } from './matter.ts';
import { dayNamed } from './time-left.ts';

const OPEN =
  'Then it isn’t a yes yet, and you can say so. Decide the part that can be taken back, and leave the rest until it looks the same twice.';

/** What an authority makes of it when time has passed and no answer has come. */
export const unclear: Operation = ({ question, first, choice }) => {
  const { authority } = choice.person;
  const isKnown = authority.possible.length === 1;
  const told = advice(isKnown ? AUTHORITY_PARTS[authority.value].unclear : OPEN);
  if (choice.said.hasAny(told)) return [];
  const day = dayNamed(question) ?? dayNamed(first);
  const by =
    day === null ? 'today' : /^(?:this|the|tomorrow)/.test(day) ? `by ${day}` : `on ${day}`;
  const words = `“You won’t get a wholehearted yes from me ${by}, so for now it’s a no. If it can wait, ask me again, and you’ll get an answer I won’t take back.”`;
  return [
    isKnown
      ? labeled(`With ${authority.value} authority`, [claim('authority', authority.value)], told)
      : told,
    labeled('If they can’t wait', [], advice(words)),
  ];
};
