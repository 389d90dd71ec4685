/** Why there may be no more teams: the same sentence on the screen and from the server. */
export function teamLimitWords(limit: number): string {
  return `Team limit reached (${limit === 1 ? '1 team' : `${limit} teams`} maximum)`;
}
