import { CHAPTER_IDS, type ChapterId } from '#shared/reading/schema.ts';

export type Progress = 'read' | 'current' | 'ahead';

/** Where a chapter is to the reader, who is in the current one; null above the first. */
export function progressOf(id: ChapterId, current: ChapterId | null): Progress {
  if (current === null) return 'ahead';
  const ahead = CHAPTER_IDS.indexOf(id) - CHAPTER_IDS.indexOf(current);
  if (ahead === 0) return 'current';
  return ahead < 0 ? 'read' : 'ahead';
}
