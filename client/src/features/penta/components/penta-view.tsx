import { type Ref, useMemo, useState } from 'react';
import type { PentaData } from '#shared/contract/penta.ts';
import { pentaPeopleOf } from '../people.ts';
import { MemberLegend } from './member-legend.tsx';
import { PentaCertainty } from './penta-certainty.tsx';
import { PentaDiagram } from './penta-diagram.tsx';
import { PentaReading } from './penta-reading.tsx';
import { PentaResilience } from './penta-resilience.tsx';
import { PentaTable } from './penta-table.tsx';

export interface PentaViewProps {
  teamName: string;
  penta: PentaData;
  /** The heading's ref, for scrolling to the result. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A team of three to five as a whole: the picture, what is missing, and what it means. */
export function PentaView({ teamName, penta, headingRef }: PentaViewProps) {
  const people = useMemo(() => pentaPeopleOf(penta.members), [penta]);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  return (
    <div className="grid gap-10 print:block print:space-y-4">
      <section aria-labelledby="penta-title" className="grid gap-5 print:gap-2">
        <div>
          {/* Shows right away which team the page has scrolled to. */}
          <h3
            ref={headingRef}
            id="penta-title"
            tabIndex={-1}
            className="scroll-mt-24 font-display text-2xl font-semibold wrap-anywhere print:text-lg"
          >
            <bdi>{teamName}</bdi>: {penta.compositeType}
          </h3>
          <p className="figures mt-1 text-muted">{penta.coverage.text}</p>
        </div>
        <MemberLegend
          people={people}
          pinnedId={pinnedId}
          onPoint={setPointedId}
          onPin={setPinnedId}
        />
        <PentaDiagram penta={penta} people={people} litId={pointedId ?? pinnedId} />
        <PentaTable penta={penta} nameOf={nameOf} />
      </section>
      <PentaReading penta={penta} />
      <PentaResilience penta={penta} people={people} />
      <PentaCertainty penta={penta} />
    </div>
  );
}
