import * as Radix from '@radix-ui/react-dialog';
import { type RefObject, useEffect } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ChevronRightIcon, CloseIcon } from '#client/components/ui/icons.tsx';
import { CardScroll } from './card-scroll.tsx';
import { type CardFace, Status, TITLE_CLASS } from './detail-frame.tsx';
import { useGrabHandle } from './use-grab-handle.ts';

interface SheetProps extends CardFace {
  /** The figure: a tap in it changes the selection and must not close the sheet first. */
  isInside: (target: EventTarget | null) => boolean;
  cardRef: RefObject<HTMLDivElement | null>;
  /** Called once it is there, and again when it changes. */
  onShown: () => void;
}

/** Slides up on phones. Not modal: the picture above remains visible and interactive. */
export function DetailSheet({ cardRef, isInside, onShown, ...face }: SheetProps) {
  const { isTall, setIsTall, handle } = useGrabHandle(face.onClose);
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && face.onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={cardRef}
          aria-describedby={undefined}
          className={cx(
            'detail-sheet outline-none fixed inset-x-0 bottom-0 z-40 flex animate-rise flex-col rounded-t-[1.125rem] bg-raised text-ink shadow-overlay print:hidden',
            isTall ? 'max-h-[88dvh]' : 'max-h-[70dvh]',
          )}
          onInteractOutside={(event) => {
            if (isInside(event.detail.originalEvent.target)) event.preventDefault();
          }}
          // Not the handle: its ring would be the first thing one sees.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cardRef.current?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <button
            type="button"
            aria-label={isTall ? 'Show less of this card' : 'Show more of this card'}
            className="group grid h-6 w-full shrink-0 touch-none place-items-center outline-none"
            {...handle}
          >
            <span className="h-1 w-10 rounded-full bg-line-strong outline-offset-3 outline-(--focus) group-focus-visible:outline-2" />
          </button>
          {/* Not a header: outside a section that is a banner, and the page has one. */}
          <div className="flex items-start gap-2.5 px-5">
            <Radix.Title className={cx('mb-1.5 flex-1', TITLE_CLASS)}>{face.headline}</Radix.Title>
            <IconButton
              label="Close"
              icon={<CloseIcon />}
              onClick={face.onClose}
              className="-my-1.5 -mr-3"
            />
          </div>
          <CardScroll
            onMore={isTall ? undefined : () => setIsTall(true)}
            footer={face.footer}
            steps={
              <>
                <SheetStep label={`Previous ${face.kind}`} onClick={() => face.onStep(-1)} isBack />
                <SheetStep label={`Next ${face.kind}`} onClick={() => face.onStep(1)} />
              </>
            }
          >
            <div className="px-5 pb-0.5">
              <Status {...face} />
              <div className="grid gap-2.5 text-[0.9375rem] leading-[1.375rem] text-ink">
                {face.children}
              </div>
            </div>
          </CardScroll>
          <Shown onShown={onShown} />
          <Unfolding card={cardRef} isTall={isTall} headline={face.headline} onToggle={setIsTall} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface UnfoldingProps {
  card: RefObject<HTMLDivElement | null>;
  isTall: boolean;
  headline: string;
  onToggle: (isOpen: boolean) => void;
}

/** A tall sheet is unfolded, and an unfolded one is tall: its first view leaves room for the picture. */
function Unfolding({ card, isTall, headline, onToggle }: UnfoldingProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another headline is another card
  useEffect(() => {
    const fold = card.current?.querySelector('details');
    if (fold) fold.open = isTall;
  }, [card, isTall, headline]);
  useEffect(() => {
    const sheet = card.current;
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement) onToggle(target.open);
    };
    // It doesn't bubble.
    sheet?.addEventListener('toggle', follow, true);
    return () => sheet?.removeEventListener('toggle', follow, true);
  }, [card, onToggle]);
  return null;
}

/** In the sheet: what is around it is rendered before it is there. */
function Shown({ onShown }: Pick<SheetProps, 'onShown'>) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
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
