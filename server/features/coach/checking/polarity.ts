import { NEGATION } from './lexicon.ts';
import type { Mention } from './mention.ts';

/** Whether a sentence says that something is so, that it is not, or neither beyond doubt. */
export type Polarity = 'said' | 'denied' | 'unclear';

const BREAK =
  /;|:|\s-\s|\bbut\b|\bwhile\b|\bwhereas\b|\balthough\b|\bthough\b|\bbecause\b|\binstead\b|, (?:so|which|where|since|and (?=you|your|it|they|the\b|there|this))|\band (?=you(?:r|'|\b)|it\b|they\b|there\b)|,(?=\s+(?:not|rather|your|you|this|it|they|which)\b)/gi;

/** Words that may stand between "not" and what is denied. */
const FILLER =
  /^(?:\s|[,#(¤]|\b(?:have|has|had|having|hold|holds|held|carry|carries|bring|brings|own|a|an|any|the|your|active|activated|defined|in|of|with|gates?|channels?|cent(?:er|re)s?|lines?|number|is|are|it|being|be|been|get|got|show|shows|contain|include|either|or|nor|neither|there|chart|currently|actually|also|called|type|types|profile|authority|person|yet|people|on|team|from|for|by|penta|anyone|anybody|holding|someone|member|members|business|function|functions|and|as|like)\b|\d+˙?)*$/i;
const DENIED_AFTER =
  /^(?:\s|[¤,)]|\b(?:gates?|channels?|cent(?:er|re)s?|authority|definition|in|your|chart|and|or|the|of|energy|here|both|also|simply|just|either|penta|team)\b|\d+˙?)*(?:(?:is|are|was|were|has|stays?|remains?)\s+)?(?:(?:not|n't|isn't|aren't|isnt|arent|never)\s+(?:\w+ly\s+)?(?:an?\s+|among\s+|part\b|one\b|in\b|there\b|present\b|active|activated|defined|held|yours|filled|covered|your\s+)|(?:isn't|aren't)\s+(?:active|defined|held|filled|in|part|one|among|your)|inactive|missing|absent|lacking|nowhere|not\s*[.,;]?$|(?:has|have)\s+(?:no|not)\s+(?:holder|been))/i;

/** The part of the sentence in which a mention stands: [start, end). */
export function segmentAround(text: string, { start, end }: Mention): readonly [number, number] {
  let from = 0;
  let to = text.length;
  for (const { index, 0: word } of text.matchAll(BREAK)) {
    if (index + word.length <= start) from = index + word.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return [from, to];
}

/** Reads the words around a mention; anything but a plain denial beside a "not" is unclear. */
export function polarityOf(text: string, mention: Mention, mentions: readonly Mention[]): Polarity {
  const [from, to] = segmentAround(text, mention);
  const masked = maskOthers(text, mentions);
  const cues = [...masked.slice(from, to).matchAll(NEGATION)];
  if (cues.length === 0) return 'said';
  if (
    /\b(?:not only|not just|no doubt|nothing but|no wonder|not without|not unless|never without|not merely|not simply)\b/i.test(
      text,
    )
  ) {
    return 'unclear';
  }
  const before = cues.filter(({ index }) => from + index < mention.start);
  const last = before.at(-1);
  if (before.length === 1 && last) {
    const gap = masked.slice(from + last.index + last[0].length, mention.start);
    if (FILLER.test(gap) && cues.length === 1) return 'denied';
  }
  if (before.length === 0 && DENIED_AFTER.test(masked.slice(mention.end, to))) {
    return cues.length <= 1 ? 'denied' : 'unclear';
  }
  return 'unclear';
}

/** Other mentions are as good as filler between a word and what it belongs to. */
function maskOthers(text: string, mentions: readonly Mention[]): string {
  let masked = text;
  for (const { kind, start, end } of mentions) {
    if (kind === 'stray' || kind === 'strategy') continue;
    masked = masked.slice(0, start) + '¤'.repeat(end - start) + masked.slice(end);
  }
  return masked;
}
