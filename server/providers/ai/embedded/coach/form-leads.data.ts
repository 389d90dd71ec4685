import type { AuthorityName } from '#shared/engine/authority.ts';

/** First sentences of an answer to "Should I …?": what makes it a yes, by how somebody decides. */
export const WHETHER: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Yes, if it still looks right on a calm day; until then, not yet.',
  Sacral: 'Yes, if your gut pulls toward it when someone asks you outright; no, if nothing moves.',
  Splenic: 'Yes, if that was your very first sense of it; no, if something in you backed off.',
  'Ego Manifested': 'Yes, if you’d say “I want this” aloud and mean it; otherwise no.',
  'Ego Projected': 'Yes, if you truly want what’s in it for you; no, if you’d only be proving something.',
  'Self-Projected': 'Yes, if it sounds like you when you say it aloud; no, if you hear yourself arguing.',
  'Mental / Environmental': 'Not before you’ve talked it through with two or three people in places you like; then you’ll know.',
  Lunar: 'Not yet if it’s big: yes, once it has looked right for about a month. Small things can be tried.',
};

/** First sentences of an answer to "When …?" */
export const WHEN: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'After a night’s sleep or two, on a day when you’re calm about it.',
  Sacral: 'As soon as something in the day gives you an opening and your gut says go.',
  Splenic: 'At the first moment that feels right, because yours don’t come twice.',
  'Ego Manifested': 'As soon as you can say plainly what you want.',
  'Ego Projected': 'When you know what you want from it, and they’ve shown they value what you do.',
  'Self-Projected': 'Once you’ve said it aloud to someone you trust and liked how it sounded.',
  'Mental / Environmental': 'After you’ve talked it over with a couple of people, in a place where you think well.',
  Lunar: 'Not this week if it can wait: give it some weeks, and watch whether the wish returns.',
};
