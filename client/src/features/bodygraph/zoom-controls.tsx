import { cx } from '#client/components/ui/cx.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#client/components/ui/icons.tsx';
import { isClosest, isWhole, type Point, type View, WHOLE_VIEW, zoomIn, zoomOut } from './zoom.ts';

interface ZoomControlsProps {
  view: View;
  /** The point to zoom in on; the middle of the view without a selection. */
  around: Point | undefined;
  /** A card beside the picture may cover them in part. */
  isHidden: boolean;
  onChange: (view: View) => void;
}

/** Buttons without an effect remain focusable, so that the focus is never lost on them. */
export function ZoomControls({ view, around, isHidden, onChange }: ZoomControlsProps) {
  return (
    <div
      className={cx(
        'zoom-controls flex items-center justify-center gap-1 pt-2 print:hidden',
        isHidden && 'invisible',
      )}
    >
      <IconButton
        label="Zoom out"
        icon={<MinusIcon />}
        aria-disabled={isWhole(view)}
        className="aria-disabled:cursor-default aria-disabled:opacity-40"
        onClick={() => onChange(zoomOut(view))}
      />
      <button
        type="button"
        aria-disabled={isWhole(view)}
        className="min-h-11 min-w-11 rounded-md px-3 text-sm text-muted transition-colors hover:bg-well hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40"
        onClick={() => onChange(WHOLE_VIEW)}
      >
        Fit
      </button>
      <IconButton
        label="Zoom in"
        icon={<PlusIcon />}
        aria-disabled={isClosest(view)}
        className="aria-disabled:cursor-default aria-disabled:opacity-40"
        onClick={() => onChange(zoomIn(view, around))}
      />
      <span aria-hidden="true" className="zoom-word hidden text-xs text-muted">
        Zoom
      </span>
    </div>
  );
}
