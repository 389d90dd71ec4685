/** How each authority decides, as in a reading, whose module would bring all its texts along. */
export const AUTHORITY_SENTENCES = {
  Emotional: 'Sleep on it. Your answer is clear once the feeling has settled.',
  Sacral: 'Listen for your gut’s yes or no; it comes before the reasons.',
  Splenic: 'Trust your first quiet hunch. You only get it once.',
  'Ego Manifested': 'Say it out loud. What you hear yourself announce is what you want.',
  'Ego Projected': 'Ask yourself whether you really want it, and say yes only if you do.',
  'Self-Projected': 'Talk it through. You’ll hear the answer in your own voice.',
  'Mental / Environmental': 'Think out loud with people you trust, in a place that feels right.',
  Lunar: 'Give big decisions about a month, and see what’s still true at the end.',
} as const;
