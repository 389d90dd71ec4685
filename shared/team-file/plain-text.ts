/** Normalizes a cell: full-width digits to ASCII, no invisible marks, single spaces. */
export function plainText(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "07" */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
