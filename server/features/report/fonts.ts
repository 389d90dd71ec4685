import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { unpackedFont } from './woff.ts';

/** The faces that the report is set in; scripts they lack come from the fallback fonts. */
export type Face = 'serif' | 'serifBold' | 'serifItalic' | 'sans' | 'sansMedium' | 'sansBold';

/** A file of a font package: one face in one script. */
export interface FontFile {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly characters: ReadonlySet<number>;
}

const { resolve } = createRequire(import.meta.url);

const FAMILIES: Readonly<Record<Face, readonly [family: string, style: string]>> = {
  serif: ['source-serif-4', '400-normal'],
  serifBold: ['source-serif-4', '600-normal'],
  serifItalic: ['source-serif-4', '400-italic'],
  sans: ['inter', '400-normal'],
  sansMedium: ['inter', '500-normal'],
  sansBold: ['inter', '600-normal'],
};
const FALLBACK_STYLE = '400-normal';
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];

/** Read only for text in their scripts: those of East Asia are large. */
const FALLBACKS = [
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew', 'hebrew'],
  [/[\p{Script=Arabic}\u060c\u061b\u061f]/u, 'noto-sans-arabic', 'arabic'],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb-\u30fe\uff00-\uffef]/u,
    'kosugi',
    'japanese',
  ],
  [/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u, 'zcool-xiaowei', 'chinese-simplified'],
  [/\p{Script=Hangul}/u, 'gowun-dodum', 'korean'],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u, 'noto-emoji', 'emoji'],
] as const;

const files = new Map<string, FontFile>();

/** @param style weight and slant, as its package names them */
function fontFile(family: string, subset: string, style: string): FontFile {
  const key = `${family}-${subset}-${style}`;
  const known = files.get(key);
  if (known) return known;
  const bytes = unpackedFont(readFileSync(resolve(`@fontsource/${family}/files/${key}.woff`)));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${key} is not a single font`);
  const file = { key, bytes, characters: new Set(font.characterSet) };
  files.set(key, file);
  return file;
}

/** Joiners and variation selectors, which a font need not have. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

function holds({ characters }: FontFile, grapheme: string): boolean {
  return [...grapheme.replace(INVISIBLE, '')].every((one) =>
    characters.has(one.codePointAt(0) ?? 0),
  );
}

/** The file to set a grapheme with; the face's own without a glyph for it when there is none. */
export function fontFor(face: Face, grapheme: string): FontFile {
  const [family, style] = FAMILIES[face];
  const base = fontFile(family, 'latin', style);
  if (holds(base, grapheme)) return base;
  const own = SUBSETS.find((subset) => holds(fontFile(family, subset, style), grapheme));
  if (own) return fontFile(family, own, style);
  const fallback = FALLBACKS.find(
    ([script, name, subset]) =>
      script.test(grapheme) && holds(fontFile(name, subset, FALLBACK_STYLE), grapheme),
  );
  return fallback ? fontFile(fallback[1], fallback[2], FALLBACK_STYLE) : base;
}
