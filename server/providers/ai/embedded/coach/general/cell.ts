import type { Difficulty } from '../cases/difficulty.ts';
import type { Entities } from '../entities.ts';
import { CELLS, type CellTexts } from './cells.data.ts';
import { difficultyOf } from './frame-difficulty.ts';
import { needOf } from './general-answer.ts';
import { toldAct } from './told-act.ts';

/** What any cell tells, for follow-ups that go on with it. */
export const CELL_DIFFICULTIES: readonly Difficulty[] = CELLS.map((cell) => difficultyOf(cell, ''));

/** For whatever somebody does. */
const WITH_OTHERS = 'with-others';

/** The advice for a question’s form and for whom it is about; null where none fits. */
export function cellFor(question: string, entities: Entities): CellTexts | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const need = needOf(question, entities);
  const rank = entities.rolePerson?.rank ?? null;
  const found = CELLS.find(
    ({ asks, needs, ranks }) =>
      (asks === undefined || asks.test(text)) &&
      (needs === undefined || needs.includes(need)) &&
      (ranks === undefined || (rank !== null && ranks.includes(rank))),
  );
  if (found !== undefined) return found;
  return toldAct(question) === null ? null : (CELLS.find(({ id }) => id === WITH_OTHERS) ?? null);
}
