import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { MoreIcon } from './icons.tsx';
import { usePopup } from './use-popup.ts';

interface ActionMenuProps {
  /** The button's name: "More about this chart". */
  label: string;
  /** Buttons and links with `actionClass`, given a function that closes the menu. */
  children: (close: () => void) => ReactNode;
  /** Where the panel opens. */
  side?: 'above' | 'below' | undefined;
}

export const actionClass =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-left text-sm font-medium hover:bg-well';

/** What can be done besides, behind three dots. A disclosure: Tab moves through it. */
export function ActionMenu({ label, children, side = 'above' }: ActionMenuProps) {
  const { isOpen, setOpen, root, button, onBlur } = usePopup();
  const panelId = useId();
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving
    <div ref={root} className="relative print:hidden" onBlur={onBlur}>
      <IconButton
        ref={button}
        label={label}
        icon={<MoreIcon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={panelId}
          className={cx(
            'absolute right-0 z-20 w-max min-w-56 animate-appear rounded-md bg-raised p-1.5 shadow-overlay',
            side === 'above' ? 'bottom-full mb-1' : 'top-full mt-1',
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
