const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINAL_UNITS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const ORDINAL_TENS = TENS.map((word) => word.replace(/y$/, 'ieth'));

const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['fourty', 40],
  ['dozen', 12],
]);
const ORDINALS = new Map<string, number>([
  ...ORDINAL_UNITS.map((word, value) => [word, value] as const),
  ...ORDINAL_TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

const TENS_WORD = TENS.join('|');
const UNIT_WORD = [...UNITS.slice(1, 10)].join('|');
const ORDINAL_UNIT_WORD = ORDINAL_UNITS.slice(1, 10).join('|');
const COMPOUND = new RegExp(`\\b(${TENS_WORD})[ -](${UNIT_WORD}|${ORDINAL_UNIT_WORD})\\b`, 'gi');
const SINGLE = new RegExp(`\\b(?:${[...VALUES.keys(), ...ORDINALS.keys()].join('|')})\\b`, 'gi');

/** Words that are numbers only beside a word of the chart. */
const WEAK = new Set(['one', 'first', 'second', 'third', 'zero']);
const CHART_NOUN =
  /^\W*(?:(?:active|defined|open|undefined|hanging|fixed|consistent|line|conscious) )*(?:gates?|lines?|channels?|cent(?:er|re)s?|hexagrams?|motors?|gaps?|functions?|slash|of (?:\d+|twelve|six|nine)|dot|point)\b/i;

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanValue(text: string): number {
  const digits = Array.from(text.toLowerCase(), (letter) => ROMAN[letter] ?? 0);
  return digits.reduce(
    (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** Numbers in words and Roman numerals as figures; a figure from a word is followed by "˙". */
export function withFigures(folded: string): string {
  const single = (word: string, offset: number, whole: string): string => {
    const lower = word.toLowerCase();
    if (WEAK.has(lower)) {
      const after = whole.slice(offset + word.length);
      const before = whole.slice(0, offset);
      const counts =
        lower === 'one' &&
        /^\W+(?:of|gate)\b/.test(after) &&
        /\b(?:gate|line|number)\W*$/i.test(before);
      if (
        !counts &&
        !CHART_NOUN.test(after) &&
        !/\b(?:gates?|lines?|channels?|hexagrams?|profile|number|slash|dot)\s*$/i.test(before)
      )
        return word;
    }
    return `${VALUES.get(lower) ?? ORDINALS.get(lower) ?? 0}˙`;
  };
  return folded
    .replaceAll(COMPOUND, (_, tens: string, unit: string) => {
      const lower = unit.toLowerCase();
      return `${(VALUES.get(tens.toLowerCase()) ?? 0) + (VALUES.get(lower) ?? ORDINALS.get(lower) ?? 0)}˙`;
    })
    .replaceAll(SINGLE, single)
    .replaceAll(
      /\b(gates?|lines?|channels?|hexagrams?|profile|and|or)( |-)([ivxl]+)\b/gi,
      (whole, noun: string, gap: string, roman: string) =>
        /^(?:and|or)$/i.test(noun) && (roman !== roman.toUpperCase() || roman === 'I')
          ? whole
          : `${noun}${gap}${romanValue(roman)}˙`,
    )
    .replaceAll(/\b[IVXL]{2,}\b/g, (roman) => `${romanValue(roman)}˙`)
    .replaceAll(/(\d˙?)\s+(?:slash)\s+(\d)/gi, '$1/$2')
    .replaceAll(/(\d)˙?\s+(?:dot|point)\s+(\d)/gi, '$1.$2')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replaceAll(/(\d)˙\s*([-/])\s*(\d)/g, '$1$2$3');
}
