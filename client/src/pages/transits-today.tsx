import { Link } from 'wouter';
import { ButtonLink } from '#client/components/ui/button.tsx';
import {
  additionSentence,
  centersWords,
  channelWords,
  noticeSentence,
  quietSentence,
  type Telling,
  toldCenters,
  untilSentence,
} from '#client/features/transits/additions.ts';
import { CENTER_NOTICES } from '#client/features/transits/notices.data.ts';
import type { Moment } from '#client/features/transits/use-moment.ts';
import type { Transits } from '#client/features/transits/use-transits.ts';
import { whenWords } from '#client/features/transits/when.ts';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';
import { andList } from '#shared/domain/english.ts';
import { transitOverlay } from '#shared/engine/transits/overlay.ts';
import type { SkyActivations } from '#shared/engine/transits/sky.ts';

interface SkyTodayProps {
  moment: Moment;
  transits: Transits;
  telling: Telling;
}

const LEAD = 'mt-1 font-display text-2xl leading-snug font-[480] text-pretty sm:text-[1.75rem]';

/** The page's first sentences: what somebody may notice, what the sky adds, and until when. */
export function SkyToday({ moment, transits, telling }: SkyTodayProps) {
  const dates = useDates();
  const { overlay, ahead } = transits;
  const { nowMs, isNow, atMs } = moment;
  if (!overlay) return null;
  const when = (utcMs: number) => whenWords(dates, utcMs, nowMs);
  const told = toldCenters(overlay, telling.sure);
  return (
    <section aria-label={titleOf(telling)}>
      <h2 className="text-sm font-medium text-muted">
        {titleOf(telling)}
        {!isNow && <span className="figures font-normal">{`: ${when(atMs)}`}</span>}
      </h2>
      {told.length > 0 && <p className={LEAD}>{noticeSentence(told, telling.whose)}</p>}
      <p className={told.length > 0 ? 'mt-3 text-pretty' : LEAD}>
        {additionSentence(overlay, telling)}{' '}
        {ahead && (
          <span className="text-ink-soft">
            {ahead.ends ? untilSentence(ahead.ends, when) : quietSentence(ahead.nextMs, when)}
          </span>
        )}
      </p>
    </section>
  );
}

interface SkyAloneProps {
  activations: SkyActivations;
  isNow: boolean;
  /** The reader may see a team, whose page tells what the sky adds to it. */
  hasTeam: boolean;
}

/** Without a chart: what the sky completes on its own, and how to see what that adds. */
export function SkyAlone({ activations, isNow, hasTeam }: SkyAloneProps) {
  const { channels, centers } = transitOverlay({ activeGates: [] }, activations);
  const [center] = centers;
  const lead = isNow ? 'Right now' : 'At this moment';
  return (
    <section aria-label="The sky" className="grid justify-items-start gap-3">
      {center && (
        <p className={LEAD}>
          {`${lead}, people with an open ${centersWords([center])} may notice ${CENTER_NOTICES[center]}.`}
        </p>
      )}
      <p className={center ? 'text-pretty' : LEAD}>
        {channels.length > 0
          ? `The planets complete ${andList(channels.map(({ channel }) => channelWords(channel)))} on their own.`
          : `${lead}, the planets complete no channel on their own.`}{' '}
        Your chart shows what they add for you, and until when.
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href={paths.newChart}>Create your chart</ButtonLink>
        {hasTeam && (
          <Link href={paths.team.pattern} className="text-link inline-flex min-h-11 items-center">
            See what they add to your team
          </Link>
        )}
      </p>
    </section>
  );
}

function titleOf({ whose, isNow }: Telling): string {
  if (!isNow) return 'At this moment';
  return whose === 'your' ? 'Today for you' : 'Today for this chart';
}
