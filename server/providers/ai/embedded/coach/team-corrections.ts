import type { WrittenSentence } from '#shared/coach/claims.ts';
import { chartTermsIn } from './chart-terms.ts';
import { memberTermFact } from './team-facts-answers.ts';
import { membersIn, type TeamTalk } from './team-talk.ts';

/** What a question gets wrong about a member: "Mei is a Generator, not a Projector." */
export function memberCorrections({
  question,
  members,
  said,
}: TeamTalk): readonly WrittenSentence[] {
  const clauses = question
    .replaceAll('’', "'")
    .split(/[,;:.!?]|\b(?:so|but|how|what|why|should|can)\b/i);
  return clauses.flatMap((clause) => {
    const text = clause.toLowerCase();
    const [member, ...others] = membersIn(clause, members);
    if (member === undefined || others.length > 0) return [];
    const isStated =
      /\b(?:is|as|being|has|with|'s)\b/.test(text) &&
      !/^\s*(?:is|does|has|who|and is)\b/.test(text);
    if (!isStated) return [];
    return chartTermsIn(text).flatMap((term) => {
      const sentence = memberTermFact(member, term, text);
      const isWrong =
        sentence?.claims.some(
          (one) => 'state' in one && one.state === 'hasNot' && term.topic !== 'center',
        ) ?? false;
      return sentence !== null && isWrong && !said.has(sentence.text) ? [sentence] : [];
    });
  });
}
