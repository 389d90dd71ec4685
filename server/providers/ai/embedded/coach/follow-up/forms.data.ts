/** How people ask for each operation on the last answer: alternatives of a pattern, in lower case. */

const START =
  '^(?:(?:and|but|ok|okay|so|hm+|wait|well|please|sorry|yes|no|right|huh|um+|honestly|actually),? )*';
const IT = '(?:it|that|this|them|these|those)';
const END = '[ ?.!…]*$';

export const THANKS = [
  '^(?:ok(?:ay)?[,.! ]*)?(?:cool,? )?(?:thanks?|thank you|thx|cheers|great|perfect|got it|makes sense|good to know|cool|nice|helpful|that helps|will do|i\'?ll try (?:it|that)|that\'?s (?:useful|helpful|great|good))\\b.{0,40}$',
];

export const TRANSLATE = [
  '\\btranslat\\w*',
  '\\b(?:in|into|auf|en|em) (?:german|deutsch|spanish|espa[nñ]ol|french|fran[cç]ais|portugu[eê]s|portuguese|italian|dutch|polish|russian|chinese|my (?:own )?language|another language)\\b',
];

export const SHORTER = [
  '\\b(?:shorter|shorten|half as long|too long|long-winded|fewer words|less text|wall of text|tl;?dr|in brief|briefly|(?:the )?gist|tweet|tweet-sized|bite-sized|short(?:er)? (?:version|answer|form)|brief version|bottom line|nutshell)\\b',
  '\\b(?:why )?so (?:much text|wordy)\\b|\\btoo (?:much (?:text|to read)|many words|wordy)\\b|\\bway too (?:much|long)\\b',
  '\\b(?:cut|get|come) (?:straight )?to the (?:point|chase)\\b|\\b(?:condense|trim|compress|boil (?:it|that) down|cut (?:it|that) down|sum (?:it|that|this) up|summar\\w+|keep it short)\\b',
  '\\b(?:in|with|max(?:imum)?|under|using|to) (?:only |just |about |max |at most |a |an? single |no more than |less than |under )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a|few|a few|single)(?: \\w+)? ?-?(?:words?|sentences?|lines?|liner)\\b',
  '^(?!.*\\b(?:write|draft|send)\\b).*\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d+)[- ](?:words?|sentences?|lines?|liner)\\b.{0,16}$',
  `${START}less(?:,? please)?${END}`,
];

export const SIMPLER = [
  `${START}(?:can you )?explain(?: (?:that|this|it|please|to me|again|why|yourself))*${END}`,
  `${START}(?:huh|what|come again|pardon|eh)${END}`,
  '\\b(?:simpler|simply|clearer|plainer|plainly|easier|eli5|layman\\S*|rephrase|in other words|dumb (?:it|that|this) down)\\b',
  '\\b(?:simple|plain|normal|everyday|human|real|regular|clear|ordinary)(?: (?:plain|simple|normal|everyday))? (?:words|terms|english|language|talk|speech)\\b|\\benglish,? please\\b',
  '\\b(?:less|not so|too|very|so|without being) (?:complicated|abstract|technical|theoretical|vague|cryptic|academic)\\b',
  '\\b(?:no|without|less|not|skip|minus|drop)(?: all)?(?: the| that| your| this)? ?(?:\\w+ )?(?:jargon|buzzwords?|vocabulary|terminology|terms|chart (?:language|talk|speak|words)|lingo|technical words|gibberish)\\b',
  `\\b(?:i )?(?:don'?t|didn'?t|can'?t|do not|did not) (?:really |quite )?(?:understand|follow|get) ?(?:${IT}|you|a word)?(?: at all)?(?:[.,!?]|$)`,
  "\\b(?:i'?m|i am|you) (?:totally |a bit |completely )?(?:lost|confused|lost me)\\b|\\bwent over my head\\b|\\bmakes no sense\\b|\\bno (?:idea|clue) what (?:that|this|it|you)\\b",
  '\\b(?:as if|like) (?:i|i\'?m|i was|i were|you\'?d|you would|to|my|a|someone)\\b.{0,30}\\b(?:five|5|six|seven|eight|ten|10|12|twelve|new|kid|child|mum|mom|mother|grandma|granny|friend|beginner|told|tell|say|explain)\\b',
  '\\b(?:explain|say|put|tell|describe)\\b.{0,14}\\b(?:to|for) (?:a|my|your|an?) (?:kid|child|son|daughter|mum|mom|mother|dad|father|grandma|granny|grandmother|neighbou?r|beginner|ten-year-old|five-year-old)\\b',
  `\\bwhat (?:do you mean|does (?:${IT}|all of this) (?:even |actually |really )?mean)${END}|\\bmeaning\\?$`,
];

export const SOFTER = [
  '\\b(?:soft(?:er|en)|gentl(?:er|y)|kinder|nicer|warmer|friendlier|warm (?:it|that) up|tone (?:it|that) down|more (?:polite|diplomatic|friendly|tactful|careful)|(?:too|so|less|not so) (?:pushy|cold|blunt|harsh|direct|hard|strong|aggressive|rude|formal))\\b',
];

export const EXAMPLE = [
  '\\b(?:examples?|for instance|e\\.g|such as|concrete(?:ly)?|in practice|in action|illustrat\\w+|make it concrete)\\b',
  '\\b(?:like (?:what|how|who|whom|where)|real[- ]life (?:case|example|situation)|a (?:real )?(?:scene|case|story)(?: from| of| please|\\?|$)|a normal day|day[- ]to[- ]day)\\b',
  `\\b(?:what|how) (?:would|does|could|might|will|can) (?:${IT}|one|someone|somebody|people|i) (?:actually |really |typically )?(?:look|play out|do (?:that|this|it)|go about (?:that|this|it))\\b`,
  '\\b(?:paint|draw) (?:me )?a picture\\b|\\bpicture (?:it|that)\\b|\\b(?:show|apply|use|take|try) (?:me |it |that |this )?(?:how|(?:it |that |this )?(?:on|with|for|to|in) my (?:own )?(?:case|situation|job|work|example))\\b',
];

export const COMPARE = [
  '\\bcompare (?:them|these|those|the (?:two|three|both|first|last)|both|it|that)\\b|\\bside by side\\b|\\bpros and cons of (?:each|both)\\b',
  `\\b(?:what(?:'s| is) the )?difference (?:is there )?between (?:them|these|those|the (?:two|first)|both)\\b|\\bhow do (?:they|these|those|the)(?: two| both)? (?:differ|compare)\\b`,
  '\\bwhich (?:one |of (?:them|these|those|the two) )?(?:is|would be|works|seems|do you think is) (?:the )?(?:better|easier|stronger|safer|right for me)\\b|\\bwhich (?:one )?(?:would|do) you (?:prefer|recommend|take|choose)\\b',
  '\\b(?:is|would) the (?:first|second|third|last|other)(?: one)? (?:be )?(?:better|easier|safer|stronger)\\b|\\b(?:weigh|hold|put) (?:the )?(?:first|one|them|both)\\b.{0,20}\\b(?:against|next to|beside)\\b',
  '\\b(?:option|point|idea|number|version|tip) (?:one|1|a) or (?:option |point |idea |number |version |tip )?(?:two|2|b)\\b|\\bthe first or the (?:second|last|other)\\b',
];

export const ONE_THING = [
  '\\b(?:just|only|pick|choose|name) (?:me )?(?:one|a single)\\b|\\bone (?:single )?(?:thing|step|action|task|tip)\\b(?! i (?!should|can|could|need|must))|\\b(?:a |the )?single (?:most important )?(?:thing|step|action)\\b',
  "\\b(?:what(?:'s| is)|my|the) (?:very |my |the )*(?:first|next|smallest) (?:very )?(?:step|thing|action|move)\\b|\\bstep one\\b|\\bjust the first\\b",
  '\\bwhere (?:do|should|can|to|would) ?(?:i|we)? ?(?:even )?(?:start|begin)\\b|\\b(?:what|which)(?: one| of (?:these|those|them)| thing)? (?:comes?|goes?|do i do|should (?:i|we) do|would you do|to do|do i tackle|first)(?: it| that)? ?first\\b|\\bwhat comes (?:first|next)\\b',
  `\\bwhat (?:do|should|can) i do (?:first|now|tomorrow|today|tonight|next|right now|this (?:morning|afternoon|evening|week))${END}`,
  '\\b(?:most important|top|biggest) (?:thing|part|point|one|step|priority)\\b|\\bwhich (?:one |thing |of (?:these|them|those) )?(?:matters|counts|is) (?:the )?most\\b',
  '\\bif (?:i|you|we) (?:only |could |can |had to |have to |must |should )*(?:do|pick|choose|name|take|keep) (?:only |just )?(?:one|a single)\\b|\\bif there\'?s (?:only )?(?:time|room) for\\b',
];

export const SAY = [
  "\\bhow(?:'d| would| do| should| could) you (?:say|word|put|phrase|tell|ask|write)\\b",
  `\\bhow (?:do|can|should|would|could|might) i (?:actually |really |best )?(?:say|word|phrase|put|express|tell|bring|raise|open|start|answer|reply|write)(?: ${IT}(?: up)?| him| her| the team)?(?: (?:to|in|at|for|with) (?:my |the |a |our )?[\\w-]+)?${END}`,
  '\\bhow (?:to|do i) (?:put|word|phrase|say|express|frame|raise|mention) (?:it|that|this|them)\\b',
  `\\b(?:what|which words|what words) (?:exactly |literally |else )?(?:do|should|can|could|would|will) (?:i|we) (?:actually |exactly |literally |then )?(?:say|write|tell|answer|reply|respond|use|text)(?: (?:him|her|them|to (?:him|her|them)))?(?: (?:exactly|then|literally|there))?${END}`,
  "\\bwhat would (?:be )?(?:my|the|a good) (?:opening|first|opener)(?: (?:line|sentence|words))?\\b|\\b(?:opening line|first sentence)\\b",
  '\\b(?:give|write|draft|send|make|prepare) (?:me |us )?(?:the |an? |some |my )?(?:exact |short |quick |little |one-line |two-line |good |literal )*(?:words|wording|sentence|script|lines?|message|e-?mail|mail|text|opener|note|reply|post)\\b(?! for a)',
  '\\b(?:can|could|would|will) you (?:please )?(?:write|draft|word|phrase|formulate|script) (?:it|that|this|something)\\b|\\b(?:draft|write|phrase|word|formulate|script) (?:it|that|this)(?: up| out)?(?: for me)?\\b',
  '\\b(?:put|turn|make|write|wrap|phrase) (?:it|that|this)(?: in)?(?:to)? (?:an?|my|one) (?:\\w+ )?(?:e-?mail|message|text|slack|note|post|sentence|line|script)\\b|\\bas an? (?:\\w+ )?(?:e-?mail|message|text|slack \\w+|note|chat|dm)\\b',
  `\\bexact words\\b|\\bwords,? please\\b|\\bgive me words\\b|\\bin what words\\b|\\bwhat are the words\\b|\\bliterally,|${START}(?:the )?(?:script|wording|words)${END}`,
];

/** A time that's too short, told or feared. */
const SOON =
  "(?:today|now|tonight|tomorrow(?: morning| noon)?|right away|immediately|on the spot|asap|(?:in |within )?(?:an?|one|two|half an|a few|the next|\\d+|five|ten|twenty|thirty) ?(?:hour|hours|minutes?|mins?|seconds?)|this (?:minute|morning|afternoon|evening)|at (?:noon|\\d+)|by (?:noon|\\w+day|tonight|tomorrow|then|\\d+)|end of (?:the )?day|eod)";
export const HURRY = [
  '\\b(?:have|got|in|within) (?:only |just |about |like )?(?:an?|five|ten|fifteen|twenty|thirty|two|\\d+) (?:secs?|seconds?|mins?|minutes?|hours?)\\b',
  '\\b(?:no time|in a hurry|in a rush|running out of time|ran out of time|can\'?t wait|cannot wait|faster way|quick(?:er)? way|under (?:time )?pressure|can\'?t sleep on|clock is ticking)\\b',
  "\\b(?:don'?t|do not|won'?t) have (?:that long|(?:that much |the |much |any )?time|a (?:night|week|month|day))\\b|\\bnot (?:that much|enough|much) time\\b",
  `\\b(?:only|just) (?:have|got|has|until|till|got until)\\b.{0,30}|\\bthere'?s only (?:until|till|${SOON})`,
  `^(?!(?:how|what|why|who|which|should|do|does|is|are)\\b).{0,40}\\b(?:need|needs|want|wants|wanted|expect|expects|answer|answers|decide|decision|deadline|sign|reply|due|starts?|begins?|call|meeting|waiting|reply|respond)\\b.{0,30}\\b${SOON}\\b`,
  `\\b(?:meeting|call|talk|interview|deadline|train|flight|it)(?:'?s| is| starts| begins| leaves|'?s moved)?(?: \\w+){0,2} (?:in|at|to|by) ${SOON}`,
  '\\b(?:is|are|he\'?s|she\'?s|they\'?re) (?:already )?(?:standing|sitting|waiting)\\b.{0,30}\\b(?:door|here|waiting|front|line|desk|phone|me)\\b',
  '\\b(?:meeting|call|talk|interview) (?:starts|begins)\\b|\\b(?:friday|monday|tuesday|wednesday|thursday|saturday|sunday|tonight|tomorrow)\'?s the day\\b',
  "\\b(?:if|when) (?:they|he|she|i|we|my|the|it|there)\\b.{0,50}\\b(?:today|now|tomorrow|tonight|right away|immediately|on the spot|no time|an hour|minutes|asap|this minute|so long|that long)\\b",
];

export const SURE = [
  '\\b(?:are|r) (?:you|u) (?:really |very |quite |absolutely |100% )?(?:sure|certain|positive|serious)\\b|^(?:really|seriously|sure|honestly|you (?:sure|certain)|certain|for real)\\b[ ?.!,]|^(?:really|sure|seriously)[ ?.!]*$|\\bsure about (?:that|this|it)\\b',
  "\\b(?:sounds|seems|isn'?t (?:that|this|it)) (?:too |a bit |very )?(?:risky|dangerous|wrong|off)\\b|\\bis (?:that|this|it) (?:really |actually )?(?:true|right|correct|so|certain|reliable)\\b",
  '\\bhow (?:do|can) you know\\b|\\bhow (?:sure|certain|reliable) (?:are you|is (?:that|this|it))\\b|\\bcan i (?:trust|rely on|believe|count on) (?:that|this|you|it)\\b',
  "\\byou'?re wrong\\b|\\b(?:that|this|it)(?:'?s| is)? (?:wrong|not true|not right|not me|can'?t be right|isn'?t me|isn'?t right)\\b|\\b(?:doesn'?t|does not|didn'?t) (?:sound|fit|feel|describe|match)(?: like)?(?: me| right)?(?: at all)?\\b",
  "\\bi (?:don'?t (?:believe|buy|think so|agree)|doubt)\\b|\\b(?:someone|somebody|my friend|another \\w+|others?|a reader) (?:else )?(?:told|says?|said|read|reads|called)\\b.{0,40}$",
];

export const ANOTHER = [
  `${START}(?:next(?: one| tip| idea)?|one more|another|other ideas|plan b|alternatives?)(?: please)?${END}`,
  '\\b(?:another|(?:anything|what|nothing) else|(?<!i\'m |is |was )something else|any(?:thing)? other|other (?:ideas?|options?|ways?|routes?|suggestions?|approach\\w*|thoughts?)|alternatives?|plan b|more (?:ideas|options|suggestions|tips|ways|of (?:those|these|them|that))|besides that|apart from that)\\b',
  '\\b(?:a )?(?:different|second|third|new|fresh) (?:idea|approach|way|angle|one|suggestion|option|route|take)\\b|\\bsomething (?:different|new)\\b|\\btry again\\b|\\binstead\\b',
  "\\b(?:i|we)(?:'?ve| have)? (?:already )?(?:tried|did|do|done) (?:that|this|it|all)(?: (?:already|before|last \\w+|and .*|to no avail))?[.,!?]?|\\btried (?:it|that|this)\\b|\\bno luck\\b",
  "\\b(?:doesn'?t|didn'?t|won'?t|does not|will not|never) (?:work|help)s?\\b|\\bnot (?:my thing|for me|helpful|possible|an option)\\b|\\bi (?:don'?t|do not) (?:like|want) (?:that|this|it)\\b",
];

export const AVOID = [
  '\\b(?:what|which (?:mistakes?|traps?)) (?:should|must|can|could|would|do|does|might) (?:i|we|someone like me|people like me) (?:better |rather )?(?:avoid|not (?:do|say|write)|steer clear of|watch out for|be careful (?:with|about)|(?:do|get) wrong)\\b|\\bwhat (?:not to|shouldn\'?t i|mustn\'?t i) ?(?:do|say|write)?\\b|\\b(?:do|get) wrong here\\b',
  "\\bopposite\\b|\\bwrong (?:way|move|thing to do)\\b|\\b(?:typical|common|usual|biggest|classic) (?:mistakes?|traps?|pitfalls?|errors?)\\b|\\bwhat would make it worse\\b|\\bsteer clear\\b|\\bwhat'?s the (?:trap|catch|pitfall)\\b",
];

export const HOW_LONG = [
  `${START}(?:(?:for )?how (?:long|often|soon|much time|many (?:days|weeks|months|times))|when (?:will|can|do|should|would) (?:i|it|that|this|things?) (?:see|notice|get|work|change|be|know|expect))\\b`,
];

export const WHAT_IF = [
  `${START}(?:what (?:if|happens if|when)|if|suppose|but if|and if|imagine) (?:(?:they|he|she|it|that|this|the answer|nobody|no one|i|my|the|we)\\b)`,
];

export const WHY = [
  `${START}(?:and )?(?:why(?: (?:exactly|though|not|so|me|is (?:that|this|it)))?|how come|because|what for)\\b`,
  "\\bwhat(?:'?s| is) (?:the |your )?(?:reason|point|reasoning|logic|thinking|rationale|idea behind)\\b|\\bthe reason(?: is)?\\?|\\bwhat(?:'?s| is) behind (?:that|this|it)\\b|\\bfor what reason\\b|\\bwhat makes you (?:say|think|recommend|suggest|believe)\\b",
  '\\bwhere (?:do|did) you (?:get|take|have) (?:that|this|it) from\\b|\\bwhere does (?:that|this|it) come from\\b|\\bwhich part of my (?:chart|design)\\b|\\bbased on what\\b|\\b(?:again|more),? why\\?$|, why(?: again)?\\?$',
];

export const MORE = [
  '^(?:and|so|and then|then)[ ?.!…]*$',
  `${START}(?:can you |could you |i'?d like to )?(?:tell me more|hear more|know more|more|go on|continue|carry on|keep going|go deeper|dig deeper|explain more|say more|elaborate|more (?:detail|details|info|about (?:that|this|it))|expand(?: on (?:that|this|it))?|can you (?:say|tell me|explain) (?:more|that|this|it)(?: more)?)\\b`,
  '\\bwhat else is there (?:to|about)\\b|\\b(?:dig|go) (?:a bit )?deeper\\b|\\bmore about (?:that|this|it)\\b',
];
