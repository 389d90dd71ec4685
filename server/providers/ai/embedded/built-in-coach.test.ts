import { describe, expect, test } from 'vitest';
import { checkSentence } from '#shared/coach/check.ts';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA, BEN } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { CoachQuestion, Turn } from '../port.ts';
import { coach } from '../testing/built-in.ts';
import { collect, QUESTION } from '../testing/questions.ts';

const { signal } = new AbortController();

interface Answer {
  readonly text: string;
  readonly sentences: readonly string[];
  readonly next: readonly string[];
  readonly false: readonly string[];
  /** The sentences that the check of answers shows. */
  readonly checked: readonly string[];
}

async function answer(
  question: string,
  changes: Partial<CoachQuestion> = {},
  person: PersonFacts = ANA,
): Promise<Answer> {
  const asked = { ...QUESTION, passages: [], people: [person], question, ...changes };
  const pieces = await collect(coach.reply(asked, signal));
  const sentences = pieces.flatMap((piece) => (piece.kind === 'sentence' ? [piece] : []));
  const facts = { people: asked.people, team: asked.team };
  const claims = sentences.flatMap(({ sentence }) => sentence.claims);
  return {
    text: sentences
      .map(({ block, sentence }, at) => {
        const isNew = at > 0 && sentences[at - 1]?.block !== block;
        return `${isNew ? '\n\n' : ' '}${sentence.text}`;
      })
      .join('')
      .trim(),
    sentences: sentences.map(({ sentence }) => sentence.text),
    checked: sentences.flatMap(({ sentence }) => {
      const context = {
        facts: [],
        passages: [],
        language: 'en',
        isProse: false,
        previous: [],
      };
      const { verdict } = checkSentence(sentence, { ...context, values: facts, question });
      return verdict === 'shown' ? [sentence.text] : [];
    }),
    next: pieces.flatMap((piece) => (piece.kind === 'next' ? piece.questions : [])),
    false: claims.flatMap((claim) =>
      'topic' in claim &&
      claim.about !== 'anyone' &&
      !['equal', 'open'].includes(compareClaim(claim, facts))
        ? [JSON.stringify(claim)]
        : [],
    ),
  };
}

/** Asks one question after the other. */
async function talk(questions: readonly string[], person: PersonFacts = ANA): Promise<Answer[]> {
  const history: Turn[] = [];
  const answers: Answer[] = [];
  for (const question of questions) {
    const answered = await answer(question, { history: [...history] }, person);
    answers.push(answered);
    history.push({ speaker: 'person', text: question }, { speaker: 'coach', text: answered.text });
  }
  return answers;
}

const QUESTIONS = [
  'Should I take the job in Lisbon? They want my answer by Thursday.',
  'my boss Sarah keeps interrupting me, how do I tell her?',
  'Why do I put everything off?',
  'When should I ask for a raise?',
  'I’m overloaded',
  'What is gate 34?',
  'What’s my authority?',
  'What are my strengths?',
  'How do I negotiate 20 percent more?',
  'What is an open root?',
];

describe('an answer', () => {
  test.each(QUESTIONS)('claims nothing but what the chart has: %s', async (question) => {
    for (const person of [ANA, BEN]) {
      const { false: wrong, text } = await answer(question, {}, person);
      expect(wrong).toEqual([]);
      const [advice = ''] = text.split('I read this as');
      expect(advice.split(/\s+/).length).toBeLessThanOrEqual(130);
      expect(advice.trim().split('\n\n').length).toBeLessThanOrEqual(5);
    }
  });

  test('uses the name and the day of the question', async () => {
    const { text } = await answer(
      'Marta offered me a job and wants an answer by Thursday. Should I?',
    );
    expect(text).toContain('Marta');
    expect(text).toContain('Thursday');
  });

  test('speaks to the person’s own type and authority', async () => {
    const { text } = await answer('Should I accept the job offer?');
    expect(text).toContain('With Sacral authority');
    expect(text).not.toMatch(/Projector|Reflector|Emotional authority/);
  });

  test('leaves out what the birth time leaves open, and says so', async () => {
    const { text } = await answer('Should I accept the job offer?', {}, BEN);
    expect(text).not.toMatch(/As a Generator|With Sacral authority/);
    expect(text).toContain('Your birth time leaves');
  });

  test('is another one when it is regenerated', async () => {
    const question = 'How do I handle a fight with a coworker?';
    const first = await answer(question);
    const second = await answer(question, { isRegenerated: true });
    const again = second.sentences.filter((one) => first.sentences.includes(one));
    expect(again.filter((one) => !one.startsWith('I read this as'))).toEqual([]);
  });

  test('to what leaves no doubt says no reading', async () => {
    const { text } = await answer('How do I ask for a raise?');
    expect(text).toMatch(/raise/i);
    expect(text).not.toContain('I read this as');
  });

  test.each([
    'How do I make decisions?',
    'What are my strengths?',
    'What should I watch out for?',
    'Where do I work best?',
    'How do others see me?',
    'How do I handle pressure?',
  ])('to a question of our own says no reading: %s', async (question) => {
    const { sentences } = await answer(question);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.filter((one) => one.startsWith('I read this as'))).toEqual([]);
  });

  test('that may be about something else names its reading, once, and offers others', async () => {
    const question = 'The supplier is strange every week';
    const { sentences, next } = await answer(question);
    expect(sentences.at(-1)).toMatch(/^I read this as “[^”]+”; tell me if it’s about/);
    expect(sentences.length).toBeGreaterThan(1);
    expect(next).toHaveLength(3);
    const [, second] = await talk([question, question]);
    expect(second?.text).not.toContain('I read this as');
  });

  test('is the same for the same question', async () => {
    const question = 'How do I lead a meeting?';
    expect((await answer(question)).text).toBe((await answer(question)).text);
  });

  test('offers three questions that have not been asked', async () => {
    const { next } = await answer('Should I accept the job offer?');
    expect(next).toHaveLength(3);
    const [asked = ''] = next;
    expect((await talk(['Should I accept the job offer?', asked])).at(-1)?.next).not.toContain(
      asked,
    );
  });

  test('asks one question with three readings when nothing comes near', async () => {
    const { sentences, next } = await answer('the thing with the blue folder');
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/\?$/);
    expect(next).toHaveLength(3);
  });

  test('defines a term first, then reads the chart', async () => {
    const { text } = await answer('What is gate 20?');
    expect(text).toMatch(
      /^Gate 20, the Now, belongs to the Throat\..*\n\nIn your chart it’s active/,
    );
  });

  test('takes a range of days for no other language', async () => {
    const { text } = await answer('I am drowning in work from Mon-Wed, what do I drop on Mon?');
    expect(text).not.toMatch(/anglais|Englisch/);
  });

  test.each([
    ['How much does the team plan cost?', '/support'],
    ['I forgot my password', '/support'],
    ['How do I change my birth time?', '/charts'],
    ['What’s the weather in Rome?', 'weather'],
    ['Tell me a joke', 'Jokes'],
  ])('to what is not its business says so: %s', async (question, told) => {
    const { text } = await answer(question);
    expect(text).toContain(told);
    expect(text.length).toBeLessThan(200);
  });

  test.each([
    ['Soll ich das Jobangebot annehmen?', 'Ich antworte auf Englisch'],
    ['¿Debo aceptar la oferta de trabajo?', 'Respondo en inglés'],
    ['Est-ce que je dois accepter une offre d’emploi ?', 'Je réponds en anglais'],
    ['Devo aceitar a proposta de emprego?', 'Respondo em inglês'],
    ['Стоит ли мне принять предложение?', 'Я отвечаю по-английски'],
  ])('says in the asker’s language that it is in English: %s', async (question, note) => {
    const { sentences } = await answer(question);
    expect(sentences[0]).toContain(note);
    expect(sentences.length).toBeGreaterThan(1);
  });

  test('needs a chart', async () => {
    expect((await answer('Who am I?', { people: [] })).text).toContain('I need a chart');
  });
});

describe('what a term means reaches the reader, whoever has it', () => {
  test.each([
    ['lunar authority', /^Lunar authority takes about a month/],
    [
      'What is gate 57?',
      /^Gate 57, Intuitive Clarity, belongs to the Spleen\. People who have it remember their first hunch/,
    ],
    ['What is the solar plexus?', /^The Solar Plexus is about feelings/],
    ['What’s a reflector?', /^Reflectors have no defined center/],
    ['What does channel 20-57 do?', /^Channel 20-57/],
  ])('%s', async (question, form) => {
    const { checked } = await answer(question);
    expect(checked[0]).toMatch(form);
  });

  test.each([
    ['I read about splenic authority, what is that?', /^Splenic authority is a quiet hunch/],
    ['Are manifestors always angry people?', /^Manifestors start things/],
    ['ego projected', /^Ego Projected authority asks/],
    ['I have gate 20, what is it for?', /^Gate 20/],
    ['What happens in channel 20-57 at work?', /^Channel 20-57/],
    ['Tell me how a split definition affects teamwork', /^People with a Split/],
  ])('%s', async (question, form) => {
    expect((await answer(question)).text).toMatch(form);
  });

  test.each([
    'My colleague is a projector, how do I give her feedback?',
    'How do I tell my boss that I need more time?',
  ])('is not asked: %s', async (question) => {
    expect((await answer(question)).text).not.toMatch(/^Projectors see/);
  });
});

describe('a conversation', () => {
  const FIRST = 'How do I tell my colleague Tom that he interrupts me all the time?';

  test.each([
    ['Why?', /people|attention|because|when/i],
    ['Make it shorter', /^\*\*In short:\*\*/],
    ['Simpler please', /^\*\*In plain words:\*\*/],
    ['Give me an example', /^\*\*For example:\*\*/],
    ['What about the second point?', /^\*\*The second point:\*\*/],
    ['What else?', /./],
    ['What’s the one thing I should do?', /./],
    ['What do I say?', /“/],
    ['And if they want an answer today?', /./],
    ['Are you sure?', /^Of your chart, yes: you’re a Generator with Sacral authority/],
    ['And if he’s a Projector?', /^Projectors see/],
    ['Can you say that in Spanish?', /inglés/],
    ['Tell me more', /./],
  ])('continues with “%s”', async (question, form) => {
    const [first, second] = await talk([FIRST, question]);
    expect(second?.text).toMatch(form);
    expect(second?.text).not.toBe(first?.text);
    expect(second?.false).toEqual([]);
  });

  test('says no sentence twice', async () => {
    const answers = await talk([
      FIRST,
      'Why?',
      'What else?',
      'An example?',
      'What else?',
      'Tell me more',
    ]);
    const sentences = answers.flatMap((one) => one.sentences);
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  test('keeps a name from an earlier question', async () => {
    const [, second] = await talk([FIRST, 'How do I say it?']);
    expect(second?.text).toContain('Tom');
  });

  test('starts afresh with a new subject', async () => {
    const [, second] = await talk([FIRST, 'I have a job interview next week']);
    expect(second?.text).toMatch(/interview|role/i);
    expect(second?.text).not.toContain('Tom');
  });

  test('explains where a fact comes from', async () => {
    const [, second] = await talk(['What’s my authority?', 'Why?']);
    expect(second?.text).toMatch(
      /^Your Sacral is defined and your Solar Plexus is open, so the gut goes first\./,
    );
  });
});

describe('after an answer to a case', () => {
  const LATE =
    'My employee Tom comes twenty minutes late every single day. The work’s fine but the others are grumbling.';

  test.each([
    ['shorter please', /^\*\*In short:\*\* Decide whether the hour matters/],
    ['just one thing', /^\*\*Just this:\*\* (?:Decide whether the hour|For the next five days)/],
    ['that sounds too harsh. softer?', /^\*\*Softer:\*\* “I know .*At eight there are customers/],
    [
      'how would you say it to him?',
      /^\*\*Word for word:\*\* “Tom, I have.*At eight there are customers/,
    ],
    ['example?', /^\*\*For example:\*\* .*At eight there are customers/],
    [
      'and if we’re live and I have five seconds?',
      /^\*\*In five seconds:\*\* “At eight there are customers/,
    ],
    ['simpler', /^\*\*In plain words:\*\* Decide whether the hour matters/],
  ])('“%s” goes on with it', async (followUp, told) => {
    const [, second] = await talk([LATE, followUp]);
    expect(second?.text).toMatch(told);
  });

  test('“why do I have to wait” is answered by how the person decides', async () => {
    const [, second] = await talk([
      'I got a job offer with a start date in ten days. Thoughts?',
      'why do I have to wait so long, everyone else just decides',
    ]);
    expect(second?.text).toMatch(/yes|no/);
    expect(second?.text).not.toContain('I read this as');
    expect(second?.false).toEqual([]);
  });
});

describe('a question with more around it', () => {
  test.each([
    ['Where do I download my invoice from last month, accounting is asking', /billing/],
    ['Forgot my password and the reset mail isn’t coming', /Support/],
    ['Is it going to snow on Thursday? I fly out at 7', /weather/],
    ['Everything on my chart is white. Is it broken?', /white centers are open/],
    ['Heretic/Investigator. What does it mean for my job though', /5\/1/],
    ['My chart says emotional and others say gut. Which one do I use?', /in the moment/],
    ['So what now?', /which decision, person, or task/],
  ])('%s', async (question, told) => {
    const { text } = await answer(question);
    expect(text).toMatch(told);
    expect(text).not.toContain('I read this as');
  });

  test('about an offer does not take the asker’s own manager for who offers', async () => {
    const { text } = await answer(
      'I got an offer from a competitor and they want my answer by Friday. My manager Denise has been good to me. How do I decide?',
    );
    expect(text).toMatch(/offer/i);
    expect(text).not.toContain('Denise');
  });
});

test('a story that nothing it knows comes near to gets general advice, called so', async () => {
  const { sentences } = await answer(
    'Our archive burned down in March, the binders with the old glass negatives too, and it rained.',
  );
  expect(sentences[0]).toMatch(/^I have no closer advice for this one, so /);
});
