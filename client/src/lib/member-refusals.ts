import type { ErrorBody, ErrorChoice } from '#shared/contract/errors.ts';

/** The part of an answer that is about one birth that was sent. */
export interface BirthRefusal {
  /** Sentences by the contract's names of a birth's fields, in the server's order. */
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: readonly ErrorChoice[];
}

const PATH = /^members\.(\d+)\.(\w+)$/;

/** "birthPlace" of "members.2.birthPlace"; null for a path that names no field of a member. */
export function memberFieldOf(path: string): string | null {
  return PATH.exec(path)?.[2] ?? null;
}

/** What an answer says about single members, by their index in what was sent. */
export function memberRefusalsOf({
  fields = {},
  choices = [],
}: Pick<ErrorBody, 'fields' | 'choices'>): ReadonlyMap<number, BirthRefusal> {
  const sentences = new Map<number, Record<string, string>>();
  for (const [path, sentence] of Object.entries(fields)) {
    const [, index, field] = PATH.exec(path) ?? [];
    if (index === undefined || field === undefined) continue;
    sentences.set(Number(index), { ...sentences.get(Number(index)), [field]: sentence });
  }
  const [first] = sentences.keys();
  const offered = new Map<number, ErrorChoice[]>();
  for (const choice of choices) {
    const [, index] = PATH.exec(choice.field ?? '') ?? [];
    // Choices that name nobody belong to the first member named.
    const owner = index === undefined ? first : Number(index);
    if (owner !== undefined) offered.set(owner, [...(offered.get(owner) ?? []), choice]);
  }
  const indices = new Set([...sentences.keys(), ...offered.keys()]);
  return new Map(
    [...indices].map((index) => [
      index,
      { fields: sentences.get(index) ?? {}, choices: offered.get(index) ?? [] },
    ]),
  );
}
