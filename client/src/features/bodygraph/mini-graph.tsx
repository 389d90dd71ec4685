import { memo } from 'react';
import './bodygraph.css';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayouts, drawnChannels } from '#shared/bodygraph/layout.ts';
import { type Activations, collectiveModel, isDefined } from '#shared/bodygraph/model.ts';
import {
  ALL_SEGMENTS,
  channelStrokes,
  integrationStrokes,
  integrationTracks,
  type Stroke,
} from '#shared/bodygraph/paint.ts';

/** Wider than in the picture, so that a line is still a line at a fifth of its size. */
const WIDTH = { track: 4, line: 12, core: 5, rim: 4 } as const;

const TRACKS = [...drawnChannels.map(({ d }) => d), ...integrationTracks(ALL_SEGMENTS)].join('');

function lineOf(strokes: readonly Stroke[], status: Stroke['status']): string {
  return strokes.flatMap((stroke) => (stroke.status === status ? stroke.d : [])).join('');
}

/** A chart as a thumbnail: centers and channels, no gates, no words. What stands beside it names it. */
export const MiniGraph = memo(function MiniGraph({ chart }: { chart: Activations }) {
  const model = collectiveModel([chart]);
  const strokes = [
    ...drawnChannels.flatMap((channel) =>
      channelStrokes(channel, (gate) => model.gates[gate].status),
    ),
    ...integrationStrokes(model.segments),
  ];
  const both = lineOf(strokes, 'both');
  const personality = both + lineOf(strokes, 'personality');
  return (
    <svg viewBox={VIEW_BOX.join(' ')} aria-hidden="true" className="bodygraph">
      <path d={TRACKS} className="bodygraph-outline" strokeWidth={WIDTH.track} />
      <path
        d={lineOf(strokes, 'design')}
        className="bodygraph-design-line"
        strokeWidth={WIDTH.line}
      />
      <path d={personality} className="bodygraph-personality-line" strokeWidth={WIDTH.line} />
      <path d={both} className="bodygraph-design-line" strokeWidth={WIDTH.core} />
      {centerLayouts.map(({ id, path, color }) => (
        <path
          key={id}
          d={path}
          data-center={id}
          className={`bodygraph-center-rim bodygraph-center-${isDefined(model, id) ? color : 'undefined'}`}
          strokeWidth={WIDTH.rim}
        />
      ))}
    </svg>
  );
});
