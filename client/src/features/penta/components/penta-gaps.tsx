import { type ReactNode, useState } from 'react';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import type { PentaData } from '#shared/contract/penta.ts';
import { nearestTo } from '#shared/engine/penta/stand-in.ts';
import { isPentaGate, type PentaGate } from '#shared/engine/penta-matrix.ts';
import { FUNCTION_BRIEFS } from '#shared/knowledge/penta-brief-texts.data.ts';
import {
  burdenWords,
  gapsByWeight,
  nearnessWords,
  standInWords,
} from '#shared/knowledge/team-brief.ts';
import { type PentaGateReading, type PentaPerson, pentaPeopleOf } from '../people.ts';
import { FunctionDisc } from './function-disc.tsx';
import { GapsWhenAway } from './gaps-when-away.tsx';
import { MemberDisc } from './member-disc.tsx';

export interface PentaGapsProps {
  penta: PentaData;
  /** All gaps are shown, however many. */
  isPrinting?: boolean | undefined;
  /** The way to take a gap's agreement into the team's plan. */
  adopt?: ((gap: { gate: PentaGate; label: string; agreement: string }) => ReactNode) | undefined;
}

/** From here on the rest waits behind a button. */
const SHOWN = 4;
/** How many people are named after the one who is closest. */
const OTHERS_SHOWN = 2;

/** The missing functions, the weightiest first, each with what to do about it. */
export function PentaGaps({ penta, isPrinting, adopt }: PentaGapsProps) {
  const [isAll, setIsAll] = useState(false);
  const people = pentaPeopleOf(penta.members);
  const gaps = gapsByWeight(penta).flatMap(
    ({ gate }) => penta.gates.find((one) => one.gate === gate) ?? [],
  );
  const shown = isAll || isPrinting ? gaps : gaps.slice(0, SHOWN);
  const hidden = gaps.length - shown.length;
  const atRisk = penta.resilience.some(({ gatesLost }) => gatesLost.length > 0);
  return (
    <section aria-labelledby="penta-gaps" className="grid gap-5 print:gap-2">
      <div>
        <h2 id="penta-gaps" className="text-sm font-medium print:font-display print:text-xl">
          Missing BG5 Functions (Team)
        </h2>
        <p className="mt-1 max-w-prose font-display text-lg">{leadOf(gaps.length)}</p>
        <p className="mt-1 max-w-prose text-sm text-muted">
          BG5 is the business side of Human Design. It names twelve functions that a team of three
          to five people needs.
        </p>
      </div>
      <div
        className={
          atRisk
            ? 'grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-1'
            : undefined
        }
      >
        {gaps.length > 0 && (
          <div className="grid gap-4">
            <ul className="grid gap-4 print:grid-cols-2">
              {shown.map((gap) => (
                <Gap key={gap.gate} gap={gap} penta={penta} people={people} adopt={adopt} />
              ))}
            </ul>
            {hidden > 0 && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                onClick={() => setIsAll(true)}
              >
                {hidden === 1 ? 'Show 1 more gap' : `Show ${hidden} more gaps`}
              </Button>
            )}
          </div>
        )}
        {atRisk && <GapsWhenAway penta={penta} people={people} />}
      </div>
    </section>
  );
}

function leadOf(count: number): string {
  if (count === 0) return 'None. All twelve functions are covered.';
  return count === 1
    ? 'Nobody covers this one. Here’s who can step in and what to agree on.'
    : 'Nobody covers these. Here’s who can step in and what to agree on.';
}

interface GapProps extends Pick<PentaGapsProps, 'penta' | 'adopt'> {
  gap: PentaGateReading;
  people: readonly PentaPerson[];
}

function Gap({ gap, penta, people, adopt }: GapProps) {
  const { gate, label, possibleHolders } = gap;
  if (!isPentaGate(gate)) return null;
  const [standIn = null, ...others] = nearestTo(
    gate,
    penta.gates,
    people.map(({ id }) => id),
  );
  const personOf = (id: string | undefined) => people.find((one) => one.id === id);
  const person = personOf(standIn?.memberId);
  const channel = penta.channels.find((one) => one.channel === gap.channel);
  const { missing, agreement, outside } = FUNCTION_BRIEFS[gate];
  return (
    <li
      id={`gap-${gate}`}
      className="grid content-start gap-3 rounded-lg border border-line p-4 print:break-inside-avoid print:p-3"
    >
      {/* The badge may break off into a line of its own; the function's name never does. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FunctionDisc
          holders={[]}
          possible={people.filter(({ id }) => possibleHolders.some((one) => one.memberId === id))}
          isLost={false}
          className="size-10"
        />
        <h3 className="min-w-0 flex-1 text-lg font-medium">
          {label} <span className="figures text-sm font-normal text-muted">{gate}</span>
        </h3>
        {channel?.isCore && (
          <span className="max-sm:order-1 max-sm:basis-full">
            <Badge>Core: time and money</Badge>
          </span>
        )}
        <AskAbout
          context={{ kind: 'function', value: `${gate}` }}
          words={`${label} (${gate})`}
          label="Ask"
        />
      </div>
      <p className="font-display text-lg text-pretty">{missing}</p>
      <dl className="grid gap-2.5 border-t border-line pt-3 text-sm">
        <Part title="For now">
          <span className="flex items-center gap-2">
            {person && (
              <MemberDisc
                person={person}
                state={standIn?.isPossible ? 'perhaps' : 'held'}
                className="size-6"
              />
            )}
            <span className="min-w-0">{standInWords(gap, standIn, penta)}</span>
          </span>
        </Part>
        {others.length > 0 && (
          <Part title="Otherwise">
            <ul className="grid gap-1">
              {others.slice(0, OTHERS_SHOWN).map((one) => (
                <li key={one.memberId}>
                  <bdi className="font-medium">{personOf(one.memberId)?.name}</bdi>
                  <span className="text-muted">
                    {` · ${[nearnessWords(gap, one, penta), burdenWords(one, penta)].filter(Boolean).join('. ')}`}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title="Agree on this">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="font-medium">{agreement.title}</span>
              <span className="block text-muted">{agreement.how}</span>
            </span>
            {adopt?.({ gate, label, agreement: agreement.title })}
          </span>
        </Part>
        <Part title="From outside">{outside}</Part>
      </dl>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-3 print:block">
      <dt className="text-muted">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
