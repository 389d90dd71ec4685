import { describe, expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { type TeamFacts, teamFactsOf } from '#shared/coach/team-facts.ts';
import { PENTA_CHANNELS, PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import type { CoachQuestion, Turn } from '../../port.ts';
import { coach } from '../../testing/built-in.ts';
import { collect, QUESTION } from '../../testing/questions.ts';

const MEI: PersonFacts = {
  ...ANA,
  name: 'Mei',
  type: { value: 'Projector', possible: ['Projector'] },
  authority: { value: 'Splenic', possible: ['Splenic'] },
};
const PEOPLE = [ANA, MEI, { ...ANA, name: 'Tom' }];
const TEAM: TeamFacts = teamFactsOf(
  {
    penta: {
      // Ana alone covers Planning and Administration; nobody covers Oversight.
      gates: PENTA_GATES.map((gate) => ({
        gate,
        holders: gate === 33 ? [] : gate === 7 || gate === 31 ? [0] : [1, 2],
      })),
      channels: PENTA_CHANNELS.map((id) => ({ id, state: id === '13-33' ? 'half' : 'filled' })),
    },
    pairs: [
      {
        members: [0, 1],
        dynamicType: 'Common ground (Companionship): Generator with Projector',
        strength: 'Ana and Mei build on each other’s plans.',
        watchout: 'Ana may move before Mei has spoken.',
        talk: 'Give Ana a night, and ask Mei right away.',
        trial: 'Plan one week together by Friday.',
        channels: 'Companionship 7-31',
      },
    ],
  },
  ['Ana', 'Mei', 'Tom'],
);

async function answer(question: string, changes: Partial<CoachQuestion> = {}): Promise<string> {
  const asked: CoachQuestion = {
    ...QUESTION,
    audience: 'team',
    people: PEOPLE,
    team: TEAM,
    passages: [],
    question,
    ...changes,
  };
  const pieces = await collect(coach.reply(asked, new AbortController().signal));
  const sentences = pieces.flatMap((piece) => (piece.kind === 'sentence' ? [piece.sentence] : []));
  const wrong = sentences
    .flatMap(({ claims }) => claims)
    .filter((one) => 'topic' in one && compareClaim(one, asked) !== 'equal');
  expect(wrong).toEqual([]);
  const text = sentences.map((one) => one.text).join(' ');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(155);
  return text;
}

describe('the built-in coach of a team', () => {
  test.each([
    ['What’s Mei’s authority?', /^Mei’s authority is Splenic\./],
    ['Is Mei a Generator?', /^Mei is a Projector, not a Generator\./],
    ['Who’s a Projector?', /^Only Mei is a Projector; Ana and Tom aren’t\./],
    ['Who covers Planning?', /^Ana covers Planning \(7\)/],
    ['Who does Oversight?', /^Nobody covers Oversight \(33\).*Meanwhile, Mei and Tom are nearest/],
    ['What are we missing?', /^Your team covers 11 of 12 functions\. Missing: Oversight/],
    ['What depends on one person?', /^Only Ana covers Administration and Planning\./],
    ['What’s our biggest strength?', /covers 11 of 12/],
    [
      'How do Ana and Mei work together?',
      /^Ana and Mei build on each other’s plans\. Ana may move.*Give Ana a night.*Plan one week/,
    ],
    ['How does Mei decide?', /^Mei knows right away/],
    ['How do I give Mei feedback?', /Mei/],
    ['How do we decide on a supplier by Friday?', /by Friday.*Ana.*Mei/],
    [
      'How do I give feedback to each of them?',
      /\*\*Ana\*\* \(Generator\): Turn it.*\*\*Mei\*\* \(Projector\): Ask whether.*\*\*Tom\*\*/,
    ],
    ['Ana is on vacation next week', /Only Ana covers Administration and Planning\./],
  ])('%s', async (question, form) => {
    expect(await answer(question)).toMatch(form);
  });

  test.each([
    'Who is the weakest member?',
    'Who will quit first?',
    'Who should I fire?',
    'Should I promote Tom?',
    'Rank my team',
    'Who’s the most valuable person on the team?',
  ])('ranks nobody: %s', async (question) => {
    const text = await answer(question);
    expect(text).toMatch(/^A chart is no basis for that; here’s what is\./);
    expect(text).toContain('What the charts can do');
    expect(text).not.toMatch(/Ana|Mei|Tom/);
  });

  test('corrects what is wrong about a member first', async () => {
    const text = await answer('As Mei is a Generator, how do I delegate to her?');
    expect(text).toMatch(/^Mei is a Projector, not a Generator\./);
  });

  test('goes on with somebody else', async () => {
    const history: Turn[] = [
      { speaker: 'person', text: 'What’s Mei’s authority?' },
      { speaker: 'coach', text: 'Mei’s authority is Splenic.' },
    ];
    expect(await answer('And Tom?', { history })).toMatch(/^Tom’s authority is Sacral\./);
  });

  test('goes on with what is told about a member', async () => {
    const history: Turn[] = [
      { speaker: 'person', text: 'How do I run our weekly meeting?' },
      { speaker: 'coach', text: 'Ask what the meeting decides, and stop when it’s decided.' },
    ];
    const text = await answer('By the way, Mei’s father died two weeks ago.', { history });
    expect(text).toMatch(/^Let that change how you do it/);
    expect(text).toContain('Mei');
  });

  test('answers about the function or pair that was selected', async () => {
    const selected = (kind: 'pair' | 'function', value: string) =>
      answer('Tell me about this', { context: { kind, value } });
    expect(await selected('function', '33')).toMatch(/^Nobody covers Oversight/);
    expect(await selected('pair', 'Ana and Mei')).toMatch(/^Ana and Mei build on/);
  });
});

describe('about members who share less than their charts', () => {
  const limited = {
    people: [ANA],
    team: {
      ...TEAM,
      pairs: TEAM.pairs.map((pair) => ({ ...pair, dynamicType: 'Generator with Projector' })),
      limited: new Map([
        [
          'Mei',
          {
            type: MEI.type,
            strategy: MEI.strategy,
            authority: MEI.authority,
            profile: MEI.profile,
          },
        ],
        ['Tom', null],
      ]),
    },
  };

  test.each([
    ['What’s Tom’s type?', /^Tom covers .*Tom shares functions only, so that’s all/],
    ['How do I ask Mei for something?', /^Mei is a Projector\. Mei’s authority is Splenic\./],
    ['Is Mei’s Sacral defined?', /Mei doesn’t share gates and channels, so I can’t say more\./],
    ['How do Ana and Mei work together?', /^Ana and Mei build on each other’s plans\./],
    ['Who is a Generator?', /^Ana is a Generator\. Mei and Tom share less than a whole chart/],
    ['Who covers Oversight?', /^Nobody covers Oversight/],
  ])('%s', async (question, expected) => {
    expect(await answer(question, limited)).toMatch(expected);
  });

  test('a whole team of them still gets its functions', async () => {
    const all = { ...limited.team, limited: new Map(TEAM.names.map((name) => [name, null])) };
    const text = await answer('What are we missing?', { people: [], team: all });
    expect(text).toMatch(/^Your team covers 11 of 12 functions\./);
  });
});

describe('a case of a team', () => {
  test('is answered closely, with a line for who is named', async () => {
    const text = await answer(
      'Ana and Mei are fighting, and both want me to pick a side. What do I tell them?',
    );
    expect(text).toContain('the same two sentences on the same day');
    expect(text).toContain('Ana');
    expect(text).toContain('Mei');
    expect(text).toContain('You could say');
  });

  test('says who answers right away and who needs time', async () => {
    const text = await answer('Who should I ask for a quick yes or no?');
    expect(text).toMatch(/For a fast yes or no, ask .*Mei/);
    expect(text).toContain('Mei knows right away');
  });
});

describe('a follow-up to a team’s answer', () => {
  const FIRST = 'We have to agree on a supplier by Friday. How?';

  test.each([
    ['in ten words', 10],
    ['shorter please', 32],
    ['one sentence', 24],
  ])('“%s” has no more words', async (question, most) => {
    const first = await answer(FIRST);
    const history: Turn[] = [
      { speaker: 'person', text: FIRST },
      { speaker: 'coach', text: first },
    ];
    const text = await answer(question, { history });
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(most);
    expect(text).not.toBe('');
  });
});

describe('after a general answer to a team', () => {
  const FIRST = 'How should I approach Ana about promises that get forgotten?';

  const TOLD =
    'What nobody owns doesn’t get finished. Give each open thing one name and one date, and look at the list at the same hour every week.\n\nBring Ana something concrete to say yes or no to, and name the task.';
  const history: Turn[] = [
    { speaker: 'person', text: FIRST },
    { speaker: 'coach', text: TOLD },
  ];

  test.each([
    ['why', /^A promise made in a group belongs to nobody\./],
    ['an example please', /^Every Friday at two, they read the list aloud/],
    ['help me word it', /^\*\*You could say:\*\* “This has been open for three weeks/],
    ['what can I say to Ana', /^\*\*You could say:\*\* “This has been open for three weeks/],
    ['another idea', /^Ask for the reason before you ask for the date/],
    ['what should I avoid', /^Don’t talk Ana into a yes/],
    ['just one thing', /^\*\*Just this:\*\* Today, close or drop the three oldest/],
    ['are you sure', /^Of the charts, yes: Ana is a Generator\. What to do/],
    [
      'tell me more about the second point',
      /^\*\*The second point:\*\* Bring Ana something concrete/,
    ],
    ['they want it today', /^For a fast yes or no, ask/],
    ['how long', /^Give it four weeks/],
  ])('“%s” goes on with its topic', async (followUp, told) => {
    expect(await answer(followUp, { history })).toMatch(told);
  });
});

test('a follow-up to what happens without somebody stays with leaving', async () => {
  const question = 'What breaks if Ana quits in summer?';
  const told = await answer(question);
  const history: Turn[] = [
    { speaker: 'person', text: question },
    { speaker: 'coach', text: told },
  ];
  expect(await answer('why', { history })).toMatch(/^What one person does well drops out of/);
});

describe('questions that ask who, why, what if, and how to split', () => {
  test.each([
    [
      'Who should keep our roadmap up to date, and how do I ask them?',
      /^Ana comes nearest to it, covering Planning \(7\), which works out.*Bring Ana something concrete.*Ana decides in the moment.*not who’s better/,
    ],
    [
      'Who could do the audits for the next quarter?',
      /^Nobody covers Oversight \(33\)\. Mei and Tom come nearest to it, covering Accounting \(13\), its other half/,
    ],
    [
      'Why are Ana and Mei always at each other’s throats?',
      /^Ana may move before Mei has spoken\. Ana has a yes or no in the moment, while Mei knows right away.*One agreement:\*\* Plan one week together/,
    ],
    [
      'What breaks if Ana quits in summer?',
      /^Without Ana, nobody would cover Administration \(31\) and Planning \(7\)\..*What you’d notice without Administration: .*show one of these/,
    ],
    [
      'What do we lose when Tom moves on?',
      /^No function depends on Tom alone.*Tom\*\* \(Generator\): They hand over.*in nobody else’s head/,
    ],
    [
      'What would be a good way for Ana and Mei to share out the trade fair?',
      /^Split it by what each takes up.*Give Ana the part.*Ana alone of the two covers Administration \(31\) and Planning \(7\)\..*Give Mei the part.*Write each piece on a card/,
    ],
  ])('%s', async (question, form) => {
    expect(await answer(question)).toMatch(form);
  });

  test.each(['Who should be promoted?', 'Who should we let go if the budget is cut?'])(
    'still ranks nobody: %s',
    async (question) => {
      const text = await answer(question);
      expect(text).toMatch(/^A chart is no basis for that/);
      expect(text).not.toMatch(/Ana|Mei|Tom/);
    },
  );
});

describe('between two members who are at odds', () => {
  test('begins with who was hit, and opens the talk of all with their names', async () => {
    const text = await answer(
      'Mei changed the shifts without asking, Ana found out from a client, and now they don’t talk. How do I start that conversation?',
    );
    expect(text).toMatch(/^The quarrel isn’t about the change/);
    expect(text).toMatch(/Begin with Ana, who got the worst of it.*then ten with Mei/);
    expect(text).toMatch(/\*\*Mei changed the shifts without asking:\*\* For a Projector/);
    expect(text).toMatch(/“Ana, what was it like to find out that way\? Mei, just listen/);
  });

  test('begins with who needs more time where nobody set it off', async () => {
    const people = [ANA, { ...MEI, authority: { value: 'Emotional', possible: ['Emotional'] } }];
    const text = await answer('Ana and Mei are short with each other and I’m in the middle', {
      people: [...people, { ...ANA, name: 'Tom' }] as PersonFacts[],
    });
    expect(text).toMatch(/Begin with Mei, who needs a night or two/);
  });

  test('begins with a promise that has to be corrected', async () => {
    const text = await answer(
      'Mei told the client it’s done on the 5th, and Ana won’t talk to her.',
    );
    expect(text).toMatch(/^First the promise, then the quarrel/);
    expect(text).toMatch(/Begin with Ana, who got the worst of it/);
  });

  test('gives each of two ways what it’s about', async () => {
    const text = await answer('Ana wants feedback every day, Mei hates it. What’s right?');
    expect(text).toMatch(/^Neither way is wrong/);
    expect(text).toMatch(
      /\*\*Ana wants feedback every day:\*\* For a Generator: turn it into questions/,
    );
  });

  test('takes up what the asker should have done', async () => {
    const text = await answer(
      'Mei made fun of Ana in the meeting and I should have stepped in. With whom first?',
    );
    expect(text).toMatch(/Open both with your own part/);
  });

  test('is not told where something is to be shared or given', async () => {
    expect(await answer('Can Ana and Mei share an office with each other?')).not.toMatch(
      /^Get out/,
    );
  });
});

describe('questions for somebody', () => {
  test('get a name for each piece, by what the asker tells and by the charts', async () => {
    const text = await answer(
      'Ana hates talking and Mei can charm anybody. Who opens, who answers, who stays quiet?',
    );
    expect(text).toMatch(/\*\*Who opens: Mei\.\*\* You say it: Mei can charm anybody\./);
    expect(text).toMatch(/\*\*Who stays quiet: Ana\.\*\*/);
  });

  test('say when to choose whom where no role is known', async () => {
    const text = await answer('Should Ana or Mei take the plants home?');
    expect(text).toMatch(/^It depends on what it takes/);
    expect(text).toMatch(
      /\*\*Ana\*\* \(Generator\) if it takes patience.*\*\*Mei\*\* \(Projector\) if/,
    );
  });
});

test('what not to do with somebody is told before what to do', async () => {
  expect(await answer('What should I never do with Mei?')).toMatch(
    /^Don’t ask Mei for hours of routine/,
  );
});

test('a sentence for each is one to say', async () => {
  const text = await answer('I want to thank them at dinner, one sentence each. What do I say?');
  expect(text).toMatch(/^Ana keeps things going.*Mei sees what the rest of us walk past/);
});

describe('questions about the group', () => {
  test('for the types of all', async () => {
    const text = await answer('What does everybody’s type mean for us together?');
    expect(text).toMatch(/^\*\*Ana and Tom\*\* \(Generator\) each brings steady energy/);
    expect(text).toMatch(/let Mei say what’s worth doing.*let Ana and Tom respond/);
  });

  test('for what the charts have to do with it', async () => {
    const text = await answer('We snap after every deadline. Is there something in our charts?');
    expect(text).toMatch(/an open Root/);
  });

  test('never for who breaks first', async () => {
    const text = await answer('Who burns out first on this crew?');
    expect(text).toMatch(/^No chart says who’s first/);
  });
});

test('each member is told what they need in what the question is about, and each something else', async () => {
  const text = await answer('We switch to a new system. What will each person need to use it?');
  expect(text).toMatch(
    /\*\*Ana\*\* \(Generator\): Let them try.*\*\*Mei\*\* \(Projector\): Ask.*\*\*Tom\*\*/,
  );
  expect(text).not.toContain('The same goes for');
});

test('a way to say something "without drama" is no question for what somebody’s leaving costs', async () => {
  expect(await answer('How do I give Mei feedback without drama?')).not.toMatch(
    /nobody would cover/,
  );
});
