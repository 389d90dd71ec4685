import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ChevronRightIcon, CloseIcon } from '#client/components/ui/icons.tsx';
import type { Step } from './card-content.ts';
import './detail.css';
import type { CardPlace } from './place-card.ts';

export interface CardFace {
  /** Its first part names the part of the chart. */
  eyebrow: readonly string[];
  headline: string;
  children: ReactNode;
  /** Asks the coach; empty on pages without one. */
  footer: ReactNode;
  onClose: () => void;
  /** "gate": what the cards before and after this one are of. */
  kind: string;
  onStep: (step: Step) => void;
}

const BODY = 'grid gap-2.5 text-sm leading-5 text-ink-soft';

/** "**Gate 26** · Heart · active in your chart" */
function Eyebrow({ words: [term, ...rest] }: { words: readonly string[] }) {
  return (
    <p className="flex-1 text-xs text-muted">
      <strong className="font-semibold text-ink">{term}</strong>
      {rest.map((word) => ` · ${word}`)}
    </p>
  );
}

interface PopoverProps extends CardFace {
  cardRef: RefObject<HTMLElement | null>;
  /** Null until it is known where the card fits. */
  place: CardPlace | null;
}

/** The card beside its subject. It stays open while other parts are selected. */
export function DetailPopover({ cardRef, place, ...face }: PopoverProps) {
  const headingId = useId();
  return (
    <section
      ref={cardRef}
      aria-labelledby={headingId}
      data-side={place?.side}
      className="detail-popover w-72 rounded-lg bg-raised text-ink shadow-overlay print:hidden"
    >
      <span className="detail-tip" aria-hidden="true" />
      <div className="detail-scroll">
        <div className="px-4 pt-2 pb-3.5">
          <div className="flex items-center">
            <Eyebrow words={face.eyebrow} />
            <IconButton
              label="Close"
              icon={<CloseIcon className="size-4" />}
              size="sm"
              onClick={face.onClose}
              className="-mr-2.5"
            />
          </div>
          <h3
            id={headingId}
            className="mb-2 font-display text-[1.25rem] leading-[1.5625rem] font-[520] tracking-[-0.02em]"
          >
            {face.headline}
          </h3>
          <div className={BODY}>{face.children}</div>
        </div>
        <div className="flex justify-between border-t border-line px-2 text-xs text-muted">
          <StepButton onClick={() => face.onStep(-1)}>
            <ChevronRightIcon className="size-3.5 rotate-180" />
            Previous {face.kind}
          </StepButton>
          <StepButton onClick={() => face.onStep(1)}>
            Next {face.kind}
            <ChevronRightIcon className="size-3.5" />
          </StepButton>
        </div>
        {face.footer}
      </div>
    </section>
  );
}

function StepButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-9 items-center gap-1 rounded-md px-2 transition-colors hover:bg-well hover:text-ink"
    >
      {children}
    </button>
  );
}

interface SheetProps extends CardFace {
  /** The figure: a tap in it changes the selection and must not close the sheet first. */
  isInside: (target: EventTarget | null) => boolean;
  cardRef: RefObject<HTMLDivElement | null>;
}

/** Slides up on phones. Not modal: the picture above remains visible and interactive. */
export function DetailSheet({ cardRef, isInside, ...face }: SheetProps) {
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && face.onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={cardRef}
          aria-describedby={undefined}
          className="detail-sheet fixed inset-x-0 bottom-0 z-40 flex max-h-[55dvh] animate-rise flex-col rounded-t-[1.125rem] bg-raised text-ink shadow-overlay print:hidden"
          onInteractOutside={(event) => {
            if (isInside(event.detail.originalEvent.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <span
            aria-hidden="true"
            className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line"
          />
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-4">
            {/* Not a header: outside a section that is a banner, and the page has one. */}
            <div className="flex items-center gap-2">
              <Eyebrow words={face.eyebrow} />
              <IconButton
                label="Close"
                icon={<CloseIcon />}
                onClick={face.onClose}
                className="-mr-3"
              />
            </div>
            <Radix.Title className="mb-2 font-display text-[1.625rem] leading-[1.9375rem] font-[520] tracking-[-0.02em]">
              {face.headline}
            </Radix.Title>
            <div className="grid gap-3 text-base leading-6 text-ink-soft">{face.children}</div>
          </div>
          <div className="flex justify-between gap-2.5 px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <SheetStep label={`Previous ${face.kind}`} onClick={() => face.onStep(-1)} isBack />
            <div className="flex-1 empty:hidden">{face.footer}</div>
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
      className="min-h-12 border border-line-strong"
    />
  );
}
