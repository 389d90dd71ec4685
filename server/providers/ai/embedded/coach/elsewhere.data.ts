/** What people ask a coach that it doesn't do, and the one sentence that says so. */
export interface Elsewhere {
  readonly id: string;
  /** Forms of the whole question, in lower case. */
  readonly forms: readonly string[];
  /** The same in other words: a question with nearly all of one's words is meant as well. */
  readonly exemplars: readonly string[];
  readonly answer: string;
}

const THIS = String.raw`(?:this|the|your) (?:app|site|page|website|tool|coach|service|product|program|platform)`;
const MY = '(?:my|this|our|the|an?)';

/** About this product and the asker's account in it. */
export const PAGES: readonly Elsewhere[] = [
  {
    id: 'plans',
    forms: [
      String.raw`(?:how much|what) (?:is|does|do|would|will) (?:${THIS}|this|it|a subscription|the subscription|the (?:team |paid |yearly |monthly )?plan|your plans?|a plan|an account|you|a team account|membership)(?: (?:cost|charge|per (?:month|year|seat|person)|a (?:month|year)))*`,
      String.raw`what (?:are|is) (?:your|the) (?:prices?|pricing|plans|rates)(?: (?:for|of) ${THIS})?`,
      String.raw`(?:upgrade|downgrade|change|switch|renew|extend) ${MY} (?:plan|subscription|seats?|membership)`,
      '(?:buy|add|get|remove) (?:more |another |extra |a )*seats?',
      'is (?:this|it|there) (?:free|a free (?:plan|trial|version))(?: to use)?',
    ],
    exemplars: [
      'how much does a yearly plan cost',
      'what does the team plan cost per seat',
      'do you have a free trial',
      'what do I pay for this app',
    ],
    answer: 'I can’t see plans or prices; [Support](/support) can tell you what yours costs.',
  },
  {
    id: 'billing',
    forms: [
      String.raw`(?:cancel|stop|end|pause) ${MY} (?:plan|subscription|membership|auto-?renewal|(?:free )?trial)`,
      String.raw`(?:find|get|see|download|have|resend|send me|need|where is|where are) ${MY} (?:last |latest )?(?:invoices?|receipts?|bills?)(?: (?:for|from) (?:${THIS}|you|this|last month|my (?:plan|subscription)))?`,
      String.raw`(?:get|have|want|request|need) (?:my|a) (?:refund|money back)`,
      String.raw`(?:change|update|remove|replace|add) ${MY} (?:credit card|card|payment (?:method|details)|billing (?:details|address))`,
      '(?:why (?:was|did|am|have) i |i was |you |was i )(?:been |being |get )?(?:charged|billed|charge me|bill me)(?: me)?(?: twice| again| double)?',
    ],
    exemplars: [
      'cancel my subscription to this app',
      'I want my money back',
      'you charged my card twice',
      'where is the invoice for my plan',
    ],
    answer: 'I can’t see or change billing; [Plan and billing](/billing) is where your account’s admin can.',
  },
  {
    id: 'account',
    forms: [
      String.raw`(?:change|update|edit|reset|recover|correct|set|see) ${MY} (?:e-?mail(?: address)?|password|login|user ?name|display name|sign-?in|notification settings|account(?: settings)?|profile (?:picture|photo|settings))`,
      String.raw`(?:delete|close|erase|remove|wipe|deactivate) (?:all )?(?:of )?${MY} (?:account|data|conversations?|chat history|history|personal data)`,
      String.raw`(?:forgot|forgotten|lost) ${MY} (?:password|login)`,
      '(?:log|sign) (?:in|out)(?: (?:again|from another (?:device|computer)))?',
      '(?:export|download) my (?:data|conversations?|reports?|charts?)',
      '(?:set up|turn on|use|enable) (?:two-factor|2fa|mfa|single sign-on)(?: authentication)?',
      '(?:invite|add) (?:an?other|a|new|more) (?:user|member|admin|person|people)s? to (?:my|our|this) (?:account|team account)',
    ],
    exemplars: [
      'how do I change my email here',
      'please delete my data',
      'I can’t log in anymore',
      'I forgot my password',
      'remove everything you store about me',
    ],
    answer: 'I can’t see or change accounts; [Support](/support) can help you with that.',
  },
  {
    id: 'charts',
    forms: [
      String.raw`(?:change|correct|edit|fix|update) ${MY} (?:birth ?(?:time|date|place|day|data|details)|time of birth|date of birth|chart)`,
      '(?:i |we )?(?:entered|typed|gave|have|put in) (?:in )?(?:the |a )?wrong birth ?(?:time|date|place|data|details)',
      String.raw`(?:add|create|make|delete|remove|save|print|find|see|open) (?:an?other|a|a new|my|the|an? old) (?:saved |other )?chart`,
      'where (?:is|are|do i find) my (?:saved )?charts?',
      '(?:show|see|give|tell|open|read|look up) (?:me )?(?:(?:some(?:body|one) else|my \\w+|[a-z]+)\'s|another person\'s|other people\'s) (?:birth )?(?:chart|birth data|birth time|design)',
    ],
    exemplars: [
      'can you show me somebody else’s chart',
      'my birth time is wrong, how do I fix it',
      'how do I make a chart for my daughter',
    ],
    answer: 'I only have the chart we’re talking about; you can add, open, and correct charts on [your charts page](/charts).',
  },
  {
    id: 'support',
    forms: [
      String.raw`(?:${THIS}|it|this) (?:is|keeps) (?:broken|down|crash(?:ing|ed)|so slow|not (?:working|loading)|freez\w+)`,
      String.raw`${THIS} (?:doesn't|does not|won't|will not) (?:load|work|open|respond)`,
      '(?:i )?(?:found|have found|report|see) (?:a|an) (?:bug|error)(?: (?:in|on) (?:this|the|your) (?:app|site|page))?',
      '(?:talk|speak|write|chat) (?:to|with) (?:a (?:human|real person)|support|customer (?:service|support)|someone real|a person)',
      '(?:contact|reach|call) (?:you|support|customer service|your (?:team|company))',
    ],
    exemplars: ['the page doesn’t load', 'I want to talk to a real person', 'the app crashed'],
    answer: 'I can’t see what went wrong there; [Support](/support) can.',
  },
  {
    id: 'terms',
    forms: [
      String.raw`(?:do|can|will|does|who) (?:you|${THIS}|your company|else|anyone|others|my boss|other people) (?:sell|share|store|keep|read|see|use|save|sees|reads|record) (?:my |our |these |this )?(?:data|conversations?|chats?|messages|questions|birth (?:data|details|time)|information)`,
      '(?:what(?:\'s| is) (?:in )?|where (?:is|are) |show me )?(?:your|the) (?:terms(?: of (?:service|use))?|privacy policy)',
      '(?:is|are) (?:this|my (?:data|chats?|conversations?)|what i (?:write|say|type)(?: here)?) (?:private|safe|confidential|stored|gdpr[- ]compliant)',
    ],
    exemplars: ['what happens to my data', 'do you sell my data', 'is what I write here private'],
    answer: 'The [terms](/terms) say how what you write is used and protected.',
  },
];

/** About nothing that a chart or work has to do with. */
export const NOT_MINE: readonly Elsewhere[] = [
  {
    id: 'model',
    forms: [
      '(?:which|what) (?:ai |language )?(?:model|llm|version|gpt)(?: of \\w+)? (?:are you|is this|do you (?:use|run on)|is behind (?:you|this))',
      'are you (?:using |based on |running on |running )?(?:gpt|chat ?gpt|claude|gemini|llama|openai|an? (?:llm|language model))(?:[- ][\\w.]+)?',
      'who (?:made|built|trained|programmed|created) you',
      'what(?:\'s| is) your (?:system )?prompt',
    ],
    exemplars: ['which model are you', 'are you chatgpt', 'what language model do you use'],
    answer: 'I’m the built-in coach: no language model, just your chart and our own texts about work; [About](/about) says more.',
  },
  {
    id: 'weather',
    forms: [
      '(?:what\'?s?|how\'?s?|what is|how is|what will|tell me) (?:be )?(?:the )?(?:weather|temperature|forecast)(?: (?:be|like|going to be|will be|today|tomorrow|outside|now|this \\w+|next \\w+|on \\w+|in [a-z]+(?: [a-z]+)?|for (?:today|tomorrow)))*',
      '(?:will|is|does) it (?:going to |gonna )?(?:rain(?:ing)?|snow(?:ing)?|be (?:sunny|hot|cold|warm|windy)|sunny|hot|cold)(?: (?:today|tomorrow|outside|now|this \\w+|on \\w+|in [a-z]+|here|there))*',
      '(?:do|will) i need an? (?:umbrella|coat|jacket)(?: (?:today|tomorrow))?',
    ],
    exemplars: ['what’s the weather tomorrow', 'is it going to rain'],
    answer: 'I don’t have the weather; a forecast will serve you better.',
  },
  {
    id: 'code',
    forms: [
      '(?:write|debug|fix|explain|refactor|generate|give me) (?:me |my |an? |some |this |the |us )*(?:(?:python|javascript|typescript|java|sql|html|css|bash|excel|rust|c\\+\\+|go|react|simple|small|short|vba) )*(?:code|function|formula|script|query|regex|program|component|macro|class|loop)(?: (?:that|to|for|which|in|with) .*)?',
      '(?:what(?:\'s| is) )?(?:the |an? )?(?:regex|sql query|excel formula|python function|bash command) (?:for|to|that) .*',
      'how (?:do|to|can) (?:i |you )?(?:reverse|sort|parse|loop over|iterate|split|concatenate|join) (?:an? |the |two )?(?:string|list|array|file|dictionary|table)s?(?: in \\w+)?',
    ],
    exemplars: ['write me a python script', 'debug this function', 'regex for an email address'],
    answer: 'I don’t write or read code.',
  },
  {
    id: 'fun',
    forms: [
      '(?:tell|know|give|do you know|make) (?:me |us )?(?:an? |another |any |some )?(?:good |funny |dad )?(?:jokes?|riddles?|fun facts?|bedtime story)(?: (?:about|for) .*)?',
      '(?:make|can you make) me laugh',
      '(?:write|sing|compose|make) (?:me |us )?(?:an? |another )?(?:\\w+ )?(?:poem|song|story|haiku|limerick|rap|sonnet)(?: (?:about|for|on) .*)?',
      'let\'?s play (?:a game|chess|\\w+)',
    ],
    exemplars: ['tell me a joke', 'sing me a song', 'make me laugh'],
    answer: 'Jokes, poems, and games aren’t something I do.',
  },
  {
    id: 'sports',
    forms: [
      '(?:who|which team) (?:won|wins|will win|is winning|is going to win) (?:the )?(?:game|match|championship|world cup|super bowl|league|race|cup|series|finals?|playoffs?|election|oscars?|tournament|marathon|euros?|olympics|\\w+ (?:game|match|cup|league|bowl|series|open))(?: .{0,30})?',
      'what(?:\'s| is| was) the score(?: (?:of|in) .*)?',
      'when (?:is|does) the (?:next )?(?:game|match|world cup|super bowl|race)(?: .{0,20})?',
    ],
    exemplars: ['who won the game last night', 'what was the football score'],
    answer: 'I don’t follow sports or results.',
  },
  {
    id: 'news',
    forms: [
      '(?:what(?:\'s| is| are) )?(?:in )?(?:the )?(?:latest |today\'s |current )?(?:news|headlines)(?: (?:today|about \\w+|in \\w+|from \\w+))*',
      'what(?:\'s| is) (?:happening|going on) in (?:the world|politics|[a-z]+ politics)',
      'who(?:\'s| is| was) the (?:president|prime minister|chancellor|king|queen|pope|mayor)(?: of .*)?',
      'who should i vote for',
    ],
    exemplars: ['what’s in the news today', 'who is the president'],
    answer: 'I don’t have news, and I only know your chart and our texts about work.',
  },
  {
    id: 'food',
    forms: [
      '(?:(?:do you have|give me|what(?:\'s| is)|know|share) )?(?:an? |the |some |any |your )*(?:\\w+ )?(?:recipes?)(?: (?:for|with) .*)?',
      '(?:how (?:do|to|can|should) (?:i |you )?|how long (?:do|should|to) i? ?)(?:cook|bake|boil|fry|roast|grill) .{2,40}',
      'what (?:should|can|do|shall) (?:i|we) (?:eat|cook|make|have) (?:for )?(?:lunch|dinner|breakfast|tonight|today)?(?: .{0,15})?',
    ],
    exemplars: ['a recipe for pancakes', 'what should I cook tonight'],
    answer: 'Recipes and meals are beyond me.',
  },
  {
    id: 'trivia',
    forms: [
      'what(?:\'s| is) the capital of .*',
      'how (?:tall|old|far|big|deep|high|many people live) (?:is|are|in) (?!(?:too|it|is|i|we|my|our|this|the (?:team|gap|risk|project|deal|problem))\\b).{2,40}',
      'what (?:time|day|date|year) is it(?: .{0,20})?',
      '(?:what(?:\'s| is) )?\\d+ ?(?:[x*+×/-]|times|plus|minus|divided by) ?\\d+',
      'who (?:invented|discovered|wrote|painted|composed|directed) (?!the (?:report|memo|email|brief|plan|proposal)\\b).{2,40}',
      'translate (?:this|the following|["“]).*',
      '(?:should i |which |what )?(?:buy|invest in|sell) (?:\\w+ )?(?:stocks?|shares|bitcoin|crypto\\w*|etfs?|gold)(?: .{0,20})?',
      '(?:should i (?:buy|sell) )?(?:stocks?|bitcoin|crypto\\w*|gold|etfs?)(?: .{0,15})?',
      '(?:which|what) (?:stocks?|phone|laptop|car|tv|movie|series|book|restaurant|hotel|crypto\\w*)(?: .{0,8})? (?:should|do|can) (?:i|we) (?:buy|get|watch|read|book|see|choose)(?: .{0,15})?',
      'what should i (?:watch|wear)(?: (?:tonight|today|tomorrow|on netflix))?',
      '(?:what(?:\'s| is) |tell me |read )?my (?:horoscope|zodiac sign|star sign|tarot|lottery numbers)(?: .{0,15})?',
      '(?:recommend|suggest) (?:me )?(?:an? |some )?(?:good )?(?:movie|series|restaurant|hotel|podcast|song|phone|laptop)s?(?: .{0,20})?',
    ],
    exemplars: ['which phone should I buy', 'what’s the capital of France', 'recommend a good movie'],
    answer: 'That’s outside what I know: I have your chart and our texts about work.',
  },
];
