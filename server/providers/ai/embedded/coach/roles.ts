import type { Role } from '#shared/knowledge/situations.ts';

/** What one person does to another at work, as a question tells it. */
const DEEDS = [
  'interrupt\\w*|cut(?:s|ting)? (?:\\w+ ){1,2}off|talk(?:s|ed|ing)? (?:right )?over|shout\\w*|yell\\w*|snap(?:s|ped|ping)?|scream\\w*|swore|lash(?:es|ed|ing)? out',
  'lied|lie|lies|lying|cheat\\w*|betray\\w*|broke|break(?:s|ing)?|gossip\\w*|leak\\w*|steal(?:s|ing)?|stole|hid|hide|went behind|go(?:es|ing)? behind|told (?:everyone|everybody|others|the (?:team|others|boss))|passed (?:it )?on',
  'messed|mess up|screw\\w*|forgot|forget|missed|lost|sent|deleted|made (?:a|an|the|this|my) (?:\\w+ )?(?:mistake|error|blunder|typo)|overlooked|dropped the ball|let \\w+ down|caused|ruined|was wrong|got (?:it|this) wrong',
  'critici[sz]\\w*|embarrass\\w*|humiliat\\w*|ignor\\w*|exclud\\w*|blam\\w*|offend\\w*|hurt|insult\\w*|mock\\w*|dismiss\\w*|undermin\\w*|took (?:the )?credit|micromanag\\w*|give (?:\\w+ ){1,4}feedback|giving (?:\\w+ ){1,4}feedback|gave (?:\\w+ ){1,4}feedback|promised|disappoint\\w*',
].join('|');
const ADVERBS =
  "(?:(?:always|often|still|just|never|also|sometimes|constantly|keep|kept|tend to|have to|had to|need to|want to|have|had|'ve|was|am|'m|probably|accidentally|really|once|again|then|completely|totally|might have|may have|must have|usually|should|did|do|can't stop|can't help)\\s+){0,4}";
/** The asker did it. */
const BY_SELF = new RegExp(
  `\\bi(?:'ve|'m)? ${ADVERBS}(?:${DEEDS})\\b|\\b(?:my|our) (?:own )?(?:\\w+ )?(?:mistake|error|fault|blunder|lie|outburst|bad)\\b|\\b(?:stop|keep|catch) (?:myself )?(?:from )?(?:interrupting|cutting|talking over|snapping|shouting) (?!me\\b|at me\\b)`,
);
/** It was done to the asker. */
const TO_SELF = new RegExp(
  `\\b(?!i\\b)(?:[a-z]+) ${ADVERBS}(?:${DEEDS})(?: \\w+){0,3} (?:me|my|us|our|mine)\\b|\\bi(?:'m|'ve been| am| was| got| get| have been| keep)(?: \\w+)?(?: being| getting| been)? (?:interrupted|cut off|talked over|shouted at|yelled at|lied to|betrayed|criticized|blamed|ignored|excluded|humiliated|embarrassed|micromanaged|given (?:\\w+ ){0,3}feedback|let down|left out)\\b|\\b(?:his|her|their|[a-z]+'s) (?:mistake|error|fault|lie|betrayal|outburst)\\b`,
);

/** Whether the asker did what the question tells, or had it done to them; null when unsure. */
export function roleIn(question: string): Role | null {
  const text = question.toLowerCase().replaceAll('’', "'");
  const isSelf = BY_SELF.test(text);
  const isOther = TO_SELF.test(text);
  return isSelf === isOther ? null : isSelf ? 'self' : 'other';
}
