/**
 * Whether a search takes a step that is worse, by the Metropolis rule: the worse and the colder, the less
 * often, so that it leaves poor arrangements early and keeps good ones late.
 *
 * @param worse how much the score gets worse, above 0
 * @param heat in units of the score, above 0
 * @param draw uniform from 0 to 1
 */
export function isTaken(worse: number, heat: number, draw: number): boolean {
  return draw < Math.exp(-worse / heat);
}
