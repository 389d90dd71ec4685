import type { ChapterId } from '#shared/reading/schema.ts';

/** A path that forks, a bolt, a speech bubble, a flag, a gauge, a coin, two people, and a sprout. */
const PATHS: Readonly<Record<ChapterId, string>> = {
  decide:
    'M12 21v-7C12 9.5 6 10 6 4M12 14c0-4.5 6-4 6-10M3.5 6.5 6 4l2.5 2.5M15.5 6.5 18 4l2.5 2.5',
  energy: 'M13 3 5 13.5h6L10.5 21 19 10h-6.5z',
  communicate: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  lead: 'M6 21V4h12l-2.5 4.25L18 12.5H6',
  pressure: 'M4 18a8 8 0 1 1 16 0M12 18l4.5-6M4 18h2M18 18h2M12 10v1.5',
  money:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M14.6 9.4C14 8.5 13.1 8 12 8c-1.4 0-2.5.7-2.5 1.9 0 2.9 5.2 1.3 5.2 4.2 0 1.2-1.2 1.9-2.7 1.9-1.2 0-2.2-.5-2.8-1.4M12 6.5v11',
  manager:
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M16 5a3 3 0 1 1 0 6M2.5 19c.6-3.3 2.7-5 5.5-5s4.9 1.7 5.5 5M16 14c2.8 0 4.9 1.7 5.5 5',
  grow: 'M12 21v-9M12 13c-4.5 0-7-2.5-7-7 4.5 0 7 2.5 7 7zM12 11.5c0-4 2.2-6.5 7-6.5 0 4.5-2.5 6.5-7 6.5z',
};

/** What a chapter is about, to find it again in a list by. */
export function ChapterIcon({ chapter }: { chapter: ChapterId }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6 shrink-0 fill-none stroke-coral stroke-[1.5] print:hidden"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[chapter]} />
    </svg>
  );
}
