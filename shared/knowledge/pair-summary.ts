import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import { PAIR_TYPE_TEXTS } from './pair-type-texts.data.ts';
import { withNames } from './prose.ts';

interface SummarizedPerson {
  /** The short name in sentences. */
  readonly called: string;
  readonly type: TypeName;
}

/** What two people's summaries say about working together. */
export interface PairSummary {
  /** "Generator with Projector" */
  dynamicType: string;
  strength: string;
  watchout: string;
}

/** Compares two members who don't both share their charts, by their types alone. Deterministic. */
export function pairSummaryOf(one: SummarizedPerson, other: SummarizedPerson): PairSummary {
  const isInOrder = TYPE_NAMES.indexOf(one.type) <= TYPE_NAMES.indexOf(other.type);
  const [first, second] = isInOrder ? [one, other] : [other, one];
  const text = PAIR_TYPE_TEXTS.find(
    ({ types }) => types[0] === first.type && types[1] === second.type,
  );
  if (text === undefined) throw new RangeError(`No text for ${first.type} and ${second.type}`);
  const both = `${one.called} and ${other.called}`;
  const names = { a: first.called, b: second.called, both };
  return {
    dynamicType: one.type === other.type ? `Two ${one.type}s` : `${one.type} with ${other.type}`,
    strength: withNames(text.strength, names),
    watchout: withNames(text.watchout, names),
  };
}
