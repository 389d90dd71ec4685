import * as Radix from '@radix-ui/react-toast';
import { useState, useSyncExternalStore } from 'react';
import { cx } from '../ui/cx.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../ui/icons.tsx';
import { currentToast, dismissToast, subscribeToToasts, type ToastTone } from './toast.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

const TONES: Record<ToastTone, { mark: string; edge: string; Icon: typeof AlertIcon }> = {
  neutral: { mark: 'text-accent', edge: 'border-l-accent', Icon: InfoIcon },
  success: { mark: 'text-ok', edge: 'border-l-ok', Icon: CheckIcon },
  destructive: { mark: 'text-danger', edge: 'border-l-danger', Icon: AlertIcon },
};

/**
 * The visible toast. `ToastRegion` announces it: Radix's own announcement goes to an element
 * outside the document, or every toast would be announced twice.
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast);
  const [silent] = useState(() => document.createElement('div'));
  return (
    <Radix.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      announcerContainer={silent}
    >
      {message && (
        <ToastCard
          key={message.id}
          tone={message.tone}
          title={message.title}
          description={message.description}
          onClose={() => dismissToast(message.id)}
        />
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className={cx(
          'fixed right-0 bottom-0 z-60 flex w-full flex-col px-4 sm:max-w-md print:hidden',
          'pb-[max(1rem,env(safe-area-inset-bottom))] outline-none',
        )}
      />
    </Radix.Provider>
  );
}

interface ToastCardProps {
  tone: ToastTone;
  title: string;
  description: string | undefined;
  onClose: () => void;
}

function ToastCard({ tone, title, description, onClose }: ToastCardProps) {
  const { mark, edge, Icon } = TONES[tone];
  return (
    <Radix.Root
      defaultOpen
      type="background"
      data-tone={tone}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={cx(
        'pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-line bg-raised',
        'py-3 pr-1 pl-4 text-ink shadow-overlay animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        edge,
      )}
    >
      <Icon className={cx('mt-0.5', mark)} />
      <div className="min-w-0 flex-1 py-0.5">
        <Radix.Title className="font-medium">{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label="Dismiss notification"
        className="inline-grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-well hover:text-ink"
      >
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}
