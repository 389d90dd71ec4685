const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** "one gate", "12 gates" */
export function counted(count: number, name: string): string {
  return `${countWord(count)} ${name}${count === 1 ? '' : 's'}`;
}
