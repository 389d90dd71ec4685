import { advice, type Draft, labeled, paragraph } from './draft.ts';

const SOMEBODY =
  '(?:who|whose (?:chart|design|type)|which (?:one|member|person|of (?:us|them|you|my \\w+)))';
const PERSON =
  '(?:member|person|one|link|employee|performer|people|colleague|chart|type|of (?:us|them|the)|in the|on (?:my|the|our)|here)';
const WORST =
  '(?:weakest|worst|best|strongest|smartest|laziest|least|dumbest|most (?:valuable|useless|useful|important|talented|productive|difficult|intelligent|reliable|loyal|disloyal|replaceable|expendable|dispensable|dangerous|trustworthy|honest)|useless|lazy|incompetent|toxic|disloyal|replaceable|dispensable|expendable|dishonest|untrustworthy|faking|lying|slacking|pretending|overpaid|deadweight|dead weight)';
const PART_WITH =
  '(?:fire|let go(?: of)?|lay off|cut|get rid of|promote|keep|drop|replace|dismiss|demote|not promote|exclude|leave out|keep out|remove|renew|not renew|hire|not hire|pass over|transfer|sideline|trust|distrust|bet on|invest in)';

const FORMS: readonly RegExp[] = [
  new RegExp(`\\b${WORST} ${PERSON}`, 'i'),
  new RegExp(
    `\\b${SOMEBODY}(?:['’]s| is| are| looks| seems| must be| might be)? (?:the |a )?(?:\\w+ )?(?:${WORST}|to blame|at fault|the problem)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${SOMEBODY} (?:\\w+ )?(?:adds?|brings?|contributes?|matters?|is worth|deserves?|does|gives|earns) (?:\\w+ )?(?:the )?(?:least|most|less|more|nothing|a raise|a bonus|it)\\b`,
    'i',
  ),
  /\b(?:rank|score|rate|grade|compare the (?:value|worth) of) (?:my|the|our|them|everyone|us|each|all)\b/i,
  new RegExp(
    `\\b(?:who|whom|which (?:one|of them|of us|member|person)) (?:should|do|could|would|can|must) (?:i|we) ${PART_WITH}\\b`,
    'i',
  ),
  /\bwho (?:should|has to|must|will|is going to|might|would|could) (?:be )?(?:go|leave|quit|resign|stay|betray|fired|promoted|let go|cut|laid off|dropped|excluded|replaced|dismissed|paid (?:more|less|most|least))\b/i,
  /\b(?:should|do|can|shall|could) (?:i|we) (?:fire|let go(?: of)?|lay off|get rid of|promote|demote|dismiss|replace|exclude|not renew|renew|pass over) (?!(?:our|the|an?|this|that|it|its|more|new|my|your)\b)\w+/i,
  /\bis \w+ (?:lazy|incompetent|useless|disloyal|loyal|lying|faking|dishonest|trustworthy|overpaid|worth (?:it|keeping|the))\b/i,
  /\bwho deserves\b/i,
  /\b(?:[Rr]ank|[Ss]core|[Rr]ate|[Gg]rade) \p{Lu}/u,
  /\b(?:better|faster|easier|happier|stronger|go|run|work|do) (?:\w+ ){0,2}without \p{Lu}/u,
  /\b\p{Lu}[\p{L}'’-]+ or \p{Lu}[\p{L}'’-]+(?: \w+){0,2} (?:for|as|be) (?:the )?(?:\w+ )?(?:chair|lead\w*|boss|manager|head|deputy|job|role|promotion|position|successor)\b/u,
  /\bwho(?:'s| is)? (?:the )?(?:more|most|less|least) (?:reliable|valuable|loyal|honest|useful|capable|competent|productive|intelligent|important)\b/i,
  /\bwho (?:gets|should get|is getting) (?:the|a|an|more|less) (?:\w+ )?(?:bonus|raise|car|promotion|office|pay|money|vacation|days? off)\b/i,
  /\bso (?:\w+ ){0,3}(?:should|can|could|must|needs?) (?:\w+ )?(?:earn|get|be paid|have|receive) (?:less|more|fewer)\b|\b(?:less|lower|no) (?:pay|vacation|salary|money|time off|bonus) (?:is|would be|seems) (?:fine|fair|ok|right|enough)\b/i,
  /\b(?:pay|salary|salaries|bonus(?:es)?|raises?|wages?|promotions?|layoffs?|dismissals?|hiring|budget)\b.{0,40}\b(?:by|from|with|after|according to|based on|because of|depend\w* on|use|using) (?:\w+ )?(?:\w+[’']s |their |the |each |his |her |a )?(?:charts?|types?|designs?|profiles?|authorit\w+)\b/i,
  /\b(?:use|using|take|does|do) (?:\w+ ){0,3}(?:charts?|types?|designs?)\b.{0,40}\b(?:pay|salar\w+|bonus\w*|fire|firing|layoffs?|dismiss\w*|promot\w+|renew\w*|contracts?|reject\w*|exclude|hire|hiring|screen\w*|evidence|prove|justify)\b/i,
  /\b(?:reason|argument|case|proof|grounds|justif\w+|excuse|evidence)\b.{0,30}\b(?:not to |to not |to |for |against )(?:\w+ )?(?:renew|firing|fire|dismiss\w*|exclud\w*|demot\w*|pay(?:ing)?|promot\w*|let\w* \w+ go|keep|reject\w*|get\w* rid)/i,
  /\b(?:not (?:to )?renew|won['’]t renew|renew or not|don['’]t renew)\b/i,
];

/** True for verdicts on people that a chart can't give: rank, pay, contract, loyalty, exclusion. */
export function isUnfairUse(question: string): boolean {
  return FORMS.some((form) => form.test(question));
}

const STEPS: readonly (readonly [RegExp, step: string, say: string])[] = [
  [
    /\b(?:pay|salar\w+|bonus\w*|raises?|wages?|overpaid|earns?|deserves?)\b/i,
    'Pay rests on the role, its results, and what the market pays for it. Write those down for everyone in the same form, and have a second person check them before you talk numbers.',
    '“Here’s what this role is measured by, for everyone. Let’s look at your results with it.”',
  ],
  [
    /\b(?:renew\w*|contract|fire|firing|dismiss\w*|let \w* ?go|lay off|laid off|layoffs?|get rid|cut|keep (?:two|three|four|them|him|her|one)|has to go|quit|replac\w+)\b/i,
    'A decision about somebody’s job rests on results you agreed on, what you told them in time, and what they say about it. Collect those first, talk to them before you decide, and have HR or a lawyer look at it.',
    '“Before anything is decided, I want to hear how you see the last three months.”',
  ],
  [
    /\b(?:disloyal|loyal|lazy|lying|faking|dishonest|trust\w*|betray|slacking|blame|fault|problem)\b/i,
    'What somebody did is evidence; what they’re like isn’t. Name one thing you saw, ask them how it came about, and agree on what happens next.',
    '“I saw this on Tuesday. How did it come about?”',
  ],
  [
    /\b(?:exclud\w*|leave out|keep out|sideline|hire|hiring|reject\w*|screen\w*|promot\w*|pass over|chair|lead\w*|role|job)\b/i,
    'A fair choice rests on what the task needs and on results everyone could show. Write down the three things it needs, ask everyone who wants it, and use the same questions for all.',
    '“These are the three things it takes. When have you done each of them?”',
  ],
];
const ANY_STEP =
  'Fair evidence is the results you agreed on, examples you’ve seen, and what each of them says about their own work. Use the same yardstick for everyone, and talk to each before you judge.';

const ANY_SAY = '“Tell me about one result you’re proud of, and one that was hard.”';

/** The answer to an unfair use: no verdict, and a fair way to what's behind it. */
export function fairInstead(question: string): Pick<Draft, 'blocks'> {
  const [, step = ANY_STEP, say = ANY_SAY] = STEPS.find(([form]) => form.test(question)) ?? [];
  return {
    blocks: [
      paragraph(...advice('A chart is no basis for that; here’s what is.')),
      paragraph(...advice(step)),
      paragraph(...labeled('You could say', [], advice(say))),
      paragraph(
        ...advice(
          'What the charts can do: show who covers which function, and how each of them likes to be asked and told.',
        ),
      ),
    ],
  };
}
