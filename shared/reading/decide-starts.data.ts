import type { DecideStarts, EmotionalStarts } from './schema.ts';

/*
 * How somebody starts, which the first chapter tells after how they decide: by type and by the line of the conscious
 * Sun, of which its first situation is told as well. Our own words.
 */
export const DECIDE_STARTS: DecideStarts = {
  Manifestor: {
    1: {
      head: 'Mention it before it’s proved',
      text: 'You put a finished pricing model on the table, and the head of sales says, “Since when are you working on this?” Once your answer is clear, you need nobody’s permission, but you like to read to the last page before you mention it. Tell people while you’re still reading: “I’m looking into prices. In two weeks, I’ll change them.”',
    },
    2: {
      head: 'Tell them before you vanish',
      text: 'On Wednesday, somebody knocks to ask where the old order form went, and you’ve been behind that door since Monday, replacing it. You work best undisturbed, so what you set going comes out of nowhere for everyone else. Their surprise is what slows you down. Before you close the door, say, “I’m off on this until Thursday. Here’s what will be different.”',
    },
    3: {
      head: 'Announce the test as a test',
      text: 'You reroute the customer calls on a Tuesday to see what happens, and by ten a colleague is at your desk with her headset in her hand. You can start things without asking, and some of them break. When people know it’s a test, they can live with that. Tell everyone it touches, “This is an experiment until Friday.”',
    },
    4: {
      head: 'Tell your friends first',
      text: 'You’ve given up the shared office, and the friend at the next desk hears about it from the landlord. You don’t need a nod to begin, but people close to you are your best support and, taken by surprise, your loudest resistance. Before the next start, call two friends: “I’m going to do this. Tell me what it does to you.”',
    },
    5: {
      head: 'Say how far you’ll go',
      text: 'You start sorting out the returns nobody wanted to touch, and by Friday the whole warehouse is your job. You need no permission, but once you’ve begun, people expect you to finish the rescue. On day one, a limit is information; in week three, it’s a letdown. Before you begin, tell those it affects, “I’ll do the returns. The rest is yours.”',
    },
    6: {
      head: 'Say what you’ve been watching',
      text: 'You’ve watched the Monday meeting drag on for months, and when you cut it to ten minutes, everyone asks what’s gotten into you. With a clear answer, you can begin without a brief or a nod. But nobody saw you watching, so the change seems sudden. Before you move, tell the people it lands on, “Starting Monday, I’m changing this.”',
    },
  },
  Generator: {
    1: {
      head: 'Let the question pick the research',
      text: 'An hour with a blank page gets you nowhere, then a coworker asks how the new tax rule works, and you’re thirty pages in before lunch. A request or a complaint wakes your interest or doesn’t, and shows you which subject deserves an evening. Before you research what nobody needs, go to a colleague and ask, “What would you like to know?”',
    },
    2: {
      head: 'Leave the door open a crack',
      text: 'You’ve shut the door and asked for no calls, and by three all you’ve done is water the plant. You like to be left alone, and still your good work begins with a question, a request, a problem on the table. A closed door keeps those away as well. Tell your team, “From two to four, you can ask me anything.”',
    },
    3: {
      head: 'Try what somebody needs',
      text: 'In its second week, the booking tool you dreamed up bores you, while the jammed label printer down the hall has kept you happy since nine. Trying things out of thin air wears you down; trying something that somebody needs gives you energy. What breaks then teaches both of you something. Walk into the next room and ask, “What isn’t working today?”',
    },
    4: {
      head: 'Let friends bring you the work',
      text: 'You hand out your card at a conference until your feet hurt, and then a former colleague mentions a job over coffee, and you’re wide awake. Your best openings reach you through people you know, as something to react to. Send two friends a line today: “I’d enjoy more training work. If you hear of some, tell me.”',
    },
    5: {
      head: 'Wait for a real problem',
      text: 'You present your repair plan for the customer portal, and the room shrugs, because nobody there has had trouble with it. People expect fixes from you, so you may start before anything is broken. Your energy comes with a real complaint or a deadline. Before you work on a solution, find somebody who has the problem and ask, “Would you use this?”',
    },
    6: {
      head: 'Wait until something calls you',
      text: 'You could name five things worth starting, and all five look like homework until a younger colleague asks how you price a job. From a distance you see plenty to do, but something concrete has to reach you before you wake up: a request, a vacancy, a question. Go where people have questions, and ask, “Where could you use somebody like me?”',
    },
  },
  'Manifesting Generator': {
    1: {
      head: 'Read one page, then try',
      text: 'A client remarks that her report takes all morning, and you’ve opened three books on automation before you’ve opened the report. Your good moves start as reactions, and half an hour of trying tells you what to read next. Begin with something small, and tell your team, “I’m testing this until Friday. If it flops, I’ll drop it.”',
    },
    2: {
      head: 'Tell them before it’s on',
      text: 'A coworker sighs over the vacation calendar, and an hour later you’ve built half a new one with the door closed. That’s a good way to find out whether you want it. But nobody knew, and now their morning looks different. Before you switch anything on, tell everyone, “This changes one thing for you. Shout if it’s in your way.”',
    },
    3: {
      head: 'Give each try a last day',
      text: 'You rearranged the shop window for fun, and now three people want to know when “the project” will be finished. You often know the right work only once you’ve begun, and a small try that fails costs little. The expensive one grew while you were enjoying yourself. Name a day, and tell everybody, “On Friday, it’s in or it’s out.”',
    },
    4: {
      head: 'Tell them before you dash off',
      text: 'A friend in marketing says, “We could use you on the holiday campaign,” and by noon you’re over there, and last week’s project is looking for you. Your quick starts please people as long as they can see them coming. Before you change desks, write to both sides, “I’m helping here this week. I’m back with you on Monday.”',
    },
    5: {
      head: 'Fix a small piece first',
      text: 'The caterer cancels the day before the open house, and you have a plan for food, music, and parking before anyone has asked. A small piece, done today, shows you if you’d enjoy the rest, and others what they can expect. Make the offer short: “I’ll get us the food by tonight. Then we’ll see about the rest.”',
    },
    6: {
      head: 'Try it before you plan it',
      text: 'Your plan for the front desk has five stages when the phone rings down there and nobody picks up. You see from far off how it should look, and still an afternoon’s try, which you can undo, tells you more than a month of watching. Tell the others, “I’m taking the front desk until five. Watch what happens.”',
    },
  },
  Projector: {
    1: {
      head: 'Ask what they know of you',
      text: 'You’ve read up on the warehouse for three weekends and tell the managers about it unasked, and they nod and go to lunch. Big things reach you best by invitation; what you offer before is easily lost, however good it is. Everyday choices don’t need one. When somebody offers you a role, ask, “Which of my work made you think of me?”',
    },
    2: {
      head: 'Wait until they call you out',
      text: 'Somebody walks in and says, “You did that seating plan? We want you for the conference,” and you’d thought nothing of it. What you’re best at feels so natural that you can’t advertise it. So big things begin with a call like that, more than with knocking on doors. Before you follow a call, ask, “What did you see me do?”',
    },
    3: {
      head: 'Get invited before you fix it',
      text: '“That won’t survive the first rush,” you say at somebody else’s launch, and it doesn’t, and nobody thanks you. You saw it coming because it has gone wrong for you before. Unasked, that’s criticism; asked for, it’s advice, so big jobs should come by invitation. Before you accept, ask, “Will you still want my advice when the first idea doesn’t work?”',
    },
    4: {
      head: 'Let friends recommend you',
      text: 'Three applications go unanswered, and then a friend who used to share your office mentions you in a meeting, and a stranger calls by five. Your big invitations come through people who’ve seen you at work. So lunch with colleagues isn’t a lost hour. When a friend gets you invited, find out how you’re seen: “What did you tell them about me?”',
    },
    5: {
      head: 'Check what they expect of you',
      text: '“You’ll turn this place around,” your new client says and hands you a key card, and you’d agreed to review the hiring. People invite you because they see a rescuer, and some of what they see isn’t you. Small things you needn’t check. Before you take on a big job, ask, “What exactly do you hope I’ll change in the first month?”',
    },
    6: {
      head: 'Ask why they chose you',
      text: 'A director you’ve observed from afar stops at your table and offers you a seat on her board, and you didn’t know she’d observed you, too. For big things, an invitation like that is your best way in. Where you had to knock, you can spend months proving that you belong. Before you talk about terms, ask, “Why me, and why now?”',
    },
  },
  Reflector: {
    head: 'Visit before you sign',
    text: 'You visit a team at ten and like everyone, then the boss comes back, and your shoulders go up with theirs. You take on the tone of whoever you work among, so one task is a pleasure here and dead weight next door. Before you sign, ask, “Could I sit in with the team for a day or two?”',
  },
};

/** Of those who should sleep on it, where the type's own would tell them to move before they have. */
export const EMOTIONAL_STARTS: EmotionalStarts = {
  'Manifesting Generator': {
    1: {
      head: 'Try a page while you wait',
      text: 'They’ll get your answer on Monday, it’s Wednesday, and you’re circling the new software with the manual in your hand. While your answer goes up and down, you don’t have to sit on your hands. One chapter read or one feature tested is no promise yet. Tell whoever is waiting, “I’m trying it out this week. My answer comes on Monday.”',
    },
    2: {
      head: 'Tinker while you wait',
      text: 'A colleague looks over your shoulder at the little model on your screen and cries, “So you’re doing it!” You were only finding out. An hour alone with a thing, once in high spirits and once in low ones, tells you whether you like working on it. Tell whoever is watching, “I’m only playing. When I mean it, I’ll tell you.”',
    },
    3: {
      head: 'Test it in two moods',
      text: 'After one cheerful morning with the new checkout line, you want it in every store; on a gray one, you miss the old register. You learn with your hands, and your mood is part of the test. What works in both is worth building. Tell the others, “This is a test in good weather and bad. I’ll decide after both.”',
    },
    4: {
      head: 'Let friends see both moods',
      text: 'Your friend has ordered shelves for the market stall you raved about on Friday, and by Sunday you aren’t sure you want one. Friends get your enthusiasm first, and some move with it. A wait bothers them less than half a project does. Tell the friend who asked, “Let’s try one afternoon of it, and on Wednesday I’ll say if I’m in.”',
    },
    5: {
      head: 'Help now, promise later',
      text: 'You repair a coworker’s spreadsheet in five minutes, and on her way out she says, “Great, so you’re doing the whole quarter!” A small piece of help needs no waiting. A promise does, since it’s made in one mood and kept in another. Say where your help ends: “This part I’ll do today. About the rest, ask me on Thursday.”',
    },
    6: {
      head: 'Go and see it once',
      text: 'For a month you’ve slowed down at the design team’s door, keen to join on one day and glad you haven’t on the next. Your feelings rise and fall while you look on, and one visit gives them something real to go by. Tell whoever asked you, “I’ll come once and see. After that, give me a few days.”',
    },
  },
};
