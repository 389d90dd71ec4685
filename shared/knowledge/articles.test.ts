import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AUTHORITY_NAMES, TYPES_OF_AUTHORITY } from '../engine/authority.ts';
import { CENTER_IDS, CENTERS } from '../engine/centers.ts';
import { CHANNELS, CIRCUIT_GROUPS, CIRCUITS } from '../engine/channels.ts';
import { TYPE_NAMES, TYPES } from '../engine/human-type.ts';
import { PENTA_CHANNELS, PENTA_GATES } from '../engine/penta-matrix.ts';
import { type ProfileId, profileOf } from '../engine/profile.ts';
import type { Line } from '../engine/wheel.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';
import { PROFILE_TEXTS } from './profile-texts.data.ts';

const FOLDER = new URL('./articles/', import.meta.url);
const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

interface Section {
  readonly at: string;
  readonly heading: string;
  readonly text: string;
}

interface Article {
  readonly slug: string;
  readonly front: Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  readonly sections: readonly Section[];
  /** Headings and texts joined into one line. */
  readonly prose: string;
}

function articleOf(file: string): Article {
  const [, front = '', body = ''] = FILE.exec(readFileSync(new URL(file, FOLDER), 'utf8')) ?? [];
  const slug = file.replace(/\.md$/, '');
  const sections = body
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return {
        at: `${slug}, ${heading}`,
        heading,
        text: lines.join(' ').replace(/\s+/g, ' ').trim(),
      };
    });
  const [head = '', asked = ''] = front.split('\nasked:');
  const fields = head.split('\n').map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return {
    slug,
    front: Object.fromEntries(fields),
    asked: asked
      .split('\n  - ')
      .slice(1)
      .map((question) => question.trim()),
    sections,
    prose: sections.map(({ heading, text }) => `${heading}: ${text}`).join(' '),
  };
}

const ARTICLES = readdirSync(FOLDER).sort().map(articleOf);
const SECTIONS = ARTICLES.flatMap(({ sections }) => sections);

const Questions = z.array(z.strictObject({ question: z.string(), article: z.string() }));
function questionsIn(set: string) {
  const file = new URL(`./eval/${set}.json`, import.meta.url);
  return Questions.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const QUESTIONS = questionsIn('questions');
const ALL_QUESTIONS = ['questions', 'held-back', 'second-set'].flatMap(questionsIn);

function proseOf(slug: string): string {
  const article = ARTICLES.find((one) => one.slug === slug);
  if (article === undefined) throw new RangeError(`There is no article ${slug}`);
  return article.prose;
}

/** All matches of the pattern in all articles, prefixed with the article's name. */
function findings(pattern: RegExp): { readonly at: string; readonly groups: readonly string[] }[] {
  return ARTICLES.flatMap(({ slug, prose }) =>
    [...prose.matchAll(pattern)].map(([found, ...groups]) => ({
      at: `${slug}: ${found}`,
      groups: groups.map((group) => group ?? ''),
    })),
  );
}

const channelIds = (text: string) => text.match(/\b\d{1,2}-\d{1,2}\b/g) ?? [];
const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

const CENTER_NAME = CENTER_IDS.map((id) => CENTERS[id].name).join('|');
const JOINS = new RegExp(
  `[Cc]hannel (\\d+-\\d+)(?:, ([A-Z][\\w ]+?)(?:, also called \\w+)?,)? joins the (${CENTER_NAME}) and the (${CENTER_NAME})\\b`,
  'g',
);

describe('the articles', () => {
  test('are as many as required', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(60);
    expect(SECTIONS.length).toBeGreaterThanOrEqual(250);
  });

  test('state their title, topics and confidence', () => {
    const wrong = ARTICLES.filter(
      ({ front }) =>
        Object.keys(front)
          .filter((key) => !['type', 'authority', 'profile'].includes(key))
          .join() !== 'title,topics,confidence' ||
        // A colon before a space would end the value in strict YAML.
        !/^\w(?:(?!: |#|").){3,}$/.test(front.title ?? '') ||
        (front.topics ?? '').split(', ').length < 3 ||
        !['high', 'medium-high', 'medium', 'low-medium', 'low'].includes(front.confidence ?? ''),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
    expect(new Set(ARTICLES.map(({ front }) => front.title)).size).toBe(ARTICLES.length);
  });

  test('have four to seven sections under different headings', () => {
    const wrong = ARTICLES.filter(
      ({ sections }) =>
        sections.length < 4 ||
        sections.length > 7 ||
        new Set(sections.map(({ heading }) => heading)).size < sections.length,
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test('have sections of 40 to 220 words', () => {
    const lengths = SECTIONS.map(({ at, text }) => ({ at, words: text.split(' ').length }));
    expect(lengths.filter(({ words }) => words < 40 || words > 220)).toEqual([]);
  });
});

describe('the questions that lead to an article', () => {
  const asked = ARTICLES.flatMap(({ slug, asked: all }) =>
    all.map((question) => ({ slug, question })),
  );
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);

  test('are three to six in its front matter, in different words', () => {
    const wrong = ARTICLES.filter(
      (article) => article.asked.length < 3 || article.asked.length > 6,
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
    // A colon before a space would make a mapping of it in strict YAML.
    expect(
      asked.filter(({ question }) => !/^[A-Z0-9](?:(?!: | #|["']).){8,}$/.test(question)),
    ).toEqual([]);
  });

  test('are neither equal nor similar to the questions that measure the search', () => {
    const near = asked.flatMap(({ slug, question }) => {
      const words = wordsOf(question);
      return ALL_QUESTIONS.filter((one) => {
        const others = wordsOf(one.question);
        const shared = [...words].filter((word) => others.has(word)).length;
        return shared / (words.size + others.size - shared) >= 0.8;
      }).map((one) => `${slug}: ${question} – ${one.question}`);
    });
    expect(near).toEqual([]);
  });
});

describe('the facts in the articles', () => {
  test('channels are among the 36, written lower gate first unless in the order of the Penta', () => {
    const known = new Set<string>([
      ...CHANNELS.map(({ id }) => id),
      ...PENTA_CHANNELS.map((id) => id.split('-').reverse().join('-')),
    ]);
    const found = findings(/\b(\d{1,2}-\d{1,2})\b/g);
    expect(found.length).toBeGreaterThan(150);
    expect(found.filter(({ groups: [id = ''] }) => !known.has(id))).toEqual([]);
  });

  test('gates are numbered 1 to 64', () => {
    const found = findings(/\b[Gg]ates? (\d+(?:, \d+)*(?:,? (?:and|or) \d+)?)/g);
    expect(found.length).toBeGreaterThan(80);
    const wrong = found.filter(({ groups: [list = ''] }) =>
      numbers(list).some((gate) => gate < 1 || gate > 64),
    );
    expect(wrong).toEqual([]);
  });

  test('channels connect the centers that the engine connects, under the engine’s names', () => {
    const found = findings(JOINS);
    const wrong = found.filter(({ groups: [id, name, ...centers] }) => {
      const channel = CHANNELS.find((one) => one.id === id);
      const joined = channel?.centers.map((center) => CENTERS[center].name) ?? [];
      return (
        (name !== '' && name !== channel?.name) ||
        new Set(centers).size !== 2 ||
        !centers.every((center) => joined.includes(center))
      );
    });
    expect(wrong).toEqual([]);
    expect(new Set(found.map(({ groups: [id] }) => id))).toEqual(
      new Set(CHANNELS.map(({ id }) => id)),
    );
  });

  test.each(CIRCUIT_GROUPS)('the file on the %s channels has only its channels', (group) => {
    const described = [...proseOf(`channels-${group.toLowerCase()}`).matchAll(JOINS)];
    expect(new Set(described.map(([, id]) => id))).toEqual(
      new Set(CHANNELS.filter((channel) => channel.group === group).map(({ id }) => id)),
    );
  });

  test.each(CIRCUITS)('the overview lists the channels of the %s circuit', (circuit) => {
    const text = proseOf('circuits-and-groups');
    const opening = circuit === 'Integration' ? 'Integration is' : `The ${circuit} circuit`;
    const [sentence = ''] = new RegExp(`${opening} [^.]*\\.`).exec(text) ?? [];
    expect(new Set(channelIds(sentence))).toEqual(
      new Set(CHANNELS.filter((channel) => channel.circuit === circuit).map(({ id }) => id)),
    );
  });

  test.each(CENTER_IDS)('the article on %s lists its gates', (id) => {
    const slug = `${CENTERS[id].name
      .toLowerCase()
      .replace(/ center$/, '')
      .replace(' ', '-')}-center`;
    const [list = ''] = /\d+(?:, \d+)+,? and \d+/.exec(proseOf(slug)) ?? [];
    expect(numbers(list)).toEqual(CENTERS[id].gates);
  });

  test.each(TYPE_NAMES)(
    'the article on the %s names signature, not-self and career type',
    (type) => {
      const text = proseOf(type.toLowerCase().replace(' ', '-')).toLowerCase();
      const { signature, notSelf, careerType } = TYPES[type];
      for (const word of [signature, notSelf.split(' ')[0] ?? '', careerType]) {
        expect(text).toContain(word.toLowerCase());
      }
    },
  );

  test.each(AUTHORITY_NAMES)(
    'the article on the %s authority names who can have it',
    (authority) => {
      const [name = ''] = authority.split(' / ');
      const text = proseOf(`${name.toLowerCase().replace(' ', '-')}-authority`);
      for (const type of TYPES_OF_AUTHORITY[authority]) expect(text).toContain(`${type}`);
      expect(text).toContain(`${authority} authority`);
    },
  );

  test('the order of the authorities is the engine’s', () => {
    const text = proseOf('authority-overview');
    const places = AUTHORITY_NAMES.map((name) => text.indexOf(`- ${name}:`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('authorities, types and centers are spelled as the engine spells them', () => {
    const small = /^(No|Your|An?|The|Each|Inner|Every|This|That|Any|Same|By|What|With)$/;
    const names = findings(/((?:[A-Z][\w-]+(?: \/)? )+)authority/g).map(
      ({ at, groups: [name = ''] }) => ({
        at,
        name: name
          .trim()
          .split(' ')
          .filter((word) => !small.test(word))
          .join(' '),
      }),
    );
    const known = new Set<string>(['', ...AUTHORITY_NAMES]);
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter(({ name }) => !known.has(name))).toEqual([]);
    const odd =
      /\b(manifesting generators?|generators?|projectors?|manifestors?|reflectors?|solar plexus|Solar plexus|sacral center|(Splenic|Ego|Will|Emotional|Crown|Mind) [Cc]enter|G center|G-Center|Self Projected|Ego-(Manifested|Projected))\b/g;
    expect(findings(odd)).toEqual([]);
  });

  test('profiles carry the engine’s names, and all twelve are described', () => {
    const found = findings(/\b(\d\/\d), ((?:Role )?[A-Z]\w+\/(?:Role )?[A-Z]\w+)/g);
    const wrong = found.filter(({ groups: [id = '', name] }) => {
      const [personality, design] = id.split('/').map(Number);
      return profileOf(lineOf(personality), lineOf(design)).name !== name;
    });
    expect(wrong).toEqual([]);
    const all: ProfileId[] = Object.keys(PROFILE_TEXTS).filter(isProfileId);
    expect(new Set(found.map(({ groups: [id] }) => id))).toEqual(new Set<string>(all));
  });

  test('the twelve functions carry our labels', () => {
    const found = findings(/\b[Gg]ate (\d+) \(([^)]+)\)/g);
    const wrong = found.filter(({ groups: [number, label = ''] }) => {
      const gate = PENTA_GATES.find((one) => String(one) === number);
      if (gate === undefined) return true;
      return label !== PENTA_TEXTS[gate].label && label !== PENTA_TEXTS[gate].familyLabel;
    });
    expect(wrong).toEqual([]);
    expect(new Set(found.map(({ groups: [number] }) => Number(number)))).toEqual(
      new Set<number>(PENTA_GATES),
    );
  });
});

function lineOf(value: number | undefined): Line {
  const lines: readonly Line[] = [1, 2, 3, 4, 5, 6];
  const line = lines.find((one) => one === value);
  if (line === undefined) throw new RangeError(`${value} is not a line`);
  return line;
}

function isProfileId(id: string): id is ProfileId {
  return Object.hasOwn(PROFILE_TEXTS, id);
}

describe('the prose of the articles', () => {
  test('claims no fate, cure or certainty', () => {
    const claims =
      /\b(karma|soul|destin\w*|divin\w*|sacred|mystic\w*|cosmic|universe|magic|bless\w*|curse|vibration|frequency|guarantee\w*|proven|scientific|heal(?:s|ing)?|cures?|therap\w*)\b/gi;
    expect(findings(claims)).toEqual([]);
  });

  test('uses typographic quotes, American spelling and no gendered pronouns', () => {
    const odd =
      /['"]|--|(recogni|organi|reali|summari|prioriti)s(e|ing|ation)|analys(e|ing)\b|practis|(behavi|col|fav|lab)our|(to|after)wards|centre|judgement|\b(he|she|his|him|her|hers)\b/gi;
    expect(findings(odd)).toEqual([]);
  });

  test('repeats no sentence', () => {
    const seen = new Map<string, string>();
    const twice = SECTIONS.flatMap(({ at, text }) =>
      (text.match(/[^.!?:]+[.!?]/g) ?? [])
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.split(' ').length >= 6)
        .flatMap((sentence) => {
          const before = seen.get(sentence);
          seen.set(sentence, at);
          return before === undefined ? [] : [`${before} and ${at}: ${sentence}`];
        }),
    );
    expect(twice).toEqual([]);
  });
});

describe('the test questions', () => {
  test('lead to articles, at least one to each', () => {
    const slugs = ARTICLES.map(({ slug }) => slug);
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(100);
    expect(QUESTIONS.filter(({ article }) => !slugs.includes(article))).toEqual([]);
    expect(slugs.filter((slug) => QUESTIONS.every(({ article }) => article !== slug))).toEqual([]);
  });

  test('are all different', () => {
    const questions = ALL_QUESTIONS.map(({ question }) => question.toLowerCase());
    expect(new Set(questions).size).toBe(questions.length);
  });

  test.each([
    ['What is a Penta in Human Design?', 'penta'],
    ['How do Generators and Projectors work together?', 'generators-and-projectors'],
    ['What are the BG5 functions?', 'bg5-functions'],
    ['Define Splenic Authority', 'splenic-authority'],
    ['Explain team dynamics', 'team-dynamics'],
  ])('include the article for "%s"', (question, article) => {
    expect(QUESTIONS).toContainEqual({ question, article });
  });
});
