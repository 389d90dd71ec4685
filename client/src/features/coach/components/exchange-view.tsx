import { useEffect, useMemo, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CopyIcon, RefreshIcon } from '#client/components/ui/icons.tsx';
import { PROGRESS_STEP_MS, progressLabel } from '../progress.ts';
import { withoutCitations } from '../rich-text.ts';
import { groupsOf } from '../source-groups.ts';
import type { Exchange } from '../thread.ts';
import { RichText } from './rich-text.tsx';
import { SourceChips, type SourceView } from './source-chips.tsx';

interface ExchangeViewProps extends SourceView {
  exchange: Exchange;
  /** Sends a stopped question again; undefined when not applicable. */
  onAskAgain?: (() => void) | undefined;
}

/** One question and its answer, like a transcript: no bubbles, the question as a heading. */
export function ExchangeView({ exchange, onAskAgain, ...view }: ExchangeViewProps) {
  const { question, text, status } = exchange;
  const sources = useMemo(() => groupsOf(exchange.sources), [exchange.sources]);
  const isPending = status === 'pending';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPending}>
      {question !== '' && (
        <p className="max-w-prose border-l-2 border-accent pl-3 font-display text-lg font-semibold whitespace-pre-wrap wrap-anywhere">
          <span className="sr-only">You asked: </span>
          {question}
        </p>
      )}
      {text === '' && isPending ? <Progress /> : <RichText text={text} sources={sources} />}
      {isPending && text !== '' && <Writing />}
      {!isPending && (
        <>
          <SourceChips sources={sources} {...view} />
          <AnswerFoot exchange={exchange} onAskAgain={onAskAgain} />
        </>
      )}
    </article>
  );
}

/** The waiting text before the answer starts. */
function Progress() {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setElapsedMs((elapsed) => elapsed + PROGRESS_STEP_MS),
      PROGRESS_STEP_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="flex items-center gap-2.5 text-muted">
      <Dots />
      {progressLabel(elapsedMs)}
    </p>
  );
}

function Writing() {
  return (
    <p className="text-muted">
      <Dots />
    </p>
  );
}

function Dots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      <span className="size-1.5 animate-breathe rounded-full bg-accent" />
      <span className="size-1.5 animate-breathe rounded-full bg-accent [animation-delay:200ms]" />
      <span className="size-1.5 animate-breathe rounded-full bg-accent [animation-delay:400ms]" />
    </span>
  );
}

/** Which coach answered, and the answer's actions. */
function AnswerFoot({ exchange, onAskAgain }: Pick<ExchangeViewProps, 'exchange' | 'onAskAgain'>) {
  const { text, provider, status, isPrivate } = exchange;
  const notes = [
    ...(provider === null ? [] : [coachName(provider)]),
    ...(status === 'stopped' ? ['Stopped'] : []),
    ...(isPrivate ? ['Not kept'] : []),
  ];
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-1 text-sm text-muted">
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
      <span className="px-3">{notes.join(' · ')}</span>
    </div>
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
      description: 'The browser did not allow copying. Select the text and copy it from there.',
      tone: 'destructive',
    });
  }
}
