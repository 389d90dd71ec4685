import { describe, expect, test } from 'vitest';
import { type JsonPart, JsonParts, type JsonPath } from './json-parts.ts';

const isItem = (path: JsonPath) => path[0] === 'items' && path.length === 2;

function read(pieces: readonly string[], isWanted = isItem) {
  const json = new JsonParts(isWanted);
  const parts: JsonPart[] = pieces.flatMap((piece) => json.push(piece));
  return { values: parts.map(({ value }) => value), state: json.state, parts };
}

const DOCUMENT = JSON.stringify({
  title: 'An "odd" {title], \\',
  items: [{ a: [1, { b: 'x}]"' }] }, 'two', -3.5e2, null, true, [], {}],
  rest: { items: [9] },
});

describe('a streamed document', () => {
  test.each([1, 2, 3, 7, 1_000])('hands out each wanted value, in pieces of %i', (size) => {
    const pieces = DOCUMENT.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    const { values, state } = read(pieces);
    expect(values).toEqual([{ a: [1, { b: 'x}]"' }] }, 'two', -350, null, true, [], {}]);
    expect(state).toBe('complete');
  });

  test('hands a value out with the character that completes it', () => {
    const json = new JsonParts(isItem);
    expect(json.push('{"items":[{"a":1')).toEqual([]);
    expect(json.push('}')).toEqual([{ path: ['items', 0], value: { a: 1 } }]);
    expect(json.push(',{"a":2}')).toEqual([{ path: ['items', 1], value: { a: 2 } }]);
  });

  test('ends with its last bracket, whatever follows', () => {
    expect(read(['{"items":[1]} And more: {"items":[2]}'])).toMatchObject({
      values: [1],
      state: 'complete',
    });
  });

  test.each([
    ['nothing', ''],
    ['an unfinished string', '{"items":["a","b'],
    ['an unfinished object', '{"items":["a",{"b":1'],
  ])('of %s stays open', (_what, text) => {
    expect(read([text]).state).toBe('open');
  });

  test.each([
    ['a wrong bracket', '{"items":["a"}'],
    ['a bare word', '{"items":["a",hello]}'],
    ['a wrong number', '{"items":["a",1.2.3]}'],
    ['a strange sign', '{"items":["a";"b"]}'],
    ['a line break in a string', '{"items":["a","b\nc"]}'],
    ['a closing bracket too many', ']'],
    ['a second comma', ','],
    ['a thousand brackets', `{"items":["a",${'['.repeat(1_000)}`],
    ['a value of 100,000 characters', `{"items":["a","${'x'.repeat(100_000)}"]}`],
    ['a missing colon in a value', '{"items":["a",{"b" 1}]}'],
  ])('keeps what came before %s', (_what, text) => {
    const { values, state } = read([text]);
    expect(values).toEqual(text.includes('"a"') ? ['a'] : []);
    expect(state).toBe('broken');
  });
});
