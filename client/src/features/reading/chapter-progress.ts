import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';

export type Progress = 'read' | 'current' | 'ahead';

/** Where a reader is. */
export interface Place {
  /** Null above the first chapter. */
  readonly current: ChapterId | null;
  /** What was unfolded when the reader came to it. */
  readonly opened: readonly ChapterId[];
}

/** What a chapter is to its reader: passing a folded one doesn't make it read. */
export function progressOf(id: ChapterId, { current, opened }: Place): Progress {
  if (current === id) return 'current';
  const isBehind = current !== null && CHAPTER_IDS.indexOf(id) < CHAPTER_IDS.indexOf(current);
  return isBehind && opened.includes(id) ? 'read' : 'ahead';
}
