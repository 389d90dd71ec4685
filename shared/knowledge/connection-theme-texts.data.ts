/** By the least number of centers defined together, the most first. */
export const CONNECTION_THEME_TEXTS: readonly { from: number; sentence: string }[] = [
  {
    from: 9,
    sentence:
      'Together, every center is defined. A pair like this can feel complete and forget to look outside, so plan time with other people on purpose.',
  },
  {
    from: 8,
    sentence:
      'Together, all centers but one are defined. There’s a lot in hand, and the one open center is where this pair meets the world and learns.',
  },
  {
    from: 7,
    sentence:
      'Together, two centers are open. What comes in there moves both people, so it pays to talk about it before deciding anything.',
  },
  {
    from: 6,
    sentence:
      'Together, three centers are open. Each person keeps room for others and other interests, and the pair works best when neither has to give that up.',
  },
  {
    from: 5,
    sentence:
      'Together, four centers are open, so other people shape this pair a good deal. Choose places and company with care.',
  },
  {
    from: 0,
    sentence:
      'Together, more centers are open than defined. The people and places around this pair set much of the pace, so agree early on who decides what.',
  },
];
