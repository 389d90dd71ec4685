import { describe, expect, test } from 'vitest';
import { functionSizes } from './function-size.ts';

describe('complexity', () => {
  test.each([
    ['nothing to decide', 'return a;', 1],
    ['conditions', 'if (a) return 1; else if (b) return 2; return a ? 3 : 4;', 4],
    [
      'loops',
      'for (;;) {} for (const x of a) {} for (const x in a) {} while (a) {} do {} while (b);',
      6,
    ],
    ['cases, but no default', 'switch (a) { case 1: case 2: return 1; default: return 2; }', 3],
    ['a catch', 'try { b(); } catch { b(); } finally { b(); }', 2],
    ['logical operators, but no others', 'return (a && b) || (a ?? b) || a + b;', 5],
    ['arguments', 'b(a ? 1 : 2, ...(a || []));', 3],
  ])('counts %s', (_, body, complexity) => {
    expect(functionSizes(`function decide(a, b) { ${body} }`)).toEqual([
      { name: 'decide', line: 1, lines: 1, complexity },
    ]);
  });

  test('of a function within another counts for that one alone', () => {
    const sizes = functionSizes('const outer = (a) => a.map((one) => (one ? 1 : 2));');
    expect(sizes.map(({ complexity }) => complexity)).toEqual([1, 2]);
  });
});

test.each([
  ['const keep = (a) => a && 1;', 'keep'],
  ['class Box { put(a) { return a && 1; } }', 'put'],
  ['class Box { #put(a) { return a && 1; } }', 'put'],
  ['const box = { put(a) { return a && 1; } };', 'put'],
  ['run((a) => a && 1);', 'a function'],
])('names the function in %s', (source, name) => {
  expect(functionSizes(source)).toEqual([{ name, line: 1, lines: 1, complexity: 2 }]);
});

test('counts lines from the first to the last, whatever stands before them', () => {
  const source =
    '// “A comment” above\n\nexport function show() {\n  return (\n    <p>é</p>\n  );\n}\n';
  expect(functionSizes(source)).toEqual([{ name: 'show', line: 3, lines: 5, complexity: 1 }]);
});
