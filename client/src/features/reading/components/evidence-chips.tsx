import { cx } from '#client/components/ui/cx.ts';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';

interface EvidenceChipsProps {
  evidence: readonly ReadingEvidence[];
  /** Where no bodygraph is in sight, there is nothing to light. */
  isPlain?: boolean | undefined;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
}

/** What a text rests on; those that are in the bodygraph light it. */
export function EvidenceChips({ evidence, isPlain = false, lit, onLight }: EvidenceChipsProps) {
  return (
    <ul
      className="flex flex-wrap items-center gap-x-3 text-xs text-muted before:content-['Why:']"
      aria-label="What this rests on"
    >
      {told(evidence).map((fact) => {
        const words = evidenceLabel(fact);
        return (
          <li key={words} className="flex items-center gap-x-3 not-first:before:content-['·']">
            <Chip
              words={words}
              lighting={isPlain ? NO_LIGHT : lightingOf([fact])}
              lit={lit}
              onLight={onLight}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Without an authority whose center says the same. */
function told(evidence: readonly ReadingEvidence[]): readonly ReadingEvidence[] {
  const hasCenter = evidence.some(({ kind }) => kind === 'center');
  return hasCenter ? evidence.filter(({ kind }) => kind !== 'authority') : evidence;
}

interface ChipProps extends Omit<EvidenceChipsProps, 'evidence' | 'isPlain'> {
  words: string;
  lighting: Lighting;
}

const CHIP = 'figures inline-flex min-h-7 items-center whitespace-nowrap';

function Chip({ words, lighting, lit, onLight }: ChipProps) {
  if (isSameLighting(lighting, NO_LIGHT)) {
    return <span className={CHIP}>{words}</span>;
  }
  const isLit = isSameLighting(lighting, lit);
  return (
    <button
      type="button"
      aria-pressed={isLit}
      onClick={() => onLight(isLit ? NO_LIGHT : lighting)}
      className={cx(
        CHIP,
        'relative underline underline-offset-3 transition-colors before:absolute before:-inset-x-1 before:-inset-y-2 hover:text-ink',
        isLit ? 'font-medium text-ink' : 'decoration-line-strong',
      )}
    >
      {words}
    </button>
  );
}
