import { type RefObject, Suspense, useEffect, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ArrowLeftIcon, CloseIcon, HistoryIcon, PlusIcon } from '#client/components/ui/icons.tsx';
import { Tooltip } from '#client/components/ui/tooltip.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import type { CoachSubject } from '../api.ts';
import type { Coach } from '../use-coach.ts';
import type { AnswerView } from './exchange-view.tsx';
import { Log } from './log.tsx';
import { QuestionFoot } from './question-foot.tsx';

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
  suggestions: readonly string[];
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
  const announcement = useAnnouncement(thread.spoken);

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
  function startConversation() {
    coach.startConversation();
    goOn();
  }

  const bar: BarProps = {
    context,
    isListing,
    onList: () => setIsListing(!isListing),
    onBegin: thread.exchanges.length > 0 || isListing ? startConversation : undefined,
  };
  return (
    <div data-coach className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isBeside ? <NarrowBar {...bar} onClose={onClose} /> : <WideBar {...bar} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isListing ? (
        <EarlierConversations subject={subject} coach={coach} onOpen={(id) => void open(id)} />
      ) : (
        <>
          <Log {...props} isBeside={isBeside} />
          <QuestionFoot
            coach={coach}
            placeholder={props.placeholder}
            field={field}
            isBeside={isBeside}
          />
        </>
      )}
    </div>
  );
}

interface EarlierConversationsProps {
  subject: CoachSubject;
  coach: Coach;
  onOpen: (conversationId: string) => void;
}

function EarlierConversations({ subject, coach, onOpen }: EarlierConversationsProps) {
  const currentId = coach.thread.conversationId;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6">
      <Suspense>
        <ConversationList
          subject={subject}
          currentId={currentId}
          onOpen={onOpen}
          onDeleted={(id) => id === currentId && coach.startConversation()}
        />
      </Suspense>
    </div>
  );
}

/** What was announced before the conversation moved here is not announced again. */
function useAnnouncement(spoken: string): string | null {
  const [announced, setAnnounced] = useState<string | null>(spoken);
  if (announced !== null && announced !== spoken) setAnnounced(null);
  return announced === null ? spoken : null;
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
