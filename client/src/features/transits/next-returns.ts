import type { Return } from '#shared/engine/transits/returns.ts';
import { RETURN_TEXTS } from './return-texts.data.ts';

/** The next two kinds of return, each with its day: what the page of returns opens with. */
export function nextReturnsSentence(
  returns: readonly Return[],
  nowMs: number,
  { isOwn, isApproximate }: { readonly isOwn: boolean; readonly isApproximate: boolean },
  dayOf: (utcMs: number) => string,
): string {
  const ahead = returns.filter(({ at }) => at > nowMs).sort((a, b) => a.at - b.at);
  const [first] = ahead;
  const second = ahead.find(({ kind }) => kind !== first?.kind);
  if (!first) return 'The positions we have end before the next return.';
  const when = isApproximate ? 'around' : 'on';
  const nameOf = ({ kind, at }: Return) => `${RETURN_TEXTS[kind].name} ${when} ${dayOf(at)}`;
  const whose = isOwn ? 'your' : 'this chart’s';
  const next = `Next comes ${whose} ${nameOf(first)}`;
  return second ? `${next}, then the ${nameOf(second)}.` : `${next}.`;
}
