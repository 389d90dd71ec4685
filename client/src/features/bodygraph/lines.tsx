import { memo } from 'react';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import { type DrawnChannel, drawnChannels, type SegmentId } from '#shared/bodygraph/layout.ts';
import type { DrawnModel, GateStatus } from '#shared/bodygraph/model.ts';
import {
  ALL_SEGMENTS,
  channelStrokes,
  type Dot,
  integrationDots,
  integrationStrokes,
  integrationTracks,
  paintedSegments,
  type Stroke,
  seamUnder,
} from '#shared/bodygraph/paint.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import type { Faded } from './doubts.ts';

const DASH = SIZES.stripeDash.join(' ');

/**
 * One painted run; "both" shows the red with a rail between black dashes, which follow the curve
 * and start with the color that differs from the adjoining run.
 */
export function ActiveLine({ d, status, after }: Stroke) {
  const hasDesign = status !== 'personality';
  const hasPersonality = status !== 'design';
  return (
    <>
      {hasDesign && (
        <>
          <path d={d} className="bodygraph-design-line" strokeWidth={SIZES.channelWidth} />
          <path d={d} className="bodygraph-design-core" strokeWidth={SIZES.designCoreWidth} />
        </>
      )}
      {hasPersonality && (
        <path
          d={d}
          className="bodygraph-personality-line"
          strokeWidth={SIZES.channelWidth}
          strokeDasharray={hasDesign ? DASH : undefined}
          strokeDashoffset={hasDesign && after === 'personality' ? SIZES.stripeDash[0] : undefined}
        />
      )}
    </>
  );
}

/** Plain lines that belong together: all casings, then all outlines, so that they merge. */
export function Tracks({ paths }: { paths: readonly string[] }) {
  const layers = [
    ['bodygraph-casing', SIZES.channelCasing],
    ['bodygraph-outline', SIZES.channelOutline],
    ['bodygraph-track', SIZES.channelWidth],
  ] as const;
  return layers.map(([className, width]) =>
    paths.map((d) => <path key={className + d} d={d} className={className} strokeWidth={width} />),
  );
}

function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  const seams = strokes.flatMap((stroke) => seamUnder(stroke) ?? []);
  return (
    <>
      <Dots dots={seams} radius={SIZES.channelWidth / 2 - 0.5} />
      {strokes.map((stroke) => (
        <ActiveLine key={stroke.d} {...stroke} />
      ))}
    </>
  );
}

function Dots({ dots, radius }: { dots: readonly Dot[]; radius: number }) {
  return dots.map(({ x, y, status }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two dots may share a place, and none has a state
    <circle key={index} cx={x} cy={y} r={radius} className={`bodygraph-${status}-fill`} />
  ));
}

interface ChannelLineProps {
  channel: DrawnChannel;
  /** The statuses of its two gates. */
  first: GateStatus;
  second: GateStatus;
  /** Which halves depend on the birth time. */
  isFirstFaded: boolean;
  isSecondFaded: boolean;
}

/** Rendered again only when one of its gates changes. */
const ChannelLine = memo(function ChannelLine({ channel, ...halves }: ChannelLineProps) {
  const { first, second, isFirstFaded, isSecondFaded } = halves;
  const strokes = (areFaded: boolean) =>
    channelStrokes(channel, (gate) => {
      if (gate === channel.gates[0]) return isFirstFaded === areFaded ? first : 'none';
      return isSecondFaded === areFaded ? second : 'none';
    });
  return (
    <g data-channel={channel.id}>
      <Tracks paths={[channel.d]} />
      <Strokes strokes={strokes(false)} />
      {(isFirstFaded || isSecondFaded) && (
        <g className="bodygraph-faded">
          <Strokes strokes={strokes(true)} />
        </g>
      )}
    </g>
  );
});

interface LinesProps {
  model: DrawnModel;
  /** Only these; all of them by default. */
  channels?: ReadonlySet<ChannelId>;
  segments?: ReadonlySet<SegmentId>;
  /** Those that depend on the birth time. */
  faded?: Faded | null | undefined;
}

/** The channels in paint order, with the integration complex on top. */
export const Lines = memo(function Lines(props: LinesProps) {
  const { model, channels, segments = ALL_SEGMENTS, faded } = props;
  const statusOf = (gate: GateNumber): GateStatus => model.gates[gate].status;
  return (
    <>
      {drawnChannels
        .filter(({ id }) => channels?.has(id) ?? true)
        .map((channel) => (
          <ChannelLine
            key={channel.id}
            channel={channel}
            first={statusOf(channel.gates[0])}
            second={statusOf(channel.gates[1])}
            isFirstFaded={faded?.gates.has(channel.gates[0]) ?? false}
            isSecondFaded={faded?.gates.has(channel.gates[1]) ?? false}
          />
        ))}
      {segments.size > 0 && (
        <IntegrationLines statuses={model.segments} included={segments} faded={faded} />
      )}
    </>
  );
});

interface IntegrationProps {
  statuses: DrawnModel['segments'];
  included: ReadonlySet<SegmentId>;
  faded: LinesProps['faded'];
}

const GATE_SEGMENTS = { s10: 10, s20: 20, s34: 34, s57: 57 } as const;

function isFadedSegment(id: SegmentId, { gates, hasLinks }: Faded): boolean {
  return id === 'linkUpper' || id === 'linkLower' ? hasLinks : gates.has(GATE_SEGMENTS[id]);
}

function IntegrationLines({ statuses, included, faded }: IntegrationProps) {
  const pale = new Set([...included].filter((id) => faded && isFadedSegment(id, faded)));
  const full = new Set([...included].filter((id) => !pale.has(id)));
  return (
    <g data-channel="integration">
      <Tracks paths={integrationTracks(included)} />
      <Segments statuses={statuses} included={full} />
      {pale.size > 0 && (
        <g className="bodygraph-faded">
          <Segments statuses={statuses} included={pale} />
        </g>
      )}
    </g>
  );
}

function Segments({ statuses, included }: Omit<IntegrationProps, 'faded'>) {
  const painted = paintedSegments(statuses, included);
  const dots = integrationDots(painted);
  const radius = SIZES.channelWidth / 2;
  return (
    <>
      <Dots dots={dots.filter((dot) => dot.isUnder)} radius={radius} />
      <Strokes strokes={integrationStrokes(painted)} />
      <Dots dots={dots.filter((dot) => !dot.isUnder)} radius={radius} />
    </>
  );
}
