import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { ConfirmDelete } from '#client/components/form/confirm-mutation.tsx';
import { Form, FormActions, FormFailureNotice, TextField } from '#client/components/form/form.tsx';
import { useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Field } from '#client/components/ui/field.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { LoadMore } from '#client/components/ui/load-more.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { Tooltip } from '#client/components/ui/tooltip.tsx';
import { useDebounced } from '#client/lib/use-debounced.ts';
import {
  CONVERSATION_SEARCH_MAX,
  type Conversation,
  ConversationTitle,
  TITLE_MAX,
} from '#shared/contract/conversations.ts';
import {
  type CoachSubject,
  conversationPages,
  useDeleteConversation,
  useRenameConversation,
} from '../api.ts';

const NOT_LOADED = 'We couldn’t load your conversations. Please try again.';
const NOT_RENAMED = 'We couldn’t change the title. Please try again.';
const NOT_DELETED = 'We couldn’t delete the conversation. Please try again.';

interface ConversationListProps {
  subject: CoachSubject;
  /** The conversation on screen. */
  currentId: string | null;
  onOpen: (conversationId: string) => void;
  onDeleted: (conversationId: string) => void;
}

/** The conversations that a search finds, a page at a time; all of them without words. */
function useFoundConversations(subject: CoachSubject) {
  const [search, setSearch] = useState('');
  const sought = useDebounced(search.trim());
  const pages = useInfiniteQuery(conversationPages(subject, sought));
  const conversations = pages.data?.pages.flat() ?? [];
  const isEmpty = pages.isSuccess && !pages.isPlaceholderData && conversations.length === 0;
  return {
    pages,
    conversations,
    search,
    setSearch,
    /** The words that nothing was found for; null while there is something, or nothing was sought. */
    notFound: isEmpty && sought !== '' ? sought : null,
    hasNone: isEmpty && sought === '',
    hasSearch: conversations.length > 0 || [search, sought].some((words) => words !== ''),
  };
}

/** Earlier conversations, to continue, rename or delete. */
export function ConversationList(props: ConversationListProps) {
  const { subject, currentId, onOpen, onDeleted } = props;
  const { pages, conversations, search, setSearch, notFound, hasNone, hasSearch } =
    useFoundConversations(subject);
  const [deleting, setDeleting] = useState<Conversation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold outline-none">
        Earlier conversations
      </h3>
      <ListLoading pages={pages} />
      {(hasSearch || pages.isPlaceholderData) && (
        <SearchField value={search} onChange={setSearch} />
      )}
      {hasNone && (
        <p className="text-muted">
          Nothing yet. Every conversation is saved here after its first answer, unless it's private.
        </p>
      )}
      <p role="status" className="text-muted empty:hidden">
        {notFound !== null && <>No conversation mentions “{notFound}”.</>}
      </p>
      {conversations.length > 0 && (
        <ul aria-label="Conversations" className="border-t border-line">
          {conversations.map((conversation) => (
            <ConversationEntry
              key={conversation.id}
              conversation={conversation}
              isCurrent={conversation.id === currentId}
              onOpen={() => onOpen(conversation.id)}
              onDelete={() => setDeleting(conversation)}
            />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <LoadMore onClick={() => void pages.fetchNextPage()} pending={pages.isFetchingNextPage} />
      )}
      <DeleteConversation
        conversation={deleting}
        onClose={(isDeleted) => {
          setDeleting(null);
          if (!deleting || !isDeleted) return;
          onDeleted(deleting.id);
          heading.current?.focus();
        }}
      />
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  return (
    <Field label="Search conversations">
      <Input
        type="search"
        autoComplete="off"
        maxLength={CONVERSATION_SEARCH_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function ListLoading({ pages }: Pick<ReturnType<typeof useFoundConversations>, 'pages'>) {
  if (pages.isPending) {
    return (
      <SkeletonGroup label="Loading the conversations" className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    );
  }
  if (!pages.isError) return null;
  return (
    <LoadFailure
      query={pages}
      level={3}
      title="Unable to load the conversations"
      fallback={NOT_LOADED}
    />
  );
}

interface EntryProps {
  conversation: Conversation;
  isCurrent: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function ConversationEntry(props: EntryProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className="border-b border-line py-1.5">
      {isRenaming ? (
        <RenameForm conversation={props.conversation} onClose={() => setIsRenaming(false)} />
      ) : (
        <ConversationRow {...props} onRename={() => setIsRenaming(true)} />
      )}
    </li>
  );
}

interface RowProps extends EntryProps {
  onRename: () => void;
}

function ConversationRow({ conversation, isCurrent, onOpen, onRename, onDelete }: RowProps) {
  const { title, updatedAt } = conversation;
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isCurrent || undefined}
        className="grid min-h-11 min-w-0 flex-1 content-center rounded-md px-2 py-1 text-left hover:bg-well"
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        <span className="text-sm text-muted">
          <TimeAgo iso={updatedAt} isCapital isInControl />
          {isCurrent && ' · open now'}
        </span>
      </button>
      <Tooltip content="Rename">
        <IconButton label={`Rename ${title}`} icon={<PencilIcon />} onClick={onRename} />
      </Tooltip>
      <Tooltip content="Delete">
        <IconButton
          label={`Delete ${title}`}
          icon={<TrashIcon />}
          tone="danger"
          onClick={onDelete}
        />
      </Tooltip>
    </div>
  );
}

interface RenameFormProps {
  conversation: Conversation;
  onClose: () => void;
}

function RenameForm({ conversation, onClose }: RenameFormProps) {
  const renaming = useRenameConversation();
  const form = useSavedForm({
    schema: ConversationTitle,
    values: { title: conversation.title },
    failed: NOT_RENAMED,
    send: ({ title }) => renaming.mutateAsync({ id: conversation.id, title }),
    onSent() {
      toast({ title: 'Conversation renamed', tone: 'success' });
      onClose();
    },
  });
  const { setFocus } = form.state;
  useEffect(() => {
    setFocus('title', { shouldSelect: true });
  }, [setFocus]);

  return (
    <Form form={form} onCancel={onClose} className="grid gap-3 py-2 sm:flex sm:items-start">
      <div className="grid min-w-0 gap-3 sm:flex-1">
        <TextField form={form} name="title" label="Title" maxLength={TITLE_MAX} />
        <FormFailureNotice failure={form.failure} />
      </div>
      <FormActions
        isBusy={form.isBusy}
        label="Save"
        pendingLabel="Saving..."
        onCancel={onClose}
        className="flex gap-2 sm:mt-7"
      />
    </Form>
  );
}

interface DeleteConversationProps {
  conversation: Conversation | null;
  onClose: (isDeleted: boolean) => void;
}

function DeleteConversation({ conversation, onClose }: DeleteConversationProps) {
  return (
    <ConfirmDelete
      mutation={useDeleteConversation()}
      variables={conversation?.id ?? null}
      title="Delete Conversation"
      description="Are you sure you want to delete this conversation? This action cannot be undone."
      subject={
        conversation && <bdi className="line-clamp-3 wrap-anywhere">{conversation.title}</bdi>
      }
      done={{ title: 'Conversation deleted' }}
      failed={NOT_DELETED}
      onClose={onClose}
    />
  );
}
