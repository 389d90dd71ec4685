/**
 * Who covers what in the sample team, for the landing page, where neither engine nor texts are loaded:
 * six channels with the first names of those who cover its two functions. A test of the samples compares it
 * with the team as it is computed.
 */
export const SAMPLE_MAP = {
  finding: 'Nobody covers Vision. Nine functions rest on one person each, four of them on Mei.',
  /** First names of the five people, in the order of their colors. */
  names: ['Adam', 'Mei', 'Jonas', 'Wanjiru', 'Inês'],
  channels: [
    [
      { label: 'Administration', holders: ['Jonas'] },
      { label: 'Planning', holders: ['Mei'] },
    ],
    [
      { label: 'Public Relations', holders: ['Wanjiru', 'Inês'] },
      { label: 'Implementation', holders: ['Mei'] },
    ],
    [
      { label: 'Oversight', holders: ['Adam'] },
      { label: 'Accounting', holders: ['Mei'] },
    ],
    [
      { label: 'Reliability', holders: ['Mei'] },
      { label: 'Culture', holders: ['Jonas', 'Inês'] },
    ],
    [
      { label: 'Vision', holders: [] },
      { label: 'Capacity', holders: ['Adam'] },
    ],
    [
      { label: 'Coordination', holders: ['Adam'] },
      { label: 'Commitment', holders: ['Jonas'] },
    ],
  ],
} as const;
