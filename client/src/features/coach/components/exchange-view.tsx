import { useEffect, useMemo, useState } from 'react';
import { PROGRESS_STEP_MS, progressLabel } from '../progress.ts';
import { groupsOf } from '../source-groups.ts';
import type { Exchange } from '../thread.ts';
import { AnswerAside } from './answer-aside.tsx';
import { type AnswerActions, AnswerFoot } from './answer-foot.tsx';
import { HelpCard } from './help-card.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { NextQuestions } from './next-questions.tsx';
import { RichText } from './rich-text.tsx';
import { SourceChips, type SourceView } from './source-chips.tsx';

export interface AnswerView extends SourceView {
  /** What left-out sentences didn't match: "your chart". */
  matched: string;
}

interface ExchangeViewProps extends AnswerView, AnswerActions {
  exchange: Exchange;
  /** Asks one of the questions that follow from the answer; undefined for an earlier answer. */
  onNext?: ((question: string) => void) | undefined;
}

/** Possible with the last answer only. */
export type LastSteps = Pick<ExchangeViewProps, 'onAskAgain' | 'onRegenerate' | 'onNext'>;

/** One question and its answer, like a transcript: no bubbles, the question as a heading. */
export function ExchangeView({ exchange, onNext, ...props }: ExchangeViewProps) {
  const { question, text, status, topic } = exchange;
  const isPending = status === 'pending';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPending}>
      {question !== '' && (
        <div className="max-w-prose border-l-2 border-accent pl-3">
          {topic && (
            <p className="line-clamp-2 text-sm text-muted wrap-anywhere">About {topic.words}</p>
          )}
          <p className="font-display text-lg font-semibold whitespace-pre-wrap wrap-anywhere">
            <span className="sr-only">You asked: </span>
            {question}
          </p>
        </div>
      )}
      {text === '' && isPending ? <Progress /> : <Answer exchange={exchange} {...props} />}
      {isPending && text !== '' && <Writing />}
      {onNext && !isPending && !exchange.isHelp && (
        <NextQuestions questions={exchange.next} onAsk={onNext} />
      )}
    </article>
  );
}

function Answer({ exchange, matched, ...props }: Omit<ExchangeViewProps, 'onNext'>) {
  const { onAskAgain, onRegenerate, onRate, ...view } = props;
  const { text, status, aside, leftOut, leftOutSentences } = exchange;
  const sources = useMemo(() => groupsOf(exchange.sources), [exchange.sources]);
  if (exchange.isHelp) return <HelpCard text={text} isKept={exchange.position !== null} />;
  return (
    <>
      <RichText text={text} sources={sources} />
      {status !== 'pending' && (
        <>
          {aside && <AnswerAside {...aside} />}
          <LeftOutNote count={leftOut} sentences={leftOutSentences} matched={matched} />
          <SourceChips sources={sources} {...view} />
          <AnswerFoot
            exchange={exchange}
            onAskAgain={onAskAgain}
            onRegenerate={onRegenerate}
            onRate={onRate}
          />
        </>
      )}
    </>
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
