import type { ReactNode } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { PairBodygraph } from '#client/features/bodygraph/pair-bodygraph.tsx';
import { Bridges, CenterGroups } from '#client/features/connection/components/center-groups.tsx';
import { ThemeNote } from '#client/features/connection/components/theme-note.tsx';
import { ChannelList, GroundsList } from '#client/features/pairs/components/pair-evidence.tsx';
import { Sentences } from '#client/features/pairs/components/pair-sentences.tsx';
import type { ConnectedPerson, Connection } from '#shared/contract/connection.ts';

/** What two charts make together: in words and as a picture, then channels, centers and their sum. */
export function ConnectionView({ connection }: { connection: Connection }) {
  const { a, b, dynamic, theme, isSameChart } = connection;
  const people = { people: [a, b] } as const;
  return (
    <div className="grid gap-10">
      {isSameChart && (
        <Notice title="These two charts have the same positions">
          If they’re one person charted twice, choose somebody else to compare with.
        </Notice>
      )}
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25.125rem]">
        <div className="min-w-0">
          {dynamic.headline && (
            <p className="font-display text-2xl leading-snug font-[480] text-balance wrap-anywhere sm:text-[2.125rem] sm:leading-tight">
              {dynamic.headline}
            </p>
          )}
          <ul className="mt-3 mb-6 flex flex-wrap gap-2">
            <li>
              <Badge tone="accent">{dynamic.dynamicType}</Badge>
            </li>
            {[a, b].map((person) => (
              <Approximate key={person.id} person={person} />
            ))}
          </ul>
          <Sentences facts={dynamic} card={dynamic} />
        </div>
        <div className="mx-auto w-full max-w-[25.125rem]">
          <PairBodygraph charts={[a.activations, b.activations]} names={[a.name, b.name]} />
        </div>
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <Part id="channels" title="Channels between them">
          <ChannelList facts={dynamic} />
        </Part>
        <div className="grid gap-10">
          <Part id="centers" title="Centers that join">
            <CenterGroups {...connection} />
            <div className="mt-3 grid gap-2">
              <Bridges {...connection} />
            </div>
          </Part>
          <Part id="theme" title={`Together: ${theme.count}`}>
            <ThemeNote theme={theme} />
          </Part>
        </div>
      </div>
      <Disclosure summary="What it rests on">
        <GroundsList pair={people} card={dynamic} />
        <p className="mt-3 text-sm text-muted">
          The facts come straight from the two charts; the types and sentences are our
          interpretation. There’s no score.
        </p>
      </Disclosure>
    </div>
  );
}

function Approximate({ person }: { person: ConnectedPerson }) {
  if (!person.isApproximate) return null;
  return (
    <li>
      <Badge tone="warn">
        <span aria-hidden="true">≈</span>
        <span>
          <bdi>{person.name}</bdi>: approximate birth time
        </span>
      </Badge>
    </li>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="mb-3 font-display text-2xl font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
