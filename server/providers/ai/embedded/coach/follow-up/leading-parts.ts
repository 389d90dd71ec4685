import { aspectOf } from '../aspects.ts';
import { contentStems } from '../terms.ts';
import { type ChartPart, partsAsked, partsOf, partsTold } from './chart-part.ts';
import { AUTHORITY_PARTS, type DrivingTexts, TYPE_PARTS } from './chart-parts.data.ts';
import type { Matter } from './matter.ts';

const DECIDING =
  /\b(?:offers?|offered|join|choose|choosing|between|terms|accept|decid\w+|decisions?|take the|know (?:if|whether)|clear about|right for me|torn|(?:about|before) signing|sign (?:it|this|the)|lease|authority say)\b/i;

/** Whether the last answer was about a decision. */
export function isOfDecision({ first }: Matter): boolean {
  const aspect = aspectOf(first);
  return aspect === 'decide' || aspect === 'when' || DECIDING.test(first);
}

/** What the advice comes from: what a follow-up asks about, the answer names, or the question was about. */
export function leadingParts(matter: Matter): readonly ChartPart[] {
  const parts = partsOf(matter.choice.person);
  const asked = partsAsked(matter.question, parts);
  const told = partsTold(matter.text, parts);
  const about = partsAsked(matter.first, parts);
  const usual = parts.filter(({ topic }) =>
    isOfDecision(matter) ? topic === 'authority' : topic === 'type',
  );
  const found = [...new Set([...asked, ...told, ...about, ...usual, ...parts.slice(0, 2)])];
  const isSpecific = asked.length === 0 && contentStems(matter.question).length > 0;
  return isSpecific ? nearestFirst(found, matter) : found;
}

const NEAR = 0.3;

/** The part whose texts come near to a follow-up's own words, if one does. */
function nearestFirst(parts: readonly ChartPart[], { choice }: Matter): readonly ChartPart[] {
  const near = parts
    .map((part) => ({
      part,
      score: Math.max(...[part.texts.plain, ...part.told].map((text) => choice.nearness(text))),
    }))
    .toSorted((a, b) => b.score - a.score)[0];
  return near === undefined || near.score < NEAR ? parts : [...new Set([near.part, ...parts])];
}

/** How the person is driven or decides, in few words. */
export function drivingTexts(matter: Matter): DrivingTexts | null {
  const { authority, type } = matter.choice.person;
  const decides = authority.possible.length === 1 ? AUTHORITY_PARTS[authority.value] : null;
  const drives = type.possible.length === 1 ? TYPE_PARTS[type.value] : null;
  return isOfDecision(matter) ? (decides ?? drives) : (drives ?? decides);
}
