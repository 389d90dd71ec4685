import { TYPE_NAMES, type TypeName } from '#shared/engine/human-type.ts';

/** What to do with the last answer. */
export type FollowUp =
  | {
      readonly kind:
        | 'why'
        | 'shorter'
        | 'simpler'
        | 'example'
        | 'another'
        | 'one thing'
        | 'say'
        | 'softer'
        | 'hurry'
        | 'what if'
        | 'sure'
        | 'translate'
        | 'more'
        | 'avoid'
        | 'how long'
        | 'thanks';
    }
  /** Counts from 1; -1 is the last one. */
  | { readonly kind: 'nth'; readonly nth: number }
  | { readonly kind: 'for type'; readonly type: TypeName };

type Simple = Exclude<FollowUp['kind'], 'nth' | 'for type'>;

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|(?:number|point|step|tip|option|no\.?) (?:1|one))\b/, 1],
  [/\b(?:second|2nd|(?:number|point|step|tip|option|no\.?) (?:2|two))\b/, 2],
  [/\b(?:third|3rd|(?:number|point|step|tip|option|no\.?) (?:3|three))\b/, 3],
  [/\b(?:last|final)\b/, -1],
];
const ABOUT_A_POINT =
  /\b(?:one|point|step|tip|part|idea|option|thing|paragraph|bit|suggestion|bullet|advice|number|sentence|piece)\b/;

/** Forms of each operation; the whole question must be short, see `LONGEST`. */
const FORMS: readonly (readonly [Simple, RegExp])[] = [
  [
    'thanks',
    /^(?:ok(?:ay)?[,.! ]*)?(?:thanks?|thank you|thx|great|perfect|got it|makes sense|good to know|cool|nice|helpful|that helps|will do|i'?ll try (?:it|that))\b.{0,40}$/,
  ],
  [
    'translate',
    /\btranslat\w*|\b(?:in|into|auf|en|em) (?:german|deutsch|spanish|espa[nñ]ol|french|fran[cç]ais|portuguese|portugu[eê]s|italian|dutch|polish|my language|another language)\b/,
  ],
  [
    'shorter',
    /\b(?:shorter|short version|shorten|too long|(?:why )?so (?:long|much text|wordy)|too (?:much text|many words|wordy)|long-winded|fewer words|wall of text|(?:get|come) to the point|tl;?dr|in (?:a|one) (?:sentence|line|nutshell)|in brief|briefly|brief version|summar\w+|sum (?:it|that|this) up|condense|boil (?:it|that) down|cut (?:it|that) down|less text|keep it short|in (?:\d+|two|three|five|ten|twenty) words)\b/,
  ],
  [
    'simpler',
    /^(?:(?:and|but|ok|please|sorry|hm+),? )*(?:can you )?explain(?: (?:that|this|it|please|to me|again|why|yourself))*[ ?.!]*$|\b(?:simpler|simply|(?:simple|normal|everyday|human|real|regular|clear) (?:words|terms|english|language)|eli5|clearer|(?:too|very) (?:complicated|abstract)|plain(?:er)? (?:words|english|terms|language)|easier|dumb (?:it|that) down|like i'?m (?:five|5|12|ten|new)|don'?t (?:understand|get (?:it|that|this))|(?:i'?m|i am) (?:lost|confused)|what do you mean|what does (?:that|this|it) mean|without (?:the )?jargon|no jargon|less jargon|(?:say|explain|put|tell) (?:it|that|this) (?:like|to|for) (?:you'?d|my|a |someone|me like)|in other words|rephrase|layman\S*)\b/,
  ],
  [
    'softer',
    /\b(?:soft(?:er|en)|gentl(?:er|y)|kinder|nicer|more (?:polite|diplomatic|friendly)|(?:too|so) (?:blunt|harsh|direct|hard|strong|aggressive|rude)|less (?:blunt|harsh|direct))\b/,
  ],
  [
    'example',
    /\b(?:examples?|for instance|like (?:what|how|who)|such as|concrete(?:ly)?|what (?:would|does|could) (?:that|this|it) look like|how (?:would|does|could) (?:that|this|it) look|in practice|show me how|make it concrete|picture (?:it|that))\b/,
  ],
  [
    'sure',
    /\b(?:(?:are|r) (?:you|u) (?:really |very |quite )?(?:sure|certain|positive|serious)|(?:sounds|seems|isn'?t (?:that|this|it)) (?:too |a bit |very )?(?:risky|dangerous)|is (?:that|this|it) (?:really |actually )?(?:true|right|correct|so|certain|reliable)|how (?:do|can) you know|how (?:sure|certain|reliable) (?:are you|is (?:that|this|it))|really\?|seriously\?|you'?re wrong|that'?s (?:wrong|not true|not right|not me)|i (?:don'?t (?:believe|buy)|doubt) (?:it|that|this|you)|doesn'?t sound like me|can i trust (?:that|this|you))/,
  ],
  [
    'one thing',
    /\b(?:(?:just|only) (?:one|a single)|one (?:single )?(?:thing|step|action|task|tip)\b(?! i (?!should|can|could|need|must))|single (?:most important )?(?:thing|step)|(?:first|next|smallest|very first) (?:step|thing|action)(?: (?:to do|i should|i can|to take))?|where (?:do|should|can) i (?:start|begin)|what (?:do|should|can) i do (?:first|now|tomorrow|today|next)|most important (?:thing|part|point)|if i (?:only )?do (?:only )?one)/,
  ],
  [
    'say',
    /\b(?:how(?:'d| would| do| should) you (?:say|word|put|phrase|tell|ask)|how (?:do|can|should|would|could) i (?:actually |really |best )?(?:say|word|phrase|put|express|tell (?:him|her|them)|bring) (?:it|that|this|up|them|him|her)?|what (?:do|should|can|could|would|exactly do|exactly should) i (?:actually |exactly )?(?:say|write|tell (?:him|her|them))|(?:give|write|draft) (?:me )?(?:the|an?|that|it|some) ?(?:exact )?(?:words|wording|sentence|script|line|message|e-?mail|text|opener)?|exact words|words please|give me words|how to say|in what words|word(?:ing)? (?:it|that|for)|what are the words)/,
  ],
  [
    'hurry',
    /\b(?:(?:if|when) (?:they|he|she|i|we|my|the|it|there)\b.{0,50}\b(?:today|now|tomorrow|tonight|right away|immediately|on the spot|no time|an hour|minutes|asap|this minute|so long|that long|wait)|no time|in a hurry|don'?t have (?:that long|(?:that much |the |much |any )?time)|(?:only|just) (?:have|got) (?:an hour|\d+|five|ten|a few|until)|can'?t wait|faster way|quick(?:er)? (?:way|version)|under (?:time )?pressure|run(?:ning)? out of time|need (?:it|this|to) .{0,20}(?:today|now|tonight))/,
  ],
  [
    'another',
    /^(?:and )?(?:next(?: one| tip| idea)?|one more|another)(?: please)?[ ?.!]*$|\b(?:another|(?:something|anything|what|who|nothing|how) else|other (?:ideas?|options?|ways?|suggestions?|approach\w*|thoughts?)|alternatives?|more (?:ideas|options|suggestions|tips|ways)|different (?:idea|approach|way|angle|one|suggestion)|(?:i|we)(?:'?ve| have)? (?:already )?(?:tried|did|do) (?:that|this|it|all)|(?:doesn'?t|didn'?t|won'?t|does not|will not) (?:work|help)|not (?:my thing|for me|helpful)|i (?:don'?t|do not) (?:like|want) (?:that|this|it)|instead|try again)\b/,
  ],
  [
    'avoid',
    /\b(?:what|which (?:mistakes?|traps?)) (?:should|must|can|could|would|do|does|might) (?:i|we|someone like me|people like me) (?:better |rather )?(?:avoid|not (?:do|say|write)|watch out for|be careful (?:with|about)|(?:do|get) wrong)|what (?:not to|shouldn'?t i|mustn'?t i) ?(?:do|say|write)?|(?:do|get) wrong here\b/,
  ],
  [
    'how long',
    /^(?:and |but |ok |so )*(?:(?:for )?how (?:long|often|soon|much time)|when (?:will|can|do) (?:i|it|that|this|things?) (?:see|notice|get|work|change|be|know|expect))\b/,
  ],
  [
    'what if',
    /^(?:and |but |ok |so |hm+ )*(?:what (?:if|happens if|when)|if|suppose|but if|and if) (?:(?:they|he|she|it|that|this|the answer|nobody|i|my|the|we)\b)/,
  ],
  [
    'why',
    /^(?:and |but |ok |so |hm+,? |wait,? )*(?:why(?: (?:is (?:that|this|it)|that|so|not|though|exactly|would (?:that|this|it)|does (?:that|this|it)|do you (?:say|think)|should i (?:do|try|believe)|me))?\b|how come|what(?:'?s| is) the (?:reason|point|reasoning|logic)|what makes you (?:say|think)|for what reason|because\?)/,
  ],
  [
    'more',
    /^(?:and |but |ok |so |yes,? |please )*(?:tell me more|more|go on|continue|go deeper|explain more|say more|elaborate|more (?:detail|details|info|about (?:that|this|it))|keep going|and\??|and then\??|expand(?: on (?:that|this|it))?|can you (?:say|tell me|explain) (?:more|that|this|it)(?: more)?)\b/,
  ],
];

/** Longer questions bring a subject of their own, also when they contain such words. */
const LONGEST = 11;
const LONGEST_OF: Readonly<Partial<Record<Simple, number>>> = {
  why: 5,
  more: 6,
  shorter: 9,
  thanks: 9,
  say: 10,
  example: 12,
  'one thing': 10,
  hurry: 16,
  'what if': 14,
  'how long': 12,
  another: 12,
  translate: 9,
};

function typeIn(text: string): TypeName | null {
  const byLength = TYPE_NAMES.toSorted((a, b) => b.length - a.length);
  return byLength.find((type) => text.includes(type.toLowerCase())) ?? null;
}

const OF_SOMEBODY =
  /\b(?:what if|and if|if|for|with|when) (?:an?|my|the|he|she|they|him|her|them|someone|somebody)\b|\b(?:he|she|they|boss|colleague|manager|coworker|partner|teammate|client|report|employee|friend)(?:'s|’s| is|’re|'re| are) an?\b/;

function forType(text: string): FollowUp | null {
  const type = typeIn(text);
  if (type === null || /\b(?:i'?m|i am|as an?|am i|my type)\b/.test(text)) return null;
  return OF_SOMEBODY.test(text) ? { kind: 'for type', type } : null;
}

/** "Why do I have to wait so long?", of what the answer asks of them. */
const WHY_SO =
  /^(?:wait,? |but |and |ok |so )*why (?:(?:does|would|should) (?:it|that|this)|do i (?:have|need) to wait|should i wait|can'?t i just)\b|\bwhy not me\b/;
const WHY_SO_WORDS_MAX = 14;

/** "Explain the first", of what was said. */
const OF_POINTS =
  /^(?:please )?(?:explain|expand(?: on)?|more (?:on|about)|what about|tell me more about) the (?:first|second|third|last)[ ?.!]*$/;

function nth(text: string): FollowUp | null {
  const isOfPoints = OF_POINTS.test(text);
  if ((!isOfPoints && !ABOUT_A_POINT.test(text)) || /\b(?:step|thing) (?:to|i|should)\b/.test(text))
    return null;
  if (/\bfirst (?:step|thing)\b/.test(text) && !/\b(?:more|about|explain)\b/.test(text))
    return null;
  const found = ORDINALS.find(([form]) => form.test(text));
  return found ? { kind: 'nth', nth: found[1] } : null;
}

/**
 * The operation that a question asks for, or null when it stands on its own. Only meaningful after
 * an earlier answer.
 */
export function followUpOf(question: string): FollowUp | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const words = text.split(' ').length;
  const colleague = words <= 16 ? forType(text) : null;
  if (colleague) return colleague;
  const point = words <= LONGEST ? nth(text) : null;
  if (point) return point;
  if (words <= WHY_SO_WORDS_MAX && WHY_SO.test(text)) return { kind: 'why' };
  const found = FORMS.find(
    ([kind, form]) => words <= (LONGEST_OF[kind] ?? LONGEST) && form.test(text),
  );
  return found ? { kind: found[0] } : null;
}
