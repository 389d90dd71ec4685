import { cx } from '#client/components/ui/cx.ts';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import { evidenceReason } from '#shared/contract/evidence-reasons.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';

interface EvidenceChipsProps {
  evidence: readonly ReadingEvidence[];
  /** Whether a fact's term is said along with the words. */
  hasTerm?: (term: string) => boolean;
  /** As a heading instead of a note. */
  isTitle?: boolean;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
}

/** Why a text is true, in everyday words and then as the term; what is in the bodygraph lights it. */
export function EvidenceChips(props: EvidenceChipsProps) {
  const { evidence, hasTerm = () => true, isTitle = false, lit, onLight } = props;
  const shown = told(evidence);
  return (
    <ul
      className={cx(
        'flex min-w-0 flex-wrap content-start gap-x-4 leading-6 text-muted',
        isTitle ? 'font-medium' : 'text-sm',
      )}
      aria-label="What this rests on"
    >
      {shown.map((fact) => {
        const term = evidenceLabel(fact);
        return (
          <li key={term}>
            <Chip
              words={sentence(evidenceReason(fact))}
              lighting={lightingOf([fact])}
              lit={lit}
              onLight={onLight}
            />
            {hasTerm(term) && (
              <>
                {' '}
                <span className="figures text-xs font-normal whitespace-nowrap">({term})</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Without an authority whose center says the same. */
function told(evidence: readonly ReadingEvidence[]): readonly ReadingEvidence[] {
  const hasCenter = evidence.some(({ kind }) => kind === 'center');
  return hasCenter ? evidence.filter(({ kind }) => kind !== 'authority') : evidence;
}

interface ChipProps extends Pick<EvidenceChipsProps, 'lit' | 'onLight'> {
  words: string;
  lighting: Lighting;
}

function Chip({ words, lighting, lit, onLight }: ChipProps) {
  if (isSameLighting(lighting, NO_LIGHT)) {
    return <span className="text-ink-soft">{words}</span>;
  }
  const isLit = isSameLighting(lighting, lit);
  return (
    <button
      type="button"
      aria-pressed={isLit}
      onClick={() => onLight(isLit ? NO_LIGHT : lighting)}
      className={cx(
        'relative min-h-6 text-left underline underline-offset-3 transition-colors hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2',
        isLit ? 'font-medium text-ink' : 'text-ink-soft decoration-line-strong',
      )}
    >
      {words}
    </button>
  );
}
