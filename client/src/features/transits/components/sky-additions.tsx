import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import type { OverlayEnds, TransitOverlay } from '#shared/engine/transits/overlay.ts';
import type { SkyActivations } from '#shared/engine/transits/sky.ts';
import { centersWords, channelWords, reasonWords, type When, type Whose } from '../additions.ts';
import { CENTER_NOTICES } from '../notices.data.ts';

interface SkyAdditionsProps {
  overlay: TransitOverlay;
  sky: SkyActivations;
  /** null while it's being looked for. */
  ends: OverlayEnds | null;
  whose: Whose;
  when: When;
}

/** What the sky completes and defines for now, each with its reason and its end. */
export function SkyAdditions({ overlay, sky, ends, whose, when }: SkyAdditionsProps) {
  const until = (end: number | null | undefined) => {
    if (end === undefined) return null;
    return end === null ? 'for more than a year' : `until ${when(end)}`;
  };
  if (overlay.channels.length === 0) return null;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="completed-title">
        <h3 id="completed-title" className="font-medium">
          Channels for now
        </h3>
        <ul className="mt-2 grid gap-3">
          {overlay.channels.map((added) => (
            <li key={added.channel}>
              <Link
                href={paths.library.channel(added.channel)}
                className="font-medium underline underline-offset-4"
              >
                {channelWords(added.channel)}
              </Link>{' '}
              <span className="figures">{until(ends?.channels.get(added.channel))}</span>
              <p className="text-sm text-muted">{reasonWords(added, sky, whose)}</p>
            </li>
          ))}
        </ul>
      </section>
      {overlay.centers.length > 0 && (
        <section aria-labelledby="defined-title">
          <h3 id="defined-title" className="font-medium">
            Centers defined for now
          </h3>
          <ul className="mt-2 grid gap-3">
            {overlay.centers.map((center) => (
              <li key={center}>
                <Link
                  href={paths.library.center(center)}
                  className="font-medium underline underline-offset-4"
                >
                  {centersWords([center])}
                </Link>{' '}
                <span className="figures">{until(ends?.centers.get(center))}</span>
                <p className="text-sm text-muted">
                  {whose === 'your' ? 'You may notice ' : 'People may notice '}
                  {CENTER_NOTICES[center]}.
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
