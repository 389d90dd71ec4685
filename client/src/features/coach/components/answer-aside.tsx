import type { CoachAnswer } from '#shared/contract/coach.ts';
import { RichText } from './rich-text.tsx';

const HEADINGS = {
  help: 'Is there more behind this?',
  limit: 'What a chart can’t tell you',
} as const;

/** One tap away below an ordinary answer: help or a limit, since the question may be about more. */
export function AnswerAside({ kind, text }: NonNullable<CoachAnswer['aside']>) {
  return (
    <details className="text-sm text-muted">
      <summary className="min-h-6 w-fit rounded-sm">{HEADINGS[kind]}</summary>
      <div className="mt-1.5 border-l border-line-strong pl-3 text-ink">
        <RichText text={text} sources={[]} hasNumbers />
      </div>
    </details>
  );
}
