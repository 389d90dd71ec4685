/** The first word of a name as a prompt may hold it; null when nothing is left of it. */
export function safeFirstName(name: string): string | null {
  return /[\p{L}\p{M}'-]{1,40}/u.exec(name)?.[0] ?? null;
}
