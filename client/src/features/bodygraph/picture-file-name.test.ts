import { expect, test } from 'vitest';
import { pictureFileName } from './picture-file-name.ts';

test.each([
  ['Ana', 'Ana bodygraph.svg'],
  ["Ana's chart", "Ana's chart bodygraph.svg"],
  ['Ana Šimić', 'Ana Šimić bodygraph.svg'],
  ['Анна Петрова', 'Анна Петрова bodygraph.svg'],
  ['山田 花子', '山田 花子 bodygraph.svg'],
  ['فاطمة', 'فاطمة bodygraph.svg'],
  ['../../etc/passwd', 'etc passwd bodygraph.svg'],
  ['C:\\Ana*?"<>|', 'C Ana bodygraph.svg'],
  ['  Ana.  ', 'Ana bodygraph.svg'],
  ['Ana\u202egpj.exe', 'Ana gpj.exe bodygraph.svg'],
  ['a\u0000b\nc', 'a b c bodygraph.svg'],
  ['...', 'bodygraph.svg'],
  ['', 'bodygraph.svg'],
  ['\ud800', 'bodygraph.svg'],
])('saves the picture of "%s" as "%s"', (name, file) => {
  expect(pictureFileName(name, 'svg')).toBe(file);
});

test('normalizes composed and decomposed letters', () => {
  expect(pictureFileName('Zoe\u0308', 'png')).toBe(pictureFileName('Zo\u00eb', 'png'));
});

test.each(['x', '花', '👩‍👩‍👧', 'é'])(
  'truncates a name of many "%s" between graphemes',
  (letter) => {
    const file = pictureFileName(letter.repeat(300), 'png');
    const whose = file.replace(/ bodygraph\.png$/, '');
    expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(200);
    expect(whose).toBe(letter.repeat(whose.length / letter.length));
    expect(whose.length).toBeGreaterThan(0);
  },
);
