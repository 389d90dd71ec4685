/** What people ask about how any chart works. */
export interface ChartMatter {
  /** In lower case, with plain apostrophes. */
  readonly words: RegExp;
  readonly answer: string;
  /** Which of it the asker has, said with it. */
  readonly own?: 'openCenters' | 'notSelf' | 'namedGates';
}

export const CHART_MATTERS: readonly ChartMatter[] = [
  {
    words: /\bopen\b.*\b(?:fill(?:ed|s)?(?: in)?|become defined|close|permanent\w*)\b/,
    answer:
      'No, not permanently. While somebody is near who has that center defined, yours works along with theirs; after they’ve gone, it’s open again. Living together for years makes it familiar, and it still isn’t yours.',
    own: 'openCenters',
  },
  {
    words: /\bopen\b.*\b(?:wis(?:e|dom)|teach|advantage)\b/,
    answer:
      'There’s something to it, and it takes years. An open center meets its theme in many people, so it can learn to tell them apart, as a taster does. Until then it mostly takes over what it meets. It becomes wise once you no longer think that what comes in is yours.',
    own: 'openCenters',
  },
  {
    words:
      /\bopen\b.*\b(?:broken|missing|weak\w*|empty|wrong with|damaged|lack\w*|bad|dangerous|worse)\b|\b(?:broken|missing|weak|wrong with|dangerous)\b.*\bopen\b/,
    answer:
      'Nothing’s broken: open means that it takes in what’s around, not that something is missing. It varies with the people near you, which is tiring where you take it for your own, and useful where you don’t.',
    own: 'openCenters',
  },
  {
    words: /^(?!.*\bsun gate\b).*\b(?:conscious|unconscious|black|red)\b.*\b(?:unconscious|conscious|red|black|difference|sides?|mean\w*)\b|\bred (?:column|stuff|side)\b/,
    answer:
      'The black side, the conscious one, is computed for the moment of birth: you know those traits from the inside. The red side, the unconscious one, is computed for some three months before. Others see it in you first, and you may deny it for years. So ask for the red one: what do people tease you about that you don’t notice?',
  },
  {
    words: /\b(?:birth ?time|born (?:at )?about|time (?:is|was|'s) (?:a guess|wrong|off|an hour)|an hour out)\b/,
    answer:
      'Gates of the Sun change about every six days, and lines about every day, so an hour seldom changes your type; the Moon and the lines change sooner. With an uncertain time, the result marks whatever depends on it and lets you try other times; what has no mark stays the same.',
  },
  {
    words: /\bseven years?\b|\bexperiment(?:ing)?\b.*\byears\b/,
    answer:
      'Your chart is the same from the first day. The seven years are a custom of the field: that long, people say, until you decide by habit as your chart suggests. Nobody has measured it. Try one thing for two weeks, and judge it by that.',
  },
  {
    words: /\b5(?:th)? lines?\b.*\bblam\w*|\bblam\w*.*\b5(?:th)? lines?\b/,
    answer:
      'Blame isn’t in any chart. People expect a solution from somebody with a 5 in their profile, more than was said, and are let down when it doesn’t come. With the 5 as the first number, you know that picture yourself; as the second, others have it of you before you notice. Either way, say early what you can do and what you can’t.',
  },
  {
    words:
      /\b(?:has|have|with) (?:the |gate )?\d+\b.*\b(?:channel between|complete|together|between us)\b|\bchannel between (?:us|me)\b/,
    answer:
      'Where one of two people has one gate of a channel and the other has its partner, they complete it while they’re together. It draws them to each other and can rub. Apart, each has just their half.',
    own: 'namedGates',
  },
  {
    words:
      /\b(?:frustrat\w+|bitter\w*|anger|angry|disappoint\w+)\b.*\b(?:sign|signal|theme|chart|wrong job|type)\b|\b(?:sign|signal|theme)\b.*\b(?:frustration|bitterness|anger|disappointment)\b/,
    answer:
      'As a signal it says less about the job than about how you got into what you’re doing. Once is just a bad day. If it’s there most days, look back at how those tasks began: asked for, answered to, or pushed?',
    own: 'notSelf',
  },
  {
    words: /\b(?:cross)\b.*\b(?:grand\w*|bigger|mission|job|career|calling|supposed|ought|purpose)\b/,
    answer:
      'A cross names a theme that people recognize when they look back, and asks for no grand work. Payroll, a bakery, or a parliament can be where it shows. If the work feels too small, that’s worth looking at for its own sake.',
  },
  {
    words: /\bemotional\b.*\bsacral\b.*\b(?:which|first|wins|listen)\b|\bsacral\b.*\bemotional\b.*\b(?:which|first|wins|listen)\b|\bboth a sacral and an? emotional\b/,
    answer:
      'With both defined, the emotions decide: the gut’s yes is the first word, and the answer is what it still says when you’re calm. If they want it by noon, give the gut’s answer as a leaning, and the day on which they’ll have the real one.',
  },
];
