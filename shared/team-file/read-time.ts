import { plainText, twoDigits } from './plain-text.ts';

export type TimeDefect = 'spreadsheet_number' | 'no_such_time' | 'unreadable';

/** Times are `HH:MM`, 24 hours; null when unknown. Seconds are dropped. */
export type ParsedTime =
  | { readonly kind: 'time'; readonly time: string | null }
  /** `suggestion` is the likely meaning, for the person to confirm. */
  | { readonly kind: 'defect'; readonly defect: TimeDefect; readonly suggestion?: string };

const UNKNOWN =
  /^(?:|\?+|-+|–|—|unknown|time unknown|not known|unk|n ?\/ ?a|n\.a\.|na|none|null|no|x|tbd)\.?$/i;
const CLOCK = /^(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?(?: ?([ap])\.? ?m\.?)?$/i;
const HOUR_OF_TWELVE = /^(\d{1,2}) ?([ap])\.? ?m\.?$/i;
const DIGITS_ONLY = /^(\d{1,2})(\d{2})$/;
const DAY_FRACTION = /^0?[.,](\d{3,})$/;
const DAY_MINUTES = 1440;

/** Parses a time of day in any format that people and spreadsheets write. */
export function readTime(cell: string): ParsedTime {
  const text = plainText(cell);
  if (UNKNOWN.test(text)) return { kind: 'time', time: null };
  const clock = CLOCK.exec(text);
  if (clock) return ofClock(Number(clock[1]), Number(clock[2]), clock[3]);
  const hour = HOUR_OF_TWELVE.exec(text);
  if (hour) return ofClock(Number(hour[1]), 0, hour[2]);
  const digits = DIGITS_ONLY.exec(text);
  if (digits) return suggested('unreadable', ofClock(Number(digits[1]), Number(digits[2])));
  const fraction = DAY_FRACTION.exec(text);
  if (fraction) {
    const minutes = Math.round(Number(`0.${fraction[1]}`) * DAY_MINUTES) % DAY_MINUTES;
    return suggested('spreadsheet_number', ofClock(Math.floor(minutes / 60), minutes % 60));
  }
  return { kind: 'defect', defect: 'unreadable' };
}

function suggested(defect: TimeDefect, meant: ParsedTime): ParsedTime {
  const suggestion = meant.kind === 'time' ? meant.time : null;
  return { kind: 'defect', defect, ...(suggestion !== null && { suggestion }) };
}

function ofClock(hour: number, minute: number, half?: string): ParsedTime {
  if (minute > 59 || hour > 23) return { kind: 'defect', defect: 'no_such_time' };
  if (half === undefined) return { kind: 'time', time: `${twoDigits(hour)}:${twoDigits(minute)}` };
  // "14:30 pm" is redundant; "14:30 am" and "0:30 pm" contradict themselves.
  if (hour === 0 || hour > 12) {
    const isPm = half.toLowerCase() === 'p';
    const plain = ofClock(hour, minute);
    return isPm === hour > 12 ? plain : suggested('no_such_time', plain);
  }
  const base = hour === 12 ? 0 : hour;
  return ofClock(half.toLowerCase() === 'p' ? base + 12 : base, minute);
}
