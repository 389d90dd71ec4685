import { describe, expect, test } from 'vitest';
import { ANA, BEN } from '#shared/coach/example-facts.ts';
import { aspectOf } from './aspects.ts';
import { chartTermsIn } from './chart-terms.ts';
import { entitiesOf } from './entities.ts';
import { continuation } from './follow-ups.ts';
import { glossed } from './glossed.ts';
import { knownWordsOf } from './known-words.ts';
import { foreignLanguageOf } from './languages.ts';
import { toldByPassage } from './passages.ts';
import { correctionsOf } from './premises.ts';

describe('entities of a question', () => {
  const slotsOf = (question: string) => entitiesOf(question, knownWordsOf([])).slots;

  test.each([
    ['My boss Sarah wants it by Friday', { person: 'Sarah', deadline: 'Friday' }],
    ['my colleague steve takes credit', { person: 'steve'.replace('s', 'S') }],
    ['Tom and I argue', { person: 'Tom' }],
    ['How do I tell Jean-Luc?', { person: 'Jean-Luc' }],
    ['I met D’Arcy on monday', { person: 'D’Arcy', day: 'Monday' }],
    ['They offer 20 percent more in Lisbon', { amount: '20 percent', place: 'Lisbon' }],
    ['It is due tomorrow noon', { deadline: 'tomorrow noon' }],
    ['Before the end of the month', { deadline: 'the end of the month' }],
    ['I’m terrified. It’s on Monday', { day: 'Monday' }],
    ['My boss is angry', {}],
    ['Should I go?', {}],
  ])('%s', (question, slots) => {
    expect(slotsOf(question)).toEqual(slots);
  });

  test('notice a feeling and the hurry', () => {
    const entities = entitiesOf('I’m furious and have to answer right now', new Set());
    expect([entities.feeling, entities.isUrgent]).toEqual(['angry', true]);
  });
});

describe('what a question wants to know', () => {
  test.each([
    ['Should I take it?', 'decide'],
    ['How do I tell my boss?', 'say'],
    ['Why do I always say yes?', 'why'],
    ['When should I ask?', 'when'],
    ['My desk is a mess', 'do'],
    ['My boss is a mess', 'how'],
  ])('%s', (question, aspect) => {
    expect(aspectOf(question)).toBe(aspect);
  });
});

describe('follow-ups', () => {
  test.each([
    ['Why?', 'why'],
    ['but why is that', 'why'],
    ['shorter please', 'shorter'],
    ['way too long', 'shorter'],
    ['why so long?', 'why'],
    ['explain', 'simpler'],
    ['in normal words please', 'simpler'],
    ['tl;dr', 'shorter'],
    ['I don’t get it', 'simpler'],
    ['for example?', 'example'],
    ['like what?', 'example'],
    ['Tell me more about the second one', 'nth'],
    ['what about the last point?', 'nth'],
    ['what else?', 'another'],
    ['I already tried that', 'another'],
    ['what’s the one thing I should do?', 'one thing'],
    ['how do I say that?', 'say'],
    ['and if they want an answer today?', 'hurry'],
    ['what if she says no?', 'what if'],
    ['are you sure?', 'sure'],
    ['and if he’s a Projector?', 'for type'],
    ['can you translate that?', 'translate'],
    ['tell me more', 'more'],
    ['thanks!', 'thanks'],
  ])('%s', (question, kind) => {
    expect(continuation(question)?.kind).toBe(kind);
  });

  test.each([
    'Why do I lose patience with my team in every single meeting?',
    'As a Projector, how do I ask for a raise?',
    'How do I ask for a raise?',
    'What should I watch out for in a contract with a new client?',
  ])('are not: %s', (question) => {
    expect(continuation(question)).toBeNull();
  });
});

describe('wrong premises', () => {
  const said = (question: string, person = ANA) =>
    correctionsOf(question, person).map(({ text }) => text);

  test.each([
    ['As a Projector, how do I start?', 'You’re a Generator, not a Projector.'],
    ['I’m a 5/1, so people expect much', 'You’re a 3/5, not a 5/1.'],
    ['With my emotional authority, when do I answer?', 'Your authority is Sacral, not Emotional.'],
    ['My open sacral tires me', 'Your Sacral is defined, not open.'],
    ['My defined throat helps, right?', 'Your Throat is open, not defined.'],
    ['I have gate 41, so what?', 'Gate 41 isn’t active in your chart.'],
    ['My channel 20-34 is loud', 'Channel 20-34 isn’t defined in your chart.'],
    ['With my split definition I need people', 'Your definition is Single, not Split.'],
    ['My 4th line loves people', 'You don’t have line 4 in your profile: you’re a 3/5.'],
    ['I have five defined centers', 'You have 2 defined centers, not 5.'],
    ['My strategy is to inform', 'Your strategy is: wait to respond.'],
    ['My signature is peace', 'Your signature is satisfaction, not peace.'],
  ])('%s', (question, correction) => {
    expect(said(question)).toEqual([correction]);
  });

  test.each([
    'As a Generator, how do I start?',
    'My boss is a Projector, how do I ask?',
    'Am I a Projector?',
    'What is an open sacral?',
    'How do I work with a Manifestor?',
    'I have gate 34',
  ])('are none: %s', (question) => {
    expect(said(question)).toEqual([]);
  });

  test('are not corrected when the birth time leaves them open', () => {
    expect(said('As a Manifesting Generator, how do I start?', BEN)).toEqual([]);
  });
});

describe('parts of a chart in a question', () => {
  test.each([
    ['What is gate 34?', ['gate 34']],
    ['gates 5 and 10', ['gate 5', 'gate 10']],
    ['channel 34-20', ['channel 20-34']],
    ['my open heart center', ['center heart']],
    ['an MG with emotional authority', ['authority Emotional', 'type Manifesting Generator']],
    ['a 6/2', ['profile 6/2']],
    ['on a scale from 1 to 10', []],
    ['the root of the problem', []],
    ['my head hurts', []],
  ])('%s', (question, parts) => {
    const found = chartTermsIn(question).map(({ topic, value }) => `${topic} ${String(value)}`);
    expect(found).toEqual(parts);
  });
});

describe('languages', () => {
  test.each([
    ['Wie sage ich meinem Chef nein?', 'de'],
    ['¿Cómo le digo que no a mi jefe?', 'es'],
    ['Comment dire non à mon patron ?', 'fr'],
    ['Como digo não ao meu chefe?', 'pt'],
    ['Как сказать нет?', 'ru'],
  ])('%s', (question, code) => {
    expect(foreignLanguageOf(question)?.code).toBe(code);
  });

  test.each(['How do I say no to my boss?', 'xyzzy', 'no', 'Is it me?'])(
    'English: %s',
    (question) => {
      expect(foreignLanguageOf(question)).toBeNull();
    },
  );

  test('are glossed for finding a situation, and follow-ups recognized', () => {
    expect(glossed('Streit mit meinem Chef', 'de')).toBe('my conflict argue boss');
    expect(continuation(glossed('Warum?', 'de'))?.kind).toBe('why');
    expect(continuation(glossed('¿Un ejemplo?', 'es'))?.kind).toBe('example');
  });
});

describe('a passage', () => {
  const passage = {
    id: 'K2',
    title: 'Is it science?',
    text: 'Nobody has proved it. Test it.',
    gates: [],
  };

  test('answers a question it is about', () => {
    expect(toldByPassage('Is this science?', [passage], ANA)).toEqual([
      { text: 'Nobody has proved it.', kind: 'general', claims: [{ passage: 'K2' }] },
      { text: 'Test it.', kind: 'general', claims: [{ passage: 'K2' }] },
    ]);
  });

  test('about another type, or another subject, does not', () => {
    const other = { ...passage, title: 'Projectors and science' };
    expect(toldByPassage('Is this science?', [other], ANA)).toBeNull();
    expect(toldByPassage('Who feeds the cat?', [passage], ANA)).toBeNull();
  });
});
