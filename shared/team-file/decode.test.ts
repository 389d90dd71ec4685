import { describe, expect, test } from 'vitest';
import { decodeText } from './decode.ts';

const encoder = new TextEncoder();
const read = (...bytes: number[]) => decodeText(new Uint8Array(bytes));

describe('UTF-8', () => {
  test.each(['Zoë', 'Łódź', '名前', '😀'])('writes %s', (text) => {
    expect(decodeText(encoder.encode(text))).toEqual({ text, encoding: 'utf-8' });
  });

  test.each([
    ['an overlong form', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['more than Unicode has', [0xf4, 0x90, 0x80, 0x80]],
    ['a byte that only follows others', [0x80]],
  ])('has no %s', (_what, bytes) => {
    expect(read(...bytes)?.encoding).not.toBe('utf-8');
  });

  test('that is cut off inside a letter is something else', () => {
    expect(read(0x61, 0xc3)?.encoding).toBe('windows-1252');
    expect(read(0x61, 0xe2, 0x82)?.encoding).toBe('windows-1252');
  });

  test('may begin with letters whose first bytes are those of a byte order mark', () => {
    for (const text of ['\ufec0', '\ufe80', '\uff01']) {
      expect(decodeText(encoder.encode(text))).toEqual({ text, encoding: 'utf-8' });
    }
    expect(decodeText(encoder.encode('\ufeffa'))).toEqual({ text: 'a', encoding: 'utf-8' });
  });
});

describe('UTF-16', () => {
  const BYTES = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

  test.each(['utf-16le', 'utf-16be'] as const)('of a long %s file is read whole', (encoding) => {
    const text = 'Łódź, Ó'.repeat(5000);
    const bytes = [...text].flatMap((letter) => {
      const unit = letter.charCodeAt(0);
      const pair = [unit & 0xff, unit >> 8];
      return encoding === 'utf-16le' ? pair : pair.reverse();
    });
    const decoded = read(...BYTES[encoding], ...bytes);
    expect(decoded?.encoding).toBe(encoding);
    expect(decoded?.text === text).toBe(true);
  });

  test('is known by both bytes of its mark', () => {
    expect(read(0xff, 0x41)).toEqual({ text: 'ÿA', encoding: 'windows-1252' });
    expect(read(0xfe, 0x41)).toEqual({ text: 'þA', encoding: 'windows-1252' });
    expect(read(0x41, 0xfe)).toEqual({ text: 'Aþ', encoding: 'windows-1252' });
    expect(read(0x41, 0xff)).toEqual({ text: 'Aÿ', encoding: 'windows-1252' });
  });

  test('with half a letter is not text', () => {
    expect(read(0xff, 0xfe, 0x41, 0, 0x42)).toBeNull();
    expect(read(0xfe, 0xff, 0xd8, 0x00, 0, 0x41)).toBeNull();
  });

  test('with a NUL is not text', () => {
    expect(read(0xff, 0xfe, 0x41, 0, 0, 0)).toBeNull();
    expect(read(0xfe, 0xff, 0, 0x41, 0, 0)).toBeNull();
  });
});

describe('Windows-1252', () => {
  const MEANINGLESS = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

  test('has letters of its own between 80 and 9F, and five bytes that mean nothing', () => {
    const letters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
    const codes = Array.from({ length: 32 }, (_, index) => 0x80 + index);
    const meant = codes.filter((code) => !MEANINGLESS.includes(code));
    expect(read(...meant)).toEqual({ text: letters, encoding: 'windows-1252' });
    for (const code of MEANINGLESS) expect(read(0x41, code, 0x41)).toBeNull();
  });

  test('is Latin-1 from A0 on', () => {
    expect(read(0xa0, 0xe9, 0xff)?.text).toBe('\u00a0éÿ');
  });

  test('has line ends and tabs, but no other control characters', () => {
    for (let code = 0; code < 0x20; code += 1) {
      const isUsual = [0x09, 0x0a, 0x0d].includes(code);
      expect(read(0xe9, code)?.encoding).toBe(isUsual ? 'windows-1252' : undefined);
    }
  });

  test('of a long file is read whole', () => {
    const bytes = Array.from({ length: 30_000 }, (_, index) => 0xc0 + (index % 60));
    expect(read(...bytes)?.text.length).toBe(30_000);
  });
});
