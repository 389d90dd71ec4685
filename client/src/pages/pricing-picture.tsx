import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { PentaMap } from '#client/features/penta/components/penta-map.tsx';
import { pentaPeopleOf } from '#client/features/penta/people.ts';
import { sampleTeam } from '#client/features/samples/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';

/** What a plan buys, shown on the sample team; nothing where that can't be loaded. */
export function PricingPicture() {
  const team = useQuery(sampleTeam);
  return team.data?.pentaData ? (
    <TeamPicture name={team.data.name} penta={team.data.pentaData} />
  ) : null;
}

function TeamPicture({ name, penta }: { name: string; penta: PentaData }) {
  const people = useMemo(() => pentaPeopleOf(penta.members), [penta]);
  const called = useMemo(() => calledNames(penta.members.map((one) => one.name)), [penta]);
  const calledOf = (id: string) => called[people.findIndex((one) => one.id === id)] ?? '';
  return (
    <section aria-labelledby="picture-title" className="mt-14">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id="picture-title" className="font-display text-2xl font-medium">
            What your team will see
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <Badge tone="accent">Sample</Badge>
            Twelve functions, and which of these five people covers each.
          </p>
        </div>
        <ButtonLink href={paths.sample.team} variant="secondary">
          Open the sample team
        </ButtonLink>
      </div>
      <h3 className="mb-3 text-lg font-medium">{name}</h3>
      <PentaMap penta={penta} people={people} calledOf={calledOf} awayId={null} />
    </section>
  );
}
