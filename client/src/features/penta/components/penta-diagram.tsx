import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import { channelStateWords, gateStateWords, holderWords } from '../labels.ts';
import type { PentaChannelReading, PentaGateReading, PentaPerson } from '../people.ts';
import { GapRing, MemberDisc } from './member-disc.tsx';

export interface PentaDiagramProps {
  penta: PentaData;
  people: readonly PentaPerson[];
  /** The highlighted member; null for none. */
  litId: string | null;
}

/**
 * Six function boxes in two rows, each with two gates, each gate with a column for every member.
 */
export function PentaDiagram({ penta, people, litId }: PentaDiagramProps) {
  return (
    <ol
      aria-label="The six function boxes"
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-2"
    >
      {penta.channels.map((channel) => (
        <FunctionBox
          key={channel.channel}
          channel={channel}
          gates={penta.gates.filter((gate) => gate.channel === channel.channel)}
          people={people}
          litId={litId}
        />
      ))}
    </ol>
  );
}

interface FunctionBoxProps {
  channel: PentaChannelReading;
  gates: readonly PentaGateReading[];
  people: readonly PentaPerson[];
  litId: string | null;
}

const EDGES = {
  filled: 'border-ink',
  half: 'border-line-strong',
  empty: 'border-dashed border-line-strong',
} as const;

function FunctionBox({ channel, gates, people, litId }: FunctionBoxProps) {
  return (
    <li
      className={cx(
        'grid content-start gap-3 rounded-md border bg-surface p-4 print:break-inside-avoid print:p-2',
        EDGES[channel.state],
      )}
    >
      <div>
        <h4 className="figures font-display text-lg font-semibold">{channel.label}</h4>
        <p className="text-sm text-muted">
          {channel.isCore && 'core, '}
          {channelStateWords(channel)}
        </p>
      </div>
      <ul className="grid gap-3 print:gap-1">
        {gates.map((gate) => (
          <GateRow key={gate.gate} gate={gate} people={people} litId={litId} />
        ))}
      </ul>
      <AskAbout
        context={{ kind: 'channel', value: channel.channel }}
        words={channel.label}
        label="Ask about this box"
        className="self-end"
      />
    </li>
  );
}

interface GateRowProps {
  gate: PentaGateReading;
  people: readonly PentaPerson[];
  litId: string | null;
}

function GateRow({ gate, people, litId }: GateRowProps) {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  const stateOf = ({ id }: PentaPerson) => {
    if (gate.holders.some(({ memberId }) => memberId === id)) return 'held';
    return gate.possibleHolders.some(({ memberId }) => memberId === id) ? 'perhaps' : 'not';
  };
  const isGap = gate.state === 'gap';
  const isLit = litId !== null && people.some((one) => one.id === litId && stateOf(one) !== 'not');
  return (
    <li
      data-lit={isLit || undefined}
      className={cx('-mx-2 rounded-sm px-2 py-1 transition-colors', isLit && 'bg-accent-soft')}
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">
          {gate.label} <span className="figures font-normal text-muted">{gate.gate}</span>
        </span>
        <span className={cx('shrink-0 text-xs', isGap ? 'font-medium text-warn' : 'text-muted')}>
          {isGap ? gate.possibleHolders.length > 0 && 'Perhaps' : gateStateWords(gate)}
        </span>
      </p>
      <p className="sr-only">{`Held by ${holderWords(gate, nameOf)}.`}</p>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        {isGap && gate.possibleHolders.length === 0 ? (
          <>
            <GapRing />
            <span className="text-sm text-muted">missing</span>
            <AskAbout
              context={{ kind: 'function', value: `${gate.gate}` }}
              words={`${gate.label} (${gate.gate})`}
              label="Ask"
              className="ml-auto"
            />
          </>
        ) : (
          people.map((person) => (
            <MemberDisc
              key={person.id}
              person={person}
              state={stateOf(person)}
              className={litId !== null && litId !== person.id ? 'opacity-30' : undefined}
            />
          ))
        )}
      </div>
    </li>
  );
}
