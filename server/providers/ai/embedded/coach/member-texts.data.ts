import type { AuthorityName } from '#shared/engine/authority.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { PentaGate } from '#shared/engine/penta-matrix.ts';

// Our own words about a member, for the people who work with them.

export const DECIDES: Readonly<Record<AuthorityName, string>> = {
  Emotional: '{name} decides best after a night or two: ask, leave it, and ask again on a calm day.',
  Sacral: '{name} decides in the moment: put it as a yes-or-no question and believe the first sound.',
  Splenic: '{name} knows right away, and says it once: ask for the first impression and write it down.',
  'Ego Manifested': '{name} decides by what they hear themselves say they want, so let them speak before the options are listed.',
  'Ego Projected': '{name} decides by whether they want it, so say plainly what’s in it for them.',
  'Self-Projected': '{name} hears the answer while talking, so listen for ten minutes and keep your advice.',
  'Mental / Environmental': '{name} gets clear by talking with several people in different places, so don’t press for an answer in the room.',
  Lunar: '{name} needs about a month for a big decision, so ask early and on several days.',
};

export const ASKS: Readonly<Record<TypeName, string>> = {
  Generator: 'Bring {name} something concrete to say yes or no to, and name the task.',
  'Manifesting Generator': 'Agree with {name} on the result, and leave the order of the steps to them.',
  Projector: 'Invite {name}’s view, and say what you’ve seen in their work that makes you ask.',
  Manifestor: 'Tell {name} what’s needed and by when, then leave the how to them and ask to be kept posted.',
  Reflector: 'Ask {name} early, and again a few days later, in a place they like.',
};

export const FEEDBACK: Readonly<Record<TypeName, string>> = {
  Generator: 'Put feedback for {name} as questions they can react to: “Did that part work for you? Would you do it again?”',
  'Manifesting Generator': 'Keep feedback for {name} quick and concrete: which skipped step cost what, and what you’d like next time.',
  Projector: 'Begin feedback for {name} with what you value in their work, ask if they want your view, and keep to one thing.',
  Manifestor: 'Give {name} feedback in private and in two sentences: what their move set off, and whom you’d like them to tell first.',
  Reflector: 'Choose a calm place for feedback to {name}, and ask first what they noticed themselves.',
};

export const MOTIVATES: Readonly<Record<TypeName, string>> = {
  Generator: '{name} keeps going when the work gets a real yes; frustration means that yes is gone.',
  'Manifesting Generator': '{name} stays keen with variety and the freedom to find a faster way.',
  Projector: '{name} thrives on being recognized and asked, and wears out on long routine hours.',
  Manifestor: '{name} thrives with room to start things, and gets angry when every step needs permission.',
  Reflector: '{name} thrives in a group that’s doing well, and shows you early when it isn’t.',
};

/** Words by which people ask for a business function, beside its label. */
export const FUNCTION_WORDS: Readonly<Record<PentaGate, string>> = {
  31: 'administration|admin|spokes\\w+|represent\\w*|voice of the team|speaks? for',
  8: 'public relations|(?:outward|external|outside) communications?|pr|publicity|marketing|visibility|outreach|social media|promot\\w+ (?:us|our|the)',
  33: 'oversight|reviewing results|audit\\w*|lessons learned|confidential\\w*|quality control',
  7: 'planning|roadmap|plans? ahead|where we(?:’re| are) heading|long[- ]term',
  1: 'implementation|execution|execut\\w+|putting (?:it|ideas) into practice|implement\\w*',
  13: 'accounting|bookkeeping|numbers|record[- ]?keeping|records|finances|documentation',
  15: 'reliability|different paces|bring\\w* people together|team spirit|cohesion',
  2: 'vision|resources?|where (?:the )?(?:money|time) (?:should )?goes?|budget\\w*|invest(?:ed|ing|ments?|s)?',
  46: 'coordination|coordinat\\w+|scheduling|logistics|right place',
  5: 'culture|habits|rituals?|customs',
  14: 'capacity|work(?:ing)? power|hands|workforce|getting (?:the )?work done',
  29: 'commitment|follow[- ]through|keeping promises|sees? things through',
};

/** Tasks that come near to a function without being its name. */
export const TASK_WORDS: Readonly<Record<PentaGate, string>> = {
  31: 'present\\w*|speak|pitch|announce|press|host|moderate|lead the (?:meeting|kickoff|call)',
  8: 'sell\\w*|advertis\\w*|post|website|brand',
  33: 'check\\w*|review\\w*|proofread|test|verify|retrospective',
  7: 'strategy|schedule|forecast|prioriti\\w*|set (?:the )?goals?',
  1: 'start|build|launch|design|prototype|create|write',
  13: 'minutes|notes|invoices?|reports?|data|archive|figures',
  15: 'mediate|calm|welcome|include|morale|smooth|difficult (?:client|customer)s?',
  2: 'spend|fund\\w*|money|where to go|direction',
  46: 'organi[sz]\\w*|event|offsite|travel|move',
  5: 'routine|onboard\\w*|stand-?up|standards?',
  14: 'heavy|workload|extra (?:work|shift)|produce|pack',
  29: 'finish|deliver|deadline|take on|say yes|stick',
};
