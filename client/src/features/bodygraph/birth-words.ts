const TIME = '((?:(?! and | to ).)+)';

/** When a part is as drawn, as births at those times, and as births at all others. */
const FORMS: readonly (readonly [RegExp, string, string])[] = [
  [new RegExp(`^until ${TIME}$`), 'before $1', 'after $1'],
  [new RegExp(`^from ${TIME}$`), 'after $1', 'before $1'],
  [new RegExp(`^from ${TIME} to ${TIME}$`), 'between $1 and $2', 'before $1 or after $2'],
  [new RegExp(`^until ${TIME} and from ${TIME}$`), 'before $1 or after $2', 'between $1 and $2'],
];

/** "until 7:20 AM" as the births for which a part is as drawn: "before 7:20 AM"; null for longer words. */
export function bornWhen(when: string): string | null {
  const form = FORMS.find(([pattern]) => pattern.test(when));
  return form ? when.replace(form[0], form[1]) : null;
}

/** "until 7:20 AM" as the births for which it isn’t: "after 7:20 AM"; null for longer words. */
export function bornOtherwise(when: string): string | null {
  const form = FORMS.find(([pattern]) => pattern.test(when));
  return form ? when.replace(form[0], form[2]) : null;
}
