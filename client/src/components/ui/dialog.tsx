import type { ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';
import { Modal } from './modal.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** While true the dialog cannot be closed by Escape, scrim or close button. */
  locked?: boolean | undefined;
}

export function Dialog({ children, footer, size = 'md', ...modal }: DialogProps) {
  return (
    <Modal
      {...modal}
      frameClass="items-end justify-center sm:items-center sm:p-6"
      panelClass={cx(
        'max-h-[92dvh] w-full animate-rise rounded-t-lg sm:rounded-lg',
        size === 'md' ? 'sm:max-w-lg' : 'sm:max-w-3xl',
      )}
    >
      {children && <div className="min-h-0 flex-1 overflow-y-auto px-6 py-3">{children}</div>}
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </Modal>
  );
}

/** The row of buttons at the end of a dialog; stacked on phones. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-3 px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
      {children}
    </footer>
  );
}
