import { describe, expect, test } from 'vitest';
import { elsewhere } from './elsewhere.ts';

const answerTo = (question: string) => elsewhere(question)?.sentences[0]?.text ?? null;

describe('a question about the product or nothing the coach knows', () => {
  test.each([
    ['How do I change my email here?', '/support'],
    ['please delete my data', '/support'],
    ['I forgot my password', '/support'],
    ['How do I cancel my plan?', '/billing'],
    ['cancel my subscription please', '/billing'],
    ['Can I get a refund?', '/billing'],
    ['How much does the team plan cost?', '/support'],
    ['Can you show me somebody else’s chart?', '/charts'],
    ['How do I correct my birth time?', '/charts'],
    ['The app doesn’t load', '/support'],
    ['Can I talk to a real person?', '/support'],
    ['Do you sell my data?', '/terms'],
    ['Is what I write here private?', '/terms'],
    ['Which model are you?', '/about'],
    ['are you chatgpt?', '/about'],
  ])('%s leads to %s', (question, page) => {
    expect(answerTo(question)).toContain(`](${page})`);
  });

  test.each([
    'What’s the weather like in Oslo tomorrow?',
    'will it rain today',
    'Write me a Python function that sorts a list',
    'Tell me a joke',
    'Write me a poem about the sea',
    'Who won the game last night?',
    'What’s in the news?',
    'Who is the president of France?',
    'Give me a recipe for banana bread',
    'What should I cook tonight?',
    'What’s the capital of Peru?',
    'what’s 12 x 13',
    'Which phone should I buy?',
    'Should I buy bitcoin?',
    'What’s my horoscope?',
  ])('is answered in one sentence: %s', (question) => {
    expect(elsewhere(question)?.sentences).toHaveLength(1);
  });

  test.each([
    'I found a mistake in the invoice run, do I tell my boss?',
    'Our pricing page is wrong and nobody wants to fix it',
    'She says loudly what she wants and I go quiet',
    'How do I price my work?',
    'A customer wants a refund and I promised it',
    'How do I support a colleague who was laid off?',
    'The client canceled the subscription, how do I tell the team?',
    'How do I cancel my plan to visit the client?',
    'What should I watch out for?',
    'My code reviews take forever',
    'How do I write a poem-like pitch?',
    'Should I write the report before I talk to him?',
    'I can’t sign in a new hire on my own, who helps?',
    'How do I break the news to the team?',
    'How do I weather this storm at work?',
    'Who wrote the report wrong and should I say so?',
    'I was billed as the expert and feel like a fraud',
    'My boss deleted my data before the review, how do I react?',
    'How old is too old to switch careers?',
    'We lost the game with the client, how do I cheer them up?',
    'Is it a joke that they promoted him?',
    'How do I change my profile at work?',
    'How do I ask for a plan that suits me?',
    'How far is it okay to push back?',
    'Which car of the two company cars do I take?',
  ])('is not: %s', (question) => {
    expect(answerTo(question)).toBeNull();
  });
});
