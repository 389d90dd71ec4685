/** The person has just joined, by the page that was open before. */
interface Arrival {
  readonly token: string;
  /** Whether the personal link was e-mailed. */
  readonly isMailed: boolean;
}

/* In memory only: a reload or a bookmark is no arrival. */
let arrival: Arrival | null = null;

export function noteArrival(joined: Arrival): void {
  arrival = joined;
}

/** null unless the person has just joined by that personal link. */
export function arrivalBy(token: string): Arrival | null {
  return arrival?.token === token ? arrival : null;
}
