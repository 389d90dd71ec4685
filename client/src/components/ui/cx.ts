/** Joins class names; falsy values are skipped. Later classes do not override earlier ones. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
