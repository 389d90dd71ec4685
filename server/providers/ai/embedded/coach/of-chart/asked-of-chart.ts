import { type ChartTerm, chartTermsIn } from '../chart-terms.ts';
import { CHART_MATTERS, type ChartMatter } from './how-charts-work.data.ts';

/** A part that every chart has, with a value of its own. */
export type ChartKind =
  | 'type'
  | 'strategy'
  | 'authority'
  | 'profile'
  | 'definition'
  | 'centers'
  | 'gates'
  | 'channels'
  | 'cross'
  | 'signature'
  | 'notSelf'
  | 'sides';

/** What is wanted of it; how it applies to a case where nothing else is. */
export type Asks =
  | 'matter'
  | 'difference'
  | 'steady'
  | 'pick'
  | 'told'
  | 'change'
  | 'rule'
  | 'apply';

export interface AskedOfChart {
  readonly asks: Asks;
  /** Named by what they are, in the order of the question. */
  readonly kinds: readonly ChartKind[];
  /** Named by their values. */
  readonly terms: readonly ChartTerm[];
}

const CENTERS =
  'head|ajna|throat|g|identity|heart|ego|will|sacral|spleen|splenic|solar plexus|root';
/** Words that nobody uses of anything but a chart. */
const OF_CHARTS = new RegExp(
  [
    'human design|bodygraphs?|chart-?wise|my (?:own )?(?:chart|design|inner authority|authority|type|definition|numbers|strategy(?! (?:for|on|with|paper|meeting|deck|session|team|doc\\w*)\\b))',
    "(?:a|the|this|your|somebody's|someone's|birth) (?:birth )?chart",
    `(?:un)?defined (?:cent|${CENTERS})\\w*`,
    `(?:open|empty|white|blank|colou?red(?:-in)?) (?:cent(?:er|re)s?|${CENTERS}|parts?|bits?|triangle|square|diamond)`,
    `(?:${CENTERS}) (?:is|was|being)(?: all)? (?:open|empty|white|blank|(?:un)?defined|colou?red)`,
    '(?:manifesting )?generators?|projectors?|manifestors?|reflectors?|mani-?gens?',
    'sacral|splenic|solar plexus|ajna|inner authority|not[- ]self|incarnation cross|bitterness theme|(?:my|the) (?:theme|signature) (?:is|says)',
    'gates? \\d+|\\d+ gates?|channels? \\d+|hanging gates?|sun gate|profile lines?|my profile (?:has|is|says?|means?|tells?|numbers?|lines?)|my (?:gates|channels|cent(?:er|re)s|two lines)|[1-6]\\/[1-6](?! of\\b)|a [1-6] and a [1-6]|lines? [1-6]|[1-6](?:st|nd|rd|th) line',
    '(?:emotional|mental|lunar|ego|gut|splenic|self-projected) (?:authority|one|thing)|person.s authority|(?:split|quad(?:ruple)?|triple|three) (?:definition|splits?)|my (?:conscious|unconscious)|aura|(?:incarnation|my) cross',
    '(?:wait(?:ing)? for (?:the|an) invitation|wait(?:ing)? to respond|inform(?:ing)? (?:first|before acting)|gut or (?:head|spleen|sleep)|off the roof|red (?:column|stuff|side)|identity cent(?:er|re))',
    "the [1-6] in (?:my|the) profile|an? [1-6] in my profile|[1-6] in my profile|[1-6]s? lines?|my (?:root|throat|spleen|ajna|head center)(?:'s| is)? (?:stuck|white|defined|open|colou?red)",
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
);
/** Words that are about a chart beside those. */
const KIND_WORDS: Readonly<Record<ChartKind, RegExp>> = {
  type: /\b(?:my|your|own|which|what|same|other|human design|energy|our|the|a) types?\b(?! of\b)|\btype's\b|\btype and\b|\band type\b/i,
  strategy:
    /\bstrateg(?:y|ies)\b|\binvitations?\b|\brespond\w*\b|\bresponse\b|\binform(?:ing)? (?:first|people|before)\b|\bdo i wait\b|\bwait(?:ing)? for (?:the|an) invitation\b/i,
  authority:
    /\bauthorit(?:y|ies)\b|\bemotional wave\b|\b(?:emotional|lunar|splenic|mental|ego) (?:one|thing)\b|\bgut or\b/i,
  profile:
    /\bprofiles?\b|\b(?:my|two|both|first|second) (?:profile )?(?:lines?|numbers)\b|\boff the roof\b|\b[1-6]s? lines?\b|\b[1-6]\/[1-6]\b|\ba [1-6] and a [1-6]\b|\blines? [1-6]\b|\b[1-6](?:st|nd|rd|th) line\b/i,
  definition: /\bdefinition\b|\bsplit\b/i,
  centers:
    /\bcent(?:er|re)s?\b|\b(?:un)?defined\b|\bcolou?red(?:-in)?\b|\b(?:white|empty) (?:ones?|parts?|bits?)\b/i,
  gates: /\bgates?\b/i,
  channels: /\bchannels?\b/i,
  cross: /\bcross\b/i,
  signature: /\bsignature\b/i,
  notSelf: /\bnot[- ]self\b|\b(?:frustration|bitterness|anger|disappointment)\b/i,
  sides:
    /\b(?:un)?conscious\b|\b(?:red|black) (?:side|column|numbers?|ones?)\b|\bdesign side\b|\bpersonality side\b/i,
};
const KINDS = Object.keys(KIND_WORDS) as readonly ChartKind[];

/** Says only who asks. */
const IN_PASSING =
  /\b(?:as|being|i'm|i am|like|for|since i'm|because i'm) (?:an?|the|also an?) (?:\w+ )?(?:manifesting generator|mani-?gen|generator|projector|manifestor|reflector|[1-6]\/[1-6])\b(?: (?:with|and) (?:an? )?\w+ authority)?/gi;
const OF_OTHERS =
  /\b(?:his|her|their|\w+'s) (?:\w+ )?(?:type|authority|profile|strategy|chart|design|center)\b|\b(?!(?:i|it|that|this|what|which|type)\b)\w+(?:'s| is| are) (?:an? )?(?:manifesting generator|generator|projector|manifestor|reflector)s?\b/i;
const BESIDE_OWN =
  /\b(?:from|than) (?:my|mine|me|how i)\b|\bmy (?:type's side|side|version|own type)\b|\bdiffer\w*\b[^.?!]*\b(?:his|hers|her|theirs|them)\b/i;
/** What to tell others of a chart, or what they make of it, is a case. */
const AMONG_OTHERS =
  /\b(?:tell|told|share|sharing|explain|show|reveal|mention|hide|use[sd]? my (?:type|chart))\b[^.?!]*\b(?:boss|manager|supervisor|team|colleagues?|co-?workers?|client|they|people)\b|\b(?:against me|shut me up|brush aside|candidates?|finalists?|screen for)\b/i;
/** A profile, a chart, a center, or a line of another kind. */
const ELSEWHERE =
  /\b(?:linkedin|dating|online) profile\b|\b(?:org|patient'?s?|flow|pie|sales|gantt|medical|seating) charts?\b|\b(?:call|data|day|care|community|medical|distribution|fitness|shopping|health|senior|service) cent(?:er|re)s?\b|\b(?:assembly|production|phone|product) lines?\b|\bdesign (?:review|system|team|brief|meeting|lead|agency|file)\b/gi;

const DIFFERENCE =
  /\bdiffer(?:ence|ent|s)?\b|\bmix (?:them|those|these|the two) up\b|\bversus\b|\bvs\b|\bconfus\w+\b|\bwhich (?:one |of (?:them|the two|these) )?(?:counts|wins|matters|comes first|goes first|do i|should i)\b|\bopposite\b|\bcontradict\w*\b|\bconflict with each other\b/i;
const STEADY =
  /\b(?:what|which|how much|part|parts|things?) (?:\w+ ){0,4}(?:stays?|steady|same|consistent|reliable|fixed|constant|really me|mine)\b.*\b(?:who(?:ever|mever)?|people|others|room|with|sitting|around|bent|bends?|picks? up|borrowed|take on|absorb)\b|\b(?:bent|bends|borrowed|absorb\w*|pick(?:ed|ing)? up) .*\b(?:mine|own|steady|stays|same)\b/i;
const PICK =
  /\bsun gate\b|\b(?:pick|choose|name|give me|recommend|suggest) (?:me )?(?:just |the )?(?:one|a single|any|a gate|a channel)\b|\b(?:one|which) (?:gate|channel|center|part|thing)\b.*\b(?:start|first|focus|week|look|try|most)\b/i;
const TOLD =
  /\b(?:swears?|insists?|claims?|told me|tells me|says|said|thinks|convinced|reckons?)\b[^.?!]*\b(?:i'm|i am) (?:an?|the|really an?) (?:\w+ )?(?:generator|mani-?gen|projector|manifestor|reflector)\b|\bam i (?:really |actually )?(?:an?|the)\b/i;
const CHANGE =
  /\b(?:can|could|will|does|do|did|is|was)\b.*\b(?:change[sd]?|switch\w*|different now|different when|become (?:an?|another)|turn into|fixed|for life|whole life|grow out|wear off)\b/i;
const RULE =
  /\bis it (?:true|right|correct)\b|\b(?:supposed|meant|allowed|designed|built) (?:to|for)\b|\b(?:should|shouldn't|can|can't|cannot|must|mustn't|have to|do|are) (?:people like me|someone like me|people with my chart|my type|generators?|projectors?|manifestors?|reflectors?)\b|\b(?:my type|people with my chart|generators?|projectors?|manifestors?|reflectors?) (?:should|shouldn't|can't|can|cannot|must|need to|have to|don't|aren't)\b|\bdo i wait\b|\bagainst my (?:strategy|type|design|chart)\b/i;

/** Whether a sentence asks for a rule that somebody with a type should keep. */
export const isRule = (sentence: string) => RULE.test(sentence);

/** A longer question tells of a change in a case. */
const CHANGE_MAX = 160;

type Named = Pick<AskedOfChart, 'kinds' | 'terms'>;

/** The first that fits is what is wanted. */
const FORMS: readonly (readonly [Asks, (text: string, named: Named) => boolean])[] = [
  ['matter', (text) => matterIn(text) !== undefined],
  [
    'difference',
    (text, { kinds }) => DIFFERENCE.test(text) && (kinds.length > 1 || kinds[0] === 'profile'),
  ],
  ['steady', (text) => STEADY.test(text)],
  ['pick', (text) => PICK.test(text)],
  ['told', (text, { terms }) => TOLD.test(text) && terms.some(({ topic }) => topic === 'type')],
  ['change', (text) => CHANGE.test(text) && text.length < CHANGE_MAX],
  ['rule', (text) => RULE.test(text)],
];

function asksOf(text: string, named: Named): Asks {
  return FORMS.find(([, isAsked]) => isAsked(text, named))?.[0] ?? 'apply';
}

/** A center by how it looks is open or defined. */
function inTerms(text: string): string {
  return text
    .replaceAll(/\b(?:empty|white|blank)\b/gi, 'open')
    .replaceAll(/\bcolou?red(?:-in)?\b/gi, 'defined');
}

/** How a chart works, where that is asked. */
export function matterIn(question: string): ChartMatter | undefined {
  const text = inTerms(question).replaceAll('’', "'").toLowerCase();
  return CHART_MATTERS.find(({ words }) => words.test(text));
}

const OF_ONESELF = /\b(?:like me|from me|than me|am i|me vs|how i|my (?:chart|own|type|side))\b/i;

/** A chart is named, or what only a chart has; null for a case whose teller says in passing what they are. */
export function askedOfChart(question: string): AskedOfChart | null {
  const text = question.replaceAll('’', "'").replaceAll(ELSEWHERE, ' ');
  // What somebody was told they are is asked about, and not in passing.
  const bare = TOLD.test(text) ? text : text.replaceAll(IN_PASSING, ' ');
  // Of somebody else’s, what differs from one's own is asked about.
  const isOfOthers = OF_OTHERS.test(bare) && !BESIDE_OWN.test(bare);
  const isOfChart = OF_CHARTS.test(bare) && !isOfOthers && !AMONG_OTHERS.test(bare);
  if (!isOfChart && !STEADY.test(bare)) return null;
  const kinds = KINDS.filter((kind) => KIND_WORDS[kind].test(bare)).toSorted(
    (a, b) => bare.search(KIND_WORDS[a]) - bare.search(KIND_WORDS[b]),
  );
  const terms = chartTermsIn(inTerms(bare));
  const asks = asksOf(bare, { kinds, terms });
  // Of the chart as a whole, any part of it may be meant; a type alone is somebody else's.
  const isOfOwn = terms.some(({ topic }) => topic !== 'type' || OF_ONESELF.test(bare));
  const isVague = asks === 'apply' && kinds.length === 0 && !isOfOwn;
  return isVague ? null : { asks, kinds, terms };
}
