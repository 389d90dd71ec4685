/** Why there can be no more teams: the same message on screen and from the server. */
export function teamLimitWords(limit: number): string {
  return `Team limit reached (${limit === 1 ? '1 team' : `${limit} teams`} maximum)`;
}
