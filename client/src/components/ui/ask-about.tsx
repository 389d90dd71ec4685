import { openCoach, type Topic, useCoachDoor } from '#client/lib/coach-door.ts';
import { cx } from './cx.ts';
import { ChatIcon } from './icons.tsx';

export interface AskAboutProps extends Topic {
  /** Other words than "Ask about gate 26", where the surroundings say the rest. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Opens the coach with a part of the page as the subject; nothing on pages without a coach. */
export function AskAbout({ words, context, label, className }: AskAboutProps) {
  const { isHere } = useCoachDoor();
  if (!isHere) return null;
  const name = `Ask about ${words}`;
  return (
    <button
      type="button"
      // A name has the visible words in it.
      aria-label={label && (name.includes(label) ? name : `${label}: ${words}`)}
      onClick={() => openCoach({ context, words })}
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm text-left text-sm text-accent',
        'hover:text-accent-strong hover:underline pointer-coarse:min-h-11 print:hidden',
        className,
      )}
    >
      <ChatIcon className="size-4" />
      <span>{label ?? name}</span>
    </button>
  );
}
