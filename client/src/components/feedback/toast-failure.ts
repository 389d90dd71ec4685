import { messageOf } from '#client/lib/api.ts';
import { toast } from './toast.ts';

/** Shows that the user's own act failed: in the server's words, else in the screen's own. */
export function toastFailure(error: unknown, fallback: string, title = 'Error'): void {
  toast({ title, description: messageOf(error, fallback), tone: 'destructive' });
}
