import { closeCoach, openCoach, useCoachDoor } from '#client/lib/coach-door.ts';
import { selectedSentence } from '#client/lib/selected-sentence.ts';
import { Button } from '../ui/button.tsx';
import { ChatIcon } from '../ui/icons.tsx';

/** Opens the coach of the page, about the sentence selected on it; nothing without a coach. */
export function CoachButton() {
  const { isHere, isOpen } = useCoachDoor();
  if (!isHere) return null;
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
