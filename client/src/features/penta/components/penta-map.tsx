import { useId } from 'react';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import { andList } from '#shared/domain/english.ts';
import { channelStateWords } from '../labels.ts';
import {
  MEMBER_GROUNDS,
  type PentaChannelReading,
  type PentaGateReading,
  type PentaPerson,
} from '../people.ts';
import { type Presence, presenceOf } from '../presence.ts';
import { FunctionDisc } from './function-disc.tsx';

export interface PentaMapProps {
  penta: PentaData;
  people: readonly PentaPerson[];
  /** A person's name in a few letters or one word. */
  calledOf: (memberId: string) => string;
  /** The member the map is drawn without; null: everybody is there. */
  awayId: string | null;
}

const HALVES = [
  { half: 'upper', title: 'Upper functions', about: 'direction and public face' },
  { half: 'lower', title: 'Lower functions', about: 'resources and daily work' },
] as const;

/** The twelve functions as discs, joined in pairs by the tracks of the six channels. */
export function PentaMap(props: PentaMapProps) {
  const { penta, people, awayId } = props;
  return (
    <div className="@container grid gap-5 print:gap-3">
      {HALVES.map(({ half, title, about }) => {
        const gates = penta.gates.filter((gate) => gate.half === half);
        const covered = gates.filter(
          (gate) => presenceOf(gate, people, awayId).holders.length > 0,
        ).length;
        return (
          <div key={half} className="grid gap-3 print:gap-2">
            <p className="figures flex items-center gap-3 text-sm text-muted after:h-px after:flex-1 after:bg-line">
              <span>
                {title} <strong className="font-semibold text-ink">{`${covered} of 6`}</strong>
                {` · ${about}`}
              </span>
            </p>
            <ol
              aria-label={title}
              className="grid gap-x-3 gap-y-3 @min-[38rem]:grid-cols-3 print:grid-cols-3"
            >
              {penta.channels
                .filter((channel) => channel.half === half)
                .map((channel) => (
                  <ChannelBox key={channel.channel} channel={channel} {...props} />
                ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

interface ChannelBoxProps extends PentaMapProps {
  channel: PentaChannelReading;
}

/** One channel: two functions and the track between them. Its name is said, its picture shown. */
function ChannelBox({ channel, penta, people, calledOf, awayId }: ChannelBoxProps) {
  const id = useId();
  // The upper gate of the matrix first.
  const gates = penta.gates.filter((gate) => gate.channel === channel.channel);
  const ends = gates.map((gate) => ({ gate, presence: presenceOf(gate, people, awayId) }));
  const [first, second] = ends;
  if (!first || !second) return null;
  const words = `${first.gate.label} and ${second.gate.label}`;
  return (
    <li
      aria-labelledby={id}
      className="group relative grid grid-cols-[minmax(0,1fr)_auto_auto_auto_minmax(0,1fr)] items-center @min-[38rem]:grid-cols-[auto_minmax(0,1fr)] @min-[38rem]:gap-x-3 print:break-inside-avoid"
    >
      <h3 id={id} className="sr-only">
        {`${words} (${channel.label}): ${channelStateWords(channel)}`}
      </h3>
      <FunctionWords {...first} calledOf={calledOf} awayId={awayId} isFirst />
      <FunctionDisc
        {...first.presence}
        className="size-11 @min-[38rem]:col-start-1 @min-[38rem]:row-start-1 @min-[38rem]:size-13.5"
      />
      <Track first={first.presence} second={second.presence} />
      <FunctionDisc
        {...second.presence}
        className="size-11 @min-[38rem]:col-start-1 @min-[38rem]:row-start-3 @min-[38rem]:size-13.5"
      />
      <FunctionWords {...second} calledOf={calledOf} awayId={awayId} />
      <AskAbout
        context={{ kind: 'channel', value: channel.channel }}
        words={words}
        label="Ask"
        // On a phone the discs themselves are the button.
        className="@max-[38rem]:absolute @max-[38rem]:inset-y-0 @max-[38rem]:left-1/2 @max-[38rem]:w-32 @max-[38rem]:-translate-x-1/2 @max-[38rem]:[&>*]:sr-only @min-[38rem]:col-start-2 @min-[38rem]:row-start-2 @min-[38rem]:justify-self-start @min-[38rem]:pointer-fine:opacity-0 @min-[38rem]:pointer-fine:group-hover:opacity-100 @min-[38rem]:pointer-fine:focus-visible:opacity-100"
      />
    </li>
  );
}

interface FunctionWordsProps {
  gate: PentaGateReading;
  presence: Presence;
  calledOf: (memberId: string) => string;
  awayId: string | null;
  isFirst?: boolean;
}

function FunctionWords({ gate, presence, calledOf, awayId, isFirst = false }: FunctionWordsProps) {
  return (
    <p
      data-gate={gate.gate}
      data-missing={presence.holders.length === 0 || undefined}
      className={cx(
        'min-w-0 text-sm leading-5 @min-[38rem]:col-start-2 @min-[38rem]:pr-0 @min-[38rem]:pl-0 @min-[38rem]:text-left',
        isFirst ? 'pr-2 text-right @min-[38rem]:row-start-1' : 'pl-2 @min-[38rem]:row-start-3',
      )}
    >
      <span className="font-medium text-ink">{gate.label}</span>{' '}
      <span className="figures text-xs text-muted @max-[38rem]:hidden print:inline">
        {gate.gate}
      </span>
      <span className="block text-muted wrap-anywhere">
        <HolderWords presence={presence} calledOf={calledOf} away={awayId && calledOf(awayId)} />
      </span>
    </p>
  );
}

interface HolderWordsProps {
  presence: Presence;
  calledOf: (memberId: string) => string;
  away: string | null;
}

function HolderWords({
  presence: { holders, possible, isLost },
  calledOf,
  away,
}: HolderWordsProps) {
  const namesOf = (list: readonly PentaPerson[]) => andList(list.map(({ id }) => calledOf(id)));
  const perhaps = possible.length > 0 && (
    <span className="text-warn">{`≈ perhaps ${namesOf(possible)}`}</span>
  );
  if (holders.length === 0) {
    return (
      perhaps || (
        <span className="font-medium text-accent">
          {isLost ? `Missing without ${away}` : 'Missing'}
        </span>
      )
    );
  }
  return (
    <>
      {namesOf(holders)}
      {perhaps && <>; {perhaps}</>}
    </>
  );
}

/** The channel between two discs: each end in the colors of its people, empty where it's missing. */
function Track({ first, second }: { first: Presence; second: Presence }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-3 w-8 border-y border-line-strong @min-[38rem]:col-start-1 @min-[38rem]:row-start-2 @min-[38rem]:mx-auto @min-[38rem]:h-10 @min-[38rem]:w-4 @min-[38rem]:flex-col @min-[38rem]:border-x @min-[38rem]:border-y-0"
    >
      {[first, second].map(({ holders }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends have no other name
          key={at}
          className="flex flex-1 flex-col bg-surface @min-[38rem]:flex-row"
        >
          {holders.map((person) => (
            <span
              key={person.id}
              className={cx('flex-1 transition-colors', MEMBER_GROUNDS[person.index])}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
