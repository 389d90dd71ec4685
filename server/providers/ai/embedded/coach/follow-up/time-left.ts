/** How long there is, by a question's words. */
export type TimeLeft = 'minutes' | 'hours' | 'days';

const MINUTES =
  /\b(?:now|minutes?|mins?|secs?|seconds?|right away|immediately|on the spot|on the phone|call(?:’s|'s| is)? (?:in|starts)|this minute|live|in front of me|waiting for me)\b/i;
const HOURS =
  /\b(?:hours?|today|tonight|this (?:morning|afternoon|evening)|noon|lunch|end of (?:the )?day|eod|cob)\b/i;
const DAY =
  /\b(?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b|this week|the \d{1,2}(?:st|nd|rd|th)\b)/i;

export function timeLeftIn(question: string): TimeLeft {
  if (MINUTES.test(question)) return 'minutes';
  return HOURS.test(question) ? 'hours' : 'days';
}

/** The day that a question names, as a sentence repeats it; null for none. */
export function dayNamed(question: string): string | null {
  const day = DAY.exec(question)?.[0].toLowerCase() ?? null;
  return day === null
    ? null
    : day.replace(/^[mtwfs]\w+day$/, (name) =>
        name.replace(/^./, (letter) => letter.toUpperCase()),
      );
}

/**
 * Words that hold a decision without giving it away.
 * @param isQuick for those whose answer comes in the moment
 */
export function holdingWords(question: string, deadline: string | null, isQuick: boolean): string {
  const left = timeLeftIn(question);
  if (isQuick && left !== 'days') {
    return left === 'minutes'
      ? 'Ask me as a plain yes-or-no question, and you’ll have my answer before we hang up.'
      : 'You’ll have my answer today. Ask me each part as a plain yes-or-no question, and I’ll tell you right then.';
  }
  switch (left) {
    case 'minutes':
      return 'Thanks, I’d like to hear all of it first. I won’t say yes or no in this call; you’ll have my answer tomorrow by noon.';
    case 'hours':
      return 'You’ll hear from me today either way. If today has to be the final answer, it’s a no; with one more night, I can tell you for sure.';
    case 'days': {
      const by =
        deadline === null
          ? 'by then'
          : /^(?:this|the|tomorrow)/.test(deadline)
            ? `by ${deadline}`
            : `on ${deadline}`;
      return `You’ll have my answer ${by}. If a little more time is possible, you’ll get one I won’t take back.`;
    }
  }
}
