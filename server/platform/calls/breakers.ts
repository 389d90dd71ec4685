/** The circuit breaker of a provider, as metrics show it. */
export interface BreakerState {
  readonly provider: string;
  readonly isOpen: boolean;
}

const watched = new Map<string, () => boolean>();

/** Shows a provider's circuit breaker; one created later under the same name takes its place. */
export function showBreaker(provider: string, isOpen: () => boolean): void {
  watched.set(provider, isOpen);
}

export function breakerStates(): BreakerState[] {
  return [...watched].map(([provider, isOpen]) => ({ provider, isOpen: isOpen() }));
}
