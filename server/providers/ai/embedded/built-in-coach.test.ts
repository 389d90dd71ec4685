import { describe, expect, test } from 'vitest';
import type { CoachQuestion, GroundFact } from '../port.ts';
import { builtInCoach } from './built-in-coach.ts';

const FACTS: readonly GroundFact[] = [
  ['type', 'Your type is Generator.'],
  ['type:meaning', 'You have steady energy for work you say yes to.'],
  ['strategy', 'Your strategy is Wait to respond.'],
  ['strategy:meaning', 'Let things come to you and notice what you respond to.'],
  ['authority', 'Your authority is Sacral.'],
  ['authority:practice', 'Decide by the answer your body gives in the moment.'],
  ['gates', 'Your active gates are 15 and 34.'],
  ['gate:34', 'You have gate 34, Power, active.'],
].map(([topic = '', text = ''], index) => ({ id: `F${index + 1}`, topic, about: null, text }));

async function answer(question: string, changes: Partial<CoachQuestion> = {}): Promise<string> {
  const asked: CoachQuestion = {
    audience: 'individual',
    instructions: '',
    facts: FACTS,
    people: [],
    team: null,
    context: null,
    isRegenerated: false,
    passages: [],
    history: [],
    question,
    ...changes,
  };
  let text = '';
  for await (const chunk of builtInCoach().reply(asked, new AbortController().signal)) {
    if (chunk.kind === 'prose') text += chunk.text;
  }
  return text;
}

describe('the built-in coach', () => {
  test('turns strategy and authority into steps for a job offer', async () => {
    const text = await answer('How should I decide about a job offer?');
    expect(text).toContain('1. Let things come to you and notice what you respond to. [F4]');
    expect(text).toContain('2. Decide by the answer your body gives in the moment. [F6]');
  });

  test('corrects a question that assumes an inactive gate', async () => {
    const text = await answer('As I have gate 5, how do I decide?');
    expect(text).toMatch(/^Gate 5 is not active in your chart\. \[F7\]/);
  });

  test('corrects a question that assumes the wrong type', async () => {
    expect(await answer('As a Projector, what is my strategy?')).toContain(
      'Your type is Generator. [F1]',
    );
    expect(await answer('As a Generator, what is my strategy?')).not.toContain('straight');
  });

  test('describes a gate named in the question', async () => {
    expect(await answer('What is gate 34?')).toContain('You have gate 34, Power, active. [F8]');
  });

  test('asks back when nothing matches, and introduces itself when asked', async () => {
    expect(await answer('xyzzy')).toMatch(/\?$/);
    expect(await answer('Who are you?')).toMatch(/^I am the built-in coach/);
  });

  test('gives the same answer to the same question', async () => {
    expect(await answer('How do I lead?')).toBe(await answer('How do I lead?'));
  });

  test('continues the topic of the previous turn', async () => {
    const history = [{ speaker: 'person' as const, text: 'How do I decide?' }];
    expect(await answer('Tell me more', { history })).toContain('Decide by the answer');
  });

  test('stops when the caller aborts', async () => {
    const stop = new AbortController();
    stop.abort();
    const asked = {
      audience: 'individual',
      instructions: '',
      facts: FACTS,
      people: [],
      team: null,
      context: null,
      isRegenerated: false,
      passages: [],
      history: [],
      question: 'Hi',
    } as const;
    for await (const _ of builtInCoach().reply(asked, stop.signal)) throw new Error('It went on');
  });
});
