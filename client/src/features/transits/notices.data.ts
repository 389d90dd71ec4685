import type { CenterId } from '#shared/engine/centers.ts';

/** Completes "… may notice …" while the sky defines an open center; describes, never predicts. */
export const CENTER_NOTICES: Readonly<Record<CenterId, string>> = {
  head: 'more questions, and pressure to answer them',
  ajna: 'firmer opinions than usual',
  throat: 'a stronger pull to speak up',
  g: 'a clearer sense of direction than usual',
  heart: 'more drive to commit, and to prove something',
  solarPlexus: 'stronger moods, high or low',
  sacral: 'more stamina for work than usual',
  spleen: 'quicker instincts and a stronger sense of what’s safe',
  root: 'more pressure to get things done',
};
