import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { ArrowLeftIcon, PlusIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import type { CoachSubject } from '../api.ts';
import { isPending } from '../thread.ts';
import { type Coach, useCoach } from '../use-coach.ts';
import { Composer } from './composer.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Log } from './log.tsx';
import type { SourceView } from './source-chips.tsx';

export interface CoachPanelProps extends SourceView {
  subject: CoachSubject;
  /** The coach's subject: "About: Ana's chart". */
  context: string;
  welcome: string;
  /** Suggested questions. */
  quickInsights: readonly string[];
  placeholder: string;
}

/** A conversation with a coach, and access to earlier ones. */
export function CoachPanel(props: CoachPanelProps) {
  const { subject, context } = props;
  const coach = useCoach(subject);
  const [isListing, setIsListing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState(0);
  const { thread } = coach;
  const hasBegun = thread.exchanges.length > 0;

  // The pressed button is gone: focus the input.
  useEffect(() => {
    if (begun > 0) field.current?.focus();
  }, [begun]);

  function goOn() {
    setIsListing(false);
    setBegun((count) => count + 1);
  }

  async function open(id: string) {
    if (await coach.open(id)) goOn();
  }

  function begin() {
    coach.begin();
    goOn();
  }

  return (
    <Card padding="none" className="flex min-w-0 flex-col">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:px-6">
        <p className="min-w-0 text-sm text-muted wrap-anywhere">{context}</p>
        <div className="-mr-3 flex flex-wrap max-sm:-ml-3">
          <Button variant="quiet" size="sm" onClick={() => setIsListing(!isListing)}>
            {isListing && <ArrowLeftIcon className="size-4" />}
            {isListing ? 'Back to the conversation' : 'Earlier conversations'}
          </Button>
          {(hasBegun || isListing) && (
            <Button variant="quiet" size="sm" onClick={begin} aria-label="New conversation">
              <PlusIcon className="size-4" />
              <span>
                New<span className="max-sm:hidden"> conversation</span>
              </span>
            </Button>
          )}
        </div>
      </header>
      <p role="status" className="sr-only">
        {thread.spoken}
      </p>
      {isListing ? (
        <div className="px-4 py-5 sm:px-6">
          <ConversationList
            subject={subject}
            currentId={thread.conversationId}
            onOpen={(id) => void open(id)}
            onDeleted={(id) => id === thread.conversationId && coach.begin()}
          />
        </div>
      ) : (
        <>
          <Log coach={coach} {...props} />
          <Foot coach={coach} placeholder={props.placeholder} field={field} />
        </>
      )}
    </Card>
  );
}

interface FootProps {
  coach: Coach;
  placeholder: string;
  field: { current: HTMLTextAreaElement | null };
}

function Foot({ coach, placeholder, field }: FootProps) {
  const { thread, draft } = coach;
  const { failure } = thread;
  return (
    <footer className="grid gap-3 border-t border-line px-4 py-4 sm:px-6">
      {failure && (
        <Notice tone="danger">
          <p>{failure.message}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => {
              coach.send(failure.question);
              field.current?.focus();
            }}
          >
            Retry
          </Button>
        </Notice>
      )}
      <Composer
        draft={draft}
        onDraft={coach.setDraft}
        onSend={() => coach.send(draft)}
        onStop={() => {
          coach.stop();
          field.current?.focus();
        }}
        isPending={isPending(thread)}
        placeholder={placeholder}
        fieldRef={field}
      />
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
          Nothing you ask now is kept, so the coach will not remember it in your next question.
        </p>
      )}
    </footer>
  );
}
