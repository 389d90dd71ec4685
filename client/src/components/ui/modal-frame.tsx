import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

/*
 * Radix traps and restores the focus; its own overlay is not used because it injects a style element,
 * which the content security policy blocks.
 */

let openModals = 0;

function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    if (openModals === 0) {
      root.classList.toggle('keeps-gutter', window.innerWidth > root.clientWidth);
      root.classList.add('scroll-locked');
    }
    openModals += 1;
    return () => {
      openModals -= 1;
      if (openModals === 0) root.classList.remove('scroll-locked', 'keeps-gutter');
    };
  }, [active]);
}

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Announced with the title when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Position and animation of the panel. */
  frameClass: string;
  panelClass: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Receives the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** While true, Escape, the scrim and the close button do nothing. */
  locked?: boolean | undefined;
  closeLabel?: string | false | undefined;
  /** The title is announced and not shown: the content has a header of its own. */
  hidesTitle?: boolean | undefined;
}

/**
 * Dialogs are opened by state, without a Radix trigger, so the element to restore the focus to is
 * stored here. If a link closed the dialog and opened a new page, that page's heading keeps the
 * focus.
 */
function useFocusReturn(initialFocus: ModalProps['initialFocus']) {
  const returnTo = useRef<Element | null>(null);

  function take(event: Event) {
    returnTo.current = document.activeElement;
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  }
  function giveBack(event: Event) {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    const target = returnTo.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus();
  }

  return { take, giveBack };
}

/** What a modal shows. Its code loads apart from pages, which show none at first. */
export function ModalFrame(props: ModalProps) {
  const { open, onOpenChange, title, description, children, frameClass, panelClass } = props;
  const { role = 'dialog', initialFocus, locked = false, closeLabel = 'Close' } = props;
  const { hidesTitle = false } = props;
  const focus = useFocusReturn(initialFocus);
  useScrollLock(open);

  function change(next: boolean) {
    if (next || !locked) onOpenChange(next);
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <div className={cx('fixed inset-0 z-50 flex animate-appear bg-scrim', frameClass)}>
          <Radix.Content
            role={role}
            aria-modal="true"
            onOpenAutoFocus={focus.take}
            onCloseAutoFocus={focus.giveBack}
            className={cx('relative flex flex-col bg-raised text-ink shadow-overlay', panelClass)}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <header
              className={
                hidesTitle ? 'sr-only' : cx('px-6 pt-6 pb-3', closeLabel !== false && 'pr-16')
              }
            >
              <Radix.Title className="font-display text-xl font-semibold">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
              )}
            </header>
            {children}
            {/* Last in order, so that opening a form puts the focus into its first field. */}
            {closeLabel !== false && (
              <IconButton
                label={closeLabel}
                icon={<CloseIcon />}
                onClick={() => change(false)}
                className="absolute top-4 right-3"
              />
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
