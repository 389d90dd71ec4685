export interface Boundary {
  /** What the coach says in place of an answer. */
  readonly answer: string;
}

/** What a coach must not answer, with what it says instead. */
export function boundaryFor(question: string): Boundary | null {
  return /\bkill myself\b/i.test(question) ? { answer: 'Please call a help line now.' } : null;
}
