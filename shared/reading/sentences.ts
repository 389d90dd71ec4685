/** The sentences of a text; a quoted line counts as often as it has sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!…]”?)\s+(?=[A-Z“$0-9])/);
}
