import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';
import { calledIn } from '#shared/knowledge/team-brief.ts';
import { awayLoss } from '../away-words.ts';

/** What one person brings to a Penta: what only they cover, and what they cover with others. */
export function PersonShare({ penta, memberId }: { penta: PentaData; memberId: string }) {
  const share = penta.members.find(({ id }) => id === memberId);
  if (share === undefined) return null;
  const loss = awayLoss(penta, memberId, calledIn(penta)(memberId));
  const shared = sharedWords(penta, memberId);
  const perhaps = andList(
    penta.gates
      .filter(({ gate }) => share.possibleGates.some((one) => one === gate))
      .map(({ label }) => label),
  );
  return (
    <div className="grid gap-1.5 text-pretty">
      {loss && <p>{loss}</p>}
      {shared && <p className={loss ? 'text-sm' : undefined}>{`Covers ${shared}.`}</p>}
      {!loss && !shared && !perhaps && (
        <p className="text-muted">Covers none of the twelve functions.</p>
      )}
      {perhaps && <p className="text-sm text-warn">{`≈ Perhaps also ${perhaps}.`}</p>}
    </div>
  );
}

/** "Culture and Planning with Inês, and Accounting with Jonas"; empty if they share nothing. */
function sharedWords(penta: PentaData, memberId: string): string {
  const called = calledIn(penta);
  const labelsBy = new Map<string, string[]>();
  for (const { holders, label } of penta.gates) {
    const others = holders.filter((one) => one.memberId !== memberId);
    if (others.length === 0 || others.length === holders.length) continue;
    const names = andList(others.map((one) => called(one.memberId)));
    labelsBy.set(names, [...(labelsBy.get(names) ?? []), label]);
  }
  return andList([...labelsBy].map(([names, labels]) => `${andList(labels)} with ${names}`));
}
