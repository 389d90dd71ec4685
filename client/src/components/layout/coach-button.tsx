import { closeCoach, openCoach, useCoachDoor } from '#client/lib/coach-door.ts';
import { selectedSentence } from '#client/lib/selected-sentence.ts';
import { Button } from '../ui/button.tsx';
import { ChatIcon } from '../ui/icons.tsx';

interface CoachButtonProps {
  /** It stands back where the page's own bar opens the coach. */
  isForPhones?: boolean | undefined;
}

/** Opens the coach of the page, about the sentence selected on it; nothing without a coach. */
export function CoachButton({ isForPhones = false }: CoachButtonProps) {
  const { isHere, isOpen, isInBar } = useCoachDoor();
  if (!isHere || (isForPhones && isInBar)) return null;
  function toggle() {
    if (isOpen) return closeCoach();
    openCoach(selectedSentence()?.topic);
  }
  return (
    <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={toggle}>
      <ChatIcon className="size-4.5 text-accent" />
      {/* Where the header is full, the icon stands for it. */}
      <span className="max-sm:sr-only lg:max-[80rem]:sr-only">Coach</span>
    </Button>
  );
}
