import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { DialogFooter } from './dialog.tsx';
import { Modal } from './modal.tsx';
import { Notice } from './notice.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, e.g. "Are you sure you want to delete this chart? …". */
  description: ReactNode;
  /** The name of the object, shown separately to prevent mistakes. */
  subject?: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  pending?: boolean | undefined;
  tone?: 'danger' | 'primary' | undefined;
  /** Why the last attempt failed; the dialog stays open. */
  error?: ReactNode;
  /** More to decide before confirming, e.g. a typed phrase. */
  children?: ReactNode;
  confirmDisabled?: boolean | undefined;
}

/** Confirms an irreversible action. Cancel has the focus; nothing happens twice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, subject, pending = false, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      role="alertdialog"
      initialFocus={cancel}
      locked={pending}
      closeLabel={false}
      frameClass="items-end justify-center sm:items-center sm:p-6"
      panelClass="max-h-[92dvh] w-full animate-rise rounded-t-lg sm:max-w-lg sm:rounded-lg"
    >
      <div className="grid min-h-0 gap-4 overflow-y-auto px-6 empty:hidden">
        {subject && <p className="border-l-2 border-ink py-1 pl-3 font-medium">{subject}</p>}
        {children}
        {props.error && (
          <Notice tone="danger" role="alert">
            {props.error}
          </Notice>
        )}
      </div>
      <DialogFooter>
        <Button
          ref={cancel}
          variant="secondary"
          onClick={() => onOpenChange(false)}
          disabled={pending}
        >
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          variant={props.tone ?? 'danger'}
          onClick={props.onConfirm}
          pending={pending}
          pendingLabel={props.pendingLabel}
          disabled={props.confirmDisabled}
        >
          {props.confirmLabel}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
