import { Link } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import { evidenceReason } from '#shared/contract/evidence-reasons.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import {
  articleOf,
  isSameLighting,
  type Lighting,
  lightingOf,
  NO_LIGHT,
  toldEvidence,
} from '../evidence.ts';
import './evidence-chips.css';

interface EvidenceChipsProps {
  evidence: readonly ReadingEvidence[];
  /** How a fact is called, after the words. */
  termOf?: (fact: ReadingEvidence) => string;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
}

/**
 * Why a text is true, in everyday words and then as the term: each leads to where it lights the
 * bodygraph or, where that can't show it, to its page in the library.
 */
export function EvidenceChips(props: EvidenceChipsProps) {
  const { evidence, termOf = evidenceLabel, lit, onLight } = props;
  const shown = toldEvidence(evidence);
  return (
    <ul className="reasons min-w-0 text-sm leading-6 text-muted" aria-label="What this rests on">
      {shown.map((fact) => {
        const term = termOf(fact);
        return (
          <li key={term}>
            <Reason fact={fact} lit={lit} onLight={onLight} />{' '}
            <span className="figures text-xs font-normal whitespace-nowrap">({term})</span>
          </li>
        );
      })}
    </ul>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const REASON =
  'relative inline-block min-h-6 text-left text-balance underline underline-offset-3 transition-colors hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2';
const UNLIT = 'text-ink-soft decoration-line-strong';

interface ReasonProps extends Pick<EvidenceChipsProps, 'lit' | 'onLight'> {
  fact: ReadingEvidence;
}

function Reason({ fact, lit, onLight }: ReasonProps) {
  const words = sentence(evidenceReason(fact));
  const article = articleOf(fact);
  if (article !== null) {
    return (
      <Link href={article} className={cx(REASON, UNLIT)}>
        {words}
      </Link>
    );
  }
  const lighting = lightingOf([fact]);
  const isLit = isSameLighting(lighting, lit);
  return (
    <button
      type="button"
      aria-pressed={isLit}
      onClick={() => onLight(isLit ? NO_LIGHT : lighting)}
      className={cx(REASON, isLit ? 'font-medium text-ink' : UNLIT)}
    >
      {words}
    </button>
  );
}
