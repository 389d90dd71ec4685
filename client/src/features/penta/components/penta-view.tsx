import { type ReactNode, useMemo, useState } from 'react';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import type { PentaData } from '#shared/contract/penta.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';
import { awayWords } from '../away-words.ts';
import { pentaPeopleOf } from '../people.ts';
import { AwayRow } from './away-row.tsx';
import { PentaCertainty } from './penta-certainty.tsx';
import { PentaMap } from './penta-map.tsx';
import { PentaReading } from './penta-reading.tsx';
import { PentaResilience } from './penta-resilience.tsx';
import { PentaTable } from './penta-table.tsx';

export interface PentaViewProps {
  teamName: string;
  penta: PentaData;
  /** Beside the map. */
  aside?: ReactNode;
  /** Another fold, below those about the functions. */
  more?: ReactNode;
  /** Details are printed unfolded. */
  isPrinting?: boolean | undefined;
}

/** A team of three to five as a whole: the map, what it says, and behind folds how it's read. */
export function PentaView({ teamName, penta, aside, more, isPrinting }: PentaViewProps) {
  const people = useMemo(() => pentaPeopleOf(penta.members), [penta]);
  const called = useMemo(() => calledNames(penta.members.map(({ name }) => name)), [penta]);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  const calledOf = (id: string) => called[people.findIndex((one) => one.id === id)] ?? '';
  const awayId = pointedId ?? pinnedId;
  return (
    <div className="grid gap-6 print:block print:space-y-4">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)] lg:grid-rows-[auto_1fr] print:grid-cols-1 print:gap-y-3">
        {/* First on phones and in reading order: what the map comes to. */}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{aside}</div>
        <section
          aria-label={`What ${teamName} covers`}
          className="grid content-start gap-4 lg:col-start-1 lg:row-start-1 print:gap-2"
        >
          <PentaMap penta={penta} people={people} calledOf={calledOf} awayId={awayId} />
          <AwayRow
            people={people}
            calledOf={calledOf}
            pinnedId={pinnedId}
            onPoint={setPointedId}
            onPin={setPinnedId}
            lossOf={(id) =>
              penta.resilience.find(({ memberId }) => memberId === id)?.gatesLost.length ?? 0
            }
          >
            {awayId === null
              ? 'Choose somebody to see what you’d lose.'
              : awayWords(penta, awayId, calledOf(awayId))}
          </AwayRow>
        </section>
        <div className="min-w-0 [&>*+*]:border-t-0">
          <Disclosure
            summary="Team Strategy, Team Energy, Group Dynamics, Penta Insight"
            isOpen={isPrinting}
          >
            <PentaReading penta={penta} />
          </Disclosure>
          {penta.certaintyNotes.length > 0 && <PentaCertainty penta={penta} isOpen={isPrinting} />}
          <PentaTable penta={penta} nameOf={nameOf} />
          {more}
        </div>
      </div>
      {isPrinting && <PentaResilience penta={penta} people={people} />}
    </div>
  );
}
