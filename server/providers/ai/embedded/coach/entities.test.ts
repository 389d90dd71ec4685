import { describe, expect, test } from 'vitest';
import { entitiesOf } from './entities.ts';
import { knownWordsOf } from './known-words.ts';

const KNOWN = knownWordsOf([]);
const slotsOf = (question: string) => entitiesOf(question, KNOWN).slots;

describe('the person a question is about', () => {
  test.each([
    ['How do I tell Nadia her draft isn’t ready?', 'Nadia'],
    ['Should I ask Kofi for help?', 'Kofi'],
    ['I have a meeting with Ingrid about the budget', 'Ingrid'],
    ['Bruno keeps interrupting me', 'Bruno'],
    ['Yuki never answers my messages', 'Yuki'],
    ['Leila and I can’t agree on a plan', 'Leila'],
    ['my boss oscar wants it done', 'Oscar'],
    ['I got harsh feedback from Dmitri', 'Dmitri'],
    ['How do I say no to Mr. Okafor?', 'Mr Okafor'],
    ['my client Dr. Ruiz is never happy', 'Ruiz'],
    ['what do I say to Anneke', 'Anneke'],
    ['Pavel expects an answer', 'Pavel'],
    ['How should I handle Sofia in the review?', 'Sofia'],
  ])('%s → %s', (question, person) => {
    expect(slotsOf(question).person).toBe(person);
  });

  test.each([
    'We launch in Oct and I am behind',
    'Sept is packed, how do I plan it?',
    'I am booked Mon-Wed and can’t focus',
    'The offsite is in Feb, who should run it?',
    'Ms was left out of the invite',
    'How do I ask Dr about it?',
    'I might move to Lyon for this job',
    'We meet at Heathrow',
    'They want me back from Osaka',
    'I work on Easter again',
    'Should I join Siemens?',
    'How do I use Jira for planning?',
    'Since Marc left, everything lands on me',
    'Ben is on leave until Monday and his clients call me',
    'My colleague Rosa left and all her work is mine now',
    'How do I finish what I started with Jun? Jun is on vacation',
    'I told Priya about it and now I regret it',
    'I replaced Gustav last spring',
    'Without Helga nobody knows the numbers',
    'I’m covering for Amina this month',
    'Everyone talks about Hugo',
    'Thanksgiving is coming and I have to work',
    'Tue is my only free day',
  ])('is nobody in: %s', (question) => {
    expect(slotsOf(question).person).toBeUndefined();
  });

  test('is taken out of what the subject is searched by, also when they only come up', () => {
    expect(entitiesOf('Since Marc left, all work lands on me', KNOWN).bare).not.toContain('Marc');
  });
});

describe('the date a question names', () => {
  test.each([
    ['I need to answer by fri noon', 'Friday noon'],
    ['They want it before Tue', 'Tuesday'],
    ['It’s due on Easter', 'Easter'],
    ['we must deliver before christmas', 'Christmas'],
    ['due Feb 3rd', 'February 3rd'],
    ['The report has to be in by the end of Q3', 'the end of Q3'],
    ['I have to decide by EOD', 'the end of the day'],
    ['They need a number by 4pm', '4pm'],
    ['answer by Sept 12', 'September 12'],
    ['I have until 14:30.', '14:30'],
    ['by mid-October', 'mid-October'],
  ])('%s → %s', (question, deadline) => {
    expect(slotsOf(question).deadline).toBe(deadline);
  });

  test.each([
    'I can’t fall asleep before 2am',
    'Ben is on leave until Monday',
    'I work until 10pm every night',
    'I stay up until midnight',
    'Meetings run Mon-Wed',
    'before I go by the office',
    'He is on vacation until March 4',
    'I usually work until Friday evening',
  ])('is no deadline: %s', (question) => {
    expect(slotsOf(question).deadline).toBeUndefined();
  });

  test.each([
    ['The talk is on tue', 'Tuesday'],
    ['on Mon-Wed I travel', undefined],
    ['It happened last Thu', 'Thursday'],
  ])('%s: day %s', (question, day) => {
    expect(slotsOf(question).day).toBe(day);
  });
});

describe('the place a question names', () => {
  test.each([
    ['I could move to Lyon', 'Lyon'],
    ['The office in New York is hiring', 'New York'],
    ['Our team in Osaka feels left out', 'Osaka'],
    ['We plan it in Excel', undefined],
    ['The launch is in October', undefined],
    ['How do I say that in English?', undefined],
    ['How do I talk to Nadia?', undefined],
  ])('%s → %s', (question, place) => {
    expect(slotsOf(question).place).toBe(place);
  });
});
