import { type RefObject, Suspense, useEffect, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ArrowLeftIcon, CloseIcon, HistoryIcon, PlusIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { Tooltip } from '#client/components/ui/tooltip.tsx';
import { setTopic, useCoachDoor } from '#client/lib/coach-door.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import type { CoachSubject } from '../api.ts';
import { isPending } from '../thread.ts';
import type { Coach } from '../use-coach.ts';
import { Composer } from './composer.tsx';
import type { AnswerView } from './exchange-view.tsx';
import { Log } from './log.tsx';
import { TopicChip } from './topic-chip.tsx';

/** Lazy: it brings forms along. */
const ConversationList = lazyPart(
  () => import('./conversation-list.tsx'),
  ({ ConversationList }) => ConversationList,
);

export interface ConversationPanelProps extends AnswerView {
  subject: CoachSubject;
  /** The coach's subject: "About: Ana's chart". */
  context: string;
  welcome: string;
  /** Suggested questions. */
  quickInsights: readonly string[];
  placeholder: string;
  coach: Coach;
  /** The question's input. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Given beside the page, where it can be closed. */
  onClose?: (() => void) | undefined;
}

/** A conversation, and access to earlier ones; it fills the column that it is in. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { subject, context, coach, field, onClose } = props;
  const [isListing, setIsListing] = useState(false);
  const [begun, setBegun] = useState(0);
  const { thread } = coach;
  const isBeside = onClose !== undefined;
  // What was announced before the conversation moved here is not announced again.
  const [announced, setAnnounced] = useState<string | null>(thread.spoken);
  if (announced !== null && announced !== thread.spoken) setAnnounced(null);

  // The pressed button is gone: focus the input.
  useEffect(() => {
    if (begun > 0) field.current?.focus();
  }, [begun, field]);

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

  const bar: BarProps = {
    context,
    isListing,
    onList: () => setIsListing(!isListing),
    onBegin: thread.exchanges.length > 0 || isListing ? begin : undefined,
  };
  return (
    <div data-coach className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isBeside ? <NarrowBar {...bar} onClose={onClose} /> : <WideBar {...bar} />}
      <p role="status" className="sr-only">
        {announced === null && thread.spoken}
      </p>
      {isListing ? (
        <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6">
          <Suspense>
            <ConversationList
              subject={subject}
              currentId={thread.conversationId}
              onOpen={(id) => void open(id)}
              onDeleted={(id) => id === thread.conversationId && coach.begin()}
            />
          </Suspense>
        </div>
      ) : (
        <>
          <Log {...props} isBeside={isBeside} />
          <Foot coach={coach} placeholder={props.placeholder} field={field} isBeside={isBeside} />
        </>
      )}
    </div>
  );
}

interface BarProps {
  context: string;
  isListing: boolean;
  onList: () => void;
  onBegin: (() => void) | undefined;
}

function WideBar({ context, isListing, onList, onBegin }: BarProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:px-6">
      <p className="min-w-0 text-sm text-muted wrap-anywhere">{context}</p>
      <div className="-mr-3 flex flex-wrap max-sm:-ml-3">
        <Button variant="quiet" size="sm" onClick={onList}>
          {isListing && <ArrowLeftIcon className="size-4" />}
          {isListing ? 'Back to the conversation' : 'Earlier conversations'}
        </Button>
        {onBegin && (
          <Button variant="quiet" size="sm" onClick={onBegin} aria-label="New conversation">
            <PlusIcon className="size-4" />
            <span>
              New<span className="max-sm:hidden"> conversation</span>
            </span>
          </Button>
        )}
      </div>
    </header>
  );
}

function NarrowBar({
  context,
  isListing,
  onList,
  onBegin,
  onClose,
}: BarProps & { onClose: () => void }) {
  const listLabel = isListing ? 'Back to the conversation' : 'Earlier conversations';
  return (
    <div className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
      <p className="min-w-0 flex-1 truncate text-sm text-muted">{context}</p>
      <Tooltip content={listLabel}>
        <IconButton
          label={listLabel}
          icon={isListing ? <ArrowLeftIcon /> : <HistoryIcon />}
          onClick={onList}
        />
      </Tooltip>
      {onBegin && (
        <Tooltip content="New conversation">
          <IconButton label="New conversation" icon={<PlusIcon />} onClick={onBegin} />
        </Tooltip>
      )}
      <IconButton label="Close the coach" icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

interface FootProps {
  coach: Coach;
  placeholder: string;
  field: RefObject<HTMLTextAreaElement | null>;
  isBeside: boolean;
}

function Foot({ coach, placeholder, field, isBeside }: FootProps) {
  const { thread, draft } = coach;
  const { failure } = thread;
  const { topic } = useCoachDoor();
  const isAbout = topic && topic.context.kind !== 'sentence';
  return (
    <footer
      className={
        isBeside
          ? 'grid gap-3 border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]'
          : 'grid gap-3 border-t border-line px-4 py-4 sm:px-6'
      }
    >
      {failure && (
        <Notice tone="danger">
          <p>{failure.message}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => {
              coach.retry();
              field.current?.focus();
            }}
          >
            Retry
          </Button>
        </Notice>
      )}
      {topic && (
        <TopicChip
          topic={topic}
          onRemove={() => {
            setTopic(null);
            field.current?.focus();
          }}
          onAsk={
            draft.trim() === '' && !isPending(thread)
              ? (question) => {
                  coach.send(question, topic);
                  field.current?.focus();
                }
              : undefined
          }
        />
      )}
      <Composer
        draft={draft}
        onDraft={coach.setDraft}
        onSend={() => coach.send(draft, topic)}
        onStop={() => {
          coach.stop();
          field.current?.focus();
        }}
        isPending={isPending(thread)}
        placeholder={isAbout ? `Ask about ${topic.words}` : placeholder}
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
          Private questions aren't saved, and the coach won't remember them in your next question.
        </p>
      )}
    </footer>
  );
}
