import { cx } from '#client/components/ui/cx.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { partName } from '../part-name.ts';

interface PartButtonProps {
  evidence: readonly ReadingEvidence[];
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
}

/** "channel 17-62", within a sentence: shows in the graph what a line rests on. */
export function PartButton({ evidence, lit, onLight }: PartButtonProps) {
  const [fact] = evidence;
  if (!fact) return null;
  const lighting = lightingOf(evidence);
  const isLit = isSameLighting(lighting, lit);
  return (
    <button
      type="button"
      aria-pressed={isLit}
      onClick={() => onLight(isLit ? NO_LIGHT : lighting)}
      className={cx(
        'relative underline decoration-line-strong underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-2 hover:text-ink',
        isLit && 'font-medium text-ink',
      )}
    >
      {partName(fact).replace(/^[CG]/, (letter) => letter.toLowerCase())}
    </button>
  );
}
