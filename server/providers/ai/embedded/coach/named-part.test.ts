import { describe, expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { coach } from '../../testing/built-in.ts';
import { collect, QUESTION } from '../../testing/questions.ts';
import { partAskedAbout } from './named-part.ts';

describe('a part of the chart that a longer question asks about', () => {
  test.each([
    ['They say my type needs rest. What does my type mean for night shifts?', 'type'],
    ['Everyone in Human Design has a strategy. What would mine look like at a bakery?', 'strategy'],
    [
      'My chart says one thing, and I decide all day. Where does that authority apply?',
      'authority',
    ],
    ['I was told my profile has two numbers. How do I use both in an interview?', 'profile'],
    ['How does my definition show when I work from home?', 'definition'],
    ['how does my open throat affect sales calls', { topic: 'center', value: 'throat' }],
    [
      'A friend read my chart: open emotional center. Is that true, and is it why moods hit me?',
      { topic: 'center', value: 'solarPlexus' },
    ],
    ['I have a 3rd line. What does it mean for a career in law?', { topic: 'line', value: 3 }],
  ])('is found: %s', (question, named) => {
    expect(partAskedAbout(question)).toEqual(named);
  });

  test.each([
    'As a Projector, how do I use the first week in a new job?',
    'What is a good way to open a performance review?',
    'Does my LinkedIn profile say too much about me?',
    'My boss ignores my authority in front of clients. What does that say?',
    'What does his type mean for our project?',
    'Which type of work fits me?',
    'Our strategy for spring doesn’t work. What does it mean for my team?',
    'I’m a Generator, and my client won’t pay. What do I say?',
  ])('isn’t in a question about something else: %s', (question) => {
    expect(partAskedAbout(question)).toBeNull();
  });
});

async function answerTo(question: string, person: PersonFacts = ANA): Promise<string> {
  const { signal } = new AbortController();
  const asked = { ...QUESTION, passages: [], people: [person], question };
  const pieces = await collect(coach.reply(asked, signal));
  const told = pieces.flatMap((piece) => (piece.kind === 'sentence' ? [piece.sentence.text] : []));
  return told.join(' ');
}

describe('an answer about a part of the chart at work', () => {
  test('says what it is in this chart, and what it adds to the case', async () => {
    const told = await answerTo('What does my type mean for planning my day and my week at work?');
    const article = /^[AEIOU]/.test(ANA.type.value) ? 'an' : 'a';
    expect(told).toMatch(new RegExp(`^You’re ${article} ${ANA.type.value}\\.`));
    expect(told).toContain(`**As ${article} ${ANA.type.value}:**`);
  });

  test('confirms what is so, and names the strategy', async () => {
    const open = { ...ANA, centers: recordOf(CENTER_IDS, () => 'open' as const) };
    const told = await answerTo(
      'Somebody said I have an open Sacral, and that’s why I’m tired. Is that true?',
      open,
    );
    expect(told).toMatch(new RegExp(`^Yes\\. Your ${CENTERS.sacral.name} is open`));
    const strategy = await answerTo(
      'Human Design gives everyone a strategy. What would mine look like in a dental office?',
    );
    expect(strategy.toLowerCase()).toContain(TYPES[ANA.type.value].strategy.toLowerCase());
  });

  test('doesn’t confirm what isn’t so', async () => {
    const defined = { ...ANA, centers: recordOf(CENTER_IDS, () => 'defined' as const) };
    const told = await answerTo(
      'Somebody said I have an open Sacral, and that’s why I’m tired. Is that true?',
      defined,
    );
    expect(told).not.toContain('Yes.');
    expect(told).toContain('defined');
  });
});
