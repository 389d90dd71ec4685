import type { Connection } from '#shared/contract/connection.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';

const nameOf = (center: CenterId) => CENTERS[center].name.replace(/ Center$/, '');

type Relation = Connection['dynamic']['centers'][number]['relation'];

/** Which centers the two join, share and lend each other, by group; empty groups are left out. */
export function CenterGroups({ a, b, dynamic }: Connection) {
  const titles: readonly (readonly [Relation, title: string, note: string])[] = [
    ['together', 'Only together', 'open in each, defined when they meet'],
    ['both', 'Both', 'defined in each'],
    ['aOnly', a.name, `${b.name} takes this in`],
    ['bOnly', b.name, `${a.name} takes this in`],
    ['open', 'Neither', 'open in both'],
  ];
  return (
    <dl className="grid gap-3">
      {titles.map(([relation, title, note]) => {
        const centers = dynamic.centers.filter((one) => one.relation === relation);
        if (centers.length === 0) return null;
        return (
          <div key={relation} className="border-t border-line pt-3">
            <dt className="text-sm wrap-anywhere text-muted">
              <bdi className="font-medium text-ink">{title}</bdi>: {note}
            </dt>
            <dd className="mt-0.5">{andList(centers.map(({ center }) => nameOf(center)))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Who connects what is separate in the other. */
export function Bridges({ a, b, dynamic }: Connection) {
  return dynamic.bridges.map(({ memberId, gates, isWhole }) => {
    const [split, bridging] = memberId === a.id ? [a, b] : [b, a];
    return (
      <p key={memberId} className="wrap-anywhere">
        {bridging.name} connects parts of {split.name}’s chart that are separate otherwise
        {isWhole && ', and makes it one whole'} ({gates.length === 1 ? 'gate' : 'gates'}{' '}
        <span className="figures">{andList(gates)}</span>).
      </p>
    );
  });
}
