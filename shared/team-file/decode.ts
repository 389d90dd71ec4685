export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  /** Without the byte order mark. */
  readonly text: string;
  readonly encoding: FileEncoding;
}

/** Windows-1252 where it differs from Latin-1; 0 marks the five undefined bytes. */
const WINDOWS_1252_HIGH = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
  0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161,
  0x203a, 0x0153, 0, 0x017e, 0x0178,
] as const;

const CHUNK = 8192;
/** Control characters that no text file has; excludes tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * Decodes the bytes of a text file: by its byte order mark, else as UTF-8, else as Windows-1252,
 * which older spreadsheets write.
 * @returns null when the bytes are not text (a workbook, a picture).
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return textOrNull(utf16(bytes, true), 'utf-16le');
  if (a === 0xfe && b === 0xff) return textOrNull(utf16(bytes, false), 'utf-16be');
  const isMarked = a === 0xef && b === 0xbb && c === 0xbf;
  const text = utf8(isMarked ? bytes.subarray(3) : bytes);
  if (text !== null) return textOrNull(text, 'utf-8');
  const single = windows1252(bytes);
  return single === null || BINARY.test(single) ? null : { text: single, encoding: 'windows-1252' };
}

function textOrNull(text: string | null, encoding: FileEncoding): DecodedText | null {
  return text === null || text.includes('\0') ? null : { text, encoding };
}

function textOf(units: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += CHUNK) {
    parts.push(String.fromCharCode(...units.slice(at, at + CHUNK)));
  }
  return parts.join('');
}

function utf16(bytes: Uint8Array, isLittle: boolean): string | null {
  if (bytes.length % 2 !== 0) return null;
  const units: number[] = [];
  for (let at = 2; at < bytes.length; at += 2) {
    const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
    units.push(isLittle ? first | (second << 8) : (first << 8) | second);
  }
  return textOf(units);
}

function windows1252(bytes: Uint8Array): string | null {
  const units: number[] = [];
  for (const byte of bytes) {
    const unit = byte >= 0x80 && byte < 0xa0 ? (WINDOWS_1252_HIGH[byte - 0x80] ?? 0) : byte;
    if (unit === 0) return null;
    units.push(unit);
  }
  return textOf(units);
}

/** Smallest code point that needs 0, 1, 2, 3 continuation bytes: overlong forms are rejected. */
const SMALLEST: readonly number[] = [0, 0x80, 0x800, 0x10000];

/** How many bytes follow a lead byte; -1 where none can begin a character. */
function continuationBytes(lead: number): number {
  if (lead < 0x80) return 0;
  if (lead < 0xc0 || lead > 0xf4) return -1;
  if (lead < 0xe0) return 1;
  return lead < 0xf0 ? 2 : 3;
}

/** The code point at an index, from its lead byte and those that follow; null if malformed. */
function codePointAt(bytes: Uint8Array, at: number, following: number): number | null {
  const lead = bytes[at] ?? 0;
  let point = following === 0 ? lead : lead & (0x3f >> following);
  for (let step = 1; step <= following; step += 1) {
    const byte = bytes[at + step] ?? 0;
    if ((byte & 0xc0) !== 0x80) return null;
    point = (point << 6) | (byte & 0x3f);
  }
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  const isOverlong = point < (SMALLEST[following] ?? 0);
  return isSurrogate || isOverlong || point > 0x10ffff ? null : point;
}

/** Strict UTF-8 (no overlong forms, no surrogates); null for anything else. */
function utf8(bytes: Uint8Array): string | null {
  const units: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const following = continuationBytes(bytes[at] ?? 0);
    if (following < 0 || at + following >= bytes.length) return null;
    const point = codePointAt(bytes, at, following);
    if (point === null) return null;
    if (point > 0xffff) {
      units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    } else units.push(point);
    at += following + 1;
  }
  return textOf(units);
}
