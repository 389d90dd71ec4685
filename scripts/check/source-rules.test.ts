import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brokenSourceRules, brokenStyleRules, sourceRuleProblems } from './source-rules.ts';

/** Sources of one line each. */
const fixture = (name: string): string[] =>
  readFileSync(new URL(`fixtures/source-rules/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

describe('an effect', () => {
  test.each(fixture('refused-effects'))('may not return a value: %s', (source) => {
    expect(brokenSourceRules(`\n${source}`)).toEqual([
      'line 2: an effect returns a value; return nothing or a cleanup function',
    ]);
  });

  test.each(fixture('allowed-effects'))('may clean up: %s', (source) => {
    expect(brokenSourceRules(source)).toEqual([]);
  });
});

describe('a regular expression', () => {
  test.each(fixture('refused-patterns'))('may not contain foreign text: %s', (source) => {
    expect(brokenSourceRules(`// A comment\n${source}`)).toEqual([
      'line 2: text in a regular expression; pass it through literalPattern()',
    ]);
  });

  test.each(fixture('allowed-patterns'))('may contain our own text: %s', (source) => {
    expect(brokenSourceRules(source)).toEqual([]);
  });
});

describe('a transaction', () => {
  test('is retried: nobody opens one directly', () => {
    expect(brokenSourceRules('await ctx.db.transaction(async (tx) => read(tx));')).toEqual([
      'line 1: a transaction without retries; use inTransaction()',
    ]);
    expect(brokenSourceRules('await inTransaction(ctx.db, async (tx) => read(tx));')).toEqual([]);
  });
});

describe('a class name', () => {
  test.each(['group-has-[[data-open]]/a:invisible', 'print:group-last:hidden'])(
    'has no rule for everything below an element: %s',
    (name) => {
      expect(brokenSourceRules(`<p className="block ${name}">a</p>`)).toEqual([
        'line 1: a variant that restyles all that is below; write a rule for the class concerned',
      ]);
    },
  );

  test.each(['[&>*+*]:border-t-0', 'print:[&>*~*>*]:hidden'])(
    'has no rule for any element after another: %s',
    (name) => {
      expect(brokenSourceRules(`<p className="block ${name}">a</p>`)).toEqual([
        'line 1: a selector for any element after another; use :not(:first-child), or a gap',
      ]);
    },
  );

  test('may follow what a person does', () => {
    expect(brokenSourceRules('<p className="has-checked:a last:b group-open:c">a</p>')).toEqual([]);
  });
});

describe('a style sheet', () => {
  test.each(['.prose > * + * {', '  & *~*,', '.first>*+*>p {'])(
    'has no rule for any element after another: %s',
    (line) => {
      expect(brokenStyleRules(`.a {}\n${line}`)).toEqual([
        'line 2: a selector for any element after another; use :not(:first-child), or a gap',
      ]);
    },
  );

  test('may name what follows, and say it in comments', () => {
    expect(brokenStyleRules('/* a + * */\n.a + .b, .a ~ *, li + li, a[href*="x"] {}')).toEqual([]);
  });
});

describe('a form', () => {
  test.each(fixture('refused-forms'))('is not made by hand: %s', (source) => {
    expect(brokenSourceRules(source)).toEqual([
      'line 1: a form of its own; use Form, or FormFrame where nothing is stored',
    ]);
  });

  test.each(fixture('allowed-forms'))('is a shared one: %s', (source) => {
    expect(brokenSourceRules(source)).toEqual([]);
  });

  test('is one element in the whole client', () => {
    expect(sourceRuleProblems('.').filter((problem) => problem.includes('form'))).toEqual([]);
  });
});
