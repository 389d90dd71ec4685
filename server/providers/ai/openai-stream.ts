import type { Deadline } from '../../platform/calls/deadline.ts';
import { AnswerReader } from './answer-reader.ts';
import { AiUnavailable, type CoachPiece } from './port.ts';

/** Longest wait between two pieces of text. */
const IDLE_MS = 20_000;
/** Longest wait for the usage after the answer is complete. */
const USAGE_MS = 2_000;
/** Longer answers are truncated, for servers that ignore the token limit. */
const MAX_PROSE = 12_000;
const MAX_CHARACTERS = 80_000;

export type Usage = Extract<CoachPiece, { kind: 'usage' }>;

/** What one event of a stream contributes to the answer. */
export interface StreamPart {
  readonly text: string;
  /** "cut": the model reached the longest answer it was allowed. */
  readonly end: 'whole' | 'cut' | null;
  readonly usage: Usage | null;
}

/** A stream's events, and how to read one. @throws AiUnavailable for one that cannot be */
export interface OpenStream {
  readonly events: AsyncIterator<unknown>;
  readonly partOf: (event: unknown) => StreamPart;
}

/** The next event; undefined at the end, or when only the usage is still missing. */
async function nextEvent(
  events: AsyncIterator<unknown>,
  deadline: Deadline,
  isEnded: boolean,
): Promise<unknown> {
  try {
    const next = await deadline.race(events.next());
    return next.done ? undefined : next.value;
  } catch (error) {
    // The answer is complete; only the usage is missing.
    if (isEnded && !(deadline.signal.aborted && !deadline.isLate)) return undefined;
    throw error;
  }
}

/** An answer while it is read. */
class StreamedAnswer {
  readonly reader = new AnswerReader();
  end: StreamPart['end'] = null;
  usage: Usage | null = null;
  #characters = 0;
  #prose = 0;

  /** True once more text than any answer has was read. */
  get isFull(): boolean {
    return this.#prose >= MAX_PROSE || this.#characters >= MAX_CHARACTERS;
  }

  /** False when it was cut off; a document may be unfinished only at the token limit. */
  get isProper(): boolean {
    const { isBroken, isWritten } = this.reader;
    return isWritten && this.end !== null && !(isBroken && this.end === 'whole');
  }

  /** @returns the pieces that the text completes */
  *take(text: string): Generator<CoachPiece> {
    const taken = text.slice(0, MAX_CHARACTERS - this.#characters);
    this.#characters += taken.length;
    yield* this.#within(this.reader.push(taken));
  }

  *rest(): Generator<CoachPiece> {
    yield* this.#within(this.reader.end());
  }

  *#within(pieces: readonly CoachPiece[]): Generator<CoachPiece> {
    for (const piece of pieces) {
      if (piece.kind !== 'prose') yield piece;
      else if (this.#prose < MAX_PROSE) {
        const text = piece.text.slice(0, MAX_PROSE - this.#prose);
        this.#prose += text.length;
        yield { kind: 'prose', text };
      }
    }
  }
}

/**
 * An answer's pieces as they arrive, with the usage at the end.
 * @throws AiUnavailable "broken_answer" after what came whole, when the answer has no proper end
 */
export async function* readAnswer(
  { events, partOf }: OpenStream,
  deadline: Deadline,
): AsyncGenerator<CoachPiece> {
  const reading = new StreamedAnswer();
  for (;;) {
    const event = await nextEvent(events, deadline, reading.end !== null);
    if (event === undefined) break;
    const part = partOf(event);
    reading.usage = part.usage ?? reading.usage;
    // After the end only the usage is still to come.
    if (reading.end !== null) continue;
    if (part.text !== '') {
      deadline.pause();
      for (const piece of reading.take(part.text)) yield piece;
      if (reading.isFull) return;
      deadline.limit(IDLE_MS);
    }
    if (part.end !== null) {
      reading.end = part.end;
      deadline.limit(USAGE_MS);
    }
  }
  yield* reading.rest();
  if (!reading.isProper) throw new AiUnavailable('broken_answer');
  if (reading.usage !== null) yield reading.usage;
}
