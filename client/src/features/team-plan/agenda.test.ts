import { expect, test } from 'vitest';
import { agendaText, topicMinutes } from './agenda.ts';

test('an agenda has people, coverage, timed topics and the order of decisions', () => {
  const text = agendaText({
    title: 'Product Studio',
    when: 'Mon, Nov 30, 2:00 PM',
    minutes: 45,
    present: ['Ana', 'Ben'],
    coverage: '5 of 12 functions and 1 of 6 channels',
    missing: ['Vision', 'Oversight'],
    topics: ['Budget', 'Hiring plan'],
    turns: [
      { id: 'b', name: 'Ben', tempo: 'now', how: 'ask a yes-or-no question' },
      { id: 'c', name: 'Cem', tempo: 'now', how: 'ask a yes-or-no question' },
      { id: 'a', name: 'Ana', tempo: 'later', how: 'get the answer the next day' },
    ],
  });
  expect(text.split('\n')).toEqual([
    'Product Studio',
    'Mon, Nov 30, 2:00 PM · 45 minutes',
    'In the room: Ana, Ben',
    'Together you cover 5 of 12 functions and 1 of 6 channels.',
    'Nobody present covers: Vision, Oversight',
    '',
    '1. What we need to decide today (5 min)',
    '2. Budget (17 min)',
    '3. Hiring plan (17 min)',
    '4. Who does what by when (5 min)',
    '',
    'Order of decisions',
    'Can answer now: Ben and Cem (ask a yes-or-no question)',
    'Answer later: Ana (get the answer the next day)',
  ]);
});

test('many topics in a short meeting get a minute each', () => {
  expect(topicMinutes(15, 12)).toBe(1);
});

test('an agenda without date, map and topics has room for topics', () => {
  const text = agendaText({
    title: 'Product Studio',
    when: null,
    minutes: 30,
    present: ['Ana'],
    coverage: null,
    missing: [],
    topics: [],
    turns: [{ id: 'a', name: 'Ana', tempo: null, how: 'ask her' }],
  });
  expect(text.split('\n')).toEqual([
    'Product Studio',
    '30 minutes',
    'In the room: Ana',
    '',
    '1. What we need to decide today (5 min)',
    '2. Topics (20 min)',
    '3. Who does what by when (5 min)',
    '',
    'Order of decisions',
    'Ask them: Ana (ask her)',
  ]);
});
