/** By the least number of centers defined together, the most first. */
export const CONNECTION_THEME_TEXTS: readonly { from: number; sentence: string }[] = [
  {
    from: 9,
    sentence:
      'Together you define every center, so the two of you can feel complete and forget to look outside. Plan time with other people on purpose.',
  },
  {
    from: 8,
    sentence:
      'Together you define all centers but one. You have a lot in hand, and that one open center is where you both meet the world and learn.',
  },
  {
    from: 7,
    sentence:
      'Together you leave two centers open. What comes in there moves you both, so it pays to talk about it before you decide anything.',
  },
  {
    from: 6,
    sentence:
      'Together you leave three centers open. Each of you keeps room for other people and interests, and works best when neither has to give that up.',
  },
  {
    from: 5,
    sentence:
      'Together you leave four centers open, so other people shape the two of you a good deal. Choose the places and company you work in with care.',
  },
  {
    from: 0,
    sentence:
      'Together you leave more centers open than you define. The people and places around you set much of the pace, so agree early on who decides what.',
  },
];
