import type { ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';
import { Modal } from './modal.tsx';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** `right` slides in from the edge (menus); `bottom` slides up (details on phones). */
  side?: 'right' | 'bottom' | undefined;
  closeLabel?: string | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const FRAMES = { right: 'justify-end', bottom: 'items-end justify-center' } as const;

const PANELS = {
  right: 'h-full w-[min(22rem,88vw)] animate-from-right border-l border-line',
  bottom: 'max-h-[85dvh] w-full max-w-2xl animate-rise rounded-t-lg',
} as const;

/** A panel over the page, always with a visible close button. */
export function Sheet({ children, side = 'right', ...modal }: SheetProps) {
  return (
    <Modal {...modal} frameClass={FRAMES[side]} panelClass={PANELS[side]}>
      <div
        className={cx(
          'min-h-0 flex-1 overflow-y-auto px-6 pt-1',
          'pb-[max(1.5rem,env(safe-area-inset-bottom))]',
        )}
      >
        {children}
      </div>
    </Modal>
  );
}
