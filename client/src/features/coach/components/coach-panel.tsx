import { useEffect, useRef } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { closeCoach, useCoachDoor } from '#client/lib/coach-door.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { useCoach } from '../use-coach.ts';
import { CoachRail, CoachSheet } from './coach-beside.tsx';
import { ConversationPanel, type ConversationPanelProps } from './conversation-panel.tsx';

/** From here on there is room for a rail beside the page. */
const WIDE = '(min-width: 80rem)';

export type CoachPanelProps = Omit<ConversationPanelProps, 'coach' | 'field' | 'onClose'>;

/** One conversation with a coach: in the page, or beside it once it is opened there. */
export function CoachPanel(props: CoachPanelProps) {
  const coach = useCoach(props.subject);
  const { isOpen, opened } = useCoachDoor();
  const isWide = useMedia(WIDE);
  const field = useRef<HTMLTextAreaElement>(null);
  const Beside = isWide ? CoachRail : CoachSheet;

  // Asking about something moves on to the question.
  useEffect(() => {
    if (opened > 0) field.current?.focus();
  }, [opened]);

  if (!isOpen) {
    return (
      <Card padding="none" className="flex min-w-0 flex-col">
        <ConversationPanel {...props} coach={coach} field={field} />
      </Card>
    );
  }

  // On narrow screens the sheet covers the picture.
  function showPicture() {
    if (!isWide) closeCoach();
    props.onShowPicture();
  }

  return (
    <>
      <Card className="grid justify-items-start gap-3">
        <p className="text-muted">The conversation is open next to the page.</p>
        <Button variant="secondary" onClick={closeCoach}>
          Show it here
        </Button>
      </Card>
      <Beside field={field}>
        <ConversationPanel
          {...props}
          coach={coach}
          field={field}
          onClose={closeCoach}
          onShowPicture={showPicture}
        />
      </Beside>
    </>
  );
}
