import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { Exchange } from '../thread.ts';
import type { Coach } from '../use-coach.ts';
import { useFollowingScroll } from '../use-following-scroll.ts';
import { type AnswerView, ExchangeView, type LastSteps } from './exchange-view.tsx';

interface LogProps extends AnswerView {
  coach: Coach;
  welcome: string;
  suggestions: readonly string[];
  /** In the page the box has a height of its own; beside it, it fills its place. */
  isBeside: boolean;
}

/** The conversation so far, in a scrolling box. Announced by the panel, not here. */
export function Log({ coach, welcome, suggestions, isBeside, ...view }: LogProps) {
  const { exchanges } = coach.thread;
  const { box, isAway, onScroll, toEnd } = useFollowingScroll(exchanges.at(-1));

  function follow() {
    toEnd();
    // The pressed button is gone.
    box.current?.focus();
  }
  function ask(question: string) {
    coach.send(question);
    follow();
  }
  function regenerate() {
    coach.regenerate();
    follow();
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
        <Welcome
          text={welcome}
          suggestions={exchanges.length === 0 ? suggestions : []}
          onAsk={ask}
        />
        <Exchanges coach={coach} onAsk={ask} onRegenerate={regenerate} {...view} />
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

interface ExchangesProps extends AnswerView {
  coach: Coach;
  onAsk: (question: string) => void;
  onRegenerate: () => void;
}

function Exchanges({ coach, onAsk, onRegenerate, ...view }: ExchangesProps) {
  const { exchanges, firstPosition } = coach.thread;
  const last = exchanges.at(-1);
  return (
    <>
      {firstPosition > 1 && (
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
          {...(exchange === last && stepsAfter(exchange, onAsk, onRegenerate))}
          onRate={coach.rate}
          matched={view.matched}
          factsFrom={view.factsFrom}
          onSource={view.onSource}
          onShowPicture={view.onShowPicture}
        />
      ))}
    </>
  );
}

/** What can be done with the last exchange only. */
function stepsAfter(
  { question, status }: Exchange,
  ask: (question: string) => void,
  regenerate: () => void,
): LastSteps {
  return {
    onAskAgain: status === 'stopped' ? () => ask(question) : undefined,
    onRegenerate: status === 'answered' && question !== '' ? regenerate : undefined,
    onNext: ask,
  };
}

interface WelcomeProps {
  text: string;
  suggestions: readonly string[];
  onAsk: (question: string) => void;
}

function Welcome({ text, suggestions, onAsk }: WelcomeProps) {
  return (
    <div className="grid gap-5">
      <p className="max-w-prose">{text}</p>
      {suggestions.length > 0 && (
        <ul aria-label="Quick insights" className="flex flex-wrap gap-2">
          {suggestions.map((question) => (
            <li key={question} className="max-w-full">
              <Button variant="secondary" className="text-left" onClick={() => onAsk(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
