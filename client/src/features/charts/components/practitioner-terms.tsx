import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import type { ChartDetails } from '#shared/contract/chart-details.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { detailsOfChart } from '../api.ts';

/** What practitioners look up, loaded when it is opened. */
export function PractitionerTerms({ chartId }: { chartId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      summary="More terms, for practitioners"
      isOpen={isOpen}
      onToggle={setIsOpen}
      className="print:hidden"
    >
      {isOpen && <Terms chartId={chartId} />}
    </Disclosure>
  );
}

function Terms({ chartId }: { chartId: string }) {
  const query = useQuery(detailsOfChart(chartId));
  if (query.data) {
    return (
      <dl className="grid gap-x-8 gap-y-4 @min-[54rem]:grid-cols-2">
        {entriesOf(query.data).map((entry) => (
          <Term key={entry.label} {...entry} />
        ))}
      </dl>
    );
  }
  if (query.isPending) return <Loading />;
  return <LoadFailure query={query} title="Unable to load these terms" level={3} />;
}

function Loading() {
  return (
    <SkeletonGroup label="Loading terms" className="grid gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </SkeletonGroup>
  );
}

interface Entry {
  readonly label: string;
  /** null when it depends on the birth time. */
  readonly value: string | null;
  readonly note: string;
}

function Term({ label, value, note }: Entry): ReactNode {
  return (
    <div className="border-t border-line pt-2">
      <dt className="text-sm font-medium text-muted">{label}</dt>
      <dd className={value === null ? 'text-warn' : 'font-medium'}>
        {value ?? 'Depends on your birth time'}
      </dd>
      <dd className="text-sm text-muted text-pretty">{note}</dd>
    </div>
  );
}

/** Each term in a practitioner's words, with what it rests on. */
function entriesOf(details: ChartDetails): readonly Entry[] {
  const { careerType, quarter, circuits, strengths, profitCenters, moneyLines } = details;
  return [
    { label: 'Career type', value: careerType, note: 'BG5’s name for your type.' },
    {
      label: 'Quarter',
      value: quarter && `${quarter.name}: ${quarter.theme}`,
      note: 'The part of the wheel your conscious Sun is in.',
    },
    {
      label: 'Circuits',
      value:
        circuits &&
        orNone(circuits.map(({ group, channels }) => `${group} ${channels}`).join(' · ')),
      note: 'Your defined channels, counted by circuit group.',
    },
    {
      label: 'Consistent strengths',
      value:
        strengths &&
        orNone(strengths.map(({ channel, label }) => `${label} (${channel})`).join(' · ')),
      note: 'The Penta channels you cover alone in any team.',
    },
    {
      label: 'Bridges',
      value: bridgesIn(details),
      note: 'Gates that join the separate parts of your definition when someone brings them.',
    },
    {
      label: 'Profit centers',
      value: profitCenters && orNone(andList(profitCenters.map((id) => CENTERS[id].name))),
      note: 'BG5’s name for your open centers.',
    },
    {
      label: 'Money lines',
      value: moneyLines && orNone(gateList(moneyLines)),
      note: 'Gates in your open centers held in line 3; with a 3 in your profile, all of them.',
    },
    ...variableEntries(details),
  ];
}

function orNone(text: string): string {
  return text === '' ? 'None' : text;
}

function gateList(gates: readonly number[]): string {
  if (gates.length === 0) return '';
  return `${gates.length === 1 ? 'Gate' : 'Gates'} ${andList(gates)}`;
}

function bridgesIn({ bridges }: ChartDetails): string | null {
  if (bridges === null) return null;
  // Where one gate is enough, two are of no interest.
  if (bridges.gates.length > 0) return gateList(bridges.gates);
  return orNone(bridges.pairs.map(([one, other]) => `${one} with ${other}`).join(' · '));
}

function variableEntries({ variables }: ChartDetails): readonly Entry[] {
  if (variables === null) {
    return [{ label: 'Variables', value: null, note: 'They change within minutes.' }];
  }
  return variables.map(({ name, word, color, tone, arrow }) => ({
    label: name,
    value: `${word}, ${arrow} arrow`,
    note: `Color ${color}, tone ${tone}.`,
  }));
}
