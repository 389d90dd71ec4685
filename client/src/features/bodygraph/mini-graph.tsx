import { memo } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import './bodygraph.css';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayout, centerLayouts, drawnChannels } from '#shared/bodygraph/layout.ts';
import {
  type Activations,
  collectiveModel,
  type DrawnModel,
  isDefined,
} from '#shared/bodygraph/model.ts';
import {
  ALL_SEGMENTS,
  channelStrokes,
  integrationStrokes,
  integrationTracks,
  paintedSegments,
  type Stroke,
} from '#shared/bodygraph/paint.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { type Lit, litBy } from './lit.ts';
import { type LitParts, litSpots } from './navigation.ts';

/** Wider than in the picture, so that a line is still a line at a fifth of its size. */
const WIDTH = { track: 4, line: 12, core: 5, rim: 4, litRim: 11, glow: 30 } as const;
/** Of what isn’t lit: calm, but still a graph. */
const VEILED = 0.45;

const TRACKS = [...drawnChannels.map(({ d }) => d), ...integrationTracks(ALL_SEGMENTS)].join('');

function lineOf(strokes: readonly Stroke[], status: Stroke['status']): string {
  return strokes.flatMap((stroke) => (stroke.status === status ? stroke.d : [])).join('');
}

interface MiniGraphProps {
  chart: Activations;
  /** What stays bright while the rest is veiled. */
  lit?: LitParts | undefined;
  /** Centers that aren't in this state at each possible birth time. */
  varying?: ReadonlyMap<CenterId, string> | undefined;
  /** Whether what is lit is named, where the picture is large enough. */
  hasNames?: boolean;
}

/** A chart as a thumbnail: centers and channels, no gates, and only what is lit may have a name. */
export const MiniGraph = memo(function MiniGraph({
  chart,
  lit,
  hasNames,
  varying,
}: MiniGraphProps) {
  const model = collectiveModel([chart]);
  return (
    <svg viewBox={VIEW_BOX.join(' ')} aria-hidden="true" className="bodygraph bodygraph-mini">
      <g opacity={lit && VEILED}>
        <path d={TRACKS} className="bodygraph-outline" strokeWidth={WIDTH.track} />
        <Lines strokes={allStrokes(model)} />
        <Centers model={model} varying={varying} />
      </g>
      {lit && (
        <>
          <Glow d={strokesOf(litStrokes(model, namedBy(model, lit)))} />
          <Lines strokes={litStrokes(model, litBy(model, litSpots(lit)))} />
          <Centers model={model} varying={varying} only={lit.centers ?? []} />
          {hasNames && <Names lit={lit} />}
        </>
      )}
    </svg>
  );
});

function allStrokes(model: DrawnModel): Stroke[] {
  const statusOf = (gate: GateNumber) => model.gates[gate].status;
  return [
    ...drawnChannels.flatMap((channel) => channelStrokes(channel, statusOf)),
    ...integrationStrokes(model.segments),
  ];
}

/** Without what is lit along with a center, and without the partners of a gate. */
function namedBy(model: DrawnModel, { gates = [], channels = [] }: LitParts): Lit {
  const own = [...gates, ...channels.flatMap((id) => CHANNEL_BY_ID[id].gates)];
  return { ...litBy(model, litSpots({ gates, channels })), gates: new Set(own) };
}

const strokesOf = (strokes: readonly Stroke[]) => strokes.flatMap(({ d }) => d).join('');

/** A highlight around lines. */
function Glow({ d }: { d: string }) {
  return d && <path d={d} className="bodygraph-glow" strokeWidth={WIDTH.glow} />;
}

function litStrokes(model: DrawnModel, { channels, gates, segments }: Lit): Stroke[] {
  const statusOf = (gate: GateNumber) => (gates.has(gate) ? model.gates[gate].status : 'none');
  return [
    ...drawnChannels
      .filter(({ id }) => channels.has(id))
      .flatMap((channel) => channelStrokes(channel, statusOf)),
    ...integrationStrokes(paintedSegments(model.segments, segments)),
  ];
}

function Lines({ strokes }: { strokes: readonly Stroke[] }) {
  const both = lineOf(strokes, 'both');
  const personality = both + lineOf(strokes, 'personality');
  return (
    <>
      <path
        d={lineOf(strokes, 'design')}
        className="bodygraph-design-line"
        strokeWidth={WIDTH.line}
      />
      <path d={personality} className="bodygraph-personality-line" strokeWidth={WIDTH.line} />
      <path d={both} className="bodygraph-design-line" strokeWidth={WIDTH.core} />
    </>
  );
}

/** Between the lines of a center's name. */
const LINE_HEIGHT = 37;

/** Names of lit centers, on a rim of paper; those of gates and channels would run into them. */
function Names({ lit: { centers = [] } }: { lit: LitParts }) {
  return (
    <g className="bodygraph-mini-names">
      {centers.map((id) => {
        const { label, labelLines = [label], labelAt } = centerLayout(id);
        return <Name key={id} lines={labelLines} x={labelAt[0]} y={labelAt[1]} />;
      })}
    </g>
  );
}

function Name({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) {
  const top = y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return lines.map((line, index) => (
    <text key={line} x={x} y={top + index * LINE_HEIGHT}>
      {line}
    </text>
  ));
}

interface CentersProps extends Pick<MiniGraphProps, 'varying'> {
  model: DrawnModel;
  /** These alone, with a rim that shows at this size. */
  only?: readonly CenterId[];
}

function Centers({ model, only, varying }: CentersProps) {
  return centerLayouts
    .filter(({ id }) => !only || only.includes(id))
    .map(({ id, path, color }) => (
      <path
        key={id}
        d={path}
        data-center={id}
        className={cx(
          only ? 'bodygraph-glow-rim' : 'bodygraph-center-rim',
          `bodygraph-center-${isDefined(model, id) ? color : 'undefined'}`,
          isDefined(model, id) && varying?.has(id) && 'bodygraph-center-faded',
        )}
        strokeWidth={only ? WIDTH.litRim : WIDTH.rim}
      />
    ));
}
