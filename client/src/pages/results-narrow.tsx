import { ButtonLink } from '#client/components/ui/button.tsx';
import { keepTriedTime } from '#client/features/birth/tried-time.ts';
import { NarrowDown } from '#client/features/certainty/components/narrow-down.tsx';
import { paths } from '#client/lib/paths.ts';
import { NARROW_ID } from './results-anchors.ts';

/** Questions that narrow an uncertain birth time down; using what comes of them is a correction. */
export function ResultsNarrow({ chartId }: { chartId: string }) {
  return (
    <NarrowDown
      chartId={chartId}
      id={NARROW_ID}
      renderUse={(time, words) => (
        <ButtonLink
          href={paths.editBirth.to(chartId)}
          onClick={() => keepTriedTime(chartId, time)}
          variant="secondary"
          size="sm"
        >
          Use {words} as my birth time
        </ButtonLink>
      )}
    />
  );
}
