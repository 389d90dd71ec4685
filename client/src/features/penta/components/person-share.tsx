import type { ReactNode } from 'react';
import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';
import { awayCount } from '../away-words.ts';

/** What one person brings to a Penta, what only they cover, and what remains without them. */
export function PersonShare({ penta, memberId }: { penta: PentaData; memberId: string }) {
  const share = penta.members.find(({ id }) => id === memberId);
  if (share === undefined) return null;
  const labels = (gates: readonly number[]) =>
    andList(penta.gates.filter(({ gate }) => gates.includes(gate)).map(({ label }) => label));
  const brings = labels(share.gates);
  const perhaps = labels(share.possibleGates);
  const alone = labels(share.soleHolderOf);
  return (
    <dl className="grid gap-1.5 text-sm">
      <Part title="Brings">
        {brings || (perhaps ? '' : 'None of the twelve functions')}
        {perhaps && <span className="text-warn">{`${brings && '; '}≈ perhaps ${perhaps}`}</span>}
      </Part>
      {alone && (
        <Part title="Only they cover">{alone === brings && !perhaps ? 'all of this' : alone}</Part>
      )}
      <Part title="When they’re away">{awayCount(penta, memberId)}</Part>
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline text-muted">{title}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
