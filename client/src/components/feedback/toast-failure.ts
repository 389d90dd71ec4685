import { messageOf } from '#client/lib/api.ts';
import { toast } from './toast.ts';

/** Reports that the user's own action failed: the server's message, else the screen's own. */
export function toastFailure(error: unknown, fallback: string, title = 'Error'): void {
  toast({ title, description: messageOf(error, fallback), tone: 'destructive' });
}
