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
  /** What the map comes to, in sentences: beside it, above it on phones. */
  aside?: ReactNode;
  /** What to do about it: below the sentences. */
  actions?: ReactNode;
  /** Below both. */
  closing?: ReactNode;
  /** Puts the map and its folds under a heading. */
  frame?: ((map: ReactNode) => ReactNode) | undefined;
  /** Another fold, below those about the functions. */
  more?: ReactNode;
  /** Details are printed unfolded. */
  isPrinting?: boolean | undefined;
}

/** A team of three to five as a whole: the map, what it says, and behind folds how it's read. */
export function PentaView(props: PentaViewProps) {
  const { teamName, penta, aside, actions, closing, frame, more, isPrinting } = props;
  const people = useMemo(() => pentaPeopleOf(penta.members), [penta]);
  const called = useMemo(() => calledNames(penta.members.map(({ name }) => name)), [penta]);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  const calledOf = (id: string) => called[people.findIndex((one) => one.id === id)] ?? '';
  const awayId = pointedId ?? pinnedId;
  const map = (
    <div className="grid min-w-0 content-start gap-6">
      <section
        aria-label={`What ${teamName} covers`}
        className="grid min-w-0 content-start gap-3 print:gap-2"
      >
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
            ? 'choose who, and see which functions you’d lose.'
            : awayWords(penta, awayId, calledOf(awayId))}
        </AwayRow>
        <PentaMap penta={penta} people={people} calledOf={calledOf} awayId={awayId} />
      </section>
      <div className="min-w-0 border-t border-line [&>*]:border-t-0">
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
  );
  return (
    <div className="grid gap-6 print:block print:space-y-4">
      <div className="flex flex-col gap-x-16 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)] print:gap-y-3">
        {(aside || actions || closing) && (
          <div className="grid min-w-0 content-start gap-6 lg:col-start-2 lg:row-start-1">
            {aside}
            {actions}
            {closing}
          </div>
        )}
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">{frame ? frame(map) : map}</div>
      </div>
      {isPrinting && <PentaResilience penta={penta} people={people} calledOf={calledOf} />}
    </div>
  );
}
