import { orList } from '../domain/english.ts';

/**
 * What is lost while somebody is away, in the words used wherever that is told: "Without Mei, nobody
 * covers Planning or Reliability."
 * @param labels the functions that only they cover; at least one
 * @param isUnsure somebody else may cover one of them, depending on a birth time
 */
export function lossWords(name: string, labels: readonly string[], isUnsure: boolean): string {
  return `Without ${name}, nobody covers ${orList(labels)}${isUnsure ? ' for certain' : ''}.`;
}
