import { type ReactNode, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Modal } from '#client/components/ui/modal.tsx';
import { closeCoach } from '#client/lib/coach-door.ts';

interface BesideProps {
  children: ReactNode;
  /** Receives the focus on opening. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Beside the page, which makes room for it; the rest of the page stays usable. */
export function CoachRail({ children }: BesideProps) {
  useEffect(() => {
    const opener = document.activeElement;
    document.documentElement.classList.add('has-coach-rail');
    return () => {
      document.documentElement.classList.remove('has-coach-rail');
      // Unless something else has it by now.
      if (document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return createPortal(
    <aside
      aria-label="Coach"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeCoach();
      }}
      className="fixed top-14 right-0 bottom-0 z-20 flex w-(--coach-rail) animate-from-right flex-col border-l border-line bg-surface text-ink print:hidden"
    >
      {children}
    </aside>,
    document.body,
  );
}

/** Over the page, where there is no room beside it. */
export function CoachSheet({ children, field }: BesideProps) {
  return (
    <Modal
      open
      onOpenChange={closeCoach}
      title="Coach"
      hidesTitle
      frameClass="items-end justify-center print:hidden"
      panelClass="h-[92dvh] w-full max-w-2xl animate-rise rounded-t-lg"
      initialFocus={field}
      closeLabel={false}
    >
      {children}
    </Modal>
  );
}
