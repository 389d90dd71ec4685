import * as Radix from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ChevronRightIcon, CloseIcon } from '#client/components/ui/icons.tsx';
import { type CardFace, DoubtLine, TermLine } from './detail-frame.tsx';
import { useGrabHandle } from './use-grab-handle.ts';
import { endWhole } from './whole-end.ts';

interface SheetProps extends CardFace {
  /** The figure: a tap in it changes the selection and must not close the sheet first. */
  isInside: (target: EventTarget | null) => boolean;
  cardRef: RefObject<HTMLDivElement | null>;
}

/** Slides up on phones. Not modal: the picture above remains visible and interactive. */
export function DetailSheet({ cardRef, isInside, ...face }: SheetProps) {
  const { isTall, handle } = useGrabHandle(face.onClose);
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && face.onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={cardRef}
          aria-describedby={undefined}
          className={cx(
            'detail-sheet fixed inset-x-0 bottom-0 z-40 flex animate-rise flex-col rounded-t-[1.125rem] bg-raised text-ink shadow-overlay print:hidden',
            isTall ? 'max-h-[88dvh]' : 'max-h-[62dvh]',
          )}
          onInteractOutside={(event) => {
            if (isInside(event.detail.originalEvent.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <button
            type="button"
            aria-label={isTall ? 'Show less of this card' : 'Show more of this card'}
            className="group grid h-7 w-full shrink-0 touch-none place-items-center outline-none"
            {...handle}
          >
            <span className="h-1 w-10 rounded-full bg-line-strong outline-offset-3 outline-(--focus) group-focus-visible:outline-2" />
          </button>
          {/* Not a header: outside a section that is a banner, and the page has one. */}
          <div className="flex items-start gap-2.5 px-5">
            <Radix.Title className="mb-2 flex-1 font-display text-[1.625rem] leading-[1.9375rem] font-[520] tracking-[-0.02em] text-balance">
              {face.headline}
            </Radix.Title>
            <IconButton
              label="Close"
              icon={<CloseIcon />}
              onClick={face.onClose}
              className="-my-1.5 -mr-3"
            />
          </div>
          <div
            // A new function with each rendering: for each card, and for both heights.
            ref={(scrolling) => {
              if (scrolling) endWhole(scrolling);
            }}
            className="detail-scroll flex-1"
          >
            <div className="px-5 pb-5">
              <TermLine mark={face.mark} terms={face.terms} />
              <DoubtLine when={face.when} />
              <div className="grid gap-3 text-base leading-[1.4375rem] text-ink">
                {face.children}
              </div>
            </div>
          </div>
          <div className="flex items-center border-t border-line px-2 pt-0.5 pb-[max(0.125rem,env(safe-area-inset-bottom))]">
            <div className="mr-auto empty:hidden">{face.footer}</div>
            <SheetStep label={`Previous ${face.kind}`} onClick={() => face.onStep(-1)} isBack />
            <SheetStep label={`Next ${face.kind}`} onClick={() => face.onStep(1)} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface SheetStepProps {
  label: string;
  onClick: () => void;
  isBack?: boolean;
}

function SheetStep({ label, onClick, isBack = false }: SheetStepProps) {
  return (
    <IconButton
      label={label}
      icon={<ChevronRightIcon className={isBack ? 'rotate-180' : undefined} />}
      onClick={onClick}
    />
  );
}
