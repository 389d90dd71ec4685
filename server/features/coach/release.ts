import type { Checked } from '#shared/coach/check.ts';
import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { CoachPiece, Judgment } from '../../providers/ai/port.ts';
import type { BlockPosition } from './answer-markdown.ts';
import { type AnswerSentence, sentencesOf, shownSentence } from './answer-sentences.ts';
import { type AnswerPart, CheckedAnswer, type Material, type Tally } from './checked-answer.ts';
import type { RepairAndJudge } from './repair-and-judge.ts';

export type { AnswerPart, Material, Tally };

/** A sentence that waits for the end of its block. */
interface Waiting extends AnswerSentence {
  readonly checked: Checked;
  /** null: nobody judged it. */
  readonly judgment: Judgment | null;
}

const isWrong = ({ checked, judgment }: Waiting) =>
  checked.reason === 'contradiction' || judgment === 'contradicted';

const isShowable = (waiting: Waiting) => waiting.checked.verdict === 'shown' && !isWrong(waiting);

const passagesIn = ({ claims }: WrittenSentence) =>
  claims.flatMap((claim) => ('passage' in claim ? claim.passage : []));

/** Passages count as compared when the judge found that they say so. */
function marksOf({ sentence, checked, judgment }: Waiting, hasJudge: boolean): readonly string[] {
  if (!hasJudge) return checked.sources;
  if (judgment === 'supported') return [...checked.sources, ...passagesIn(sentence)];
  return checked.sources.filter((id) => !id.startsWith('K'));
}

/** Shows sentences as they come; a block that needs a repair, or a judge, waits for its end. */
class Blocks {
  readonly #answer: CheckedAnswer;
  readonly #repairAndJudge: RepairAndJudge;
  #block = -1;
  #shown: string[] = [];
  #waiting: Waiting[] = [];

  constructor(answer: CheckedAnswer, repairAndJudge: RepairAndJudge) {
    this.#answer = answer;
    this.#repairAndJudge = repairAndJudge;
  }

  async *take(arrived: AnswerSentence): AsyncGenerator<AnswerPart> {
    if (arrived.block !== this.#block) {
      yield* this.close();
      this.#block = arrived.block;
      this.#shown = [];
    }
    const checked = this.#answer.check(arrived);
    const waiting = { ...arrived, checked, judgment: null };
    const isRepairable = isWrong(waiting) && this.#repairAndJudge.repair !== null;
    const waits = this.#repairAndJudge.judge !== null || isRepairable || this.#waiting.length > 0;
    if (waits) this.#waiting.push(waiting);
    else yield* this.#decide(waiting);
  }

  /** The block is complete. */
  async *close(): AsyncGenerator<AnswerPart> {
    const block = await this.#judged(this.#waiting);
    this.#waiting = [];
    const repaired = block.some(isWrong) ? await this.#repaired(block) : null;
    for (const waiting of repaired ?? block) yield* this.#decide(waiting);
  }

  /** The answer broke off: shows what came whole, as it is. */
  *giveUp(): Generator<AnswerPart> {
    for (const waiting of this.#waiting) yield* this.#decide(waiting);
    this.#waiting = [];
  }

  *#decide(waiting: Waiting): Generator<AnswerPart> {
    const { sentence, block, blockKind } = waiting;
    const position: BlockPosition = { block, blockKind };
    if (!isShowable(waiting)) return this.#answer.leaveOut(position, sentence.text);
    this.#shown.push(sentence.text);
    const marks = marksOf(waiting, this.#repairAndJudge.judge !== null);
    yield* this.#answer.show(position, sentence.text, marks);
  }

  async #judged(block: readonly Waiting[]): Promise<readonly Waiting[]> {
    const { judge } = this.#repairAndJudge;
    if (judge === null) return block;
    const asked = block.filter(isShowable).flatMap((waiting) => {
      const ids = [...waiting.checked.sources, ...passagesIn(waiting.sentence)];
      const sources = this.#answer.textsOf(ids);
      return sources.length === 0 ? [] : [{ waiting, text: waiting.sentence.text, sources }];
    });
    if (asked.length === 0) return block;
    const judgments = await judge(asked.map(({ text, sources }) => ({ text, sources })));
    const found = new Map(asked.map(({ waiting }, index) => [waiting, judgments?.[index]]));
    return block.map((waiting) => ({ ...waiting, judgment: found.get(waiting) ?? null }));
  }

  /** The rest of the block, written again and checked; null when nobody could. */
  async #repaired(block: readonly Waiting[]): Promise<readonly Waiting[] | null> {
    const [first] = block;
    const { repair } = this.#repairAndJudge;
    if (repair === null || first === undefined) return null;
    const sentences = await repair({
      blockKind: first.blockKind,
      shown: [...this.#shown],
      sentences: block.map(({ sentence }) => sentence.text),
      wrong: block.flatMap(({ checked }) => checked.contradicted),
    });
    if (sentences === null) return null;
    this.#answer.continueAfter(this.#shown);
    const checked = sentences.flatMap((written) => {
      const sentence = shownSentence(written);
      if (sentence === null || this.#shown.includes(sentence.text)) return [];
      const { block: own, blockKind, isProse } = first;
      const again: AnswerSentence = { block: own, blockKind, sentence, isProse };
      return [{ ...again, checked: this.#answer.check(again), judgment: null }];
    });
    return this.#judged(checked);
  }
}

/**
 * Releases an answer sentence by sentence, each after it was checked. Nothing is inserted or
 * changed: a sentence is shown as the coach wrote it, or left out and counted. What is wrong the
 * coach may write again once, with the rest of its block. An answer that breaks off is shown as far
 * as it came whole.
 * @param tally is filled
 * @param language the answer's, as far as it is known when a sentence is checked
 * @throws what `pieces` throws
 */
export async function* releaseChecked(
  pieces: AsyncIterable<CoachPiece>,
  material: Material,
  tally: Tally,
  language: () => string,
  repairAndJudge: RepairAndJudge,
): AsyncGenerator<AnswerPart> {
  const answer = new CheckedAnswer(material, tally, language);
  const blocks = new Blocks(answer, repairAndJudge);
  try {
    for await (const arrived of sentencesOf(pieces)) yield* blocks.take(arrived);
    yield* blocks.close();
  } catch (error) {
    yield* blocks.giveUp();
    throw error;
  }
  yield* answer.end();
}
