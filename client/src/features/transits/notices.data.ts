import type { CenterId } from '#shared/engine/centers.ts';

/** What people may notice while an open center is defined by the sky: never what will happen. */
export const CENTER_NOTICES: Readonly<Record<CenterId, string>> = {
  head: 'more questions on your mind, and pressure to answer them',
  ajna: 'more certainty in your opinions than usual',
  throat: 'that you speak up sooner, or get asked to',
  g: 'a clearer sense of direction than usual',
  heart: 'more will to commit, and to prove yourself',
  solarPlexus: 'stronger moods, high or low',
  sacral: 'more stamina for work than usual',
  spleen: 'quicker instincts and a stronger sense of what’s safe',
  root: 'more pressure to get things done',
};
