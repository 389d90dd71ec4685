import { toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CopyIcon, RefreshIcon } from '#client/components/ui/icons.tsx';
import type { Verdict } from '#shared/contract/conversations.ts';
import { withoutCitations } from '../rich-text.ts';
import type { Exchange } from '../thread.ts';
import { RateAnswer } from './rate-answer.tsx';

export interface AnswerActions {
  /** Sends a stopped question again; undefined when not applicable. */
  onAskAgain?: (() => void) | undefined;
  /** Has the last question answered again. */
  onRegenerate?: (() => void) | undefined;
  /** @returns false when it could not be saved */
  onRate: (exchange: Exchange, verdict: Verdict | null, reason?: string) => Promise<boolean>;
}

interface AnswerFootProps extends AnswerActions {
  exchange: Exchange;
}

/** The answer's actions, and which coach answered. */
export function AnswerFoot({ exchange, onAskAgain, onRegenerate, onRate }: AnswerFootProps) {
  const { text, provider, status, isPrivate, position } = exchange;
  const notes = [
    ...(provider === null ? [] : [coachName(provider)]),
    ...(status === 'stopped' ? ['Stopped'] : []),
    ...(isPrivate ? ['Not kept'] : []),
  ];
  return (
    <RateAnswer
      exchange={exchange}
      isRated={position !== null && status === 'answered'}
      onRate={onRate}
      beside={
        <>
          <Button variant="quiet" size="sm" onClick={() => void copy(text)}>
            <CopyIcon className="size-4" />
            Copy
          </Button>
          {onAskAgain && (
            <Button variant="quiet" size="sm" onClick={onAskAgain}>
              <RefreshIcon className="size-4" />
              Ask again
            </Button>
          )}
          {onRegenerate && (
            <Button variant="quiet" size="sm" onClick={onRegenerate}>
              <RefreshIcon className="size-4" />
              Regenerate
            </Button>
          )}
        </>
      }
      note={<span className="px-3">{notes.join(' · ')}</span>}
    />
  );
}

/** The coach's label. */
function coachName(provider: string): string {
  return provider === 'built-in' ? 'Built-in coach' : `AI coach (${provider})`;
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(withoutCitations(text));
    toast({ title: 'Copied' });
  } catch {
    toast({
      title: 'Not copied',
      description: 'Your browser blocked copying. Select the text and copy it.',
      tone: 'destructive',
    });
  }
}
