const NAME_MAX_BYTES = 160;
/** Separators, control characters and bidi marks; joiners are part of the spelling of names. */
const UNSAFE = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/** "Ana Šimić chart report.pdf": the name in its own script, safe on every system. */
export function reportFileName(name: string): string {
  const safe = name.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ');
  let whose = '';
  for (const { segment } of new Intl.Segmenter('en').segment(safe.replace(/^[\s.]+/, ''))) {
    if (Buffer.byteLength(whose + segment) > NAME_MAX_BYTES) break;
    whose += segment;
  }
  return `${whose.replace(/[\s.]+$/, '')} chart report.pdf`.trim();
}
