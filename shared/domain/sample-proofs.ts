/**
 * Parts of the sample result and the sample team that the landing page shows as examples, where neither
 * engine nor texts are loaded. A test of the samples compares them with what is computed.
 */
export const SAMPLE_PROOFS = {
  birth: {
    name: 'Pia Moreno',
    words: 'September 3, 1986, 7:45 AM',
    place: 'Valencia, Spain',
    offset: 'UTC+2',
    /** Half a year earlier. */
    winterOffset: 'UTC+1',
  },
  /** Conscious positions that another line would have within hours. */
  positions: [
    { body: 'sun', label: 'Sun', position: '40.6' },
    { body: 'moon', label: 'Moon', position: '29.4' },
    { body: 'mercury', label: 'Mercury', position: '40.3' },
  ],
  /** What the sample chart would say of that whole day, if nobody knew the hour. */
  day: {
    type: 'Manifesting Generator',
    authority: { value: 'Emotional', words: 'Sleeps on decisions' },
    /** How many of the nine. */
    centers: 9,
    profiles: [
      { value: '5/1', until: '4:35 AM', share: 0.19 },
      { value: '5/2', until: '7:41 AM', share: 0.13 },
      { value: '6/2', until: null, share: 0.68 },
    ],
  },
  chapter: {
    title: 'Decide',
    headline: 'Read a request again in a better mood',
    /** The last sentence of its first paragraph. */
    advice:
      'Flag each request you’d love to delete this week, and read it again when you’re cheerful.',
    /** Those with short titles. */
    others: ['Energy', 'Communicate', 'Lead and follow'],
  },
  pair: {
    names: ['Mei', 'Inês'],
    strength: 'Mei works steadily to the finish, and Inês finds the shortcut.',
    talk: 'Inês knows on the spot and Mei knows tomorrow, so ask both today and decide tomorrow.',
  },
  /** Follows from how the two decide, and from what is said of them as a pair. */
  coach: {
    question: 'Inês wants to start today, Mei needs a night. Who should open the negotiation?',
    answer:
      'Inês. She knows on the spot whether a deal feels right. Just sign nothing until Mei has slept on it.',
  },
  authorities: { Mei: 'Emotional', Inês: 'Sacral' },
} as const;
