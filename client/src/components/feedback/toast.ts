/*
 * One store for the whole app: one toast at a time, a newer one replaces it. It knows nothing of
 * the picture, so that any code can report a result without pulling in the toast's components.
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
 * Shows the result of the user's own act. Errors must also stand in the page.
 * @returns the id to dismiss it by, once it no longer holds.
 */
export function toast(input: ToastInput): number {
  lastId += 1;
  publish({ ...input, id: lastId, tone: input.tone ?? 'neutral' });
  return lastId;
}

/** Takes the toast away, unless a newer one has come in the meantime. */
export function dismissToast(id: number): void {
  if (current?.id === id) publish(null);
}

export function currentToast(): ToastMessage | null {
  return current;
}

/** Calls back on every change; returns the function that ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
