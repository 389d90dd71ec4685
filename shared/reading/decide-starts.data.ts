import type { DecideStarts, EmotionalStarts } from './schema.ts';

/*
 * How somebody starts, which the first chapter tells after how they decide: by type and by the line of the conscious
 * Sun, of which its first situation is told as well. Our own words.
 */
export const DECIDE_STARTS: DecideStarts = {
  Manifestor: {
    1: {
      head: 'Mention a plan while you’re researching it',
      text: 'You present a finished price list, and your boss asks, “Since when have you been working on this?” You like to know all about a plan before you mention it, so it takes people by surprise. Once your answer is clear, you don’t need permission, but others need time to adjust. While you’re still reading, say, “I’m looking into prices. In two weeks, I’ll change them.”',
    },
    2: {
      head: 'Let the team know before you work alone',
      text: 'You work best undisturbed, so people see only the result, and it surprises them. A colleague looks for the old order form and learns that you’ve spent three days replacing it. A surprised team slows you down. Before you close the door, say, “I’m working on the order form until Thursday. Here’s what will be different.”',
    },
    3: {
      head: 'Say when something is only a test',
      text: 'To see what happens, you send all customer calls to another team, and by ten, a colleague is at your desk complaining. You learn by trying, you can start without asking, and some of your tries go wrong. When people know it’s a test, they can live with that. Tell everyone it affects, “This is an experiment until Friday.”',
    },
    4: {
      head: 'Tell your friends before you start',
      text: 'You decide to change teams, and your closest colleague hears about it from somebody else. You don’t need anyone’s approval to begin, but friends are your best support if they know, and your loudest opponents if you surprise them. Before your next start, call two of them: “I’m going to do this. How does it affect you?”',
    },
    5: {
      head: 'Set a limit before you help out',
      text: 'Once you start on a problem, people expect you to solve all of it. You sort out a few customer returns nobody wanted to touch, and by Friday, all returns are your job. You need no permission to begin, but you do need a limit, and nobody minds hearing it on the first day. Before you begin, tell those it affects, “I’ll do this week’s returns. The rest is yours.”',
    },
    6: {
      head: 'Give people notice before you change things',
      text: 'You watch a problem for months without a word, so the change seems sudden when you make it. You cut the Monday meeting to ten minutes, and everyone asks what’s gotten into you. With a clear answer, you can go ahead without asking, but people need a warning. Before you act, tell everyone involved, “Starting Monday, I’m changing this.”',
    },
  },
  Generator: {
    1: {
      head: 'Research what somebody wants to know',
      text: 'You love to dig into a subject, but somebody’s question has to wake your interest first. Alone with a blank page, you get nowhere; then a coworker asks how a new tax rule works, and you’ve read thirty pages before lunch. A question that leaves you cold isn’t worth your evening. Before you research anything, ask a colleague, “What would you like to know?”',
    },
    2: {
      head: 'Set a time when people may interrupt you',
      text: 'You’ve shut the door and turned off your phone, and by three, all you’ve done is water the plant. You like to be left alone, but your good work begins when somebody brings you a question or a problem. Behind a closed door, you get neither. Tell your team, “From two to four, you can ask me anything.”',
    },
    3: {
      head: 'Experiment where somebody needs help',
      text: 'You like to try things out, and you have the most energy for it when somebody needs the result. A tool you dreamed up on your own bores you by the second week; a coworker’s jammed printer keeps you happy all morning. Even if your first try fails, you both learn something. Walk into the next room and ask, “What isn’t working today?”',
    },
    4: {
      head: 'Let friends bring you the work',
      text: 'You can hand out business cards at a conference all day and feel nothing; then a former colleague mentions a job over coffee, and you’re wide awake. Your best chances come through people you know: they mention something, and you feel whether you want it. Send two friends a line today: “I’d enjoy more work with customers. If you hear of some, tell me.”',
    },
    5: {
      head: 'Wait for a real problem',
      text: 'You present a plan to improve the website, and the room shrugs, because nobody has had trouble with it. People expect solutions from you, so you may start on one before there’s a problem. Your energy comes with a real complaint or a real deadline. Before you work on a solution, find somebody who has the problem and ask, “Would you use this?”',
    },
    6: {
      head: 'Spend time where people have questions',
      text: 'You could name five things worth starting, and all five feel like homework until a younger colleague asks you about one. From a distance, you see plenty to do, but you only wake up when something concrete reaches you: a request, a vacancy, a question. Go where people need help, and ask, “Where could you use somebody like me?”',
    },
  },
  'Manifesting Generator': {
    1: {
      head: 'Start trying before you’ve read it all',
      text: 'A coworker says her report takes all morning, and you read three articles on automation before you open the report. Reacting to a problem is a good start for you, but you tend to study it too long. Half an hour of trying shows you what to read next. Start small, and tell your team, “I’m testing this until Friday. If it flops, I’ll drop it.”',
    },
    2: {
      head: 'Warn people before you go live',
      text: 'You react fast and try things alone, which is a good way to find out whether you like them. A coworker sighs over the vacation calendar, and an hour later, you’ve built half a new one with the door closed. But a change nobody knew about upsets people. Before you switch anything on, tell everyone, “This changes one thing for you. Shout if it’s in your way.”',
    },
    3: {
      head: 'Set an end date for everything you try',
      text: 'You tidy up one shared folder for fun, and two weeks later, people ask when “the project” will be finished. You often know whether work suits you only once you’ve begun, and a small try that fails costs little. It gets expensive when it grows while you’re enjoying yourself. Name a day, and tell everybody, “On Friday, it’s in or it’s out.”',
    },
    4: {
      head: 'Tell both teams before you switch',
      text: 'When a friend asks for your help, you start right away. “We could use you on the holiday campaign,” says a friend in marketing, and by noon, you’re there, while your own project waits. People like your quick starts as long as they know about them. Before you change desks, write to both teams, “I’m helping marketing this week. On Monday, I’m back.”',
    },
    5: {
      head: 'Offer to fix one small part first',
      text: 'Lunch for a company event falls through, and you have a plan for food, music, and parking before anyone asks. You react fast, and people expect you to save the day. One small part, done today, shows you whether you’d enjoy more, and shows them what they can expect. Keep your offer short: “I’ll get us the food by tonight. Then we’ll see about the rest.”',
    },
    6: {
      head: 'Try it before you plan it',
      text: 'You’re working on a five-step plan for the front desk while the phone there rings and nobody picks up. You see from a distance how things should be, but one afternoon of trying tells you more than a month of watching. Pick something you can undo, and tell the others, “I’m taking the front desk until five. Let’s see what happens.”',
    },
  },
  Projector: {
    1: {
      head: 'Ask which work got you invited',
      text: 'You study a problem for three weekends and tell the managers about it unasked, and they nod and go to lunch. You know a lot, but people listen best when they’ve asked you, so big things should come to you by invitation. Everyday choices don’t need one. When somebody offers you a role, ask, “Which of my work made you think of me?”',
    },
    2: {
      head: 'Wait until people ask for you',
      text: 'What you’re best at feels so natural to you that you can’t advertise it. Somebody says, “You made that seating plan? We want you for the conference,” and you’re surprised, because it was easy. Your big chances begin when people notice you like that, more than when you apply. Before you say yes, ask, “What did you see me do?”',
    },
    3: {
      head: 'Give advice only when you’re asked',
      text: '“That won’t work,” you say about a colleague’s new plan; you’re right, and nobody thanks you. You see trouble coming because the same thing has gone wrong for you before. Unasked, that’s criticism; asked for, it’s advice, so big jobs should come by invitation. Before you accept one, ask, “Will you still want my advice when the first idea doesn’t work?”',
    },
    4: {
      head: 'Let friends recommend you',
      text: 'Three applications go unanswered; then a former coworker mentions you in a meeting, and a stranger calls with an offer. Your big invitations come through people who’ve seen you at work. So lunch with colleagues is time well spent. When a friend recommends you, find out how you’re seen: “What did you tell them about me?”',
    },
    5: {
      head: 'Find out what people expect you to fix',
      text: '“You’ll turn this place around,” your new boss says, though you only agreed to improve the hiring. People invite you because they see a rescuer in you, and they may expect things you can’t or don’t want to do. With small tasks, you don’t need to worry. Before you take on a big job, ask, “What exactly do you hope I’ll change in the first month?”',
    },
    6: {
      head: 'Ask why you were chosen',
      text: 'You watch people from a distance, and some of them watch you, too: one day, a director you hardly know offers you a place on her team. For big things, an invitation like that is your best way in. If you push your way in, you can spend months proving that you belong. Before you talk about terms, ask, “Why me, and why now?”',
    },
  },
  Reflector: {
    head: 'Visit a team before you take the job',
    text: 'You take on the mood of the people you work with, so the same task is a pleasure on one team and a burden on the next. You like everyone on a visit; then their boss walks in, and you tense up with them. Before you sign, ask, “Could I sit in with the team for a day or two?”',
  },
};

/** Of those who should sleep on it, where the type's own would tell them to move before they have. */
export const EMOTIONAL_STARTS: EmotionalStarts = {
  'Manifesting Generator': {
    1: {
      head: 'Read and test while you wait to decide',
      text: 'You like to study a thing right away, but a firm answer takes you a few days, because your feelings go up and down. You don’t have to sit idle until then. Reading a chapter of a manual or testing one feature is no promise yet. Tell the person who’s waiting, “I’m trying it out this week. My answer comes on Monday.”',
    },
    2: {
      head: 'Make it clear that you’re only trying',
      text: 'You like to try things alone before you decide, and others take that for a yes. A colleague sees your first sketch of a new website and cries, “So you’re doing it!” Spend one hour with it in high spirits and one in low ones; then you’ll know whether you like the work. Tell anyone who’s watching, “I’m only trying this out. When I mean it, I’ll tell you.”',
    },
    3: {
      head: 'Test it on a good day and a bad day',
      text: 'On a cheerful morning, you want the new schedule for everyone; on a gray one, you miss the old one. You learn by trying, and your mood changes what you think of a test. What works in both moods is worth keeping. Tell the others, “I’ll test this on a good day and a bad one. Then I’ll decide.”',
    },
    4: {
      head: 'Give friends a date for your answer',
      text: 'On Friday, you rave about a friend’s business idea; by Sunday, she’s ordered supplies, and you aren’t sure you want to join. Friends hear your enthusiasm before your mood has changed, and some act on it. Waiting a few days bothers them less than a project you drop. Say, “Let’s try one afternoon of it, and on Wednesday, I’ll say if I’m in.”',
    },
    5: {
      head: 'Help now, promise later',
      text: 'You repair a coworker’s spreadsheet in five minutes, and she says, “Great, so you’re doing the whole quarter!” When you help a little, people expect everything. You can help right away, but a promise needs a few days, since you make it in one mood and keep it in another. Say where your help ends: “This part I’ll do today. About the rest, ask me on Thursday.”',
    },
    6: {
      head: 'Go and look once before you decide',
      text: 'For a month, you’ve thought about joining another team, eager on one day and glad you haven’t on the next. You like to watch from a distance, and meanwhile your feelings rise and fall. One visit gives your feelings something real to go by. Tell the person who asked you, “I’ll come once and see. After that, give me a few days.”',
    },
  },
};
