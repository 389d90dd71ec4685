import type { ReactNode, RefObject } from 'react';
import { Fragment, useId } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { ChevronRightIcon, CloseIcon } from '#client/components/ui/icons.tsx';
import type { Step } from './card-content.ts';
import { CardScroll } from './card-scroll.tsx';
import './detail.css';
import type { CardPlace } from './place-card.ts';

export interface CardFace {
  /** The part as the picture draws it. */
  mark: ReactNode;
  headline: string;
  /** The first names the part of the chart. */
  terms: readonly string[];
  /** What of it depends on the birth time; null where it is certain. */
  certainty: string | null;
  children: ReactNode;
  /** Asks the coach; empty on pages without one. */
  footer: ReactNode;
  onClose: () => void;
  /** "gate": what the cards before and after this one are of. */
  kind: string;
  onStep: (step: Step) => void;
}

/** Below the headline, as drawn and as named: "**Gate 26** · Heart · in your chart". */
export function TermLine({ mark, terms: [term, ...rest] }: Pick<CardFace, 'mark' | 'terms'>) {
  return (
    <div className="mb-2 flex items-center gap-2.5 text-xs leading-[1.125rem] text-muted in-[.detail-sheet]:text-sm in-[.detail-sheet]:leading-5">
      {mark}
      <p>
        <strong className="font-semibold text-ink">{term}</strong>
        {/* A line never begins with a dot. */}
        {rest.map((word) => (
          <Fragment key={word}>
            <span className="whitespace-nowrap"> ·</span> {word}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** Below the headline: what of it depends on the birth time. */
export function CertaintyLine({ certainty }: Pick<CardFace, 'certainty'>) {
  if (certainty === null) return null;
  return (
    <p className="mb-2 text-xs leading-[1.125rem] text-pretty in-[.detail-sheet]:text-sm in-[.detail-sheet]:leading-5">
      <Approximate when={certainty} className="text-[length:inherit]" />
    </p>
  );
}

/** One size smaller where it would take two lines: of a phone, or of a card in the words’ place. */
export function titleClass(headline: string): string {
  const { length } = headline;
  return cx(
    'font-display font-[520] tracking-[-0.02em] text-balance',
    length > LINE.card ? 'text-[1.3125rem] leading-[1.5625rem]' : 'text-[1.5rem] leading-[1.75rem]',
    length > LINE.sheet
      ? 'in-[.detail-sheet]:text-[1.3125rem] in-[.detail-sheet]:leading-[1.5625rem]'
      : 'in-[.detail-sheet]:text-[1.625rem] in-[.detail-sheet]:leading-[1.9375rem]',
  );
}

/** Letters of a title that fit in a line. */
const LINE = { card: 30, sheet: 22 } as const;

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
      data-covers={place?.covers.join(' ')}
      className="detail-popover w-72 rounded-lg bg-raised text-ink shadow-overlay ring-1 ring-line print:hidden"
    >
      {place?.tip !== null && <span className="detail-tip" aria-hidden="true" />}
      <CardScroll
        footer={face.footer}
        steps={
          <>
            <IconButton
              label={`Previous ${face.kind}`}
              icon={<ChevronRightIcon className="size-4 rotate-180" />}
              size="sm"
              onClick={() => face.onStep(-1)}
            />
            <IconButton
              label={`Next ${face.kind}`}
              icon={<ChevronRightIcon className="size-4" />}
              size="sm"
              onClick={() => face.onStep(1)}
            />
          </>
        }
      >
        <div className="@container px-5 pt-2.5 pb-4">
          <div className="flex items-start gap-2.5">
            <h3 id={headingId} className={cx('mt-0.5 mb-1.5 flex-1', titleClass(face.headline))}>
              {face.headline}
            </h3>
            <IconButton
              label="Close"
              icon={<CloseIcon className="size-4" />}
              size="sm"
              onClick={face.onClose}
              className="-mr-2.5"
            />
          </div>
          <TermLine mark={face.mark} terms={face.terms} />
          <CertaintyLine certainty={face.certainty} />
          <div className="detail-words grid gap-2.5 text-sm leading-5 text-ink">
            {face.children}
          </div>
        </div>
      </CardScroll>
    </section>
  );
}
