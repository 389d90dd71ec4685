import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button, type ButtonVariant } from '#client/components/ui/button.tsx';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { usePortal } from '../api.ts';

export interface PortalButtonProps {
  children: string;
  variant?: ButtonVariant | undefined;
}

/** Opens the provider's page for cards and cancellation; its address is created on demand. */
export function PortalButton({ children, variant = 'secondary' }: PortalButtonProps) {
  const portal = usePortal();
  function open() {
    portal.mutate(undefined, {
      onSuccess: ({ url }) => navigateAway(url),
      onError: (error) => toastFailure(error, 'We couldn’t open the page. Please try again.'),
    });
  }
  return (
    <Button
      variant={variant}
      onClick={open}
      pending={portal.isPending || portal.isSuccess}
      pendingLabel="Opening..."
    >
      {children}
    </Button>
  );
}
