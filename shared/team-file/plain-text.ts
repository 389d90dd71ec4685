/** A cell as people mean it: full-width digits as digits, no invisible marks, single blanks. */
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
