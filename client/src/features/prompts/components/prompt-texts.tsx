import type { PromptWords } from '../api.ts';

/** Both prompts, read-only. */
export function PromptTexts({ words }: { words: PromptWords }) {
  return (
    <dl className="grid gap-4 text-sm">
      {(
        [
          ['Individual coach', words.individualCoachPrompt],
          ['Team coach', words.teamCoachPrompt],
        ] as const
      ).map(([term, text]) => (
        <div key={term}>
          <dt className="font-medium text-muted">{term}</dt>
          <dd className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
