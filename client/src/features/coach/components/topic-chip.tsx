import { IconButton } from '#client/components/ui/icon-button.tsx';
import { CloseIcon } from '#client/components/ui/icons.tsx';
import type { Topic } from '#client/lib/coach-door.ts';

interface TopicChipProps {
  topic: Topic;
  onRemove: () => void;
  /** Sends the suggested question about it; undefined while that makes no sense. */
  onAsk: ((question: string) => void) | undefined;
}

/** The question most people have about a part of the page. */
function suggestionFor({ context: { kind }, words }: Topic): string {
  switch (kind) {
    case 'sentence':
      return 'What does this mean for me?';
    case 'pair':
      return `How do ${words} work well together?`;
    case 'function':
      return `Who could cover ${words}?`;
    case 'gate':
    case 'channel':
    case 'center':
      return `What does ${words} mean for the way I work?`;
  }
}

/** What the next question is about, above its field; can be taken away. */
export function TopicChip({ topic, onRemove, onAsk }: TopicChipProps) {
  const suggestion = suggestionFor(topic);
  return (
    <div className="animate-appear rounded-md bg-accent-soft pl-3">
      <div className="flex items-center gap-1">
        <p className="line-clamp-2 min-w-0 flex-1 py-1.5 text-sm wrap-anywhere">
          About <span className="font-medium">{topic.words}</span>
        </p>
        <IconButton
          label={`Ask without ${topic.words}`}
          icon={<CloseIcon className="size-4" />}
          size="sm"
          onClick={onRemove}
          className="pointer-coarse:size-11"
        />
      </div>
      {onAsk && (
        <button
          type="button"
          onClick={() => onAsk(suggestion)}
          className="mr-3 flex min-h-9 w-[calc(100%-0.75rem)] items-center justify-between gap-3 rounded-sm border-t border-line py-1.5 text-left text-sm text-accent hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {suggestion}
          <span aria-hidden="true">→</span>
        </button>
      )}
    </div>
  );
}
