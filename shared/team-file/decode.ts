export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  /** Without the byte order mark. */
  readonly text: string;
  readonly encoding: FileEncoding;
}

/** Windows-1252 from 0x80 to 0x9f, where it differs from Latin-1; five bytes mean nothing. */
const WINDOWS_1252_HIGH = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Control characters that no text file has; excludes tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * Decodes the bytes of a text file: by its byte order mark, else as UTF-8, else as Windows-1252,
 * which older spreadsheets write.
 * @returns null when the bytes are not text (a workbook, a picture).
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return textOrNull(decodedAs('utf-16le', bytes), 'utf-16le');
  if (a === 0xfe && b === 0xff) return textOrNull(decodedAs('utf-16be', bytes), 'utf-16be');
  const text = decodedAs('utf-8', bytes);
  if (text !== null) return textOrNull(text, 'utf-8');
  const single = windows1252(bytes);
  return BINARY.test(single) ? null : { text: single, encoding: 'windows-1252' };
}

function textOrNull(text: string | null, encoding: FileEncoding): DecodedText | null {
  return text === null || text.includes('\0') ? null : { text, encoding };
}

/** @returns null for malformed bytes; never with the byte order mark */
function decodedAs(label: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Not by `TextDecoder`: some platforms' takes Windows-1252 for Latin-1. */
function windows1252(bytes: Uint8Array): string {
  const letter = (byte: number) => WINDOWS_1252_HIGH[byte - 0x80] ?? String.fromCharCode(byte);
  return Array.from(bytes, letter).join('');
}
