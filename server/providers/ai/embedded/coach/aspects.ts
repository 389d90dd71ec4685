/** What a question wants to know about its situation, which decides what the answer begins with. */
export type Aspect = 'decide' | 'say' | 'why' | 'when' | 'how' | 'do';

const FORMS: readonly (readonly [Aspect, RegExp])[] = [
  [
    'say',
    /\b(?:how (?:do|can|should|would|could|to) (?:i |we )?(?:say|tell|ask|word|phrase|put|bring|open|raise|break|answer|reply|respond|announce|mention)|what (?:do|should|can|could|would) (?:i|we) (?:say|write|tell|answer|reply|ask)|(?:how|what) to (?:say|write|tell|ask)|wording|script|exact words|(?:draft|write) (?:me |an? )|start the (?:talk|conversation))/,
  ],
  [
    'when',
    /(?:^|[.,!?] )(?:and |so |but )?(?:when (?:should|do|can|is|would|will)|how long|how soon|at what (?:point|time)|what time)\b|\b(?:right|best|good) (?:time|moment|timing)\b|\bhow (?:much longer|long do i)\b/,
  ],
  [
    'why',
    /(?:^|[.,!?] )(?:and |so |but )?(?:why|how come|what makes me|what'?s wrong with me|is it (?:normal|just me|me))\b|\bwhy (?:do|am|does|is|can'?t|don'?t)\b/,
  ],
  [
    'decide',
    /\b(?:should (?:i|we)|shall i|do i (?:take|go|stay|leave|accept|say yes|tell|apply|quit|need to|have to)|is it (?:right|time|smart|worth|wise|better|ok|okay|a good idea|too (?:early|late|soon))|would it be|whether (?:to|i)|or (?:should|do) i|decid\w+|make up my mind|torn|can'?t choose|which (?:one )?(?:should|do) i|right for me|go for it)\b/,
  ],
];

/** Where others are concerned, words to say help; alone, something to try. */
const OTHERS =
  /\b(?:he|she|they|him|her|them|boss\w*|managers?|clients?|customers?|colleagues?|co-?workers?|team\w*|reports?|people|every(?:one|body)|some(?:one|body)|nobody|who|tell\w*|says?|said|talk\w*|ask\w*|writ\w+|wrote|e-?mails?|calls?|meetings?|repl\w+|answer\w*|feedback|explain\w*|interview\w*|negotiat\w+|offer\w*|raise|present\w*|partner|assistant|deputy|mentor|recruiter|hr|[a-z]+'s)\b/;

export function aspectOf(question: string): Aspect {
  const text = question.toLowerCase().replaceAll('’', "'");
  const form = FORMS.find(([, form]) => form.test(text))?.[0];
  return form ?? (OTHERS.test(text) ? 'how' : 'do');
}
