import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';

export type Progress = 'read' | 'current' | 'ahead';

/** Where a reader is. */
export interface ReaderPosition {
  /** Null above the first chapter and below the last. */
  readonly current: ChapterId | null;
  /** Below the last one. */
  readonly isPast: boolean;
  /** What was unfolded when the reader came to it. */
  readonly opened: readonly ChapterId[];
}

/** What a chapter is to its reader: passing a folded one doesn't make it read. */
export function progressOf(id: ChapterId, { current, isPast, opened }: ReaderPosition): Progress {
  if (current === id) return 'current';
  const isBehind =
    isPast || (current !== null && CHAPTER_IDS.indexOf(id) < CHAPTER_IDS.indexOf(current));
  return isBehind && opened.includes(id) ? 'read' : 'ahead';
}

/** The following one; after the last, the first that was passed folded; null once all are read. */
export function nextChapter({ current, isPast, opened }: ReaderPosition): ChapterId | null {
  const after = current === null ? -1 : CHAPTER_IDS.indexOf(current);
  const following = isPast ? undefined : CHAPTER_IDS[after + 1];
  return following ?? CHAPTER_IDS.find((id) => id !== current && !opened.includes(id)) ?? null;
}
