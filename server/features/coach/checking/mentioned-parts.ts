import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { CHANNELS } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import { LINE_NAMES } from '#shared/engine/profile.ts';
import type { UnreadSentence } from './mention.ts';

const PROPER_NAMES = namesOfParts();

function namesOfParts() {
  const names = new Map<string, { gates: number[]; channels: string[]; line: number | null }>();
  const at = (name: string) => {
    const key = name.replace(/^the /i, '').toLowerCase();
    const known = names.get(key) ?? { gates: [], channels: [], line: null };
    names.set(key, known);
    return known;
  };
  for (const { gate, name, iChing } of Object.values(GATES)) {
    for (const part of name.split('/')) at(part).gates.push(gate);
    if (iChing.includes(' ')) at(iChing).gates.push(gate);
  }
  for (const { id, name } of CHANNELS) at(name).channels.push(id);
  for (const [line, name] of Object.entries(LINE_NAMES)) at(name).line = Number(line);
  return [...names].map(([key, parts]) => ({
    ...parts,
    key,
    pattern: new RegExp(`(?<![a-z'])(?:the )?${literalPattern(key)}(?![a-z])`, 'gi'),
  }));
}

/** Names of gates, channels and lines, where it is they that are meant. */
export function takePartNames(sentence: UnreadSentence): void {
  for (const { key, pattern, gates, channels, line } of PROPER_NAMES) {
    sentence.take(pattern, ({ index, 0: whole }) => {
      const word = whole.replace(/^the /i, '');
      const isCapital =
        /^[A-Z]/.test(word) &&
        (index > 0 || /^the /i.test(whole)) &&
        !/[.!?:]\s*$/.test(sentence.rest.slice(0, index));
      const beside =
        /\b(?:gate|channel|line|energy|profile|hexagram) (?:of |named |called )?(?:the )?$/i.test(
          sentence.rest.slice(0, index),
        ) ||
        /^\s+(?:gate|channel|line|energy|profile)\b/i.test(
          sentence.rest.slice(index + whole.length),
        );
      const isDistinct = line !== null ? !/opportunist|role model/.test(key) || isCapital : false;
      const isChannel =
        /\bchannel (?:of |named |called )?(?:the )?$/i.test(sentence.rest.slice(0, index)) ||
        /^\s+channel\b/i.test(sentence.rest.slice(index + whole.length));
      const isGate =
        !isChannel &&
        /\bgate (?:of |named |called )?(?:the )?$/i.test(sentence.rest.slice(0, index));
      if (!isCapital && !beside && !isDistinct) return null;
      return [
        { kind: 'named', gates: isChannel ? [] : gates, channels: isGate ? [] : channels, line },
      ];
    });
  }
}
