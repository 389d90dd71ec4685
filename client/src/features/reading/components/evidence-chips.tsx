import { cx } from '#client/components/ui/cx.ts';
import { evidenceWords } from '#shared/contract/evidence-words.ts';
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
    <ul className="flex flex-wrap items-center gap-1.5" aria-label="What this rests on">
      {evidence.map((fact) => {
        const words = evidenceWords(fact);
        return (
          <li key={words}>
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

interface ChipProps extends Omit<EvidenceChipsProps, 'evidence' | 'isPlain'> {
  words: string;
  lighting: Lighting;
}

const CHIP = 'inline-flex min-h-7 items-center rounded-full border px-2.5 text-xs';

function Chip({ words, lighting, lit, onLight }: ChipProps) {
  if (isSameLighting(lighting, NO_LIGHT)) {
    return <span className={cx(CHIP, 'border-line text-muted')}>{words}</span>;
  }
  const isLit = isSameLighting(lighting, lit);
  return (
    <button
      type="button"
      aria-pressed={isLit}
      onClick={() => onLight(isLit ? NO_LIGHT : lighting)}
      className={cx(
        CHIP,
        'figures relative transition-colors before:absolute before:-inset-x-0.5 before:-inset-y-2 print:border-line',
        isLit ? 'border-ink font-medium' : 'border-line hover:border-line-strong',
      )}
    >
      {words}
    </button>
  );
}
