import { zoneWords } from '#client/lib/dates.ts';
import { UtcTime } from './utc-time.tsx';

export interface ResolvedPlaceProps {
  /** As typed: shown where no place was looked up. */
  stated: string;
  resolved: {
    readonly resolvedPlace: string | null;
    readonly timeZone: string | null;
    readonly utcOffsetSeconds: number;
    /** ISO 8601. */
    readonly birthUtc: string;
  };
}

/** "Newcastle, New South Wales, Australia · Australia/Sydney, UTC+10", with the UTC time on demand. */
export function ResolvedPlace({ stated, resolved }: ResolvedPlaceProps) {
  const { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc } = resolved;
  return (
    <>
      <div className="wrap-anywhere">
        <bdi>{resolvedPlace ?? stated}</bdi>
      </div>
      <div className="figures flex flex-wrap gap-x-2 text-sm text-muted">
        <span>{zoneWords(timeZone, utcOffsetSeconds)}</span>
        <UtcTime iso={birthUtc} />
      </div>
    </>
  );
}
