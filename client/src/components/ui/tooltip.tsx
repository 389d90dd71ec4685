import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';

const OPEN_DELAY_MS = 700;
/** Within this time after another tooltip, the next one opens immediately. */
const SKIP_DELAY_MS = 300;
/** Time to move the pointer from the trigger onto the tooltip. */
const LEAVE_GRACE_MS = 120;

let lastClosedAt = Number.NEGATIVE_INFINITY;

export interface TooltipProps {
  /** Additional text only: a control's name or requirements belong in the page. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  side?: 'top' | 'bottom' | undefined;
  className?: string | undefined;
}

type Align = 'start' | 'center' | 'end';

const ALIGN: Record<Align, string> = {
  start: 'left-0',
  center: 'left-1/2 -translate-x-1/2',
  end: 'right-0',
};

export function Tooltip({ content, children, side = 'top', className }: TooltipProps) {
  const id = useId();
  const { open, show, showSoon, hide, hideSoon } = useDelayedOpen();
  const box = useRef<HTMLSpanElement>(null);
  const placement = usePlacement(box, open, side);

  function onFocus(event: FocusEvent) {
    // A mouse click also focuses: only visible focus opens the tooltip.
    if (event.target.matches(':focus-visible')) show();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    <span
      className={cx('relative inline-flex', className)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showSoon()}
      onPointerLeave={hideSoon}
      onPointerDown={hide}
      onFocus={onFocus}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span
          ref={box}
          id={id}
          role="tooltip"
          className={cx(
            'absolute z-40 w-max max-w-[min(16rem,80vw)] animate-appear rounded-sm bg-ink px-2.5 py-1.5',
            'text-left text-sm font-normal text-paper',
            ALIGN[placement.align],
            placement.side === 'top' ? 'bottom-full mb-2' : 'top-full mt-2',
          )}
        >
          {content}
        </span>
      )}
    </span>
  );
}

function useDelayedOpen() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function later(action: () => void, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, ms);
  }
  function show() {
    clearTimeout(timer.current);
    setOpen(true);
  }
  function hide() {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  }
  function showSoon() {
    if (open || performance.now() - lastClosedAt < SKIP_DELAY_MS) show();
    else later(show, OPEN_DELAY_MS);
  }
  function hideSoon() {
    // The pointer may enter the next trigger before the grace period ends.
    if (open) lastClosedAt = performance.now();
    later(hide, LEAVE_GRACE_MS);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Closes only the tooltip, not the dialog around it.
      event.stopPropagation();
      setOpen(false);
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);

  return { open, show, showSoon, hide, hideSoon };
}

/** Keeps the tooltip inside the window by aligning it to another edge. */
function usePlacement(box: { current: HTMLElement | null }, open: boolean, side: 'top' | 'bottom') {
  const [placement, setPlacement] = useState<{ side: 'top' | 'bottom'; align: Align }>({
    side,
    align: 'center',
  });
  useLayoutEffect(() => {
    if (!open) {
      setPlacement({ side, align: 'center' });
      return;
    }
    const rect = box.current?.getBoundingClientRect();
    if (!rect) return;
    const align = rect.left < 8 ? 'start' : rect.right > window.innerWidth - 8 ? 'end' : 'center';
    setPlacement({ side: side === 'top' && rect.top < 8 ? 'bottom' : side, align });
  }, [box, open, side]);
  return placement;
}
