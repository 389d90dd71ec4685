/** The width of a text in the units of its drawing. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

function graphemesOf(text: string): string[] {
  const parts = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return [...parts].map(({ segment }) => segment);
}

/** Splits a word where it would leave the line. */
function cutWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const grapheme of graphemesOf(word)) {
    if (part !== '' && measure(part + grapheme) > width) {
      parts.push(part);
      part = '';
    }
    part += grapheme;
  }
  return [...parts, part];
}

function shortened(line: string, width: number, measure: Measure): string {
  const graphemes = graphemesOf(line);
  while (graphemes.length > 0 && measure(graphemes.join('').trimEnd() + ELLIPSIS) > width) {
    graphemes.pop();
  }
  return graphemes.join('').trimEnd() + ELLIPSIS;
}

/** Breaks a text into lines that fit; what comes after the last one becomes an ellipsis. */
export function fitText(
  text: string,
  { width, lines, measure }: { width: number; lines: number; measure: Measure },
): string[] {
  const words = text
    .split(/\s/)
    .filter((word) => word !== '')
    .flatMap((word) => (measure(word) > width ? cutWord(word, width, measure) : [word]));
  const fitted: string[] = [];
  for (const word of words) {
    const last = fitted.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) fitted[fitted.length - 1] = longer;
    else fitted.push(word);
  }
  if (fitted.length <= lines) return fitted;
  const kept = fitted.slice(0, lines);
  return [...kept.slice(0, -1), shortened(kept.at(-1) ?? '', width, measure)];
}
