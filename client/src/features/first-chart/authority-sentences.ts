/** How each authority decides, as in a reading, whose module would bring all its texts along. */
export const AUTHORITY_SENTENCES = {
  Emotional: 'Sleep on it. Decide once the feeling settles.',
  Sacral: 'Trust your gut’s first yes or no.',
  Splenic: 'Trust your first hunch. It speaks only once.',
  'Ego Manifested': 'Say it out loud, and hear what you want.',
  'Ego Projected': 'Ask if you really want it. If not, say no.',
  'Self-Projected': 'Talk it through. You’ll hear your own answer.',
  'Mental / Environmental': 'Think out loud, with people and places you trust.',
  Lunar: 'Give it a month, and see what’s still true.',
} as const;
