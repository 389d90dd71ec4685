/** A turn that a conversation may take, and what helps then. */
export interface PossibleTurn {
  /** How people put it; the first that fits counts. */
  readonly form: RegExp;
  readonly advice: string;
  /** Words for it. */
  readonly say: string;
}

/** What people fear after advice, from the particular to the general. */
export const TURNS: readonly PossibleTurn[] = [
  {
    form: /\b(?:no (?:budget|money|headcount|funds)|can'?t afford|budget (?:is|was)|too expensive|not enough money|costs? too much)\b/,
    advice:
      'Then money is the obstacle today, and your case still stands. Find out when the budget is made and who signs it, ask for something that costs less meanwhile, and put the next talk in the calendar before you leave the room.',
    say: '“I understand there’s nothing this quarter. What would have to be true for a yes, and when do we look at it again?”',
  },
  {
    form: /\b(?:offers?|offered|promis\w+|match\w*|counter\w*)\b.*\b(?:more|money|raise|better|stay|less|half|lower)\b|\bcounter-?offer\b/,
    advice:
      'Separate the offer from the reason you started this. Write down what it changes and what stays as it was, and give no answer in the same conversation. If only the number moved, you’ll have this talk again in six months.',
    say: '“Thank you, that’s a real offer. I’ll read it properly and give you my answer on a day we both write down.”',
  },
  {
    form: /\b(?:den(?:y|ies|ied)|lies?|lied|pretends?|acts? like|plays? dumb|claims?|says? (?:it|that) (?:isn'?t|wasn'?t|never|didn'?t)|wasn'?t (?:him|her|them))\b/,
    advice:
      'Don’t argue about who remembers it right; you can’t win that. Say what you saw once, with date and place, and turn to what happens next time. From then on, confirm agreements in writing, two lines on the same day.',
    say: '“We remember it differently, so let’s leave that. From now on, here’s how I’d like us to do it.”',
  },
  {
    form: /\b(?:cr(?:y|ies|ying)|tears|breaks? down|hurt|sad|upset|takes? it (?:badly|personally|the wrong way)|offended)\b/,
    advice:
      'Stop talking and let it pass; the feeling isn’t a sign that you did something wrong. Offer a short break or a second appointment, and don’t take back what was true just to make the moment easier.',
    say: '“Let’s take a minute. I want to get this right with you, and we can finish tomorrow.”',
  },
  {
    form: /\b(?:blam\w+|my fault|pin (?:it|that) on|scapegoat)\b/,
    advice:
      'Write down today what you found, what you’ll take on, and what’s out of your reach, and send it to whoever is in charge. Then report once a week in three lines. Blame needs a gap in the record.',
    say: '“Before I go on, I’d like us to agree on what I can change here and what I can’t. I’ve put it in five lines.”',
  },
  {
    form: /\b(?:angry|mad|yells?|shouts?|explodes?|furious|aggressive|defensive|loses? (?:it|\w+ temper)|attacks?|threatens?|rude)\b/,
    advice:
      'Lower your voice instead of matching theirs, and answer the point rather than the tone. If it goes on, end the talk politely and set a new time. You can go on being fair without being available for shouting.',
    say: '“I want to hear this, and I can’t while we’re this loud. Let’s continue at two.”',
  },
  {
    form: /\b(?:ignor\w+|no (?:answer|reply|response)|(?:doesn'?t|don'?t|won'?t|never) (?:answer|reply|respond|write back|get back|react|show up|listen)|silent|silence|ghosts?|says? nothing)\b/,
    advice:
      'Assume it was buried before you assume it was refused. Ask once more in one line, on another channel, with a date and with what you’ll do if you hear nothing. Then do that.',
    say: '“Short nudge on this one. If I don’t hear from you by Thursday, I’ll go ahead with the first option.”',
  },
  {
    form: /\b(?:laughs?|jokes?|mocks?|makes? fun|doesn'?t take (?:me|it) serious\w*|brush\w* (?:me|it) off|dismiss\w*|rolls?)\b/,
    advice:
      'Let the joke end, then say the same sentence again, slower and without explaining more. A repeated sentence is harder to laugh off than a longer one. If it happens again, raise it with that person alone.',
    say: '“I’m serious about this one. Can we take five minutes for it now, or tomorrow at ten?”',
  },
  {
    form: /\b(?:asks? (?:me )?(?:why|for (?:a )?reason|for proof|for details|questions?)|wants? (?:reasons|proof|details|to know why)|push(?:es)? back|argues?|disagree\w*|objects?)\b/,
    advice:
      'Give one reason, your strongest, and stop. Several reasons invite people to knock down the weakest. Then ask what they’d need in order to go along, which tells you whether it’s about facts or about a worry.',
    say: '“The main reason is this one. What would you need to see to be comfortable with it?”',
  },
  {
    form: /\b(?:tells? (?:everyone|everybody|others|my|the)|goes? to (?:my|the|hr)|complains?|finds? out|find out|gets? out|gossip\w*|behind my back)\b/,
    advice:
      'Be the first to tell it. Those it concerns should hear a two-sentence version from you before they hear a colored one from somebody else. Calm, early and short leaves little to gossip about.',
    say: '“Before you hear it elsewhere: here’s what happened, and here’s what I’m doing about it.”',
  },
  {
    form: /\bi (?:freeze|can'?t (?:speak|say|talk|do|think|find)|forget|panic|cry|stutter|blank|chicken|lose (?:my|it)|get (?:nervous|emotional|angry|stuck|scared)|don'?t (?:dare|manage|know))\b|\bmy (?:mind|voice|head)\b/,
    advice:
      'Bring it on paper: three lines, the first one written out word for word. Reading from a note is allowed, and a pause sounds longer to you than to them. If it still doesn’t come, send the three lines afterward; said late counts as said.',
    say: '“Give me a moment, I want to say this properly. I’ve written it down.”',
  },
  {
    form: /\b(?:fire|fires|fired|lose (?:my|the) job|sack\w*|let me go|retaliat\w+|punish\w*|consequences|against me)\b/,
    advice:
      'Look at how likely that is before you plan around it: what has happened to others who did the same? Keep a dated record of what you asked and what was answered, stay factual in writing, and know whom you’d turn to. About your rights, ask someone who knows the law where you are.',
    say: '“I’m raising this because I want it to work here. How do you see it?”',
  },
  {
    form: /\b(?:fails?|goes? wrong|doesn'?t work|didn'?t work|won'?t work|not work|mess(?:es)? up|screw|regret|wrong (?:choice|decision)|backfires?)\b/,
    advice:
      'Then you’ll know something you can only guess at now. Decide beforehand what would tell you that it isn’t working, when you’ll look, and what the way back is. With those three written down, a wrong step costs a few weeks instead of your peace of mind.',
    say: '“We’ll try it until the end of the month. If it isn’t better by then, we go back to the old way.”',
  },
  {
    form: /\b(?:says? yes|agrees?|accepts?|works|goes well|likes? it|said yes)\b/,
    advice:
      'Then close the talk while it’s good. Repeat in one sentence what you’ve agreed, who does what and by when, and send it in writing the same day. Enthusiasm in a room fades faster than a two-line message.',
    say: '“Great. So I’ll start on the first, and you’ll let the others know. I’ll put it in a short note.”',
  },
  {
    form: /\b(?:says? (?:no|not|he|she|they|it'?s)|said no|refus\w+|won'?t|declin\w+|reject\w*|turns? (?:me|it) down|isn'?t interested|doesn'?t (?:want|care|agree|help|change|like|accept|stop)|don'?t (?:want|care|agree|help|change|like|accept|stop)|keeps? (?:doing|on|going)|does(?: it)? again|happens again|is a no)\b/,
    advice:
      'A no ends this round, and it tells you where the limit is. Ask what exactly it’s about, the thing itself, the time or the way, and what a version would look like that gets a yes. Then decide alone whether that version is still worth it to you.',
    say: '“Thanks for being clear. Is it a no to the whole idea, or to doing it now?”',
  },
];

/** What helps when no turn above is meant. */
export const ANY_TURN: Pick<PossibleTurn, 'advice' | 'say'> = {
  advice:
    'Decide beforehand what you’ll do in that case, in one sentence that begins with “Then I.” You won’t need a better plan in the moment, only a next step that’s yours and doesn’t depend on them.',
  say: '“That’s not what I expected. Let me think about it, and I’ll come back to you tomorrow.”',
};
