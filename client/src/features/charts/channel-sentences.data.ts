import type { ChannelId } from '#shared/engine/channels.ts';
import type { ConsciousGates } from '#shared/engine/conscious-gates.ts';

/** What the headlines of `CHANNEL_LINES` say, of a third person, in the room of a card. */
export const CHANNEL_SENTENCES: Readonly<
  Record<ChannelId, Readonly<Record<ConsciousGates, string>>>
> = {
  '1-8': {
    both: 'Gives ordinary work a twist that gets noticed.',
    first: 'Makes things that don’t look like anyone else’s.',
    second: 'Gets a colleague’s idea heard by supporting it.',
    none: 'Gives people the courage to share an idea.',
  },
  '2-14': {
    both: 'Keeps a project on track when others get lost.',
    first: 'Picks the one idea out of ten that has a future.',
    second: 'Turns a promising start into something that pays.',
    none: 'Gets people to join in on a project worth believing in.',
  },
  '3-60': {
    both: 'Finds a fresh way to begin when a team is stuck.',
    first: 'Sorts a messy new project into workable steps.',
    second: 'Finds room for a new idea even with strict rules.',
    none: 'Improves what’s always been done the same way.',
  },
  '4-63': {
    both: 'Proves a claim before calling it right.',
    first: 'Suggests an answer while others wonder.',
    second: 'Catches the mistake that everyone else overlooked.',
    none: 'Convinces people by showing each step of the reasoning.',
  },
  '5-15': {
    both: 'Gets all kinds of people into the same rhythm.',
    first: 'Gets the work done even in the busiest week.',
    second: 'Gets along with every kind of colleague.',
    none: 'Calms everyone around with a steady pace.',
  },
  '6-59': {
    both: 'Turns strangers into partners on a project.',
    first: 'Settles a dispute so that both sides feel heard.',
    second: 'Wins the trust of colleagues who trust few people.',
    none: 'Makes newcomers feel like old friends.',
  },
  '7-31': {
    both: 'Finds a direction the whole team can agree on.',
    first: 'Helps the boss make better plans.',
    second: 'Says out loud what the whole team is thinking.',
    none: 'Leads people, with or without a title.',
  },
  '9-52': {
    both: 'Gets to the bottom of what others only skim.',
    first: 'Builds big things one detail at a time.',
    second: 'Keeps focused when everything gets hectic.',
    none: 'Makes it easier for people nearby to concentrate.',
  },
  '10-20': {
    both: 'Says what needs saying, no matter who’s in the room.',
    first: 'Acts the same with everyone, even the CEO.',
    second: 'Says the right thing without time to prepare.',
    none: 'Shows firm convictions in what gets done each day.',
  },
  '10-34': {
    both: 'Puts full energy behind a firm belief.',
    first: 'Gives an honest opinion, popular or not.',
    second: 'Digs in hardest on self-chosen work.',
    none: 'Gets great results when free to choose how.',
  },
  '10-57': {
    both: 'Senses how to do a job well before being shown.',
    first: 'Has a personal style that people remember.',
    second: 'Sees at one look whether something is well made.',
    none: 'Finds ways of doing things that colleagues copy.',
  },
  '11-56': {
    both: 'Makes people curious about things they’d ignored.',
    first: 'Comes up with an idea when others run out.',
    second: 'Turns even dry facts into a story.',
    none: 'Gets everyone curious with one remark.',
  },
  '12-22': {
    both: 'Gets a quiet group talking again.',
    first: 'Changes the mood in a room with a few words.',
    second: 'Hears what’s really on people’s minds.',
    none: 'Says things people remember long after a meeting.',
  },
  '13-33': {
    both: 'Remembers what the last project taught everyone.',
    first: 'Gets to hear the story behind the story.',
    second: 'Names the lesson that others rush past.',
    none: 'Explains how things came to be this way.',
  },
  '16-48': {
    both: 'Masters a skill and the reasons behind it.',
    first: 'Practices one skill until it looks easy.',
    second: 'Goes deep enough to find the real problem.',
    none: 'Shows people how it’s done just by doing it.',
  },
  '17-62': {
    both: 'Sorts scattered facts until they make sense.',
    first: 'Sees the pattern in a mess of details.',
    second: 'Picks the exact word where others stay vague.',
    none: 'Organizes things so that people find their way.',
  },
  '18-58': {
    both: 'Spots the one change that makes things work.',
    first: 'Finds the step that slows everyone down, and fixes it.',
    second: 'Sees what would make good work great.',
    none: 'Makes fixing what’s broken actually fun.',
  },
  '19-49': {
    both: 'Notices who feels left out and brings them back in.',
    first: 'Makes sure no one on the team goes without.',
    second: 'Sticks to a principle under pressure.',
    none: 'Sees to it that work is split fairly.',
  },
  '20-34': {
    both: 'Starts while others are still planning.',
    first: 'Gets done today what others put off.',
    second: 'Gets a surprising amount done in a day.',
    none: 'Gets everyone nearby moving.',
  },
  '20-57': {
    both: 'Speaks up while there’s still time to fix it.',
    first: 'Says in the meeting what others say afterward.',
    second: 'Knows early whether a plan will work.',
    none: 'Gives the best advice in an offhand remark.',
  },
  '21-45': {
    both: 'Knows at any time what a team can afford.',
    first: 'Makes a small budget go a long way.',
    second: 'Brings together what a team needs for the job.',
    none: 'Watches the money, so everyone can relax.',
  },
  '23-43': {
    both: 'Explains a new idea until everyone can use it.',
    first: 'Says in one sentence what takes others ten.',
    second: 'Comes up with answers nobody else thought of.',
    none: 'Has odd ideas that people make their own.',
  },
  '24-61': {
    both: 'Gets the best ideas after weeks of quiet thinking.',
    first: 'Reopens an old question and finds a new answer.',
    second: 'Asks the question that gets everyone thinking.',
    none: 'Explains an old problem so that it looks new.',
  },
  '25-51': {
    both: 'Goes first where others hold back.',
    first: 'Treats everyone fairly, even after a setback.',
    second: 'Keeps a cool head when bad news breaks.',
    none: 'Goes ahead, so that others try new things too.',
  },
  '26-44': {
    both: 'Knows what people want before they’ve said it.',
    first: 'Recommends things that people then try.',
    second: 'Introduces people who turn out to be a good team.',
    none: 'Suggests exactly what someone was looking for.',
  },
  '27-50': {
    both: 'Looks after people without lowering the bar.',
    first: 'Makes new colleagues feel looked after.',
    second: 'Objects when a shortcut could hurt someone.',
    none: 'Earns trust with what matters to colleagues.',
  },
  '28-38': {
    both: 'Keeps a project alive that’s worth believing in.',
    first: 'Takes on the risk that turns out to be worth it.',
    second: 'Refuses to give in when something matters.',
    none: 'Tries one more time when others give up.',
  },
  '29-46': {
    both: 'Goes all in and stays in until it’s done.',
    first: 'Shows up for the hard parts, as promised.',
    second: 'Makes the most of a chance when it comes.',
    none: 'Sticks with a project when the fun wears off.',
  },
  '30-41': {
    both: 'Describes a plan so vividly others can see it.',
    first: 'Gets people excited to try new things.',
    second: 'Has the next idea before anyone asks for one.',
    none: 'Dreams up projects that people want in on.',
  },
  '32-54': {
    both: 'Picks the people and plans that go far.',
    first: 'Keeps a team from dropping what still works.',
    second: 'Knows just who to call when work gets stuck.',
    none: 'Sets up things that are still in use years later.',
  },
  '34-57': {
    both: 'Gets to work before others notice a problem.',
    first: 'Gets stronger when things get tough.',
    second: 'Catches a problem while it’s still small.',
    none: 'Helps in an emergency before anyone asks.',
  },
  '35-36': {
    both: 'Gives advice that comes from having tried it.',
    first: 'Volunteers for work that’s completely new.',
    second: 'Finds a way when no one knows what to do.',
    none: 'Tells people what the manual leaves out.',
  },
  '37-40': {
    both: 'Gives a promise that people plan on.',
    first: 'Makes deals that are fair to everyone.',
    second: 'Delivers and then really takes the evening off.',
    none: 'Helps others, and people gladly help back.',
  },
  '39-55': {
    both: 'Puts the passion back into a tired project.',
    first: 'Asks what no one else dares to ask.',
    second: 'Hears in someone’s tone what they don’t say.',
    none: 'Wakes up a dull meeting by joining in.',
  },
  '42-53': {
    both: 'Starts things and also finishes them.',
    first: 'Brings things to a good end before moving on.',
    second: 'Takes the first step that gets everyone going.',
    none: 'Gets a stalled project finished by joining it.',
  },
  '47-64': {
    both: 'Makes sense of what confuses everyone else.',
    first: 'Finds the lesson when something goes wrong.',
    second: 'Fits loose pieces together into one picture.',
    none: 'Sums it up so that everyone gets it.',
  },
};
