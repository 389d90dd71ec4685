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
}

/** Rendered again only when one of its gates changes. */
const ChannelLine = memo(function ChannelLine({ channel, first, second }: ChannelLineProps) {
  const strokes = channelStrokes(channel, (gate) => (gate === channel.gates[0] ? first : second));
  return (
    <g data-channel={channel.id}>
      <Tracks paths={[channel.d]} />
      <Strokes strokes={strokes} />
    </g>
  );
});

interface LinesProps {
  model: DrawnModel;
  /** Only these; all of them by default. */
  channels?: ReadonlySet<ChannelId>;
  segments?: ReadonlySet<SegmentId>;
}

/** The channels in paint order, with the integration complex on top. */
export const Lines = memo(function Lines({ model, channels, segments = ALL_SEGMENTS }: LinesProps) {
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
          />
        ))}
      {segments.size > 0 && <IntegrationLines statuses={model.segments} included={segments} />}
    </>
  );
});

interface IntegrationProps {
  statuses: DrawnModel['segments'];
  included: ReadonlySet<SegmentId>;
}

function IntegrationLines({ statuses, included }: IntegrationProps) {
  const painted = paintedSegments(statuses, included);
  const dots = integrationDots(painted);
  const radius = SIZES.channelWidth / 2;
  return (
    <g data-channel="integration">
      <Tracks paths={integrationTracks(included)} />
      <Dots dots={dots.filter((dot) => dot.isUnder)} radius={radius} />
      <Strokes strokes={integrationStrokes(painted)} />
      <Dots dots={dots.filter((dot) => !dot.isUnder)} radius={radius} />
    </g>
  );
}
