import type { GateNumber } from '../engine/wheel.ts';
import type { GateText } from './schema.ts';

// Our own words for each gate; the facts they rest on are in the engine's tables (`sources.ts`).
export const GATE_TEXTS: Readonly<Record<GateNumber, GateText>> = {
  1: {
    keynote: 'Put your stamp on your work',
    gift: 'You give a product, a text or a plan a shape that nobody else would have given it.',
    watchout: 'You lose interest when a job leaves no room for your own touch, and you stop offering ideas.',
  },
  2: {
    keynote: 'Sense the right direction',
    gift: 'You notice early which direction deserves the time and the money, often before you can say why.',
    watchout: 'You know the direction but not the steps, so a plan stalls until you ask for help.',
  },
  3: {
    keynote: 'Sort out a messy start',
    gift: 'You bring enough order into a new, messy project for people to start working.',
    watchout: 'You expect a new process to run smoothly in its first weeks, and the muddle wears you down.',
  },
  4: {
    keynote: 'Suggest answers to test',
    gift: 'You turn an open question into a likely answer that the team can check.',
    watchout: 'You explain a neat answer so well that people take it for proven before anyone has tested it.',
  },
  5: {
    keynote: 'Keep a steady rhythm',
    gift: 'You build routines that last, and you work best when the same things happen at the same time.',
    watchout: 'You find a sudden change of schedule harder than others do, and people take you for stubborn.',
  },
  6: {
    keynote: 'Know how close to get',
    gift: 'You sense how close to let people get, and you use disagreements to find fair terms.',
    watchout: 'You shut people out when your mood is low, and let them in too soon when it’s high.',
  },
  7: {
    keynote: 'Advise the person in charge',
    gift: 'You help a group find its direction by advising the person who leads it.',
    watchout: 'You push for influence that nobody has given you, and your good idea meets resistance.',
  },
  8: {
    keynote: 'Get good work noticed',
    gift: 'You help original work, your own or a colleague’s, find its audience.',
    watchout: 'You keep polishing a piece of work until people are no longer curious about it.',
  },
  9: {
    keynote: 'Focus on the details',
    gift: 'You get one detail after another right when a piece of work matters to you.',
    watchout: 'You get absorbed in details that serve no goal, and spend hours on polish that nobody needs.',
  },
  10: {
    keynote: 'Be yourself at work',
    gift: 'You behave naturally at work, and it shows others that they don’t have to play a part.',
    watchout: 'You measure yourself against how a good employee is supposed to behave, and you become stiff.',
  },
  11: {
    keynote: 'Share your many ideas',
    gift: 'You keep a large stock of ideas, and one of them usually fits the problem in the room.',
    watchout: 'You feel obliged to carry out every idea yourself, although most of them are there to be shared.',
  },
  12: {
    keynote: 'Speak at the right moment',
    gift: 'You speak with feeling, and in the right mood your words can change a whole room.',
    watchout: 'In the wrong mood you go silent or overstate, and people miss the point you care about.',
  },
  13: {
    keynote: 'Hear what people really say',
    gift: 'People confide in you, and you remember the stories a team can learn from.',
    watchout: 'You keep so many confidences that the load gets heavy, and the team learns nothing from them.',
  },
  14: {
    keynote: 'Back work you believe in',
    gift: 'You put your effort and resources into work you believe in until it pays off.',
    watchout: 'You work hard on projects that leave you cold, and have little left for the ones you believe in.',
  },
  15: {
    keynote: 'Make room for differences',
    gift: 'You accept very different people and rhythms, and let each person work in their own way.',
    watchout: 'You bend to everybody’s hours, so your own change daily and nobody knows when you’re free.',
  },
  16: {
    keynote: 'Practice until it looks easy',
    gift: 'You get excited about a skill and repeat it until you’re truly good at it.',
    watchout: 'Enthusiasm leads you to promise a level of skill that you are still working on.',
  },
  17: {
    keynote: 'See how to organize things',
    gift: 'You see how things could be arranged better, and you can explain the pattern behind it.',
    watchout: 'You give your opinion before the facts are complete, and won’t let go of it when somebody objects.',
  },
  18: {
    keynote: 'Spot what needs repair',
    gift: 'You see what’s off in a process and how to put it right.',
    watchout: 'You correct people as readily as processes, which costs you goodwill.',
  },
  19: {
    keynote: 'Notice what people need',
    gift: 'You notice early when people are short of supplies, attention or support.',
    watchout: 'You notice every need around you and end up helping people who didn’t ask.',
  },
  20: {
    keynote: 'Speak up in the moment',
    gift: 'You sense what the moment calls for, and can say or do it without a script.',
    watchout: 'You speak or act before others are ready, and lose sight of the longer plan.',
  },
  21: {
    keynote: 'Take charge of what’s yours',
    gift: 'You manage money, time and space well when they’re clearly yours to run.',
    watchout: 'When it isn’t clear what’s yours, you start to control things that belong to others.',
  },
  22: {
    keynote: 'Get people to open up',
    gift: 'You put people at ease when you feel like company, and they open up.',
    watchout: 'You force a smile on days you’d rather be alone, and people can tell it isn’t real.',
  },
  23: {
    keynote: 'Make new ideas simple',
    gift: 'You translate an unusual insight into a few words that others can use.',
    watchout: 'Said at the wrong moment, your point sounds strange and is waved aside before it is understood.',
  },
  24: {
    keynote: 'Rethink until it makes sense',
    gift: 'You return to the same question until a new way of seeing it drops into place.',
    watchout: 'You try to force an answer by thinking harder, and can’t leave the question at work.',
  },
  25: {
    keynote: 'Treat everyone fairly',
    gift: 'You meet people without prejudice, and you stay fair in a quarrel or after a setback.',
    watchout: 'Your equal kindness to all can feel impersonal to a colleague who’d like to matter to you.',
  },
  26: {
    keynote: 'Win people over',
    gift: 'You remember what works and present it with conviction, so people want to try it.',
    watchout: 'You exaggerate to get a yes, and somebody then has to deliver what you promised.',
  },
  27: {
    keynote: 'Look after people',
    gift: 'You see to it that the people and things in your care get what they need.',
    watchout: 'You look after others past your limits, and do what they could do themselves.',
  },
  28: {
    keynote: 'Pick risks worth taking',
    gift: 'You stay alert when the outcome is uncertain, and you sense which risk is worth the effort.',
    watchout: 'You keep up a hard fight for its own sake when there’s nothing left to win.',
  },
  29: {
    keynote: 'Say yes and mean it',
    gift: 'Once you have truly agreed, you stay through the dull, difficult parts.',
    watchout: 'You agree out of habit and find yourself committed to more than you have hours for.',
  },
  30: {
    keynote: 'Look forward to what’s next',
    gift: 'Your appetite for new experience fuels a project and draws others in.',
    watchout: 'You picture the outcome in detail, then find the real one disappointing because it looks different.',
  },
  31: {
    keynote: 'Lead with people’s support',
    gift: 'You are taken seriously when you speak for a group that has asked you to.',
    watchout: 'You announce a direction without backing, and people hear an order instead of leadership.',
  },
  32: {
    keynote: 'Judge what will last',
    gift: 'You sense which projects, partners and habits will last and which are fading.',
    watchout: 'Worry about failure makes you keep the old version longer than it deserves.',
  },
  33: {
    keynote: 'Step back and review',
    gift: 'You step away when a job is done, work out what it taught, and share that at a good time.',
    watchout: 'You go quiet without notice, and colleagues read your retreat as disagreement.',
  },
  34: {
    keynote: 'Put your strength to work',
    gift: 'You keep going longer than people expect at work that you have chosen yourself.',
    watchout: 'Your pace leaves slower colleagues behind, and you’re the last to notice.',
  },
  35: {
    keynote: 'Try something new',
    gift: 'You try many new things, so you know firsthand which of them are worth doing.',
    watchout: 'You get bored and move on before a useful project has paid off.',
  },
  36: {
    keynote: 'Handle brand-new situations',
    gift: 'You go into situations nobody has handled before and come out with experience others can use.',
    watchout: 'You create urgency when things are quiet, and the unprepared rush causes the next problem.',
  },
  37: {
    keynote: 'Build fair agreements',
    gift: 'You create warmth in a team and sense what each person should give and get.',
    watchout: 'You give first and silently keep count, then feel let down by a deal nobody else knew about.',
  },
  38: {
    keynote: 'Hold your ground',
    gift: 'You stand up for what matters to you under pressure, even alone.',
    watchout: 'You won’t let a point go, and you spend your strength on battles that change nothing.',
  },
  39: {
    keynote: 'Wake up a stuck team',
    gift: 'You provoke others just enough to say what they feel, and stuck work starts to move.',
    watchout: 'You provoke someone who’s in a bad mood, and all you get is a defensive answer.',
  },
  40: {
    keynote: 'Deliver, then rest',
    gift: 'You put real effort into a job you’ve agreed to, and you see rest as part of it.',
    watchout: 'You give without a break, then pull away abruptly from people who counted on you.',
  },
  41: {
    keynote: 'Dream up new projects',
    gift: 'You picture what could come next, and your wish for it can get a project started.',
    watchout: 'Several of your wishes compete, and none gets the time and money it needs.',
  },
  42: {
    keynote: 'See projects through',
    gift: 'You bring what has begun to a proper end and collect its lesson before you move on.',
    watchout: 'You feel bound to finish even what should not have been started.',
  },
  43: {
    keynote: 'Trust your sudden insights',
    gift: 'You find an original solution in a flash, even when everyone else thinks differently.',
    watchout: 'You know the answer but can’t show the steps, and you stop explaining out of impatience.',
  },
  44: {
    keynote: 'Know who fits where',
    gift: 'You remember how people did in past roles, so you see early who fits a new one.',
    watchout: 'An old disappointment colors how you see people who have changed since.',
  },
  45: {
    keynote: 'Manage what the team owns',
    gift: 'You speak up for what a group owns, and you help to share it out sensibly.',
    watchout: 'You treat as yours what’s only in your care, and colleagues feel bossed around.',
  },
  46: {
    keynote: 'Find chances in any job',
    gift: 'You throw yourself into the job at hand, and the next chance often comes out of it.',
    watchout: 'You call a job a failure before its value has had time to show.',
  },
  47: {
    keynote: 'Make sense of what happened',
    gift: 'You think back over a confusing time until you see what it meant, and others can build on that.',
    watchout: 'You force an explanation while pieces are still missing, and the effort wears you out.',
  },
  48: {
    keynote: 'Know your subject in depth',
    gift: 'You study a problem until you find the solution that a quick look would miss.',
    watchout: 'You feel unready and keep studying when what you know is already enough.',
  },
  49: {
    keynote: 'Stand by clear principles',
    gift: 'You know which principles count, and you push for change when they’re broken.',
    watchout: 'In the heat of the moment you reject people or plans that you want back a week later.',
  },
  50: {
    keynote: 'Guard the rules that matter',
    gift: 'You sense which rules and values keep a group safe, and you stand up for them.',
    watchout: 'You feel responsible for everyone’s conduct and lay down rules that nobody has agreed to.',
  },
  51: {
    keynote: 'Keep your head in a crisis',
    gift: 'You go first into the unfamiliar and keep your head when surprises hit.',
    watchout: 'You rush ahead as if it were a race, while others are still getting over the shock.',
  },
  52: {
    keynote: 'Give your full attention',
    gift: 'You can sit still and give undivided attention to a task that matters to you.',
    watchout: 'With nothing worth your attention, you get restless and can’t settle on any task.',
  },
  53: {
    keynote: 'Get new things going',
    gift: 'You feel early that it’s time to begin, and you help people stop planning and start.',
    watchout: 'You start more than anyone can finish, and half-done projects pile up behind you.',
  },
  54: {
    keynote: 'Work your way up',
    gift: 'You have the drive to move up, and you see whose support you need for the next step.',
    watchout: 'You take any promotion on offer, even one that leads to work you don’t want to do.',
  },
  55: {
    keynote: 'Turn moods into good work',
    gift: 'Your changing moods make you sensitive to tone and give your best work its depth.',
    watchout: 'On a low day you take good work for worthless, and say so.',
  },
  56: {
    keynote: 'Tell it as a story',
    gift: 'You turn ideas and experiences into stories that keep people listening.',
    watchout: 'You embellish, and listeners take every word of the story for fact.',
  },
  57: {
    keynote: 'Remember your first hunch',
    gift: 'You often sense in an instant whether something is sound, before any facts are in.',
    watchout: 'You talk yourself out of a first hunch because you have no reasons for it yet.',
  },
  58: {
    keynote: 'Enjoy making things better',
    gift: 'You bring a lively joy to improving what already exists, and it spreads to others.',
    watchout: 'You improve things for the nearest person, even for people who liked them as they were.',
  },
  59: {
    keynote: 'Win trust quickly',
    gift: 'You get past people’s reserve quickly and win the trust that working together takes.',
    watchout: 'You push for closeness faster than the other side is ready for, and they pull back.',
  },
  60: {
    keynote: 'Make the most of limits',
    gift: 'You take a limit as your starting point and find something new that’s possible within it.',
    watchout: 'You dwell on what’s not allowed until you do nothing but wait for it to change.',
  },
  61: {
    keynote: 'Ask the big questions',
    gift: 'You think about questions nobody has answered, and now and then you find an answer.',
    watchout: 'You puzzle over what nobody can know, and put off what you could simply look up.',
  },
  62: {
    keynote: 'Get the facts exactly right',
    gift: 'You put facts and details into exact words, so that others can follow and check them.',
    watchout: 'You list so many details that the main point gets lost.',
  },
  63: {
    keynote: 'Question what looks finished',
    gift: 'You test claims with honest doubt and find the weak spot before it costs anything.',
    watchout: 'You turn the doubt on yourself or on colleagues, where no proof can settle it.',
  },
  64: {
    keynote: 'See the whole picture',
    gift: 'You take in many impressions of the past and, given time, see what they add up to.',
    watchout: 'You try to sort all your impressions in one go, and take the confusion for a lack of ability.',
  },
};
