import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { facesOf } from '#client/components/people/face.tsx';
import { useMedia } from '#client/lib/use-media.ts';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { pairsInWords, pairsOfTeam, type TeamPair } from '../pairs.ts';
import { PairCard } from './pair-card.tsx';
import { PairList } from './pair-list.tsx';
import { MatrixLegend, PairMatrix } from './pair-matrix.tsx';

/** From here on there is room for everybody with everybody. */
const WIDE = '(min-width: 48rem)';

interface PairsTabProps {
  team: TeamRecord;
  /** False for a sample, whose people have no connection page. */
  hasConnections?: boolean;
}

/** How each pair of a team works together. */
export function PairsTab({ team, hasConnections = true }: PairsTabProps) {
  const pairs = useMemo(() => pairsOfTeam(team, hasConnections), [team, hasConnections]);
  const isWide = useMedia(WIDE);
  const isPrinting = usePrinting();
  const [only] = pairs;
  if (only === undefined) return null;
  if (pairs.length === 1) {
    return (
      <Frame pairs={pairs}>
        <PairCard pair={only} />
      </Frame>
    );
  }
  return (
    <Frame pairs={pairs}>
      {isPrinting ? (
        <AllPairs pairs={pairs} />
      ) : isWide ? (
        <Everybody team={team} pairs={pairs} />
      ) : (
        <OneByOne pairs={pairs} />
      )}
    </Frame>
  );
}

function Frame({ pairs, children }: { pairs: readonly TeamPair[]; children: ReactNode }) {
  return (
    <section aria-labelledby="dynamics-title" className="print:block">
      <h2
        id="dynamics-title"
        className="font-display text-2xl font-semibold print:break-after-avoid print:text-xl"
      >
        Working Dynamics
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted print:mb-2">{pairsInWords(pairs)}</p>
      {children}
    </section>
  );
}

function isSpark({ kind }: TeamPair): boolean {
  return kind === 'Electromagnetic';
}

/** The pair that a reader meets first: one that sparks, else the first. */
function firstOf(pairs: readonly TeamPair[]): TeamPair | null {
  return pairs.find(isSpark) ?? pairs[0] ?? null;
}

function Everybody({ team, pairs }: { team: TeamRecord; pairs: readonly TeamPair[] }) {
  const [key, setKey] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const matrix = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(0);
  const selected = pairs.find((pair) => pair.key === key) ?? firstOf(pairs);
  useEffect(() => {
    if (opened > 0) heading.current?.focus();
  }, [opened]);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,43.5fr)_minmax(0,27.75fr)]">
      <div ref={matrix} className="grid gap-4">
        <MatrixLegend pairs={pairs} />
        <PairMatrix
          people={facesOf(team.members)}
          pairs={pairs}
          selected={selected?.key ?? null}
          onSelect={(to, byKeys) => {
            setKey(to);
            if (byKeys) setOpened(opened + 1);
          }}
        />
      </div>
      {selected && (
        <article
          aria-label="Selected pair"
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              matrix.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
            }
          }}
          className="rounded-lg bg-raised p-6 shadow-overlay"
        >
          <PairCard pair={selected} headingRef={heading} />
        </article>
      )}
    </div>
  );
}

function OneByOne({ pairs }: { pairs: readonly TeamPair[] }) {
  const [selected, setSelected] = useState<string | null>(null);
  const sparksFirst = useMemo(
    () => pairs.toSorted((a, b) => Number(isSpark(b)) - Number(isSpark(a))),
    [pairs],
  );
  return <PairList pairs={sparksFirst} selected={selected} onSelect={setSelected} />;
}

/** Every card, for paper. */
function AllPairs({ pairs }: { pairs: readonly TeamPair[] }) {
  return (
    <ul className="columns-2 gap-8">
      {pairs.map((pair) => (
        <li key={pair.key} className="mb-4 break-inside-avoid">
          <PairCard pair={pair} />
        </li>
      ))}
    </ul>
  );
}
