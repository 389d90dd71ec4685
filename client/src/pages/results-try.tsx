import { useCallback } from 'react';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { keepTriedTime } from '#client/features/birth/tried-time.ts';
import {
  TimeTrial,
  type TimeTrialProps,
  type TriedTime,
} from '#client/features/certainty/components/time-trial.tsx';
import { paths } from '#client/lib/paths.ts';

type ResultsTryProps = Omit<TimeTrialProps, 'renderUse'>;

/** Other birth times of an uncertain chart; using one of them is a correction. */
export function ResultsTry({ chartId, ...trial }: ResultsTryProps) {
  const renderUse = useCallback(
    (time: TriedTime, words: string) => (
      <ButtonLink
        href={paths.editBirth.to(chartId)}
        onClick={() => keepTriedTime(chartId, time)}
        variant="secondary"
        size="sm"
        className="@min-[36rem]:pointer-fine:min-h-7 @min-[36rem]:pointer-fine:py-0.5"
      >
        Use {words} as my birth time
      </ButtonLink>
    ),
    [chartId],
  );
  return <TimeTrial chartId={chartId} renderUse={renderUse} {...trial} />;
}
