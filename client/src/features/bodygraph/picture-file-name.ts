export type PictureFormat = 'svg' | 'png';

/** File systems allow 255 bytes; the rest leaves room for "(2)" and the like. */
const NAME_MAX_BYTES = 180;

/** Separators, control characters and bidi marks; joiners are part of the spelling of names. */
const UNSAFE = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/** "Ana Šimić bodygraph.svg": the name in its own script, safe on every system. */
export function pictureFileName(name: string, format: PictureFormat): string {
  const safe = name.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ');
  const whose = cutTo(safe.replace(/^[\s.]+/, ''), NAME_MAX_BYTES).replace(/[\s.]+$/, '');
  return `${whose ? `${whose} ` : ''}bodygraph.${format}`;
}

/** As many whole graphemes as fit. */
function cutTo(text: string, maxBytes: number): string {
  const encoder = new TextEncoder();
  let kept = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > maxBytes) break;
    kept += segment;
  }
  return kept;
}
