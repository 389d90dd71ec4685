import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { paths } from '#client/lib/paths.ts';
import type { OverlayEnds, TransitOverlay } from '#shared/engine/transits/overlay.ts';
import type { SkyActivations } from '#shared/engine/transits/sky.ts';
import {
  centersWords,
  channelWords,
  noticeSentence,
  reasonWords,
  type Telling,
  toldCenters,
  type When,
} from '../additions.ts';

interface SkyAdditionsProps {
  overlay: TransitOverlay;
  sky: SkyActivations;
  /** null while it's being looked for. */
  ends: OverlayEnds | null;
  telling: Telling;
  /** Whether the chart's birth time is. */
  isApproximate: boolean;
  when: When;
}

/** What the sky completes and defines for now, each with its reason and its end. */
export function SkyAdditions(props: SkyAdditionsProps) {
  const { overlay, sky, ends, telling, isApproximate, when } = props;
  const { whose, isNow, sure } = telling;
  const told = toldCenters(overlay, sure);
  const until = (end: number | null | undefined) => {
    if (end === undefined) return null;
    return end === null ? 'for more than a year' : `until ${when(end)}`;
  };
  return (
    <div className="grid gap-8">
      {overlay.centers.length > 0 && (
        <List title={isNow ? 'Centers defined for now' : 'Centers defined'}>
          {overlay.centers.map((center) => (
            <Item
              key={center}
              href={paths.library.center(center)}
              name={centersWords([center])}
              until={until(ends?.centers.get(center))}
              isSure={sure.centers.has(center)}
            >
              {!told.includes(center) && noticeSentence([center], whose)}
            </Item>
          ))}
        </List>
      )}
      {overlay.channels.length > 0 && (
        <List title={isNow ? 'Channels for now' : 'Channels'}>
          {overlay.channels.map((added) => (
            <Item
              key={added.channel}
              href={paths.library.channel(added.channel)}
              name={channelWords(added.channel)}
              until={until(ends?.channels.get(added.channel))}
              isSure={sure.channels.has(added.channel)}
            >
              {reasonWords(added, sky, whose)}
            </Item>
          ))}
        </List>
      )}
      <p className="text-sm text-pretty text-muted">
        {isApproximate && 'The birth time is approximate, so what’s marked ≈ may differ. '}
        Transits come and go. Type, authority, and profile belong to birth and don’t change.
      </p>
    </div>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="font-display text-2xl font-medium">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

interface ItemProps {
  href: string;
  name: string;
  until: string | null;
  isSure: boolean;
  children: ReactNode;
}

function Item({ href, name, until, isSure, children }: ItemProps) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Link href={href} className="font-medium underline underline-offset-4">
          {name}
        </Link>
        <span className="figures text-sm text-muted">{until}</span>
      </div>
      {children && <p className="mt-0.5 text-pretty">{children}</p>}
      {!isSure && <Approximate when="depends on the birth time" className="block" />}
    </li>
  );
}
