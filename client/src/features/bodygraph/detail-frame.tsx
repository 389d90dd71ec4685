import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { CloseIcon } from '#client/components/ui/icons.tsx';

interface FrameProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** The card in the corner next to a wide picture. It stays open while other parts are selected. */
export function DetailPanel({ title, children, onClose }: FrameProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="w-full animate-appear rounded-lg border border-line bg-raised pt-3 pr-4 pb-4 pl-4 shadow-raised"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="mb-1 flex items-start gap-2">
        <h3 id={headingId} className="flex-1 pt-1 font-display text-lg leading-6 font-semibold">
          {title}
        </h3>
        <IconButton
          label="Close"
          icon={<CloseIcon />}
          size="sm"
          onClick={onClose}
          className="-mr-2"
        />
      </header>
      {children}
    </section>
  );
}

interface SheetProps extends FrameProps {
  /** The figure: a tap in it changes the selection and must not close the sheet first. */
  isInside: (target: EventTarget | null) => boolean;
  contentRef: RefObject<HTMLDivElement | null>;
}

/** Slides up on narrow screens. Not modal: the picture above remains visible and interactive. */
export function DetailSheet({ title, children, onClose, isInside, contentRef }: SheetProps) {
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={contentRef}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[55dvh] animate-rise overflow-y-auto rounded-t-lg border-t border-line bg-raised px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-overlay print:hidden"
          onInteractOutside={(event) => {
            if (isInside(event.detail.originalEvent.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {/* Not a header: outside a section that is a banner, and the page has one. */}
          <div className="mb-1 flex items-start gap-2">
            <Radix.Title className="flex-1 pt-2 font-display text-lg leading-6 font-semibold">
              {title}
            </Radix.Title>
            <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} className="-mr-2" />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
