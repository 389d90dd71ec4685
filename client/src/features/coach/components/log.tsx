import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { Coach } from '../use-coach.ts';
import { useFollowingScroll } from '../use-following-scroll.ts';
import { type AnswerView, ExchangeView } from './exchange-view.tsx';

interface LogProps extends AnswerView {
  coach: Coach;
  welcome: string;
  quickInsights: readonly string[];
  /** In the page the box has a height of its own; beside it, it fills its place. */
  isBeside: boolean;
}

/** The conversation so far, in a scrolling box. Announced by the panel, not here. */
export function Log({ coach, welcome, quickInsights, isBeside, ...view }: LogProps) {
  const { thread, send } = coach;
  const { exchanges } = thread;
  const { box, isAway, onScroll, toEnd } = useFollowingScroll(exchanges.at(-1));
  const lastKey = exchanges.at(-1)?.key;

  function ask(question: string) {
    send(question);
    toEnd();
    // The pressed button is gone.
    box.current?.focus();
  }

  function regenerate() {
    coach.regenerate();
    toEnd();
    box.current?.focus();
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: it groups no controls of a form */}
      <div
        ref={box}
        role="group"
        aria-label="Conversation"
        tabIndex={0}
        onScroll={onScroll}
        className={cx(
          'grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto px-4 py-6 outline-offset-[-2px]',
          isBeside ? 'min-h-0' : 'max-h-[min(38rem,70svh)] min-h-56 sm:px-6',
        )}
      >
        {/* biome-ignore-end lint/a11y/useSemanticElements: end of the group */}
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: end of the group */}
        <div className="grid gap-5">
          <p className="max-w-prose">{welcome}</p>
          {exchanges.length === 0 && (
            <ul aria-label="Quick insights" className="flex flex-wrap gap-2">
              {quickInsights.map((question) => (
                <li key={question} className="max-w-full">
                  <Button variant="secondary" className="text-left" onClick={() => ask(question)}>
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
        {thread.firstPosition > 1 && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => void coach.showEarlier()}
          >
            Show what was said before
          </Button>
        )}
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.key}
            exchange={exchange}
            onAskAgain={
              exchange.status === 'stopped' && exchange.key === lastKey
                ? () => ask(exchange.question)
                : undefined
            }
            onRegenerate={
              exchange.status === 'answered' && exchange.key === lastKey && exchange.question !== ''
                ? regenerate
                : undefined
            }
            onNext={exchange.key === lastKey ? ask : undefined}
            onRate={coach.rate}
            matched={view.matched}
            factsFrom={view.factsFrom}
            onSource={view.onSource}
            onShowPicture={view.onShowPicture}
          />
        ))}
      </div>
      {isAway && (
        <Button
          variant="secondary"
          size="sm"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-raised"
        >
          Jump to latest
        </Button>
      )}
    </div>
  );
}
