/** A term of Human Design in one or two sentences about anyone. */
export interface Term {
  /** Lower-case names, the first as it is shown. */
  readonly names: readonly string[];
  readonly text: string;
}

/** Terms that are no part of a chart with a value of its own. */
export const TERMS: readonly Term[] = [
  { names: ['Human Design', 'bodygraph', 'a human design chart', 'my chart'], text: 'Human Design turns the moment and place of birth into a chart of 9 centers, 36 channels, and 64 gates. Use it as a map to test, because nobody has proved it.' },
  { names: ['type', 'types', 'human design type'], text: 'Your type is the broad way you get things moving: Generator, Manifesting Generator, Projector, Manifestor, or Reflector. It follows from which centers are defined and how they connect.' },
  { names: ['strategy', 'strategies'], text: 'Strategy is how your type gets into things with the least resistance: waiting to respond, waiting for the invitation, informing first, or waiting a lunar cycle.' },
  { names: ['authority', 'inner authority', 'authorities'], text: 'Authority is the part of you that makes reliable decisions. For some it’s a gut response, for others a calm mood, a quiet hunch, or hearing themselves talk.' },
  { names: ['profile', 'profiles'], text: 'A profile joins two of six lines, such as 3/5. The first is how you know yourself, and the second is what other people notice first.' },
  { names: ['line', 'lines'], text: 'Every gate has six lines, and each line gives the gate a style: investigating, natural talent, trial and error, networks, practical rescue, or overview.' },
  { names: ['center', 'centers', 'centre', 'centres'], text: 'A center is one of nine places in the chart that handle one theme each, such as speech, willpower, or instinct. Defined means it works the same way all the time; open means it picks up what’s around.' },
  { names: ['open center', 'open centers', 'undefined center', 'undefined centers'], text: 'An open center takes in what the people around you have there and often makes it louder. It’s flexible, and over time it can become wise about its theme.' },
  { names: ['defined center', 'defined centers'], text: 'A defined center works the same way whoever is in the room. At least one complete channel touches it.' },
  { names: ['gate', 'gates'], text: 'A gate is one of 64 traits on the chart’s wheel. It’s active when the Sun, Moon, a planet, or a lunar node stood there at one of the two moments the chart is computed for.' },
  { names: ['channel', 'channels'], text: 'A channel joins two gates. When both are active, the channel is defined, and so are the two centers at its ends.' },
  { names: ['hanging gate', 'hanging gates'], text: 'A hanging gate is active without its partner, so half of the channel is there. Someone with the other half completes it while you work together.' },
  { names: ['bridging gate', 'bridging gates', 'bridge gate', 'bridge gates'], text: 'A bridging gate is a single gate you don’t have that would connect two separate groups of your defined centers. People who have it make it easier for you to feel complete while you work with them.' },
  { names: ['sacral sound', 'sacral sounds', 'sacral response', 'gut response', 'gut sound', 'gut sounds', 'uh-huh', 'uh-uh', 'mm-hm'], text: 'A sacral response is the gut’s answer before thinking starts: a pull or a sound such as “mm-hm” for yes and “uh-uh” for no. It answers yes-or-no questions best.' },
  { names: ['invitation', 'invitations', 'waiting for the invitation', 'wait for the invitation', 'waiting to be invited', 'being invited'], text: 'An invitation is being recognized and asked for what you see or can do. It’s the strategy of Projectors for big things such as a job, a role, or a partnership; everyday help needs none.' },
  { names: ['responding', 'response', 'wait to respond', 'waiting to respond'], text: 'Responding means letting something come to you first, a question, a request, or something you see, and noticing whether your gut wants it. It’s the strategy of Generators and Manifesting Generators.' },
  { names: ['informing', 'inform', 'inform before acting', 'inform first', 'informing first'], text: 'Informing means telling the people an action will touch before you start, without asking for permission. It’s the strategy of Manifestors, and it lowers resistance.' },
  { names: ['emotional wave', 'the wave', 'wave'], text: 'The emotional wave is the rise and fall of feeling in a defined Solar Plexus, with no outside cause needed. A decision is ready when it looks the same at several points of it.' },
  { names: ['conditioning', 'deconditioning'], text: 'Conditioning is what open centers pick up from family, colleagues, and places and take for their own. Noticing whose pressure or mood it is undoes it little by little.' },
  { names: ['transit', 'transits'], text: 'A transit is where the planets stand today. For a while they add gates to everybody’s chart, much like a person in the room does.' },
  { names: ['definition'], text: 'Definition says how your defined centers connect: all in one group (Single), or in two, three, or four separate groups (Split, Triple Split, Quadruple Split).' },
  { names: ['cross', 'incarnation cross', 'incarnation crosses', 'life purpose', 'purpose'], text: 'The incarnation cross names the four gates of the Sun and the Earth at your two chart moments. People read it as the theme that runs through their work.' },
  { names: ['signature'], text: 'The signature is the feeling that tells you things are going right for your type: satisfaction, success, peace, or surprise.' },
  { names: ['not-self', 'not self', 'not-self theme', 'not self theme', 'notself'], text: 'The not-self theme is the feeling that warns you that you’re working against your type: frustration, bitterness, anger, or disappointment.' },
  { names: ['personality', 'conscious', 'personality side', 'black numbers'], text: 'The personality side is computed for the moment of birth. It’s the part of you that you recognize easily.' },
  { names: ['design', 'unconscious', 'design side', 'red numbers'], text: 'The design side is computed for about three months before birth, when the Sun was 88 degrees earlier. Other people often see it before you do.' },
  { names: ['motor', 'motors', 'motor center'], text: 'A motor is a center with drive of its own. There are four: Heart, Solar Plexus, Sacral, and Root.' },
  { names: ['aura', 'auras'], text: 'Aura is the word for how a type comes across before anyone speaks: open and enveloping for Generators, focused for Projectors, closed for Manifestors, and sampling for Reflectors.' },
  { names: ['penta', 'pentas'], text: 'A Penta is what three to five people form when they work as one group. It’s read through 12 functions in six channels.' },
  { names: ['function', 'functions', 'business function', 'business functions'], text: 'A business function is one of 12 tasks every small team has, such as Planning, Implementation, or Oversight. It’s covered when at least one member has its gate.' },
  { names: ['gap', 'gaps'], text: 'A gap is a function that no member covers. The group tends to circle around it, so it needs a routine or outside help.' },
  { names: ['coverage'], text: 'Coverage counts how many of the 12 functions at least one member has.' },
  { names: ['electromagnetic', 'electromagnetic connection'], text: 'In an electromagnetic connection, each of two people has one half of a channel. Together they complete it, which attracts and rubs.' },
  { names: ['companionship', 'friendship channel'], text: 'Companionship means two people both have the same complete channel, so they share that strength and its habits.' },
  { names: ['dominance'], text: 'Dominance means one person has a complete channel and the other none of it, so one sets the tone on that theme.' },
  { names: ['compromise'], text: 'Compromise means one person has the complete channel and the other half of it. The one with half usually gives way.' },
  { names: ['circuit', 'circuits', 'circuitry'], text: 'A circuit is a family of channels with one concern: individual change, shared understanding, or the support of one’s own group.' },
  { names: ['variable', 'variables', 'arrows'], text: 'The four variables, drawn as arrows, describe details of how somebody takes in food, places, and information. They need an exact birth time.' },
  { names: ['bg5'], text: 'BG5 is the branch of Human Design that looks at careers and small groups.' },
  { names: ['lunar cycle', 'moon cycle'], text: 'A lunar cycle is about 28 to 29 days, the time the Moon takes to pass through all 64 gates.' },
];

/** Each value of a chart, about anyone who has it. */
export const VALUES = {
  type: {
    Manifestor: 'Manifestors start things without waiting for a push. They meet less resistance when they tell people first.',
    Generator: 'Generators have steady energy for work they respond to. They do best when things come to them and their gut can answer.',
    'Manifesting Generator': 'Manifesting Generators have steady energy and move fast once something has their yes, often skipping steps and running several tracks.',
    Projector: 'Projectors see how people and systems work. They guide well when someone recognizes that and asks.',
    Reflector: 'Reflectors have no defined center, so they mirror the people and places around them and show how a group is doing.',
  },
  authority: {
    Emotional: 'Emotional authority means that clarity takes time. Feelings rise and fall, and a decision is ready when it looks the same on a calm day.',
    Sacral: 'Sacral authority means that the gut answers in the moment, with a pull toward something or away from it.',
    Splenic: 'Splenic authority is a quiet hunch. It speaks once, right away, and doesn’t repeat itself.',
    'Ego Manifested': 'Ego Manifested authority shows in what people hear themselves announce: what they truly want comes out in plain words.',
    'Ego Projected': 'Ego Projected authority asks whether the will is truly there, and what’s in it for the one who promises.',
    'Self-Projected': 'Self-Projected authority shows in the sound of one’s own voice, when talking something through with a good listener.',
    'Mental / Environmental': 'Mental authority has no fixed inner signal. Clarity comes from talking with several people, in places that feel right.',
    Lunar: 'Lunar authority takes about a month: a big question is heard on many days and in many places before the answer is steady.',
  },
  center: {
    head: 'The Head is about questions, doubt, and inspiration.',
    ajna: 'The Ajna is about concepts, opinions, and how information gets processed.',
    throat: 'The Throat is where everything gets said or done: speech and action.',
    g: 'The G Center is about identity and direction.',
    heart: 'The Heart is about willpower, self-worth, and the material world.',
    spleen: 'The Spleen is about instinct in the moment: what’s sound and what isn’t.',
    solarPlexus: 'The Solar Plexus is about feelings, which move in waves.',
    sacral: 'The Sacral is about the energy to work and to keep going, and about responding.',
    root: 'The Root is about pressure: stress, drive, and fuel to get things moving.',
  },
  line: {
    1: 'Line 1, the Investigator, wants solid ground and digs until it’s there.',
    2: 'Line 2, the Hermit, has a natural talent that shows when left alone and that others call out.',
    3: 'Line 3, the Martyr, learns by trying things and finding out what doesn’t work.',
    4: 'Line 4, the Opportunist, works through people it knows; opportunities come from that circle.',
    5: 'Line 5, the Heretic, attracts people who expect a practical way out of trouble.',
    6: 'Line 6, the Role Model, experiments early on, then steps back, and finally sets an example.',
  },
  definition: {
    None: 'No definition means no center is defined, so each place and person is taken in afresh.',
    Single: 'People with Single definition have all their defined centers connected, so they process information without outside help.',
    Split: 'People with a Split have their defined centers in two groups, and the right people or a little time bring the two together.',
    'Triple Split': 'People with a Triple Split have their defined centers in three groups. Moving among different people helps them connect.',
    'Quadruple Split': 'People with a Quadruple Split have their defined centers in four groups, which need time to agree.',
  },
} as const;
