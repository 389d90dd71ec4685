import type { DecideStarts, EmotionalStarts } from './schema.ts';

/*
 * How somebody starts, which the first chapter tells after how they decide: by type and by the line of the conscious
 * Sun, of which its first situation is told as well. Our own words.
 */
export const DECIDE_STARTS: DecideStarts = {
  Manifestor: {
    1: {
      head: 'Mention it before it’s proved',
      text: 'Once your answer is clear, you need no brief, no opening, and no nod to begin. You might still wait until the last page is read, and then surprise everyone with something finished. People follow more easily when they hear of it while you’re still reading. Before you move, tell those it lands on, “I’m looking into this, and in two weeks I’ll change it.”',
    },
    2: {
      head: 'Tell them before you vanish',
      text: 'You work best undisturbed, and what you set going comes out of nowhere for everyone else. That surprise is what slows you down, not a missing permission. A sentence beforehand buys you more peace than a closed door. Before the next start, tell the people around you, “I’m off on this until Thursday. Here’s what will be different.”',
    },
    3: {
      head: 'Announce the test as a test',
      text: 'You can start things without asking, and some of them break; both are fine when people know it’s a test. They get angry when it lands on them as a decision. Say what you’re trying, for how long, and who can stop it. Before the next one, tell everyone it touches, “This is an experiment until Friday. Then I’ll tell you what I’ve learned.”',
    },
    4: {
      head: 'Tell your friends first',
      text: 'You don’t need a nod to begin, and the people close to you still want to hear it from you first. They’re your best support and, taken by surprise, your loudest resistance. A call before you move makes the difference. Ring two of them before the next start, and say, “I’m going to do this. Tell me what it does to you.”',
    },
    5: {
      head: 'Say how far you’ll go',
      text: 'You see a way out and start on it, and soon people expect you to carry the whole rescue. Nobody has to allow you anything, but they need to know where it ends. At the start, a limit is information; later, it’s a letdown. Before you begin, tell those it affects, “I’ll do this part, starting Monday. The rest is yours.”',
    },
    6: {
      head: 'Start without a nod',
      text: 'Once your answer is clear, you don’t need a brief, an opening or a nod to begin. After a long look from a distance, you know what you’d change, and others have no idea that you’ve been looking. What slows you down is their surprise. Before you move, tell the people it lands on: “Starting Monday I’m changing this. Here’s what you’ll notice.”',
    },
  },
  Generator: {
    1: {
      head: 'Let the question pick the research',
      text: 'Starting from a blank page is the hard way for you, even with all your notes. Somebody’s request, a job posting, or a complaint wakes your interest or doesn’t, and tells you which subject deserves an evening. Before you research something on your own, go to a colleague and ask, “What would you like to know?”',
    },
    2: {
      head: 'Leave the door open a crack',
      text: 'You like to be left alone, and still your good work begins with something from outside: a question, a request, a problem on the table. A closed door keeps those away as well. Pick the hours when people may interrupt you, and notice what makes you look up. Tell your team, “From two to four, you can ask me anything.”',
    },
    3: {
      head: 'Try what somebody needs',
      text: 'Trying things out of thin air wears you down; trying something that somebody needs gives you energy. A request, a complaint, a broken machine: let it come, and see whether you want your hands on it. What you start on an idea alone tends to lose steam in its second week. Walk into the next room and ask, “What isn’t working today?”',
    },
    4: {
      head: 'Let friends bring you the work',
      text: 'Your best openings reach you through people you know: a former colleague mentions something, and you’re interested before the sentence is over. Announcing a plan to strangers is the hard way. Let friends know what you like to do, and wait for something to react to. Send two of them a line today: “If you hear of something like this, tell me.”',
    },
    5: {
      head: 'Wait for a real problem',
      text: 'People look to you for a fix, so you may start fixing before anything is broken. Your energy comes with a real request: a customer’s complaint, a deadline, a name on a list. Without one, even a good plan meets shrugs. Before you work on a solution, find somebody who has the problem and ask, “Would you use this?”',
    },
    6: {
      head: 'Wait until something calls you',
      text: 'From a distance you see many things that could be done, and starting one out of thin air is the hard way. Something concrete has to reach you first: a request, a vacancy, a question from a younger colleague. It wakes you up or it doesn’t. Go where such things turn up, and ask, “Where could you use somebody like me?”',
    },
  },
  'Manifesting Generator': {
    1: {
      head: 'Read one page, then try',
      text: 'Your good moves start as reactions: to a client’s remark, or to a report that takes all morning. You could study the matter for weeks, and half an hour of trying tells you what to read next. A small try that you can undo is research, too. Tell whoever is going to feel it, “I’m testing this until Friday. If it flops, I’ll drop it.”',
    },
    2: {
      head: 'Tell them before it’s on',
      text: 'Something gets your attention, and an hour later you’ve built half of it with the door closed. That’s a good way to find out whether you want it. What goes wrong is that nobody knew, and now their morning looks different. Keep the try small enough to undo, and tell those it touches, “This changes one thing for you. Shout if it’s in your way.”',
    },
    3: {
      head: 'Give each try a last day',
      text: 'You often know the right work only once you’ve begun, and some of it fails on the way. That’s no waste as long as each try is small and has an end. What costs you is the one that grew while you were having fun, with three people waiting for it. Name a day for the next one, and tell them, “On Friday, it’s in or it’s out.”',
    },
    4: {
      head: 'Tell them before you dash off',
      text: 'A friend mentions something, you’re interested, and you’re gone: into that project, out of the one from last week. Your quick starts please people as long as they can see them coming. Small tries among friends are the safest kind, because somebody will tell you when it isn’t working. Write to both sides, “I’m helping here this week, and I’m back with you on Monday.”',
    },
    5: {
      head: 'Fix a small piece first',
      text: 'Somebody has a problem, something in you jumps, and you have a plan for all of it. The quickest proof is a small piece: fix that today, and you know whether you want the rest. It also shows people what you can deliver before they expect a miracle. Make the offer in one sentence: “I’ll fix this part by tonight, and then we’ll see about the rest.”',
    },
    6: {
      head: 'Try it before you plan it',
      text: 'You see from far off how it should look, and you’d like to plan it properly. Your good moves still begin as reactions, and you know the right one only with your hands in it. An afternoon’s try that you can undo tells you more than a month of looking on. Do your try where others can watch: “I’m trying something this afternoon. Tell me what you see.”',
    },
  },
  Projector: {
    1: {
      head: 'Ask what they know of you',
      text: 'Big things reach you best by invitation: a role, a project, a seat at the table. You prepare so thoroughly that you may offer what you know before anyone has asked, and then it’s lost on them. An offer from somebody who has seen it at work is worth more. For everyday choices you can skip the wait. When an offer arrives, ask, “Which of my work made you think of me?”',
    },
    2: {
      head: 'Wait until they call you out',
      text: 'What you’re best at feels so natural to you that you can’t advertise it. Somebody notices, and calls you out of your room for it: that’s an invitation, and big things begin with one. Knock on doors yourself, and you spend months proving what they’d have seen on their own. Before you follow a call, ask, “What did you see me do?”',
    },
    3: {
      head: 'Get invited before you fix it',
      text: 'You see what’s about to go wrong, because most of it has gone wrong for you before. Said unasked, that’s criticism; asked for, it’s the most useful thing in the room. Big jobs especially should come by invitation, since you need people who forgive a failed try. Before you accept one, ask, “Will you still want my advice when the first idea doesn’t work?”',
    },
    4: {
      head: 'Let friends recommend you',
      text: 'Your invitations come through people you know. A friend who has seen you at work says your name, and a door opens that no application would have moved. Time with colleagues you like isn’t lost, and time at strangers’ doors mostly is. When a friend asks you in, find out how you’re seen: “What did you tell them about me?”',
    },
    5: {
      head: 'Check what they expect of you',
      text: 'People invite you because they see a rescuer, and some of what they see isn’t you. A big offer is right when it’s meant for what you can really do, and only asking tells you. For small things you needn’t wait or check. Before you come to the rescue, ask, “What exactly do you hope I’ll change in the first month?”',
    },
    6: {
      head: 'Ask why they chose you',
      text: 'Big things reach you best by invitation, from somebody who has watched you as you watched them. You’re rarely in a hurry, and that helps: an offer worth having is still there after a while. Those you had to knock for cost you months of proving that you belong. When one arrives, ask, “What made you think of me for this?”',
    },
  },
  Reflector: {
    head: 'Visit before you sign',
    text: 'Choose the place first and the task second. The same assignment can be a pleasure in one office and dead weight in the next, because you take on the tone of whoever you work among. You’ll want weeks before a big commitment anyway, so spend them on visits; a job description says little about the mood at 4 PM. Ask early, “Could I sit in with the team for a day or two?”',
  },
};

/** Of those who should sleep on it, where the type's own would tell them to move before they have. */
export const EMOTIONAL_STARTS: EmotionalStarts = {
  'Manifesting Generator': {
    1: {
      head: 'Try a page while you wait',
      text: 'While your answer is still going up and down, you don’t have to sit on your hands. A small try that you can undo is fine at any point of the wave: read one chapter, test one feature, take one free class. It’s part of finding out, and not a promise yet. Tell whoever is waiting, “I’m having a look this week. My answer comes on Monday.”',
    },
    2: {
      head: 'Tinker while you wait',
      text: 'Waiting for a calm answer doesn’t mean doing nothing. Alone with a thing for an hour, you find out whether you like working on it, high or low, and you can keep it to yourself. Keep it small enough to throw away. If somebody notices and gets excited, tell them, “I’m only playing with it. You’ll hear from me when I mean it.”',
    },
    3: {
      head: 'Test it in two moods',
      text: 'You learn with your hands, and your mood is one of the conditions of the test. What works on a happy Monday and still works on a cross Thursday is worth building; what only one of them likes isn’t. Begin right away, small, and leave the decision for later. Tell the others, “This is a test in good weather and bad. I’ll decide after both.”',
    },
    4: {
      head: 'Let friends see both moods',
      text: 'Your friends get your enthusiasm first, and some of them start moving with it. Let them have the other half as well: one small thing you do together now, and your real answer after a few days. They know you and don’t mind the wait, only being left with half a project. Tell the friend who asked, “Let’s try one afternoon of it, and I’ll say on Sunday if I’m in.”',
    },
    5: {
      head: 'Help now, promise later',
      text: 'You’re quick to help, and a small piece of help needs no waiting: do it, and see how it feels. A promise is another matter, since you’d make it in one mood and do it in another. People mix up the two unless you tell them which one they’re getting. Say, “This part I’ll do today. About the rest, you’ll hear from me on Thursday.”',
    },
    6: {
      head: 'Go and see it once',
      text: 'You look at things for a long time, and your feelings about them rise and fall while you look. A small try in between gives them something real to go by: one lesson, one visit, one afternoon. It isn’t your answer yet, and you can undo it. Tell whoever asked you, “I’ll come once and see. After that, give me a few days.”',
    },
  },
};
