import { toast } from '#client/components/feedback/toast.ts';

/** Copies a text and says so, or how to copy it otherwise. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: done, tone: 'success' });
  } catch {
    toast({
      title: 'Not copied',
      description: 'Your browser blocked copying. Select the text and copy it.',
      tone: 'destructive',
    });
  }
}
