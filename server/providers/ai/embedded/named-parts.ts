import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNELS } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';

/** Parts of a chart that a question names. */
export interface NamedParts {
  readonly gates: readonly number[];
  /** "low-high" */
  readonly channels: readonly string[];
  readonly centers: readonly CenterId[];
}

const MOST = 3;

export function namedParts(question: string): NamedParts {
  const plain = question
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[–—−]/g, '-');
  const channels = [...plain.matchAll(/\b(\d{1,2})\s*-\s*(\d{1,2})\b/g)].flatMap(([, a, b]) =>
    CHANNELS.filter(
      ({ gates: [low, high] }) =>
        low === Math.min(Number(a), Number(b)) && high === Math.max(Number(a), Number(b)),
    ),
  );
  const named = CHANNELS.filter(({ name }) =>
    new RegExp(
      `\\bchannel of ${literalPattern(name)}\\b|\\b${literalPattern(name.replace(/^The /, ''))} channel\\b`,
      'i',
    ).test(plain),
  );
  const lists = [
    ...plain.matchAll(
      /\bgates?\s+#?(\d{1,2}(?:(?:\s*,\s*|\s+and\s+|\s+or\s+|\s*&\s*)#?\d{1,2})*)/gi,
    ),
  ];
  const numbers = lists.flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number));
  const byName = Object.values(GATES).filter(({ name }) =>
    name
      .split('/')
      .some((part) =>
        new RegExp(`\\bgate of (?:the )?${literalPattern(part)}\\b`, 'i').test(plain),
      ),
  );
  const gates = [
    ...numbers.filter((gate) => gate >= 1 && gate <= 64),
    ...byName.map(({ gate }) => gate),
  ];
  const centers = CENTER_IDS.filter((id) => {
    const title = CENTERS[id].name.replace(/ Center$/, '');
    const isPlain = /^(?:Sacral|Ajna|Spleen|Solar Plexus)$/.test(title);
    const name = literalPattern(title);
    return new RegExp(
      isPlain
        ? `\\b${name}\\b(?! authority)`
        : `\\b${name} cent(?:er|re)\\b|\\b(?:open|defined|undefined) ${name}\\b`,
      'i',
    ).test(plain);
  });
  return {
    gates: [...new Set(gates)].slice(0, MOST),
    channels: [...new Set([...channels, ...named].map(({ id }) => id))].slice(0, MOST),
    centers: centers.slice(0, MOST),
  };
}
