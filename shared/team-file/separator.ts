const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

const SAMPLE_CHARACTERS = 20_000;
const SAMPLE_RECORDS = 20;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Finds what parts the cells: the line `sep=;` that some spreadsheets write first, else the sign
 * that the first line has most of outside quotation marks, as far as the lines after it agree.
 * @returns the separator (a comma when none is found) and where the rows begin.
 */
export function detectSeparator(source: string): { separator: Separator; start: number } {
  const first = source.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const stated = /^sep=([,;\t|])(?:\r\n|\r|\n)/i.exec(source.slice(first, first + 8));
  const named = SEPARATORS.find((sign) => sign === stated?.[1]);
  if (stated && named) return { separator: named, start: first + stated[0].length };

  const counts = countsByRecord(source.slice(first, first + SAMPLE_CHARACTERS));
  let best: Separator = ',';
  let bestScore = 0;
  for (const separator of SEPARATORS) {
    const [header = 0, ...others] = counts.map((count) => count.get(separator) ?? 0);
    const agreeing = others.filter((count) => count >= header).length;
    const score = header * (1 + agreeing);
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return { separator: best, start: first };
}

/** How often each separator stands outside quotation marks, line by line; blank lines left out. */
function countsByRecord(sample: string): ReadonlyMap<string, number>[] {
  const records: Map<string, number>[] = [];
  let current = new Map<string, number>();
  let isQuoted = false;
  let isEmpty = true;
  const finish = () => {
    if (!isEmpty) records.push(current);
    current = new Map();
    isEmpty = true;
  };
  for (const character of sample) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && (character === '\n' || character === '\r')) {
      finish();
      if (records.length === SAMPLE_RECORDS) return records;
      continue;
    }
    isEmpty = false;
    if (!isQuoted) current.set(character, (current.get(character) ?? 0) + 1);
  }
  finish();
  return records;
}
