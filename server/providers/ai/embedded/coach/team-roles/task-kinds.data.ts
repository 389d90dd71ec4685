import type { RoleReason } from './role-texts.data.ts';

// Our own words on who takes which piece of a shared task, and whom to choose for a task of any kind.

/** A piece of a shared task. */
export interface TaskKind {
  readonly form: RegExp;
  /** What the asker may have told of somebody whom the piece suits. */
  readonly told: RegExp;
  /** What the asker may have told of somebody who is better spared it. */
  readonly spared: RegExp;
  /** What speaks for a member, the strongest first. */
  readonly fits: readonly RoleReason[];
}

const NEVER = /$^/;

/** The first that fits a piece counts. */
export const TASK_KINDS: readonly TaskKind[] = [
  {
    form: /\b(?:trains?|training|trainees?|teach\w*|mentor\w*|newcomers?|new (?:hire|person|colleague)|onboard\w*|interns?|apprentices?|shows? .{1,12}the ropes)\b/i,
    told: /\b(?:patient|explains|teaches|knows)\b/i,
    spared: /\b(?:impatient|no patience|hates? explaining)\b/i,
    fits: [
      { has: 'function:5', why: 'knows how things are done here and passes it on by habit' },
      { has: 'type:generator', why: 'shows it by doing it side by side, day after day' },
      { has: 'type:projector', why: 'sees early how somebody learns and what’s still unclear' },
      { has: 'line:4', why: 'introduces people easily to those they’ll need' },
      { has: 'line:1', why: 'knows the basics thoroughly and where to look them up' },
      { has: 'line:6', why: 'is taken as an example without asking for it' },
      { has: 'line:3', why: 'can tell which mistakes everybody makes once' },
      { has: 'type:manifesting-generator', why: 'shows the shortcuts once the basics are clear' },
    ],
  },
  {
    form: /\b(?:quiet|silent|listens?|watch(?:es|ing)?|background|takes? notes|notes|minutes|records?)\b/i,
    told: /\b(?:hates? (?:talking|speaking|presenting)|shy|quiet|doesn['’]t like (?:talking|speaking))\b/i,
    spared: /\b(?:charm\w*|loves? (?:talking|the stage)|good with people)\b/i,
    fits: [
      { has: 'function:13', why: 'keeps track of what was said and doesn’t need the floor for it' },
      { has: 'center:throat:open', why: 'is free of the pressure to fill a silence once the part is to listen' },
      { has: 'type:reflector', why: 'notices how it lands with the others' },
      { has: 'line:2', why: 'would rather be doing the work than explaining it' },
      { has: 'line:1', why: 'gathers facts before saying anything' },
      { has: 'type:projector', why: 'sees most while others talk, and can be asked at the end' },
      { has: 'type:generator', why: 'comes in well when a question is put to them' },
    ],
  },
  {
    form: /\b(?:answers?|answering|questions?|objections?|q ?& ?a|details?)\b/i,
    told: /\b(?:knows?|numbers|cold|expert|by heart|built it)\b/i,
    spared: /\b(?:hates? (?:talking|speaking|presenting)|shy)\b/i,
    fits: [
      { has: 'line:1', why: 'has done the groundwork and can back up an answer' },
      { has: 'type:projector', why: 'hears what’s really being asked' },
      { has: 'type:generator', why: 'is at their best with a question to respond to' },
      { has: 'center:ajna:defined', why: 'holds to a clear line when somebody digs' },
      { has: 'line:5', why: 'gives strangers a practical way out' },
      { has: 'type:manifesting-generator', why: 'answers fast and moves on' },
    ],
  },
  {
    form: /\b(?:numbers?|figures|budget|money|costs?|pric\w+|payroll|invoices?|accounts?|books|finances?)\b/i,
    told: /\b(?:numbers|figures|money|books|careful|accurate)\b/i,
    spared: /\b(?:spends|forgets|careless|hates? numbers)\b/i,
    fits: [
      { has: 'function:13', why: 'keeps the records of what was done and what it cost' },
      { has: 'function:2', why: 'has a feel for where money and time should go' },
      { has: 'line:1', why: 'wants the figures to be right before anything is said' },
      { has: 'function:33', why: 'looks back over results before the next step' },
      { has: 'type:generator', why: 'stays with it until it adds up' },
      { has: 'type:projector', why: 'sees where the system leaks' },
    ],
  },
  {
    form: /\b(?:opens?|opening|first|welcom\w+|kick ?off|introduc\w+|starts?|starting|begins?|sets? (?:it )?off|announc\w+)\b/i,
    told: /\b(?:charm\w*|talks? (?:well|easily)|funny|outgoing|good with people|loves? (?:talking|the stage))\b/i,
    spared: /\b(?:hates? (?:talking|speaking|presenting)|shy|nervous)\b/i,
    fits: [
      { has: 'type:manifestor', why: 'begins without needing anyone’s permission' },
      { has: 'function:31', why: 'is easily taken as the one who speaks for the team' },
      { has: 'line:4', why: 'makes people feel known within minutes' },
      { has: 'center:throat:defined', why: 'has a steady voice from the first sentence on' },
      { has: 'function:1', why: 'gets things from paper into practice' },
      { has: 'type:manifesting-generator', why: 'brings speed and wakes people up' },
      { has: 'line:5', why: 'is trusted by strangers early' },
    ],
  },
  {
    form: /\b(?:clos(?:e|es|ing)|sell\w*|negotiat\w*|deals?|contract|sign\w*|persuad\w*)\b/i,
    told: /\b(?:charm\w*|sells|persuasive|tough)\b/i,
    spared: /\b(?:hates? (?:talking|selling)|shy)\b/i,
    fits: [
      { has: 'center:heart:defined', why: 'can promise something and stand by it' },
      { has: 'line:5', why: 'is expected to bring the solution' },
      { has: 'function:31', why: 'speaks for the whole team' },
      { has: 'type:projector', why: 'sees what the other side needs to say yes' },
      { has: 'line:4', why: 'builds on people they know' },
      { has: 'type:manifestor', why: 'says the price without blinking' },
    ],
  },
  {
    form: /\b(?:check\w*|review\w*|quality|test\w*|proofread\w*|control\w*|safety|inspect\w*|labels?)\b/i,
    told: /\b(?:careful|precise|picky|sees everything|perfectionist)\b/i,
    spared: /\b(?:careless|sloppy|mistakes?|errors?)\b/i,
    fits: [
      { has: 'function:33', why: 'looks over what’s done before it goes out' },
      { has: 'line:1', why: 'checks the ground before trusting it' },
      { has: 'type:projector', why: 'sees what’s off in other people’s work' },
      { has: 'center:spleen:defined', why: 'senses early when something isn’t right' },
      { has: 'line:3', why: 'knows from experience what breaks' },
      { has: 'type:generator', why: 'goes through it steadily, piece by piece' },
    ],
  },
  {
    form: /\b(?:hosts?|clients?|customers?|guests?|interviews?|references|calls?(?! it)|parents|patients?|visitors?|people|phones?|front|reception|outside|press|talk\w*|deal(?:ing)? with|contact|landlord|supplier|vendors?)\b/i,
    told: /\b(?:charm\w*|good with people|knows the (?:customers?|clients?|people|host)|friendly|patient)\b/i,
    spared: /\b(?:hates? (?:talking|people|the phone)|shy|rude|impatient)\b/i,
    fits: [
      { has: 'line:4', why: 'gets along through people they know and keep in touch with' },
      { has: 'function:31', why: 'is taken as the team’s voice' },
      { has: 'function:8', why: 'gives the team a face outside' },
      { has: 'type:projector', why: 'reads quickly what somebody needs' },
      { has: 'line:5', why: 'is trusted by strangers to find a way' },
      { has: 'center:solar-plexus:open', why: 'feels the other person’s mood before it’s spoken' },
      { has: 'type:generator', why: 'responds well to whatever is asked' },
    ],
  },
  {
    form: /\b(?:schedul\w*|logistics|orders?|ordering|plan(?:s|ned|ning)?|calendar|transport|venue|organi[sz]\w*|suppl\w+|coordinat\w*|travel)\b/i,
    told: /\b(?:organi[sz]ed|plans everything|on time)\b/i,
    spared: /\b(?:chaotic|disorgani[sz]ed|forgets|late)\b/i,
    fits: [
      { has: 'function:46', why: 'has a feel for who and what has to be where, and when' },
      { has: 'function:7', why: 'thinks ahead of the next date' },
      { has: 'function:5', why: 'works in fixed rhythms that others can rely on' },
      { has: 'type:projector', why: 'sees how the pieces fit together' },
      { has: 'line:4', why: 'knows whom to call' },
      { has: 'type:generator', why: 'keeps at it until everything’s in place' },
    ],
  },
  {
    form: /\b(?:set(?:ting)?[- ]?up|set up|build\w*|writes?|writing|job ad|texts?|prepar\w*|design\w*|draft\w*|prototype|lights?|decor\w*|creat\w*)\b/i,
    told: /\b(?:drew|built|designed|handy|creative)\b/i,
    spared: NEVER,
    fits: [
      { has: 'type:manifestor', why: 'starts from nothing and needs nobody to set it in motion' },
      { has: 'type:manifesting-generator', why: 'does it fast, several things at a time' },
      { has: 'function:1', why: 'turns a plan into something that stands' },
      { has: 'line:3', why: 'tries things out until they work' },
      { has: 'function:14', why: 'brings the energy to get things done' },
      { has: 'type:generator', why: 'keeps going until it’s done' },
    ],
  },
  {
    form: /\b(?:decid\w*|calls? it|final (?:say|word)|last word)\b/i,
    told: /\b(?:decides|decisive|calm)\b/i,
    spared: /\b(?:can['’]t decide|undecided)\b/i,
    fits: [
      { has: 'authority:splenic', why: 'knows in the moment and says it once' },
      { has: 'authority:sacral', why: 'has a clear yes or no to what’s in front of them' },
      { has: 'authority:ego-manifested', why: 'says plainly what they want and means it' },
      { has: 'function:31', why: 'is accepted as the one who speaks for all' },
      { has: 'line:5', why: 'is looked to for a practical way out' },
      { has: 'type:projector', why: 'sees the whole once asked to' },
    ],
  },
  {
    form: /./,
    told: /\b(?:loves?|enjoys?|good at|likes?|always)\b/i,
    spared: /\b(?:hates?|bored|tired)\b/i,
    fits: [
      { has: 'type:generator', why: 'has steady energy for work they’ve said yes to' },
      { has: 'function:14', why: 'brings the energy to get things done' },
      { has: 'function:29', why: 'sees through what’s been promised' },
      { has: 'type:manifesting-generator', why: 'gets through a lot when it’s varied' },
      { has: 'line:2', why: 'gets absorbed in it when left alone' },
      { has: 'type:projector', why: 'runs it well in short, sharp stretches' },
      { has: 'type:manifestor', why: 'gets it moving in one go' },
      { has: 'type:reflector', why: 'fits in wherever it’s needed that day' },
    ],
  },
];

/** When to choose somebody for a task of any kind, after "if". */
export const CHOOSE_IF: Readonly<Record<string, string>> = {
  'type:generator': 'it takes patience and has to be done properly, more than once',
  'type:manifesting-generator': 'it has to go fast and may turn out differently on the way',
  'type:projector': 'it takes reading the other side and asking the right question',
  'type:manifestor': 'somebody simply has to begin and say it straight',
  'type:reflector': 'it matters how it lands with everyone involved',
  'center:throat:defined': 'it has to be said clearly in front of others',
  'line:1': 'the facts have to be watertight first',
  'line:4': 'it’s with people they already know',
  'line:5': 'strangers expect a practical way out',
  'line:3': 'it hasn’t been done before and may go wrong once',
  'line:6': 'it takes distance and somebody who’s in no hurry',
  'line:2': 'it can be done undisturbed',
  'center:solar-plexus:open': 'it takes a feel for the mood on the other side',
  'center:root:defined': 'it has to stay calm under pressure',
  'center:sacral:open': 'it’s short and needs full attention',
};

export const CHOOSE_LEAD =
  'It depends on what it takes, so settle that first; the charts show who’d come at it in which way, not who’d do it better.';
export const CHOOSE_END =
  'Ask them whether they want it before you choose, and give whoever doesn’t do it a say in how it’s done.';
export const CHOOSE_SAY =
  '“{name}, I’d like this to come from you, because it takes exactly what you’re good at. Would you want to, and what would you need?”';

export const SPLIT_END =
  'That’s who has a feel for which piece, not a verdict: read it out, and let two swap if they’d both rather.';
export const SPLIT_SAY =
  '“Each of us has one piece, and nobody steps into another’s without being asked. Who’d swap, and with whom?”';

export const NEAREST_HOW =
  'Agree on what’s theirs to decide, by when it’s done, and who steps in if it goes wrong.';
