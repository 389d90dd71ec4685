import type { ReactNode } from 'react';
import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';
import { calledIn } from '#shared/knowledge/team-brief.ts';
import { awayLoss } from '../away-words.ts';

/** What one person brings to a Penta, and what nobody covers without them. */
export function PersonShare({ penta, memberId }: { penta: PentaData; memberId: string }) {
  const share = penta.members.find(({ id }) => id === memberId);
  if (share === undefined) return null;
  const called = calledIn(penta)(memberId);
  const labels = (gates: readonly number[]) =>
    andList(penta.gates.filter(({ gate }) => gates.includes(gate)).map(({ label }) => label));
  const brings = labels(share.gates);
  const perhaps = labels(share.possibleGates);
  const loss = awayLoss(penta, memberId, called);
  return (
    <div className="grid gap-1.5 text-sm">
      {loss ? (
        <p className="text-base text-pretty">{loss}</p>
      ) : (
        <p className="text-base text-muted">Others cover the same functions.</p>
      )}
      <dl>
        <Part title="Brings">
          {brings || (perhaps ? '' : 'None of the twelve functions')}
          {perhaps && <span className="text-warn">{`${brings && '; '}≈ perhaps ${perhaps}`}</span>}
        </Part>
      </dl>
    </div>
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
