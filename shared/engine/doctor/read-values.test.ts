import { expect, test } from 'vitest';
import { readValues } from './read-values.ts';

/** As text, to compare at a glance: "design sun 26.5". */
function read(text: string): string[] {
  return readValues(text).values.map((value) => {
    if (value.kind === 'type') return value.type;
    if (value.kind === 'profile') return value.profile;
    return `${value.side ?? 'either'} ${value.body} ${value.gate}.${value.line ?? '?'}`;
  });
}

test.each([
  ['Sun 26.5', ['either sun 26.5']],
  ['☉ 26.5', ['either sun 26.5']],
  ['26.5 ☉', ['either sun 26.5']],
  ['Personality Sun: Gate 26 Line 5', ['personality sun 26.5']],
  ['Unconscious Moon - gate 3, line 2', ['design moon 3.2']],
  ['Conscious North Node 60.1', ['personality north_node 60.1']],
  ['Sun in Gate 26', ['either sun 26.?']],
  ['Sun: Design 26.5, Personality 10.3', ['design sun 26.5', 'personality sun 10.3']],
  ['Design ☉ 26.5 | Personality ☉ 10.3', ['design sun 26.5', 'personality sun 10.3']],
  ['26.5 ☉ 10.3', ['design sun 26.5', 'personality sun 10.3']],
  ['Sun 26.5 10.3', ['design sun 26.5', 'personality sun 10.3']],
  ['SUN 26,5', ['either sun 26.5']],
  ['Type: Manifesting Generator\nProfile 4 / 6', ['Manifesting Generator', '4/6']],
])('reads %j', (text, values) => {
  expect(read(text)).toEqual(values);
});

test('reads a list below each heading', () => {
  expect(read('Design\nSun 26.5\nEarth 45.5\n\nPersonality\nSun 10.3\n⊕ 15.3')).toEqual([
    'design sun 26.5',
    'design earth 45.5',
    'personality sun 10.3',
    'personality earth 15.3',
  ]);
});

test('a heading holds beyond blank lines', () => {
  expect(read('Design\n\n  \nSun 26.5')).toEqual(['design sun 26.5']);
});

test('reads two columns in the order of their headings', () => {
  const text = 'Personality | Design\nSun 10.3 26.5\nMoon 3.2 4.1';
  expect(read(text)).toEqual([
    'personality sun 10.3',
    'design sun 26.5',
    'personality moon 3.2',
    'design moon 4.1',
  ]);
  expect(readValues(text).isColumnOrderAssumed).toBe(false);
  expect(readValues('Sun 10.3 26.5').isColumnOrderAssumed).toBe(true);
});

test('reads a table whose cells were pasted one below another', () => {
  expect(read('Design\nPersonality\nSun\n26.5\nMoon\n4.1')).toEqual([
    'personality sun 26.5',
    'personality moon 4.1',
  ]);
  expect(read('Sun\n26.5\n10.3\nMoon\n4.1\n3.2')).toEqual([
    'design sun 26.5',
    'personality sun 10.3',
    'design moon 4.1',
    'personality moon 3.2',
  ]);
});

test('reads a whole chart in one line', () => {
  expect(read('Design Sun 26.5 Earth 45.5 Moon 4.1 Personality Sun 10.3 Moon 3.2')).toEqual([
    'design sun 26.5',
    'design earth 45.5',
    'design moon 4.1',
    'personality sun 10.3',
    'personality moon 3.2',
  ]);
});

test('takes dates, times and numbers beyond the wheel for nothing', () => {
  expect(read('Sun 3.9.1986 at 7.45, Moon 65.1, Mars 12.7, version 1.2.3')).toEqual([]);
  expect(read('')).toEqual([]);
});

test('takes the labeled type of a text that names several, and both of a contradiction', () => {
  const text = 'You are no Projector. Generator is common. Type: Reflector';
  expect(read(text)).toEqual(['Reflector']);
  expect(read('Projector, Generator')).toEqual([]);
  expect(read('1/3 is common, 6/2 is not. Profile: 4/6')).toEqual(['4/6']);
  expect(read('1/3, 6/2')).toEqual([]);
  expect(read('Type: Projector. Type: Generator')).toEqual(['Projector', 'Generator']);
});

test.each(['Sun 26.5 ', '9', 'gate ', 'Design Personality ', '1/3 ', ' ', 'Sun\n'])(
  'answers 20,000 characters of %j',
  (piece) => {
    expect(readValues(piece.repeat(20_000 / piece.length)).values.length).toBeLessThan(4);
  },
);
