/** What the S-Penta form remembers besides its people: in memory only, like every birth. */
export interface PentaDraft {
  readonly teamName: string;
  /** A place for each person, in the order shown; its name is the person's draft elsewhere. */
  readonly places: readonly string[];
}

const EMPTY: PentaDraft = { teamName: '', places: ['person-1', 'person-2', 'person-3'] };

let draft = EMPTY;

export function currentPentaDraft(): PentaDraft {
  return draft;
}

export function keepPentaDraft(entered: PentaDraft): void {
  draft = entered;
}

export function forgetPentaDraft(): void {
  draft = EMPTY;
}
