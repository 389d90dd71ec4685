/**
 * Who covers what in the sample team, for the landing page, where neither engine nor texts are loaded:
 * six channels with the initials of those who cover its two functions. A test of the samples compares it
 * with the team as it is computed.
 */
export const SAMPLE_MAP = {
  finding: 'Nobody covers Vision, and nine functions rest on one person each, four on Mei.',
  /** Of the five people, in the order of their colors. */
  initials: ['AL', 'MT', 'JW', 'WK', 'ID'],
  channels: [
    [
      { label: 'Administration', holders: ['JW'] },
      { label: 'Planning', holders: ['MT'] },
    ],
    [
      { label: 'Public Relations', holders: ['WK', 'ID'] },
      { label: 'Implementation', holders: ['MT'] },
    ],
    [
      { label: 'Oversight', holders: ['AL'] },
      { label: 'Accounting', holders: ['MT'] },
    ],
    [
      { label: 'Reliability', holders: ['MT'] },
      { label: 'Culture', holders: ['JW', 'ID'] },
    ],
    [
      { label: 'Vision', holders: [] },
      { label: 'Capacity', holders: ['AL'] },
    ],
    [
      { label: 'Coordination', holders: ['AL'] },
      { label: 'Commitment', holders: ['JW'] },
    ],
  ],
} as const;
