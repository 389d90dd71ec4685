import type { AuthorityName } from '#shared/engine/authority.ts';
import type { BodyId, Side } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

export type Meaning =
  | { readonly kind: 'gate'; readonly gate: number; readonly line: number | null }
  /** `id` is null for two gates that form no channel. */
  | { readonly kind: 'channel'; readonly id: string | null }
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'profile'; readonly profile: string }
  | { readonly kind: 'type'; readonly type: TypeName }
  | { readonly kind: 'authority'; readonly authorities: readonly AuthorityName[] }
  | { readonly kind: 'center'; readonly center: CenterId }
  | { readonly kind: 'definition'; readonly value: string }
  | { readonly kind: 'cross'; readonly text: string }
  | { readonly kind: 'strategy'; readonly types: readonly TypeName[] }
  | { readonly kind: 'signature'; readonly types: readonly TypeName[] }
  | { readonly kind: 'body'; readonly body: BodyId; readonly side: Side | null }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'share'; readonly have: number; readonly of: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'count'; readonly count: number; readonly noun: string }
  | { readonly kind: 'variable'; readonly name: string; readonly word: string }
  | { readonly kind: 'pairing'; readonly word: string }
  /** A name that gates, channels, or lines bear. */
  | {
      readonly kind: 'named';
      readonly gates: readonly number[];
      readonly channels: readonly string[];
      readonly line: number | null;
    }
  /** Something that cannot be held against any chart. */
  | { readonly kind: 'stray'; readonly text: string };

export type Mention = Meaning & { readonly start: number; readonly end: number };

/** A sentence that is read part by part, each place of it once. */
export class UnreadSentence {
  /** What is left to read; what has been read is blanked out. */
  rest: string;
  readonly found: Mention[] = [];

  constructor(text: string) {
    this.rest = text;
  }

  /** Takes each match out, unless `read` says null of it: then it is left for others. */
  take(pattern: RegExp, read: (match: RegExpExecArray) => Meaning[] | null): void {
    for (const match of [...this.rest.matchAll(pattern)]) {
      const meanings = read(match);
      if (meanings === null) continue;
      const start = match.index;
      const end = start + match[0].length;
      for (const meaning of meanings) this.found.push({ ...meaning, start, end });
      this.rest = this.rest.slice(0, start) + '\u00a4'.repeat(end - start) + this.rest.slice(end);
    }
  }
}
