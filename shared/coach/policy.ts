const VERDICTS = /\b(?:weakest|least valuable) (?:member|person|link)\b/i;

/** Whether a sentence judges people's worth or tells their fate. */
export function breaksPolicy(text: string, _language: string): boolean {
  return VERDICTS.test(text);
}
