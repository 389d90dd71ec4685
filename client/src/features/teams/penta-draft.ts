/** The S-Penta form's draft besides its people: in memory only, like every birth. */
export interface PentaDraft {
  readonly teamName: string;
  /** One entry for each person, in display order; its key identifies the person's draft. */
  readonly slotKeys: readonly string[];
}

const EMPTY: PentaDraft = { teamName: '', slotKeys: ['person-1', 'person-2', 'person-3'] };

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
