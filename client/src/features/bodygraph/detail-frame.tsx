import type { ReactNode, RefObject } from 'react';
import { Fragment, useId } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { CheckIcon, ChevronRightIcon, CloseIcon } from '#client/components/ui/icons.tsx';
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
  /** The page’s headline is about it. */
  isInHeadline: boolean;
  /** Which parts of it depend on the birth time; null where it is certain. */
  certainty: string | null;
  /** That it is the same at every birth time, where others of the chart’s parts aren’t; else null. */
  certain: string | null;
  children: ReactNode;
  /** Asks the coach; empty on pages without one. */
  footer: ReactNode;
  onClose: () => void;
  /** "gate": what the cards before and after this one are of. */
  kind: string;
  onStep: (step: Step) => void;
}

type StatusProps = Pick<CardFace, 'mark' | 'terms' | 'isInHeadline' | 'certainty' | 'certain'>;

/** Below the headline, as drawn and as named: "**Gate 26** · Heart · you notice it", and how certain that is. */
export function Status({ mark, terms: [term, ...rest], certainty, certain, ...is }: StatusProps) {
  const badge = is.isInHeadline && <HeadlineBadge />;
  return (
    <div className="mb-2 flex items-start gap-2.5 text-xs leading-[1.125rem] text-muted in-[.detail-sheet]:text-[0.8125rem] in-[.detail-sheet]:leading-5">
      <span className="grid min-h-8 shrink-0 place-items-center">{mark}</span>
      <div className="min-w-0 self-center text-pretty">
        <p>
          <strong className="font-semibold text-ink">{term}</strong>
          {/* A line never begins with a dot. */}
          {rest.map((word) => (
            <Fragment key={word}>
              <span className="whitespace-nowrap"> ·</span> {word}
            </Fragment>
          ))}
          {certain === null && badge}
        </p>
        {certain !== null && (
          <p className="flex items-center gap-1 text-ok">
            <CheckIcon className="size-3.5 shrink-0" />
            {certain}
            {badge}
          </p>
        )}
        {certainty !== null && (
          <p>
            <Approximate when={certainty} className="text-[length:inherit]" />
          </p>
        )}
      </div>
    </div>
  );
}

/** In one piece: where a line has no room for it, it is on the next. */
function HeadlineBadge() {
  return (
    <>
      {' '}
      <span className="ml-1 inline-block rounded-sm px-1.5 whitespace-nowrap text-ink ring-1 ring-(--bodygraph-source) ring-inset">
        Your headline
      </span>
    </>
  );
}

/** One size on all cards. */
export const TITLE_CLASS =
  'font-display text-[1.375rem] leading-[1.6875rem] font-[520] tracking-[-0.02em] text-balance';

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
            <h3 id={headingId} className={cx('mt-0.5 mb-1.5 flex-1', TITLE_CLASS)}>
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
          <Status {...face} />
          <div className="detail-words grid gap-2.5 text-sm leading-5 text-ink">
            {face.children}
          </div>
        </div>
      </CardScroll>
    </section>
  );
}
