import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import {
  filled,
  MalformedSituation,
  type Situation,
  sentencesIn,
  situationOf,
  slotsUsed,
} from './situations.ts';

const FOLDER = new URL('./situations/', import.meta.url);
const SITUATIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => situationOf(name, readFileSync(new URL(name, FOLDER), 'utf8')));

const FRONT = `---
title: A job offer
audience: individual
asked:
${Array.from({ length: 8 }, (_, index) => `  - Should I take offer ${index}?`).join('\n')}
next:
  - What should I ask?
  - When do I answer?
  - How do I say no?
---
`;
const read = (body: string) => situationOf('job-offer.md', `${FRONT}\n${body}`);

describe('a situation', () => {
  test('has its sections with whom they are for', () => {
    const { id, title, sections } = read(
      '## stake\nOne.\n\n## type: Generator, Projector\nTwo.\n\n## authority: Mental\nThree.\n\n## hurry: Emotional\nFour.\n\n## center: solar-plexus open\nFive.\n\n## line: 2\nSix.\n',
    );
    expect([id, title]).toEqual(['job-offer', 'A job offer']);
    expect(sections).toEqual([
      { kind: 'stake', text: 'One.' },
      { kind: 'type', types: ['Generator', 'Projector'], text: 'Two.' },
      { kind: 'authority', authorities: ['Mental / Environmental'], text: 'Three.' },
      { kind: 'hurry for', authorities: ['Emotional'], text: 'Four.' },
      { kind: 'center', center: 'solarPlexus', state: 'open', text: 'Five.' },
      { kind: 'line', lines: [2], text: 'Six.' },
    ]);
  });

  test('says whose words a section has', () => {
    const { sections } = read(
      '## say: when you did it\n“Sorry.”\n\n## example: when it was done to you\nTwo.\n',
    );
    expect(sections).toEqual([
      { kind: 'say', role: 'self', text: '“Sorry.”' },
      { kind: 'example', role: 'other', text: 'Two.' },
    ]);
  });

  test.each([
    ['an unknown section', '## stakes\nOne.'],
    ['an unknown type', '## type: Wizard\nOne.'],
    ['an unknown role', '## say: when they did it\nOne.'],
    ['a role where none counts', '## stake: when you did it\nOne.'],
    ['a center without its state', '## center: root\nOne.'],
    ['an empty section', '## stake\n\n## why\nTwo.'],
    ['a slot in the last alternative', '## stake\n{{Ask {person}.|Tell {person}.}}'],
    ['a slot outside of alternatives', '## stake\nAsk {person}.'],
    ['an unknown slot', '## stake\n{{Ask {boss}.|Ask.}}'],
    ['unbalanced braces', '## stake\n{{Ask {person}.|Ask.}'],
  ])('is refused with %s', (_what, body) => {
    expect(() => read(body)).toThrow(MalformedSituation);
  });

  test('is refused without front matter, or with too few phrasings', () => {
    expect(() => situationOf('x.md', '## stake\nOne.')).toThrow(MalformedSituation);
    expect(() => situationOf('x.md', FRONT.replace(/ {2}- Should.*\n/g, ''))).toThrow(
      MalformedSituation,
    );
  });
});

describe('filling slots', () => {
  const text = '{{Ask {person} by {deadline}.|Ask {person}.|Ask.}} Then {{wait|stop}}.';

  test.each([
    [{}, 'Ask. Then wait.'],
    [{ person: 'Mara' }, 'Ask Mara. Then wait.'],
    [{ deadline: 'Friday' }, 'Ask. Then wait.'],
    [{ person: 'Mara', deadline: 'Friday' }, 'Ask Mara by Friday. Then wait.'],
  ])('takes the first alternative that is known: %o', (slots, told) => {
    expect(filled(text, slots)).toBe(told);
  });

  test('keeps a name that looks like a slot', () => {
    expect(filled('{{Ask {person}.|Ask.}}', { person: '{day}' })).toBe('Ask {day}.');
  });

  test('begins with a capital, also inside quotation marks', () => {
    expect(filled('“{{{person}, could|could}} you?”', {})).toBe('“Could you?”');
  });

  test('counts the facts that a text picks up', () => {
    expect(slotsUsed(text, {})).toBe(0);
    expect(slotsUsed(text, { person: 'Mara', deadline: 'Friday', place: 'Rome' })).toBe(2);
  });
});

describe('sentences', () => {
  test.each([
    ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
    ['Say “No. Not now.” Then go.', ['Say “No. Not now.”', 'Then go.']],
    ['“We need one” is a vacancy. Ask.', ['“We need one” is a vacancy.', 'Ask.']],
    ['Wait 2.5 days. Then ask.', ['Wait 2.5 days.', 'Then ask.']],
    ['', []],
  ])('of %j', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });
});

const BANNED =
  /\b(?:anew|thereof|whether or no|in any case|all the same|whatever the hour|for good(?! reason)|worked off|journey|lean in|honor|embrace|authentic(?:ity|ally)?|resonates?|navigat\w+|unlock|it’s okay to|your energy|trust your gut)\b/i;
const textsOf = ({ sections }: Situation) => sections.map(({ text }) => text);

describe('all situations', () => {
  test('are at least 60, with titles of their own', () => {
    expect(SITUATIONS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SITUATIONS.map(({ title }) => title)).size).toBe(SITUATIONS.length);
  });

  test.each(SITUATIONS.map((situation) => [situation.id, situation] as const))(
    '%s covers every type and what each answer needs',
    (_id, { audience, asked, sections }) => {
      expect(asked.length).toBeGreaterThanOrEqual(audience === 'team' ? 12 : 15);
      const types = sections.flatMap((section) => (section.kind === 'type' ? section.types : []));
      expect(types.toSorted()).toEqual(TYPE_NAMES.toSorted());
      const count = (kind: string) => sections.filter((section) => section.kind === kind).length;
      for (const kind of ['stake', 'say', 'experiment', 'another']) expect(count(kind)).toBe(2);
      for (const kind of ['example', 'hurry', 'why']) expect(count(kind)).toBe(1);
      const authorities = sections.flatMap((one) =>
        one.kind === 'authority' ? one.authorities : [],
      );
      expect(new Set(authorities).size).toBe(authorities.length);
      if (authorities.includes('Lunar')) expect(authorities.length).toBe(AUTHORITY_NAMES.length);
    },
  );

  test('ask for nothing twice, word for word', () => {
    const asked = SITUATIONS.flatMap((situation) =>
      situation.asked.map((question) => `${situation.audience} ${question.toLowerCase()}`),
    );
    expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
  });

  test('say no sentence twice', () => {
    const sentences = SITUATIONS.flatMap(textsOf).flatMap(sentencesIn);
    const seen = new Set<string>();
    const twice = sentences.filter((sentence) => seen.size === seen.add(sentence).size);
    expect(twice).toEqual([]);
  });

  test('use none of the worn-out words', () => {
    const worn = SITUATIONS.flatMap((situation) =>
      textsOf(situation).flatMap((text) => {
        const word = BANNED.exec(text)?.[0];
        return word === undefined ? [] : [`${situation.id}: ${word}`];
      }),
    );
    expect(worn).toEqual([]);
  });
});
