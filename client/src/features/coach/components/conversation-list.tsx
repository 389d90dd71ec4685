import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { ConfirmDialog } from '#client/components/ui/confirm-dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { LoadMore } from '#client/components/ui/load-more.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { Tooltip } from '#client/components/ui/tooltip.tsx';
import { messageOf } from '#client/lib/api.ts';
import { type Conversation, TITLE_MAX } from '#shared/contract/conversations.ts';
import {
  type CoachSubject,
  conversationPages,
  useDeleteConversation,
  useRenameConversation,
} from '../api.ts';

const NOT_LOADED = 'The conversations could not be loaded. Please try again.';
const NOT_RENAMED = 'The title could not be changed. Please try again.';
const NOT_DELETED = 'The conversation could not be deleted. Please try again.';

interface ConversationListProps {
  subject: CoachSubject;
  /** The conversation on screen. */
  currentId: string | null;
  onOpen: (conversationId: string) => void;
  onDeleted: (conversationId: string) => void;
}

/** Earlier conversations: continue, rename or delete them. */
export function ConversationList(props: ConversationListProps) {
  const { subject, currentId, onOpen, onDeleted } = props;
  const pages = useInfiniteQuery(conversationPages(subject));
  const [renaming, setRenaming] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Conversation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const conversations = pages.data?.pages.flat() ?? [];

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold outline-none">
        Earlier conversations
      </h3>
      {pages.isPending && (
        <SkeletonGroup label="Loading the conversations" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
      {pages.isError && (
        <LoadFailure
          query={pages}
          level={3}
          title="Unable to load the conversations"
          fallback={NOT_LOADED}
        />
      )}
      {pages.isSuccess && conversations.length === 0 && (
        <p className="text-muted">
          Nothing yet. A conversation is kept here from its first answer on, unless it is private.
        </p>
      )}
      {conversations.length > 0 && (
        <ul aria-label="Conversations" className="border-t border-line">
          {conversations.map((conversation) => (
            <li key={conversation.id} className="border-b border-line py-1.5">
              {renaming === conversation.id ? (
                <RenameForm conversation={conversation} onClose={() => setRenaming(null)} />
              ) : (
                <ConversationRow
                  conversation={conversation}
                  isCurrent={conversation.id === currentId}
                  onOpen={() => onOpen(conversation.id)}
                  onRename={() => setRenaming(conversation.id)}
                  onDelete={() => setDeleting(conversation)}
                />
              )}
            </li>
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

interface RowProps {
  conversation: Conversation;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
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
        <span className="truncate font-medium">{title}</span>
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

function RenameForm({
  conversation,
  onClose,
}: {
  conversation: Conversation;
  onClose: () => void;
}) {
  const [title, setTitle] = useState(conversation.title);
  const renaming = useRenameConversation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const isEmpty = title.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || renaming.isPending) return;
    renaming.mutate(
      { id: conversation.id, title: title.trim() },
      {
        onSuccess: () => {
          toast({ title: 'Conversation renamed', tone: 'success' });
          onClose();
        },
      },
    );
  }

  const failure = renaming.isError ? messageOf(renaming.error, NOT_RENAMED) : undefined;
  return (
    <form onSubmit={submit} className="grid gap-3 py-2 sm:flex sm:items-end">
      <Field
        label="Title"
        error={isEmpty ? 'Title is required' : failure}
        className="min-w-0 sm:flex-1"
      >
        <Input
          ref={field}
          value={title}
          maxLength={TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" disabled={isEmpty} pending={renaming.isPending}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface DeleteConversationProps {
  conversation: Conversation | null;
  onClose: (isDeleted: boolean) => void;
}

function DeleteConversation({ conversation, onClose }: DeleteConversationProps) {
  const deletion = useDeleteConversation();

  function confirm({ id }: Conversation) {
    deletion.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Conversation deleted', tone: 'success' });
        onClose(true);
      },
    });
  }

  return (
    <ConfirmDialog
      open={conversation !== null}
      onOpenChange={() => {
        deletion.reset();
        onClose(false);
      }}
      title="Delete Conversation"
      description="Are you sure you want to delete this conversation? This action cannot be undone."
      subject={
        conversation && <bdi className="line-clamp-3 wrap-anywhere">{conversation.title}</bdi>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => conversation && confirm(conversation)}
      error={deletion.isError && messageOf(deletion.error, NOT_DELETED)}
    />
  );
}
