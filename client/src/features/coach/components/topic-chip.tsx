import { IconButton } from '#client/components/ui/icon-button.tsx';
import { CloseIcon } from '#client/components/ui/icons.tsx';
import type { Topic } from '#client/lib/coach-door.ts';

interface TopicChipProps {
  topic: Topic;
  onRemove: () => void;
}

/** What the next question is about, above its field; can be taken away. */
export function TopicChip({ topic, onRemove }: TopicChipProps) {
  return (
    <div className="flex animate-appear items-center gap-1 rounded-md bg-accent-soft pl-3">
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
  );
}
