import type { ProfileReadings } from './schema.ts';

// Our own words; each profile is read as the interplay of its two lines.
export const PROFILE_READINGS: ProfileReadings = {
  '1/3': {
    paragraphs: {
      communicate:
        'You speak from what you’ve read and from what you’ve tried, and people can’t tell which one they’re getting. So something you only read sounds as certain as something you tested. Name the source: “The manual says four hours. My test took nine.”',
      lead:
        'You study a plan, try it out, and change it when it fails. Your team is confused when a test goes wrong on Tuesday and there’s a new plan on Wednesday, unless they know what could still change. Before a test begins, announce which result would change the plan.',
      money:
        'For a pay talk you prepare thoroughly, and then you take the first no as proof that you got it wrong. That no only tells you where one of their limits is. Write the no down, change a single term, and ask a second time.',
      manager:
        'Your manager sees you research for a week and break something on Monday, and may think the research was wasted. Show that both were one piece of work. Bring a page with three columns to your next review: studied, tried, changed.',
      grow:
        'One flop sends you back to the books for three weeks, when one more small test would have told you more. You learn by alternating: read until you have a guess, test it, read again. Cap every round of reading at three days, then run the smallest test you can afford.',
    },
    heads: {
      communicate: 'Tell people what you’ve tested',
      money: 'Ask again after the first no',
      manager: 'Show your research and tests together',
    },
    headlines: {
      lead: 'Say which result would change the plan',
      grow: 'Read for three days, then test it',
    },
    trials: {
      communicate:
        'For two weeks, begin each recommendation with “I’ve read” or “I’ve tried.” Count the questions each kind gets. If “I’ve tried” gets fewer, attach a test to your next proposal.',
      manager:
        'Send your manager one line on Friday about something that failed and what it showed. If the reply is about the next step and not about blame, report the next failure, too.',
    },
  },
  '1/4': {
    paragraphs: {
      communicate:
        'You speak easily once you know both the subject and the people. If you’re unsure of either, you go silent, and colleagues assume you have nothing to add. Start by messaging a friend in the room: “Two points are solid, and I’m still checking the third.”',
      lead:
        'When you explain something from the ground up, people who know you listen and pass it on. To strangers, the same depth sounds like a lecture, so you need a few people in the room who know the subject. Have two allies ask the first questions at your next presentation.',
      money:
        'You look up salaries in a database, though a former colleague knows what the place really pays. Better-paid work tends to reach you through people who have seen how thorough you are. Call two people from old jobs before you name a figure.',
      manager:
        'Your manager hears nothing for six weeks, and then a forty-page document arrives. You show unfinished findings only to people you trust, and your boss may not be one of them yet. Suggest a coffee every other week, and bring one open question instead of a report.',
      grow:
        'Explaining a subject to friends teaches you sooner than another book does. You’ve read the whole handbook, and their first question takes you to the page you haven’t understood. Invite three colleagues to a lunch session on your topic before you feel ready.',
    },
    heads: {
      communicate: 'Speak up before you’ve checked everything',
      money: 'Call old colleagues before you name a price',
      manager: 'Show your boss unfinished work',
    },
    headlines: {
      lead: 'Brief two allies before you present',
      grow: 'Teach your subject to friends early',
    },
    trials: {
      communicate:
        'Each day for two weeks, share one finding with a colleague you trust while it’s at most half done. Note which ones led to something useful, and compare that with your last three finished documents.',
      manager:
        'This week, show your manager the notes on one piece of work, with a single question, before you have a result. See whether the answer saves you an evening of research.',
    },
  },
  '2/4': {
    paragraphs: {
      communicate:
        'You can’t explain what you do best, but your friends can. Asked to describe your work, you shrug; the colleague beside you has a clear sentence ready. Borrow your colleague’s sentence: “Sam says I untangle contracts, so bring me yours.”',
      lead: 'People you like ask you to lead, and you’d rather be doing the work with your door closed. A week has room for both if everyone knows the hours. Tell your circle, “Door closed until noon, open for you afterward.”',
      money:
        'A friend asks for “just a quick look,” and three hours later you’ve done her job for nothing. What’s easy for you seems too small to charge for, though the same people could send you paid work. Decide now how many favors you’ll do per month, and name your price after that.',
      manager:
        'You have a talent that isn’t on your résumé, and somebody has probably told your manager about it. It needs quiet and suffers when you’re called away every hour. Ask: “What do people say I’m good at, and when may I be unreachable for it?”',
      grow:
        'You practice best by yourself, but people you like show you what a skill is good for. A friend asks you to fix her slides, for example, and you find out you’re an editor. Practice alone, and let one person you trust pick what you practice next.',
    },
    heads: {
      communicate: 'Let friends describe your work',
      money: 'Limit how many favors you do for free',
      manager: 'Ask your boss for undisturbed hours',
    },
    headlines: {
      lead: 'Set hours when your door is closed',
      grow: 'Let a friend choose what you practice',
    },
    trials: {
      communicate:
        'Ask five people you like this week to finish the sentence “I’d call you when …” Next week, introduce yourself with the most frequent answer, and see whether the requests you get fit you better.',
      manager:
        'Send your manager this line: “Could Tuesday and Thursday mornings be closed-door for me this month, and Friday afternoon open for everyone?” Count the mornings that stay quiet.',
    },
  },
  '2/5': {
    paragraphs: {
      communicate:
        'You’d rather work quietly by yourself, yet people who barely know you expect you to solve their problem. The less you say, the more they expect. Speak up for a minute: “I can fix the billing part by Friday. The rest isn’t mine.”',
      lead: 'In a crisis, near strangers put you in charge because you’re good at something without trying. Take the practical task, and don’t let them make you a hero. Open with: “Here’s what I’ll do, and here’s when I go back to my desk.”',
      money:
        'You fix one emergency, and from then on your phone rings whenever something breaks. Rescues bring your best fees or bonuses, and your worst hours. Put a limit into the quote or the agreement with your boss: “This covers the repair and two calls. After that, we’d talk again.”',
      manager:
        'Your manager may volunteer you for emergencies because you’re known as a rescuer, and each one interrupts the quiet you do your best work in. Offer a limit: “I’ll take one emergency a month. Check with me before you promise me to anyone.”',
      grow:
        'People guess at what you can do for them: last month they called about the software, this month about an angry client. You can’t train for all of it. After every request, note what they hoped for and what came easily to you, and train only what’s on both lists.',
    },
    heads: {
      communicate: 'Say what you can’t fix',
      money: 'Agree in advance where your help ends',
      manager: 'Offer to take one emergency a month',
    },
    headlines: {
      lead: 'Solve it, then go back to your desk',
      grow: 'Train what’s easy for you and in demand',
    },
    trials: {
      communicate:
        'Over the next two weeks, answer every call for help from outside your team within a day with what you’ll do and what you won’t. Count who still asks for more, and see whether the number drops.',
      manager:
        'Block two quiet hours tomorrow, and tell your manager which emergency may interrupt them. See whether others do.',
    },
  },
  '3/5': {
    paragraphs: {
      communicate:
        'You pass on the solution and leave out the six attempts that failed, so strangers use it where it doesn’t work. Your failures show them its limits. Put one or two beside the solution: “It runs with fifty users. Beyond that, it broke twice.”',
      lead: 'Broken projects end up with you because you aren’t afraid to try things. Others expect a rescue, though, so your first failed try looks like the end. Tell everyone at the kickoff: “I’ll try three things by the 15th. Two will probably fail, and that’s how we’ll find the one that works.”',
      money:
        'You solve problems by testing, but people outside your own circle hire you for a sure fix. If the test fails, both sides feel cheated. Put the risk in the quote or the project plan: “One test, one week, $3,000. If it fails, you keep the findings.”',
      manager:
        'Usually you’re on the next attempt before anybody has heard what the last one showed. To your manager, that looks like a job dropped halfway. Before you move on, write five lines: aim, attempt, result, lesson, next step.',
      grow: 'Every failure teaches you something that strangers could use, but you rarely write it down. Your next skill is turning a mess into a method, so that one breakdown saves ten other people a week of work. Once a month, write up one failed attempt as instructions for a person you don’t know.',
    },
    heads: {
      communicate: 'Mention the failed attempts, too',
      money: 'Say it’s a test before they pay for a fix',
      manager: 'Report one attempt before the next',
    },
    headlines: {
      lead: 'Announce an experiment, not a rescue',
      grow: 'Write up your failures for other people',
    },
    trials: {
      communicate:
        'Before you pass on a solution in the next two weeks, ask where it will be used. Count how often the answer changes what you recommend.',
      manager:
        'The next time something breaks, spend ten minutes with your manager on what it showed before you change course. Ask who else could use the finding.',
    },
  },
  '3/6': {
    paragraphs: {
      communicate:
        'Some of what you say comes from trying things yourself, and some from watching at a distance, but colleagues can’t tell them apart. Both are worth hearing once they’re labeled. Add, “That’s from doing it,” or “That’s from ten steps back.”',
      lead:
        'You work beside your team for a while, and then you step back and watch. They respect your judgment, since you’ve tried most things yourself, but the sudden distance makes them wonder what they did wrong. Tell your team the date: “I’m in it with you until launch. Then I’ll review for two weeks.”',
      money:
        'A bad deal can send you straight into its opposite: after a startup that couldn’t pay, you take the safest job in town, and by spring you miss the startup. Put your last five jobs or contracts in a table, rate them, and ask next time for what the best ones had.',
      manager:
        'For weeks you try everything, and then for weeks you watch and sort out what was worth it. To your manager, the second phase looks like lost interest. Promise a result: “You’ll have my list of what to keep by the 30th.”',
      grow:
        'You collect more experience than you use, because you put off looking back at it. Halfway through an attempt, you remember trying the same thing three years ago. Put a review day in the calendar every sixth week, and drop one thing that isn’t working.',
    },
    heads: {
      communicate: 'Say if you’ve done it or only watched',
      money: 'Rate your last five jobs or contracts',
      manager: 'Turn weeks of watching into a list',
    },
    headlines: {
      lead: 'Tell your team when you’ll step back',
      grow: 'Review your work every six weeks',
    },
    trials: {
      communicate:
        'For two weeks, begin what you say in meetings with “I’ve done this” or “I’ve watched this.” On the last day, ask two colleagues which kind they used, and for what.',
      manager:
        'Tell your manager today which phase you’re in: “This week I’m trying things out. Next week I’ll only evaluate, and you’ll get a list.”',
    },
  },
  '4/6': {
    paragraphs: {
      communicate:
        'People confide in you because you’re close and listen to you because you’re fair. You risk both when a friend does something unfair and you discuss it with everybody else. Go to the friend: “You’re hearing this from me first, because we’re friends.”',
      lead:
        'You give a friend the good project, and the whole floor notices. People follow you because they know you and because they see you being fair, so even a small favor counts against you. When a close colleague is up for something, say, “I’ll sit this one out.”',
      money:
        'Loyalty keeps you at an old rate or salary, although you know what others get. If a friend brought you the job, asking for more feels like sending that friend a bill. Once a year, decide what a friend in your place should ask for, and ask for it in the same week.',
      manager:
        'Colleagues tell you how the team is really doing, and your manager would love to hear it. If you report too much, they’ll stop telling you. Draw the line early: “I’ll tell you which pattern I see. I won’t tell you who said it.”',
      grow: 'You notice early that you’ve outgrown a group, but loyalty makes you stay. People there still see who you used to be. Have a friend introduce you somewhere nobody knows your work, and take on a task within your first month.',
    },
    heads: {
      communicate: 'Tell a friend directly what was unfair',
      money: 'Review your pay yearly, even with friends',
      manager: 'Report patterns to your boss, not names',
    },
    headlines: {
      lead: 'Stay out of decisions about friends',
      grow: 'Join one group where you’re the newest',
    },
    trials: {
      communicate:
        'Each time something in your circle bothers you over the next two weeks, tell the person concerned within a day. Write down how it went beside what you had feared, and see which was worse.',
      manager:
        'Give your manager one pattern you see on the team, without names, and ask what they’d like to do about it.',
    },
  },
  '4/1': {
    paragraphs: {
      communicate:
        'You build a view carefully, your friends share it, and you state it without arguing. A new fact in public then feels like an attack. Ask for facts before the meeting: “Send me your sources, and I’ll say what I’d change.”',
      lead: 'In a reorganization you don’t budge easily, and your friends at work gather around you for that. Without meaning to, you become a closed group. Say out loud which two things you won’t change and why, then invite outsiders to redesign the rest.',
      money:
        'You bring one number to a pay talk, with research behind it and people who’d confirm it. If the other side can’t pay it, you’re stuck. Prepare one variation with a different scope or start date, and suggest it yourself.',
      manager:
        'Sudden changes cost you more than your manager can see, because your work rests on facts you’ve checked and people you know. One email about a new team can take away both. Ask ahead: “Give me two weeks and the reasons in writing, and tell me who I’ll be working with.”',
      grow: 'You learn best in a subject next to your own, with help from somebody you trust. In an entirely new field, you have no friends and no basics to build on. Pick a colleague whose work touches yours, and ask, “What would I have to read first?”',
    },
    heads: {
      communicate: 'Ask for new facts before the meeting',
      money: 'Bring a second offer to a pay talk',
      manager: 'Ask for two weeks’ notice of changes',
    },
    headlines: {
      lead: 'Name two things you won’t change',
      grow: 'Learn a subject close to your own',
    },
    trials: {
      communicate:
        'Meet every objection in the next two weeks with “What are you basing that on?” before you restate your view. Count how often the answer changes something you had considered finished.',
      manager:
        'Ask your manager to announce the next change to your work in writing, a day ahead. Sleep on it, then answer with a yes or with one alternative.',
    },
  },
  '5/1': {
    paragraphs: {
      communicate:
        'People expect you to have the answer before you open your mouth. A quick guess would please them, but they trust you because you check. Keep what you’ve checked apart from the rest: “I’ve verified the first part. On the second, ask me Thursday.”',
      lead: 'You’re put in charge fast and blamed just as fast. What protects you is research that others can inspect, with its sources and its limits. Put your sources in the plan, and read one sentence aloud: “This works as long as these three things are true.”',
      money:
        'Others see the answer you gave in ten minutes, and not the two evenings of homework behind it. The easier you make it look, the less they expect to pay. In a quote or a pay review, list your preparation first, as a line of its own, and talk about money afterward.',
      manager:
        'Your manager may present you around the company as the one who fixes anything. That flatters you until you’re promised for something you haven’t studied. Agree on a rule: “Before you commit me, I need two days to check.”',
      grow: 'Your reputation runs ahead of your knowledge. That tells you what to study next: the subject people already believe you’ve mastered. Find the skill that you’re praised for and know least about, and spend this quarter learning it properly.',
    },
    heads: {
      communicate: 'Say which part you’ve checked',
      money: 'List your preparation before the price',
      manager: 'Ask for two days to check first',
    },
    headlines: {
      lead: 'Show the research behind your answer',
      grow: 'Learn what people think you already know',
    },
    trials: {
      communicate:
        'For a week, write down each time people take your guess for a fact. On Friday, tell one of them which part you had checked, and which you hadn’t.',
      manager:
        'Answer your next assignment with half a page on what you’d verify first, and see whether the assignment gets smaller.',
    },
  },
  '5/2': {
    paragraphs: {
      communicate:
        'While you withdraw to prepare, people keep adding to what they expect of you. You come back and find you’ve “promised” something. Leave a note when you go: “Back on Tuesday. I’ve said yes to the audit and to nothing else.”',
      lead: 'People push you to the front because they sense you could solve their problem. You lead well only when it grips you, too, and then they follow readily. Say yes to two problems a year, and answer other requests with, “Try Maria.”',
      money:
        'You get high offers because people hope for a lot from you, and often you don’t want the work. If you accept it for the pay alone, you do it slowly. Charge for what you’d be doing in private anyway, and turn down the rest before anyone counts on you.',
      manager:
        'Reminders don’t speed you up; a problem that grips you does. Your manager can’t plan around that, especially when you say nothing. Offer a date instead: “Leave me to it until the 12th. On the 12th, you’ll have it or a reason.”',
      grow: 'Others see uses for your talent that leave you cold, and a plan built on their hopes goes nowhere. You get much further with what you tinker with at night. Put that project first, and name one practical problem it could solve.',
    },
    heads: {
      communicate: 'Leave a note about what you’ve agreed to',
      money: 'Charge for work you’d do anyway',
      manager: 'Give a date so nobody has to remind you',
    },
    headlines: {
      lead: 'Lead only when the problem grips you',
      grow: 'Start with the project nobody asked for',
    },
    trials: {
      communicate:
        'Whenever you withdraw for over half a day in the next two weeks, leave two lines: what you’ve agreed to and when you’ll return. Count the messages chasing you, and compare that with an ordinary week.',
      manager:
        'Arrange with your manager to do one task this month without check-ins, and name the day on which you’ll show it.',
    },
  },
  '6/2': {
    paragraphs: {
      communicate:
        'Once you’ve had your say, you go back to watching, and people quote you anyway. They can’t learn how you do things, though, because you do them without effort and rarely explain. Describe one ordinary habit now and then: “This is how I prepare for these calls.”',
      lead: 'People follow your example before you’ve agreed to lead them. While you wait until everything is right, they copy whatever they happen to see. Choose one thing you do naturally well, let the team sit in on it, and leave out the speech.',
      money:
        'You ask too little for what you do without effort: it took twenty minutes, so you called it nothing. You think about your whole career and don’t haggle over this year’s pay. Find out what somebody with half your skill gets paid, and accept no less.',
      manager:
        'You wait until conditions are right, and your manager sees an observer who could do more. Say which condition matters, in a form they can grant: “With a clear brief and mornings to myself, I’d start on Monday.”',
      grow: 'You could study a field for years before you use your own talent in it. Others often notice that talent first, and their request is your signal to begin. When a person you respect says, “You’d be good at this,” set a start date within the month.',
    },
    heads: {
      communicate: 'Explain what you do without effort',
      money: 'Charge for what comes easily to you',
      manager: 'Say what you need in order to start',
    },
    headlines: {
      lead: 'Let the team watch you at work',
      grow: 'Start when somebody sees your talent',
    },
    trials: {
      communicate:
        'Once a day for two weeks, tell a colleague in two sentences how you do something that’s easy for you. Note who tries it, and show one of them more.',
      manager:
        'Pick one thing you’re keeping back until it’s right, and give it to your manager unfinished on Friday. Compare their comments with the flaws you would have fixed.',
    },
  },
  '6/3': {
    paragraphs: {
      communicate:
        'Your stories of what went wrong convince people more than your ideas of how things ought to be done. Without its lesson, though, a story can sound like complaining. Tell both halves: “We launched without a pilot. Now I show everything to ten customers first.”',
      lead:
        'On Tuesday you defended the plan, and by Friday you’ve torn up half of it, because you tried it yourself in between. People accept that once they know the reason; without one, it looks like a whim. Begin a change of course with, “I tried it myself, and this surprised me.”',
      money:
        'When something breaks, you’re quick to leave, and starting over costs you money every time. With some distance, you’d judge more mildly. Before you give notice, write down how this job or contract will look to you in five years, and renegotiate one point of it.',
      manager:
        'Your manager might call you restless: in January you have a long-term vision, and by March you’re trying something new. Show that your experiments improve the vision. Bring the roadmap to your one-on-one, and mark on it what your latest trial changed.',
      grow:
        'Your judgment comes from trying things, even when you meant to watch from above. But doubt tempts you to leave early, before you’ve learned what a failed experiment could teach you. Return to something you left when it broke, and write down what you’d do differently.',
    },
    heads: {
      communicate: 'End each story with its lesson',
      money: 'Renegotiate before you quit',
      manager: 'Show how your tests change the roadmap',
    },
    headlines: {
      lead: 'Tell people why you changed the plan',
      grow: 'Go back to one thing that broke',
    },
    trials: {
      communicate:
        'Finish each story about a mishap in the next two weeks with a sentence that begins “Which tells me …” Note whether people ask about the story or the conclusion, and start with that part next time.',
      manager:
        'In your next one-on-one, show your manager one thing you tried and one you kept. Save the one you’d like to drop for the meeting after.',
    },
  },
};
