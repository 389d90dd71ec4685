import { useMedia } from '#client/lib/use-media.ts';

/** From 48rem on, a card of 18rem fits to the left or right of every part of a centered picture. */
const PHONE = '(max-width: 47.99rem)';

/** Whether cards come in a sheet from below, as on phones. */
export function useSheet(): boolean {
  return useMedia(PHONE);
}
