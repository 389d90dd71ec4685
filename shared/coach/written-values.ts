import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';

/* Values as an answer may write them. */

export const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}/.-]+/gu, ' ')
    .trim();

/** Names as an answer may write them: "Emotional authority", "G Center", "Split Definition". */
export function bare(value: string): string {
  return fold(value)
    .replaceAll(/ (authority|definition|cent(er|re)|profile)$/g, '')
    .replace(/^the /, '');
}

export const sameName = (held: string, value: string) => bare(held) === bare(value);

/** The center that a text names, by id or name. */
export function centerNamed(text: string): CenterId | null {
  const name = bare(text.replace(/([a-z])([A-Z])/g, '$1 $2'));
  const known = CENTER_IDS.find((id) => fold(id) === fold(text) || bare(CENTERS[id].name) === name);
  if (known) return known;
  return name.split(/[ /]/).some((word) => word === 'ego' || word === 'will') ? 'heart' : null;
}

/** "10-34", the lower gate first; null for anything else. */
export function channelPair(text: string): string | null {
  const [, a, b] = /^(\d{1,2})\s*[-–—/]\s*(\d{1,2})/.exec(text.trim()) ?? [];
  if (a === undefined || b === undefined) return null;
  return Number(a) < Number(b) ? `${Number(a)}-${Number(b)}` : `${Number(b)}-${Number(a)}`;
}

/** The number of a gate; null when there is no such gate. */
export function gateNumber(text: string): number | null {
  const [, digits] = /^(?:gate )?(\d{1,2})\b/.exec(fold(text)) ?? [];
  const gate = Number(digits);
  return gate >= 1 && gate <= 64 ? gate : null;
}
