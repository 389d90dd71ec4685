import { type Block, fact, paragraph } from './draft.ts';

/** Questions that are not the coach's business, and where they are answered. */
interface Elsewhere {
  readonly asked: RegExp;
  readonly answer: string;
}

const PAGES: readonly Elsewhere[] = [
  {
    asked:
      /\b(?:how much (?:is|does|do) (?:this|it|the (?:plan|app|site|product|subscription|membership)|you)|(?:your|the) (?:pricing|prices|plans|subscription)|what does (?:it|this|the plan|a plan) cost|(?:upgrade|downgrade) (?:my|the) (?:plan|account)|free (?:plan|trial)|team plan)\b/,
    answer: 'Plans and prices are on the [pricing page](/pricing).',
  },
  {
    asked:
      /\b(?:(?:my|an|the) (?:invoice|receipt|refund|billing|credit card|payment method)s?|cancel (?:my|the) (?:plan|subscription|membership|account)|get (?:my|a) refund|charged (?:me|twice)|change my (?:card|payment))\b/,
    answer:
      'Billing isn’t something I can see or change. [Support](/support) can help you with it.',
  },
  {
    asked:
      /\b(?:(?:reset|change|forgot|forgotten|lost) (?:my )?(?:password|e-?mail|login)|(?:delete|close) my (?:account|data|profile)|log ?in|sign ?in|can'?t (?:log|sign) in|(?:export|download) my (?:data|chart|report)|two-factor|my (?:user ?name|login))\b/,
    answer:
      'Accounts and sign-in are outside what I can see. [Support](/support) can help you with that.',
  },
  {
    asked:
      /\b(?:(?:change|correct|edit|fix|update|wrong) (?:my |the )?birth ?(?:time|date|place|details|data)|(?:entered|typed|gave) (?:the wrong|my) birth|add (?:another|a new|my \w+'s) chart|(?:create|make|delete) (?:a|another|my|the) (?:new )?chart|where (?:is|are|do i find) my (?:saved )?charts?)\b/,
    answer: 'You can add, correct, and delete charts on [your charts page](/charts).',
  },
  {
    asked:
      /\b(?:(?:bug|error message|doesn'?t load|does not load|page is (?:blank|broken)|app (?:crashes|is broken|doesn'?t work)|website is (?:down|broken))|talk to (?:a human|support|someone real)|customer (?:service|support)|contact (?:you|support|the team behind))\b/,
    answer: 'That’s one for [Support](/support); they can see what I can’t.',
  },
  {
    asked:
      /\b(?:terms of (?:service|use)|privacy policy|do you (?:sell|share|store) my data|gdpr)\b/,
    answer: 'The [terms](/terms) say how your data is used and protected.',
  },
];

const NOT_MINE: readonly Elsewhere[] = [
  {
    asked:
      /\b(?:weather|forecast for (?:today|tomorrow)|rain (?:today|tomorrow)|temperature (?:today|outside|in))\b/,
    answer: 'Weather isn’t something I know about.',
  },
  {
    asked:
      /\b(?:(?:write|debug|fix|explain) (?:me |my |a |some |this |the )*(?:python|javascript|typescript|java|sql|html|css|code|function|script|regex|program)\b|(?:python|javascript|sql|excel) (?:code|function|formula|script|query)|leetcode)/,
    answer: 'I don’t write code.',
  },
  {
    asked:
      /\b(?:tell me (?:a |another )?joke|make me laugh|sing (?:me )?a|write (?:me )?a (?:poem|song|story|haiku|limerick)(?!-))\b/,
    answer: 'Jokes and poems aren’t my trade.',
  },
  {
    asked:
      /\b(?:who (?:won|is the president|was|invented|wrote)|capital of|how (?:tall|old|far|big) is|world cup|super bowl|recipe|what should i (?:eat|cook|wear|watch(?! out| for))|for (?:lunch|dinner|breakfast)|lottery|horoscope|stock (?:price|tip)s?|bitcoin|crypto|which (?:stocks?|phone|laptop|car)|movie|netflix|translate this (?:text|sentence)|what time is it|what day is it|what'?s \d+ ?[x*+×-] ?\d+|\d+ (?:times|plus|minus) \d+)\b/,
    answer: 'That’s outside what I know.',
  },
];

const INSTEAD =
  'I’m here for how you work: decisions, people, energy, and what your chart says about them.';

/** The answer to a question that is not about work or charts, or null. */
export function elsewhere(question: string): Block | null {
  const text = question.toLowerCase().replaceAll('’', "'");
  const page = PAGES.find(({ asked }) => asked.test(text));
  if (page) return paragraph({ ...fact(page.answer), kind: 'general' });
  const other = NOT_MINE.find(({ asked }) => asked.test(text));
  if (!other) return null;
  return paragraph(
    { ...fact(other.answer), kind: 'general' },
    { ...fact(INSTEAD), kind: 'general' },
  );
}
