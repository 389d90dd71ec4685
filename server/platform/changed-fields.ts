/** The sent fields that differ from what is stored; an undefined one wasn't sent. */
export function changedFields<T extends object>(
  stored: T,
  sent: { readonly [K in keyof T]?: T[K] | undefined },
): Partial<T> {
  const changed: Partial<T> = {};
  for (const field in sent) {
    const value = sent[field];
    if (value !== undefined && value !== stored[field]) changed[field] = value;
  }
  return changed;
}
