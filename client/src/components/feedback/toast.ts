/*
 * One store for the whole app: one toast at a time, a newer one replaces it. Independent of the UI,
 * so that any code can report a result without importing the toast's components.
 */

export type ToastTone = 'neutral' | 'success' | 'destructive';

export interface ToastInput {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
}

export interface ToastMessage extends ToastInput {
  id: number;
  tone: ToastTone;
}

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows the result of the user's own action. Errors must also be shown in the page.
 * @returns the id for dismissing it once it no longer applies.
 */
export function toast(input: ToastInput): number {
  lastId += 1;
  publish({ ...input, id: lastId, tone: input.tone ?? 'neutral' });
  return lastId;
}

/** Dismisses the toast, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) publish(null);
}

export function currentToast(): ToastMessage | null {
  return current;
}

/** Subscribes to changes; returns the unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
