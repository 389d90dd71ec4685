import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackedFont } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

test('an unpacked font has the glyphs and widths of its file', () => {
  const packed = readFileSync(resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));
  const [before, after] = [create(packed), create(unpackedFont(packed))];
  if (!('layout' in before) || !('layout' in after)) throw new Error('Both are single fonts');
  expect(after.characterSet).toEqual(before.characterSet);
  expect(after.layout('Waited, fjord').advanceWidth).toBe(
    before.layout('Waited, fjord').advanceWidth,
  );
  expect(after.getGlyph(20).path.toSVG()).toBe(before.getGlyph(20).path.toSVG());
});

test('anything else is refused', () => {
  expect(() => unpackedFont(Buffer.from('wOF2 and more'))).toThrow(RangeError);
});
