import { SIZES, VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayouts, channelPath, drawnChannels } from '#shared/bodygraph/layout.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

/** A channel that makes the type; none for the one that has no defined center. */
export const TYPE_CHANNELS: Readonly<Record<TypeName, readonly ChannelId[]>> = {
  Manifestor: ['21-45'],
  Generator: ['2-14'],
  'Manifesting Generator': ['20-34'],
  Projector: ['17-62'],
  Reflector: [],
};

const INK = 'type-picture-ink';

/** Colors of its own: the picture is a file, outside the page's style sheets. */
const TYPE_PICTURE_STYLE = `
.type-picture-line { fill: none; stroke: #c9bfae; }
.type-picture-center { fill: #fffdf9; stroke: #9a9184; }
.type-picture-ink { fill: none; stroke: #211c17; stroke-linecap: round; }
.type-picture-yellow { fill: #f4d35e; }
.type-picture-green { fill: #9ccb7a; }
.type-picture-red { fill: #ee8677; }
.type-picture-brown { fill: #d3b083; }
@media (prefers-color-scheme: dark) {
.type-picture-line { stroke: #4a433b; }
.type-picture-center { fill: #26221e; stroke: #857a6d; }
.type-picture-ink { stroke: #f3ede4; }
.type-picture-yellow { fill: #d0a83c; }
.type-picture-green { fill: #7fa863; }
.type-picture-red { fill: #cf7465; }
.type-picture-brown { fill: #a98a60; }
}`.replaceAll('\n', ' ');

interface TypePictureProps {
  title: string;
  channels: readonly ChannelId[];
}

/** The geometry of the graph without its gates: nine centers, and what joins them. */
export function TypePicture({ title, channels }: TypePictureProps) {
  const defined = channels.flatMap((id) => CHANNEL_BY_ID[id].centers);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={VIEW_BOX.join(' ')}
      width={VIEW_BOX[2]}
      height={VIEW_BOX[3]}
    >
      <title>{title}</title>
      <style>{TYPE_PICTURE_STYLE}</style>
      {drawnChannels.map(({ id, d }) => (
        <path key={id} d={d} className="type-picture-line" strokeWidth="4" />
      ))}
      {channels.map((id) => (
        <path key={id} d={channelPath(id)} className={INK} strokeWidth="20" />
      ))}
      {centerLayouts.map(({ id, path, color }) => {
        const isDefined = defined.includes(id);
        return (
          <path
            key={id}
            d={path}
            className={isDefined ? `${INK} type-picture-${color}` : 'type-picture-center'}
            strokeWidth={isDefined ? 3 * SIZES.centerStrokeDefined : 3 * SIZES.centerStroke}
          />
        );
      })}
    </svg>
  );
}
