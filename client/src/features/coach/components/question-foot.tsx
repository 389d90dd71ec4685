import type { RefObject } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { setTopic, type Topic, useCoachDoor } from '#client/lib/coach-door.ts';
import { isPending } from '../thread.ts';
import type { Coach } from '../use-coach.ts';
import { Composer } from './composer.tsx';
import { TopicChip } from './topic-chip.tsx';

interface QuestionFootProps {
  coach: Coach;
  placeholder: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Beside the page its padding is smaller. */
  isBeside: boolean;
}

/** Below the conversation: what failed, what the next question is about, and the question. */
export function QuestionFoot({ coach, placeholder, field, isBeside }: QuestionFootProps) {
  const { draft } = coach;
  const pending = isPending(coach.thread);
  const { topic } = useCoachDoor();
  const focused = (act: () => void) => () => {
    act();
    field.current?.focus();
  };
  return (
    <footer
      className={
        isBeside
          ? 'grid gap-3 border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]'
          : 'grid gap-3 border-t border-line px-4 py-4 sm:px-6'
      }
    >
      <Failure coach={coach} onRetry={focused(coach.retry)} />
      {topic && (
        <TopicChip
          topic={topic}
          onRemove={focused(() => setTopic(null))}
          onAsk={
            draft.trim() === '' && !pending
              ? (question) => focused(() => coach.send(question, topic))()
              : undefined
          }
        />
      )}
      <Composer
        draft={draft}
        onDraft={coach.setDraft}
        onSend={() => coach.send(draft, topic)}
        onStop={focused(coach.stop)}
        isPending={pending}
        placeholder={isPart(topic) ? `Ask about ${topic.words}` : placeholder}
        fieldRef={field}
      />
      <Privacy coach={coach} />
    </footer>
  );
}

/** A part of the chart has a name to ask about; a sentence has none. */
function isPart(topic: Topic | null): topic is Topic {
  return topic !== null && topic.context.kind !== 'sentence';
}

function Failure({ coach, onRetry }: { coach: Coach; onRetry: () => void }) {
  const { failure } = coach.thread;
  if (!failure) return null;
  return (
    <Notice tone="danger">
      <p>{failure.message}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}

function Privacy({ coach }: { coach: Coach }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <Switch
          label="Private"
          checked={coach.isPrivate}
          onChange={(event) => coach.setPrivate(event.target.checked)}
        />
        <p>The coach can be wrong. It gives no professional advice.</p>
      </div>
      {coach.isPrivate && (
        <p className="text-sm">
          Private questions aren't saved, and the coach won't remember them in your next question.
        </p>
      )}
    </>
  );
}
