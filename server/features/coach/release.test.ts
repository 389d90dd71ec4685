import { describe, expect, test, vi } from 'vitest';
import type { CheckContext, Checked } from '#shared/coach/check.ts';
import type { BlockKind, WrittenSentence } from '#shared/coach/claims.ts';
import type { CoachPiece } from '../../providers/ai/port.ts';
import { type AnswerPart, type Material, releaseChecked, type Tally } from './release.ts';
import type { RepairAndJudge } from './repair-and-judge.ts';

/** A check whose verdict is written in the sentence itself. */
const check = vi.hoisted(() =>
  vi.fn(({ text }: WrittenSentence, _context: CheckContext): Checked => {
    const isFalse = text.includes('FALSE');
    return {
      verdict: isFalse ? 'left out' : 'shown',
      sources: isFalse || text.includes('advice') ? [] : ['F1', 'F99'],
      contradicted: [],
      reason: isFalse ? 'contradiction' : null,
    };
  }),
);
vi.mock('#shared/coach/check.ts', () => ({ checkSentence: check }));

const MATERIAL: Material = {
  facts: [
    { id: 'F1', topic: 'type', about: null, text: 'Your type is Generator. It is a steady one.' },
  ],
  people: [],
  team: null,
  passages: [],
  question: 'How do I decide?',
};

type Spoken = string | CoachPiece;

async function releasedWith(repairAndJudge: RepairAndJudge, ...spoken: readonly Spoken[]) {
  const tally: Tally = { shown: 0, leftOut: [] };
  async function* pieces(): AsyncGenerator<CoachPiece> {
    for (const piece of spoken) {
      yield typeof piece === 'string' ? { kind: 'prose', text: piece } : piece;
    }
  }
  const parts: AnswerPart[] = [];
  for await (const part of releaseChecked(pieces(), MATERIAL, tally, () => 'en', repairAndJudge))
    parts.push(part);
  return { parts, tally, text: parts.map(({ text }) => text).join('') };
}

const NEITHER: RepairAndJudge = { repair: null, judge: null };
const released = (...spoken: readonly Spoken[]) => releasedWith(NEITHER, ...spoken);

const textOf = async (...spoken: readonly Spoken[]) => (await released(...spoken)).text;

const sentence = (text: string, block = 0, blockKind: BlockKind = 'paragraph'): CoachPiece => ({
  kind: 'sentence',
  block,
  blockKind,
  sentence: { text, kind: 'fact', claims: [] },
});

describe('an answer', () => {
  test('is released sentence by sentence, with the marks of what was compared', async () => {
    const { parts, tally } = await released('You wa', 'it. Some adv', 'ice.');
    expect(parts.map(({ text }) => text)).toEqual(['You wait. [F1]', ' Some advice.']);
    expect(parts.map(({ sources }) => sources.map(({ id }) => id))).toEqual([['F1'], []]);
    expect(tally).toEqual({ shown: 2, leftOut: [] });
  });

  test('is the same, whether written in prose or in sentences', async () => {
    const prose = await textOf('You wait. You act.\n\n- Ask.\n- Sleep on it.');
    const pieces = await textOf(
      sentence('You wait.'),
      sentence('You act.'),
      sentence('Ask.', 1, 'bullet'),
      sentence('Sleep on it.', 2, 'bullet'),
    );
    expect(pieces).toBe(prose);
    expect(prose).toBe('You wait. [F1] You act. [F1]\n\n- Ask. [F1]\n- Sleep on it. [F1]');
  });

  test('leaves sentences out, counts them and changes nothing else', async () => {
    const { text, tally } = await released('Some advice. This is FALSE. More advice.');
    expect(text).toBe('Some advice. More advice.');
    expect(tally).toEqual({ shown: 2, leftOut: ['This is FALSE.'] });
  });

  test('that repeats a fact word for word needs no other comparison', async () => {
    check.mockReturnValueOnce({
      verdict: 'left out',
      sources: [],
      contradicted: [],
      reason: 'policy',
    });
    expect(await textOf('**Your type is Generator.**')).toBe('**Your type is Generator.** [F1]');
  });

  test('never ends with an empty item, and keeps the lead-in of the others', async () => {
    expect(await textOf('Try advice:\n\n- FALSE.\n- Act on advice.')).toBe(
      'Try advice:\n\n- Act on advice.',
    );
    expect(await textOf('An advice. Try advice:\n\n- FALSE.\n- FALSE.')).toBe('An advice.');
  });

  test('is checked as it will be shown: without links, images, HTML and foreign marks', async () => {
    const hostile = '![You](https://evil.example/x) wait [K7] <b>for</b>\n# advice. [F3]';
    for (const piece of [hostile, sentence(hostile)]) {
      const text = await textOf(piece);
      expect(text.replaceAll('[F1]', '')).not.toMatch(/evil|<|\[/);
    }
    expect(await textOf(sentence('## 1. <b>Wait</b>\nfor advice. [F3][K1]'))).toBe(
      'Wait for advice.',
    );
    expect(check.mock.calls.at(-1)?.[0].text).toBe('Wait for advice.');
  });

  test('is empty when it is only markup', async () => {
    const { parts, tally } = await released('<script></script>\n\n![](https://evil.example)');
    expect(parts).toEqual([]);
    expect(tally).toEqual({ shown: 0, leftOut: [] });
  });

  test('keeps the blocks of prose and sentences apart when a coach mixes them', async () => {
    const text = await textOf('Some advice. ', 'More advice.', sentence('An advice.', 0));
    expect(text).toBe('Some advice. More advice.\n\nAn advice.');
  });
});

test('a sentence is read together with its block, an item with the lead-in of its list', async () => {
  check.mockClear();
  await released(
    sentence('One.', 0),
    sentence('Your open centers are:', 0),
    sentence('Root.', 1, 'bullet'),
    sentence('Sacral.', 2, 'bullet'),
    sentence('Then.', 3),
  );
  expect(check.mock.calls.map(([{ text }, { previous }]) => [text, previous])).toEqual([
    ['One.', []],
    ['Your open centers are:', ['One.']],
    ['Root.', ['Your open centers are:']],
    ['Sacral.', ['Your open centers are:']],
    ['Then.', []],
  ]);
});

const written = (text: string, claims: WrittenSentence['claims'] = []): WrittenSentence => ({
  text,
  kind: 'fact',
  claims,
});

describe('a coach that can repair', () => {
  const CLAIM = { about: 'you', topic: 'gate', value: '5', state: 'has' } as const;
  const wrong: Checked = {
    verdict: 'left out',
    sources: [],
    contradicted: [CLAIM],
    reason: 'contradiction',
  };
  const repairing = (...texts: readonly string[]) => {
    const repair = vi.fn(async () => texts.map((text) => written(text)));
    return { repair, judge: null };
  };

  test('writes the rest of a block again, told what is wrong in it', async () => {
    const repairAndJudge = repairing('Some new advice.', 'More advice.');
    check.mockImplementationOnce(() => ({ ...wrong, verdict: 'shown', reason: null }));
    check.mockImplementationOnce(() => wrong);
    const { text, tally } = await releasedWith(
      repairAndJudge,
      sentence('Some advice.'),
      sentence('You have gate 5.'),
      sentence('An end.'),
      sentence('Other advice.', 1),
    );
    expect(text).toBe('Some advice. Some new advice. More advice.\n\nOther advice.');
    expect(tally).toEqual({ shown: 4, leftOut: [] });
    expect(repairAndJudge.repair).toHaveBeenCalledExactlyOnceWith({
      blockKind: 'paragraph',
      shown: ['Some advice.'],
      sentences: ['You have gate 5.', 'An end.'],
      wrong: [CLAIM],
    });
  });

  test('is asked once: what is still wrong is left out', async () => {
    const repairAndJudge = repairing('Still FALSE.', 'Some advice.', 'Some advice.');
    const { text, tally } = await releasedWith(repairAndJudge, sentence('FALSE.'));
    expect(text).toBe('Some advice. Some advice.');
    expect(tally.leftOut).toEqual(['Still FALSE.']);
    expect(repairAndJudge.repair).toHaveBeenCalledTimes(1);
  });

  test('that fails costs only what is wrong', async () => {
    const repairAndJudge = { repair: async () => null, judge: null };
    const { text, tally } = await releasedWith(
      repairAndJudge,
      sentence('FALSE.', 0, 'bullet'),
      sentence('Some advice.', 0, 'bullet'),
    );
    expect(text).toBe('- Some advice.');
    expect(tally.leftOut).toEqual(['FALSE.']);
  });

  test('is not asked about worth or fate: such a sentence goes', async () => {
    const repairAndJudge = repairing('Some advice.');
    check.mockImplementationOnce(() => ({ ...wrong, contradicted: [], reason: 'policy' }));
    const { tally } = await releasedWith(repairAndJudge, sentence('She is the weakest.'));
    expect(tally.leftOut).toEqual(['She is the weakest.']);
    expect(repairAndJudge.repair).not.toHaveBeenCalled();
  });
});

describe('a judge', () => {
  const passages = [{ id: 'K1', title: 'Waiting', text: 'Waiting helps.', gates: [] }];
  const material = { ...MATERIAL, passages };
  const resting = (text: string, block = 0): CoachPiece => ({
    kind: 'sentence',
    block,
    blockKind: 'paragraph',
    sentence: written(text, [{ passage: 'K1' }, { passage: 'K9' }]),
  });
  type Judgments = Awaited<ReturnType<NonNullable<RepairAndJudge['judge']>>>;

  async function judgedBy(
    judgments: Judgments,
    pieces: readonly CoachPiece[],
    repair: RepairAndJudge['repair'] = null,
  ) {
    const judge = vi.fn(async () => judgments);
    const tally: Tally = { shown: 0, leftOut: [] };
    async function* spoken() {
      yield* pieces;
    }
    let text = '';
    const answer = releaseChecked(spoken(), material, tally, () => 'en', { judge, repair });
    for await (const part of answer) text += part.text;
    return { text, tally, judge };
  }

  test('decides whether a passage’s mark is shown', async () => {
    const pieces = [resting('Some advice.'), resting('Waiting.'), sentence('More advice.')];
    const { text, judge } = await judgedBy(['supported', 'unrelated'], pieces);
    expect(text).toBe('Some advice. [K1] Waiting. [F1] More advice.');
    expect(judge).toHaveBeenCalledExactlyOnceWith([
      { text: 'Some advice.', sources: [{ id: 'K1', text: 'Waiting. Waiting helps.' }] },
      {
        text: 'Waiting.',
        sources: [
          { id: 'F1', text: 'Type. Your type is Generator. It is a steady one.' },
          { id: 'K1', text: 'Waiting. Waiting helps.' },
        ],
      },
    ]);
  });

  test('does not keep back what came whole before the answer breaks off', async () => {
    async function* broken() {
      yield resting('Some advice.');
      throw new Error('broken');
    }
    const judge = vi.fn(async () => ['supported'] as const);
    const tally: Tally = { shown: 0, leftOut: [] };
    const answer = releaseChecked(broken(), material, tally, () => 'en', { judge, repair: null });
    expect((await answer.next()).value).toMatchObject({ text: 'Some advice.' });
    await expect(answer.next()).rejects.toThrow('broken');
    expect(judge).not.toHaveBeenCalled();
  });

  test('that is late leaves the answer without passage marks', async () => {
    expect((await judgedBy(null, [resting('Some advice.')])).text).toBe('Some advice.');
    const compared = { contradicted: [], reason: null, verdict: 'shown' } as const;
    check.mockReturnValueOnce({ ...compared, sources: ['F1', 'K1'] });
    expect((await judgedBy(null, [resting('Waiting.')])).text).toBe('Waiting. [F1]');
  });

  test('is asked once a block, and not about advice', async () => {
    const { judge } = await judgedBy(
      ['supported'],
      [resting('Some advice.'), resting('Other advice.', 1), sentence('An advice.', 2)],
    );
    expect(judge).toHaveBeenCalledTimes(2);
  });

  test('leaves out what its sources rule out, unless it is repaired', async () => {
    const pieces = [resting('Hasty advice.'), resting('Calm advice.')];
    const { text, tally } = await judgedBy(['contradicted', 'supported'], pieces);
    expect(text).toBe('Calm advice. [K1]');
    expect(tally.leftOut).toEqual(['Hasty advice.']);
    const repair = vi.fn(async () => [written('New advice.')]);
    const repaired = await judgedBy(['contradicted', 'supported'], pieces, repair);
    expect(repaired).toMatchObject({ text: 'New advice.', tally: { leftOut: [] } });
    expect(repair).toHaveBeenCalledExactlyOnceWith({
      blockKind: 'paragraph',
      shown: [],
      sentences: ['Hasty advice.', 'Calm advice.'],
      wrong: [],
    });
  });
});
