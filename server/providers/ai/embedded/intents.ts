/** A subject that people ask about, and the facts that answer it. */
export interface Intent {
  readonly pattern: RegExp;
  /** Opening lines, one of which is chosen by the chart. They state no facts. */
  readonly openers: readonly string[];
  /** Topics in order; "*" matches any suffix; "#n" takes at most n facts. */
  readonly topics: readonly string[];
  /** Topics presented as a list of steps. */
  readonly steps?: readonly string[];
  /** Closing questions, one of which is chosen by the chart. */
  readonly closers: readonly string[];
}

/** The first match wins, so specific intents come first. */
export const PERSON_INTENTS: readonly Intent[] = [
  {
    pattern:
      /\bprofile\b|\brole model\b|\bhermit\b|\bheretic\b|\binvestigator\b|\bmartyr\b|\bopportunist\b|\blines?\b/i,
    openers: ['Here is your part in the story.', 'Here is the short version.'],
    topics: [
      'profile',
      'profile:meaning',
      'profile:known',
      'profile:seen',
      'profile:contact',
      'profile:watchout',
    ],
    closers: [
      'Which of these two sides do people see first at your work?',
      'Where did you notice both sides in the last week?',
    ],
  },
  {
    pattern:
      /\bburn ?out|\benerg|\btired|\bexhaust|\bstress|\boverwhelm|\brest\b|\bworkload|\bdrain|\bpace\b/i,
    openers: ['Here is where to look first.', 'Let us look at where the energy comes from.'],
    topics: [
      'type',
      'type:meaning',
      'type:work',
      'center:sacral',
      'center:sacral:watchout',
      'center:root',
      'center:root:watchout',
      'center:heart:watchout',
      'type:watchout',
    ],
    steps: ['strategy:meaning', 'authority:ask', 'strategy:practice'],
    closers: [
      'Which task of this week would you give back if you could?',
      'When in the last month did a day end well?',
    ],
  },
  {
    pattern:
      /\bcommunicat|\bspeak|\bpresent(?:ing|ation)?\b|\btalk|\bheard|\bmeetings?\b|\bfeedback|\bsay\b|\bvoice|\bexpress/i,
    openers: ['Here is how your words land.', 'Here is how you are heard.'],
    topics: [
      'center:throat',
      'center:throat:watchout',
      'channel:throat#2',
      'profile:contact',
      'type:colleagues',
      'strategy:meaning',
    ],
    steps: ['authority:ask'],
    closers: ['Which conversation do you have in mind?', 'Who needs to hear it, and by when?'],
  },
  {
    pattern:
      /\bconflict|\bargu|\bdisagree|\bfight|\btension|\bdifficult (?:person|colleague|boss)|\bconfront/i,
    openers: ['Take a breath first.', 'Let us take it apart.'],
    topics: [
      'center:solarPlexus',
      'center:solarPlexus:watchout',
      'type:watchout',
      'authority',
      'authority:practice',
      'profile:contact',
    ],
    steps: ['strategy:meaning', 'authority:ask', 'authority:watchout'],
    closers: [
      'What do you want to be different after the talk?',
      'What would you ask the other person if it were calm?',
    ],
  },
  {
    pattern: /\blead(?:er|ing|ership)?\b|\bmanag(?:e|er|ing)\b|\bdelegat|\bguide\b|\binfluence/i,
    openers: ['Here is how you lead when it fits you.', 'Here is what people can follow in you.'],
    topics: [
      'type',
      'type:work',
      'profile:meaning',
      'profile:seen',
      'channel*#2',
      'center:heart',
      'type:colleagues',
      'type:watchout',
    ],
    steps: ['strategy:meaning', 'strategy:practice'],
    closers: [
      'Whom do you lead at the moment, and what do they ask of you?',
      'Which decision do people wait for?',
    ],
  },
  {
    pattern:
      /\bwhen\b|\btiming|\bright time|\bhow long|\bpatien|\bimpatien|\bdeadline|\bhurry|\brush/i,
    openers: ['Here is your own clock.', 'Let us look at the timing.'],
    topics: [
      'authority',
      'authority:meaning',
      'authority:practice',
      'strategy',
      'strategy:meaning',
      'center:root',
      'center:root:watchout',
    ],
    steps: ['authority:ask', 'authority:watchout'],
    closers: [
      'By when does it truly have to be settled?',
      'Whose deadline is it: yours, or someone else’s?',
    ],
  },
  {
    pattern:
      /\bdeci|\boffer|\bchoose|\bchoice|\baccept|\bshould i\b|\byes or no|\bauthority|\bcommit|\bquit|\bresign|\bswitch|\bnew job|\bstrategy/i,
    openers: [
      'Here is how a decision becomes yours.',
      'Take it step by step.',
      'Let us make it concrete.',
    ],
    topics: ['type', 'authority', 'authority:meaning', 'strategy'],
    steps: [
      'strategy:meaning',
      'authority:practice',
      'authority:ask',
      'authority:watchout',
      'type:watchout',
    ],
    closers: [
      'What would you need to hear from them before you answer?',
      'By when do they want an answer?',
      'Who can listen to you while you find out?',
    ],
  },
  {
    pattern:
      /\bwatch ?out|\bweak|\bblind|\bgrow|\bdevelop|\bimprove|\bpitfall|\brisk|\bchalleng|\bavoid|\blearn|\bmistake/i,
    openers: ['Here is what to keep an eye on.', 'Here is where it pulls you off course.'],
    topics: [
      'type:watchout',
      'channel-watchout#2',
      'center-watchout#2',
      'profile:watchout',
      'authority:watchout',
    ],
    steps: ['strategy:practice'],
    closers: ['Which of these do you know best?', 'Which one cost you most this year?'],
  },
  {
    pattern:
      /\bcolleague|\bcoworker|\bboss|\bteam|\bcollabor|\bwork with|\brole\b|\bpeople i\b|\bgroup|\benvironment|\boffice|\bsurround|\bremote/i,
    openers: ['Here is how you work with others.', 'Here is what helps you beside other people.'],
    topics: [
      'type:colleagues',
      'profile:meaning',
      'profile:seen',
      'profile:contact',
      'definition',
      'definition:surroundings',
      'channel*#1',
      'hanging#2',
    ],
    steps: ['authority:ask', 'strategy:practice'],
    closers: [
      'With whom does it go well without effort?',
      'Which colleague would you tell this first?',
    ],
  },
  {
    pattern: /\bdefinition|\bsplit|\bprocess|\bthink|\bconcentrat|\bfocus/i,
    openers: ['Here is how things come together in you.'],
    topics: [
      'definition',
      'definition:intake',
      'definition:surroundings',
      'center:ajna',
      'center:head',
    ],
    closers: ['Where do you think best?'],
  },
  {
    pattern: /\bcross\b|\bpurpose|\bmission/i,
    openers: ['Here is the frame of your chart.'],
    topics: ['cross', 'gate:sun#1', 'profile', 'profile:meaning', 'signature'],
    closers: ['Where does your work already have this theme?'],
  },
  {
    pattern: /\bvariables?|\bdetermination|\bmotivation|\bperspective/i,
    openers: ['Here are your variables.'],
    topics: ['variable*#4', 'certainty'],
    closers: ['Which of them do you recognize?'],
  },
  {
    pattern: /\bbirth time|\bcertain|\bexact|\bsure\b/i,
    openers: ['Here is what the birth time leaves open.'],
    topics: ['certainty', 'type', 'authority', 'profile'],
    closers: ['Can you find the time on a birth certificate?'],
  },
  {
    pattern: /\bcent(?:er|re)s?\b/i,
    openers: ['Here are your centers.'],
    topics: ['centers', 'centers:open', 'center*#4'],
    closers: ['Which center do you want to look at more closely?'],
  },
  {
    pattern: /\bchannels?\b/i,
    openers: ['Here are your channels.'],
    topics: ['channels', 'channel*#4'],
    closers: ['Which of them do others count on?'],
  },
  {
    pattern: /\bgates?\b/i,
    openers: ['Here are your gates.'],
    topics: ['gates', 'gate:sun#1', 'hanging#2'],
    closers: ['Which gate do you want to know more about?'],
  },
  {
    pattern:
      /\btype\b|\bgenerator|\bprojector|\bmanifest|\breflector|\bsignature|\bnot-self|\bwho am i|\bmy (?:human )?design|\bmy chart|\boverview|\bsummar/i,
    openers: ['Here is the core of it.', 'Here is your chart in short.'],
    topics: [
      'type',
      'type:meaning',
      'type:work',
      'strategy',
      'authority',
      'authority:meaning',
      'profile',
      'profile:meaning',
      'signature',
    ],
    closers: ['Where would you like to go deeper: decisions, energy or the work with others?'],
  },
  {
    pattern:
      /\bstrength|\btalent|\bgood at|\bgift|\bbest at|\bnatural|\bbring\b|\bcareer|\bjob\b|\bwork\b|\bsuits? me/i,
    openers: ['Here is what you bring.', 'Here is what others can count on in you.'],
    topics: ['type:meaning', 'channel*#3', 'gate:sun#1', 'center-defined#2', 'profile:meaning'],
    steps: ['strategy:practice'],
    closers: [
      'Which of these does your present job use?',
      'Which one would you miss if you could not use it?',
    ],
  },
];

export const TEAM_INTENTS: readonly Intent[] = [
  {
    pattern:
      /\bgaps?\b|\bmiss|\black|\bhire|\bweak|\bcover|\bfunction|\bpenta\b|\bstrength|\bgood at/i,
    openers: [
      'Here is what the team covers, and what it leaves open.',
      'Let us look at the team as a whole.',
    ],
    topics: ['penta:coverage', 'penta:gaps', 'penta-gap#3', 'penta:channels', 'penta-alone#2'],
    closers: [
      'Which of the open functions do you feel most in daily work?',
      'Who looks after it now, and at what cost?',
    ],
  },
  {
    pattern: /\bdeci|\bagree|\bchoose|\bvote|\btiming|\bmeeting/i,
    openers: ['Here is how each of you comes to a decision.'],
    topics: ['authority*#5', 'strategy*#5'],
    closers: ['Which decision is on the table?'],
  },
  {
    pattern:
      /\bconflict|\bpair|\btension|\btogether|\bdynamic|\bcommunicat|\btwo of|\bwork with|\bbetween/i,
    openers: ['Here is what the pairs show.'],
    topics: ['pair*#4'],
    closers: ['Which two do you want to look at?'],
  },
  {
    pattern: /\brole|\bwho\b|\bhold|\blead|\bdepend|\bmember|\btype/i,
    openers: ['Here is who brings what.'],
    topics: ['penta-alone#3', 'penta-held#4', 'type*#5'],
    closers: ['Whose part surprises you?'],
  },
];

export const WHO_SPEAKS =
  /\bwho are you|\bwhat are you\b|\bwhich (?:coach|model|ai)\b|\bare you (?:an? )?(?:ai|bot|human|chatgpt|real|gpt|person)|\bwhat model/i;

/** Names of types in a question, mapped to the type they mean. */
export const ASSUMED_TYPE =
  /\b(?:as|i am|i'm|being|for me as|since i am)\s+(?:an?\s+)?(manifesting generator|mg|manifestor|generator|projector|reflector)\b/i;
