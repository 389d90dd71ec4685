/**
 * The first screen of the sample result, for the landing page, where neither engine nor texts are loaded. A
 * test of the samples compares it with the reading as it is composed.
 */
export const SAMPLE_CHART = {
  statement: 'You’re a Manifesting Generator.',
  lead: 'You have steady energy and start fast when calm.',
  facts: [
    {
      id: 'decide',
      label: 'How you decide',
      sentence: 'Sleep on it. Decide once the feeling settles.',
    },
    {
      id: 'strategy',
      label: 'How you start',
      sentence: 'React, sleep on it, tell people, then move.',
    },
    {
      id: 'profile',
      label: 'Your role',
      sentence: 'You watch first, then show how it’s done.',
    },
  ],
} as const;
