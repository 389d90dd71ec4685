import type { ProfileReadings } from './schema.ts';

// Our own words; each profile is read as the interplay of its two lines.
export const PROFILE_READINGS: ProfileReadings = {
  '1/3': {
    paragraphs: {
      communicate:
        'You speak from two kinds of evidence, what you’ve read and what you’ve broken, and people can’t tell which one they’re getting. So a guess sounds as firm as a finding. Say what you’ve read and what you’ve tried: “The manual says four hours. My test took nine.”',
      lead:
        'The pilot fails on Tuesday, you rewrite the plan on Wednesday, and your team wonders what was wrong with the first one. They trust a plan that you’ve read up on and tried to break yourself, as long as they know what could still change it. Before a pilot begins, announce which result would change the plan.',
      money:
        'You prepare thoroughly for a pay talk and then take the first no as proof that you got it wrong. That no is a measurement: you’ve learned where one of their limits is. Write the no down, change a single term, and ask a second time.',
      manager:
        'Your manager sees you research for a week and break something on Monday, and may conclude that the research failed. Report the two as one piece of work. Bring a page with three columns to your next review: studied, tried, changed.',
      grow:
        'One flop sends you back to the books for three weeks, when one more small test would have told you more. You learn by switching: read until you have a guess, test it, read again. Cap every round of reading at three days, then run the smallest test you can afford.',
    },
    heads: {
      communicate: 'Say guess or finding',
      money: 'The first no is data',
      manager: 'Report study and trial together',
    },
    headlines: {
      lead: 'Test the plan where they can see it',
      grow: 'Read for three days, then test it',
    },
    trials: {
      communicate:
        'For two weeks, begin each recommendation with “I’ve read” or “I’ve tried.” Count the questions that come back. If the tried ones get challenged less, attach a test to your next proposal.',
      manager:
        'Send your manager one line on Friday about something that failed and what it showed. Whether the reply talks about blame or about the next step tells you how much to report.',
    },
  },
  '1/4': {
    paragraphs: {
      communicate:
        'You speak easily once you know both the subject and the people. With either one missing you go silent, and colleagues assume you have nothing to add. Message a friend in the room: “Two points are solid, and I’m still checking the third.”',
      lead:
        'One colleague asks, you explain it from the bottom up, and by Friday the whole floor knows. To strangers, the same depth sounds like a lecture, so you need a few people in the room who already know it. Have two allies ask the first questions at your next presentation.',
      money:
        'You’re reading a salary database while a former colleague knows what the place really pays. Better-paid work tends to reach you through people who have seen how thorough you are. Call two people from old jobs before you name a figure.',
      manager:
        'Your manager hears nothing for six weeks, and then a forty-page document arrives. You show unfinished findings only to people you trust, and your boss may not be one of them so far. Suggest a standing coffee every other week, and arrive with one open question instead of a report.',
      grow:
        'You’ve read the whole handbook, and the first question over lunch takes you to the page you haven’t understood. Explaining a subject to friends teaches you sooner than another book does. Invite three colleagues to a lunch session on your topic before you feel ready.',
    },
    heads: {
      communicate: 'Speak before you’re finished',
      money: 'Call before you price',
      manager: 'Show half-done work',
    },
    headlines: {
      lead: 'Brief two allies before you present',
      grow: 'Teach it to friends before it’s finished',
    },
    trials: {
      communicate:
        'Each day for two weeks, share one finding with a colleague you trust while it’s at most half done. Record which ones led to something useful, and compare that with what your finished documents set off.',
      manager:
        'Show your manager the notes behind one piece of work this week, with a single question, instead of the result. The answer may save you an evening of research.',
    },
  },
  '2/4': {
    paragraphs: {
      communicate:
        'What you do best is what you explain worst, and your friends do it for you. Asked to describe your work, you shrug; the colleague beside you has a clear sentence ready. Borrow your colleague’s sentence: “Sam says I untangle contracts, so bring me yours.”',
      lead: 'People you like ask you to lead, and you’d rather be doing the work with your door closed. A week has room for both if everyone can see the hours. Tell your circle, “Door closed until noon, open for you afterward.”',
      money:
        'A friend asks for “just a quick look,” and three hours later you’ve done her job for nothing. What feels easy seems too small to charge for, and the same people could send you paying work. Set a limit on favors per month now, while nobody is asking, and name your price after that.',
      manager:
        'Somebody has probably told your manager about a talent that isn’t on your résumé. It works when you’re undisturbed and suffers when you’re called away every hour. Ask: “What do people say I’m good at, and when may I be unreachable for it?”',
      grow:
        'A friend asks you to fix her slides, and you find out you’re an editor. You practice best by yourself, but what a skill is good for, you learn from people you like; strangers bring out far less. Practice alone, and let one person you trust pick the next piece.',
    },
    heads: {
      communicate: 'Let friends describe you',
      money: 'Limit the favors',
      manager: 'Talent needs quiet',
    },
    headlines: {
      lead: 'Close the door, then open it for friends',
      grow: 'Let a friend’s problem choose what you practice',
    },
    trials: {
      communicate:
        'Ask five people you like to finish the sentence “I’d call you when …” this week. Introduce yourself with the most frequent answer the week after, and notice whether the requests you get fit better.',
      manager:
        'Send your manager this line: “Could Tuesday and Thursday mornings be closed-door for me, and Friday afternoon open for everyone? I’d like to try it this month.”',
    },
  },
  '2/5': {
    paragraphs: {
      communicate:
        'You’d rather work in the back room, yet strangers expect you to know the way out. Silence feeds that, because it leaves them free to imagine. Come out for a minute and say, “I can fix the billing part by Friday. The rest isn’t mine.”',
      lead: 'In a crisis, near strangers hand you the lead because of something that comes easily to you. Take the practical task without the halo that comes with it. Open with: “Here’s what I’ll do, and here’s when I go back to my desk.”',
      money:
        'You fix it once, and from then on your phone rings whenever something smokes. Rescues bring your best fees or bonuses, and your worst hours. Write your exit into the quote or the agreement with your boss: “This covers the repair and two calls. After that, we’d talk again.”',
      manager:
        'Your manager may volunteer you for emergencies because of a name you didn’t ask for, and each one breaks the quiet in which you’re good. Offer a ration: “I’ll take one fire a month. Check with me before you promise me to anyone.”',
      grow:
        'Last month they called you about the software, this month about an angry client, and next month is anybody’s guess. The people calling are guessing too. After every request, note what they hoped for and what came easily to you, and train only where the two overlap.',
    },
    heads: {
      communicate: 'Say what you can’t fix',
      money: 'Give rescues an exit',
      manager: 'One fire a month',
    },
    headlines: {
      lead: 'Solve it, then go back to your desk',
      grow: 'Train where demand meets what comes easily',
    },
    trials: {
      communicate:
        'Answer every call for help from outside your team within a day for two weeks, in two sentences: what you’ll do and what you won’t. Count the requests that still go beyond it, and see whether they drop.',
      manager:
        'Block two undisturbed hours tomorrow, and tell your manager which single emergency may interrupt them.',
    },
  },
  '3/5': {
    paragraphs: {
      communicate:
        'You pass on the solution and skip the six attempts behind it, so people far away copy it where it doesn’t work. The failed ones are the fine print. Put the failed tries beside the solution: “It runs with fifty users. Beyond that, it broke twice.”',
      lead: 'The broken project ends up with you because you aren’t afraid to touch it. Others expect a rescue, and you’re planning an experiment. Unless you say so, your first failed try looks like the end of it. Tell everyone at the kickoff: “I’ll try three things by the 15th. Two will probably fail, and that’s how we’ll find the third.”',
      money:
        'They paid for a fix, you ran a test, and now both sides feel cheated. People far from your own circle want you because you’ve been where things break, so say which of the two they’re getting. Put the odds in the quote or the project plan: “One test, one week, $3,000. If it fails, you keep the findings.”',
      manager:
        'From your manager’s side, you’re the fixer who’s gone before the report. Usually you’re already on the next attempt, and nobody has heard what the last one showed. Before you move on, write five lines: aim, attempt, result, lesson, next.',
      grow: 'Every failure teaches you something that strangers could use, and most of it leaves with you. Your next skill is turning a mess into a method, so that one breakdown saves ten other people a week. Once a month, write up one failed attempt as instructions for a person you don’t know.',
    },
    heads: {
      communicate: 'Mention the failed attempts, too',
      money: 'Sell a test as a test',
      manager: 'Report before moving on',
    },
    headlines: {
      lead: 'Announce the experiment before they expect a rescue',
      grow: 'Leave instructions for whoever comes next',
    },
    trials: {
      communicate:
        'Before you pass on a solution in the next two weeks, ask where it will be used. Count how often the answer changes what you recommend.',
      manager:
        'When something breaks next, spend ten minutes with your manager on what it showed before you change course, and ask who else could use the finding.',
    },
  },
  '3/6': {
    paragraphs: {
      communicate:
        'Colleagues hear two people: on Tuesday you’re in the thick of it with stories from the floor, on Thursday you’re judging everything from the balcony. Either is worth hearing when it’s marked. Add, “That’s from doing it,” or “That’s from ten steps back.”',
      lead:
        'In week two you’re building beside your team, in week three you’re watching from the door, and they wonder what they did wrong. Nobody can call your judgment theoretical, since you’ve paid for most of it in attempts. Name the date: “I’m in it with you until launch. Then I’ll review for two weeks.”',
      money:
        'After the startup that couldn’t pay, you took the safest job in town, and by spring you missed the startup. A bad deal can send you straight into its opposite, though you’ve tried enough arrangements to know better. Put your last five jobs or contracts in a table, rate them, and let the ratings set your next terms.',
      manager:
        'Your manager gets you in phases: weeks of trying everything, then weeks of watching that pass for lost interest. In the second, you sort what the first was worth, so give it a product. Promise: “You’ll have my list of keepers by the 30th.”',
      grow:
        'Halfway through an attempt, you remember making the same one three years ago. You collect more experience than you use, because the overview gets put off to some quieter year. Put a review day in the calendar every sixth week, and drop one thing on it.',
    },
    heads: {
      communicate: 'Say where you’re standing',
      money: 'Add up what paid',
      manager: 'Give your watching a product',
    },
    headlines: {
      lead: 'Tell your team when you’ll step back',
      grow: 'Stop and count what was worth it',
    },
    trials: {
      communicate:
        'Open your contributions in meetings with “From the floor” or “From the balcony” for two weeks. On the last day, ask two colleagues which of your views they had used, and for what.',
      manager:
        'Tell your manager today which phase you’re in: “This week I’m trying things out. Next week I’ll only evaluate, and you’ll get a list.”',
    },
  },
  '4/6': {
    paragraphs: {
      communicate:
        'People confide in you because you’re close and listen to you because you’re fair. It gets difficult when you see a friend do something unfair and discuss it with everybody else. Go to the source: “You’re hearing this from me first, because we’re friends.”',
      lead:
        'You give a friend the good project, and the whole floor notices who got it. You lead by being known and by being watched, so favors that seem harmless to you get weighed. Keep the widest view on who gets what, and when a close colleague is up for something, say, “I’ll sit this one out.”',
      money:
        'A friend brought you the job, and loyalty keeps you at a four-year-old rate or salary, although you know what others get. Asking for more feels like sending a friend a bill. Once a year, review your terms as if they were a friend’s, and ask for the change in the same week.',
      manager:
        'You know how the team is really doing, and your manager would love to use that. Reporting too much would cost you the trust it comes from. Draw the line early: “I’ll tell you which pattern I see. I won’t tell you who said it.”',
      grow: 'A circle you’ve outgrown keeps you the person who joined it. You notice early and remain anyway, out of loyalty, watching. Have a friend introduce you somewhere nobody knows your work, and take on a task within your first month.',
    },
    heads: {
      communicate: 'Tell the friend first',
      money: 'Loyalty keeps prices old',
      manager: 'Patterns, not names',
    },
    headlines: {
      lead: 'Be fair where you’re also a friend',
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
        'You state more than you argue, because the view is carefully built and your people share it. A new fact in public then feels like an attack on both. Ask for new facts early: “Send me your sources, and I’ll say what I’d change.”',
      lead: 'In a reorganization you’re the fixed point, and your circle gathers around you for it. Unnoticed, that turns a few friends into a fortress. Say out loud which two things you won’t move on and why, then invite outsiders to redesign the rest.',
      money:
        'You arrive with a number, the research behind it and people who’d confirm it. If the other side can’t pay it, you have no second route. Prepare one variation with a different scope or start date, and put it on the table yourself.',
      manager:
        'An email reorganizes your team on Monday, and the facts and the people your work rests on are gone in one paragraph. A sudden change costs you twice, which your manager can’t see from outside. Ask ahead: “Give me two weeks and the reasons in writing, and tell me who I’ll be working with.”',
      grow: 'An entirely new field offers you no friends and no floor. You grow from the edge of what you have, into a neighboring subject and through somebody you trust. Pick a colleague whose work touches yours, and ask, “What would I have to read first?”',
    },
    heads: {
      communicate: 'Ask for facts early',
      money: 'Bring a second route',
      manager: 'Change with notice',
    },
    headlines: {
      lead: 'Name what won’t move, and free the rest',
      grow: 'Start next door to what you know',
    },
    trials: {
      communicate:
        'Meet every objection in the next two weeks with “What are you basing that on?” before you restate your view. Note what you learn, and see how much of it changes something you had considered finished.',
      manager:
        'Ask your manager to announce the next change to your work in writing, a day ahead. Sleep on it, then answer with a yes or with one alternative.',
    },
  },
  '5/1': {
    paragraphs: {
      communicate:
        'Half the room has decided you have the answer before you open your mouth. A quick guess would please them, but your credit comes from having checked. Keep what you’ve checked apart from the rest: “I’ve verified the first part. On the second, ask me Thursday.”',
      lead: 'You get the mandate fast and the blame just as fast. Your protection is groundwork that others can inspect, with its sources and its limits. Put your sources in the plan, and read one sentence aloud: “This works as long as these three things are true.”',
      money:
        'They see the answer you gave in ten minutes, and not the two evenings of homework under it. The more people believe in magic, the less time they think it took, in a quote as in a pay review. List the groundwork first, as a line of its own, and talk about money once it’s been read.',
      manager:
        'Your manager may present you around the company as the one who fixes anything. It flatters you until you’re promised for something you haven’t studied. Agree on a step in between: “Before you commit me, I need two days to check.”',
      grow: 'Your name gets into rooms ahead of your knowledge. That tells you what to study next: the subject people already believe you’ve mastered. Find the claim about you that has the least underneath it, and spend this quarter building the floor.',
    },
    heads: {
      communicate: 'Say what you’ve checked',
      money: 'Bill the homework',
      manager: 'Check before they promise you',
    },
    headlines: {
      lead: 'Publish the groundwork along with the answer',
      grow: 'Learn what people think you already know',
    },
    trials: {
      communicate:
        'For a week, write down each question on which people took your guess for a fact. On Friday, tell one of them which answer you had checked, and which you hadn’t.',
      manager:
        'Answer your next assignment with half a page on what you’d verify first, and see whether it comes back smaller.',
    },
  },
  '5/2': {
    paragraphs: {
      communicate:
        'You withdraw to prepare, and outside the door people keep adding to what they expect of you. On your return you find you’ve “promised” something. Leave a sign when you go: “Back on Tuesday. I’ve said yes to the audit and to nothing else.”',
      lead: 'People push you to the front because they sense you could solve it. It works only when the motive is yours, and then they follow readily. Say yes to the two problems a year that grip you, and answer the rest with, “Try Maria.”',
      money:
        'The longer they talk about everything you could do for them, the higher the offer gets, and the less you want it. Work you accepted for the pay alone gets done slowly. Price what you’d be doing in private anyway, and turn down the rest before anyone builds hopes on it.',
      manager:
        'Reminders don’t speed you up; a problem that has caught you does. That’s hard to schedule, and silence makes it harder. Offer your manager a different certainty: “Leave me alone until the 12th. On the 12th, you’ll have it or a reason.”',
      grow: 'Others see uses for your talent that leave you cold, and a plan built on their hopes will gather dust. What you tinker with at night goes further than anyone asked. Put the project you tinker with first, and name one practical problem it could solve.',
    },
    heads: {
      communicate: 'Expectations pile up',
      money: 'Price work you’d do anyway',
      manager: 'A date, not reminders',
    },
    headlines: {
      lead: 'Answer only the call that grips you',
      grow: 'Begin with what you tinker with unasked',
    },
    trials: {
      communicate:
        'Leave two lines whenever you withdraw for over half a day, for two weeks: what you’ve agreed to and when you’ll return. Compare the number of messages chasing you with an ordinary week.',
      manager:
        'Arrange with your manager to do one task this month without check-ins, and name the day on which you’ll show it.',
    },
  },
  '6/2': {
    paragraphs: {
      communicate:
        'Once you’ve had your say, you go back to watching, and people quote you anyway. That seems odd, since what they repeat came without effort, and they can’t learn from what you leave out. Describe one ordinary habit now and then: “This is how I prepare for these calls.”',
      lead: 'People follow your example before you’ve agreed to lead them. While you wait until everything is right, they copy whatever they happen to see. Choose one thing you do naturally well, let the team sit in on it, and leave out the speech.',
      money:
        'It took you twenty minutes, so you called it nothing, and that’s what they paid. You think in careers and don’t haggle over this year, while what you do without effort gets priced as if it took none. Find out what somebody with half your skill gets paid, and make that your floor.',
      manager:
        'In your manager’s eyes, you’re an observer who could do more; in yours, the conditions aren’t right. Say which condition matters, in a form they can grant: “With a clear brief and mornings to myself, I’d start on Monday.”',
      grow: 'You could study a field for years before you use your own talent in it. Others often notice that talent first, and their request is your signal to begin. When a person you respect says, “You’d be good at this,” give them a date within the month.',
    },
    heads: {
      communicate: 'Quoted without trying',
      money: 'Charge for what’s easy',
      manager: 'Name the one condition',
    },
    headlines: {
      lead: 'Let the team watch you at work',
      grow: 'Start before conditions are perfect',
    },
    trials: {
      communicate:
        'Once a day for two weeks, tell whoever is nearby in two sentences how you do something that’s easy for you. Note who tries it; that’s what they’ve been watching you for.',
      manager:
        'Pick one thing you’re keeping back until it’s right, give it to your manager unfinished on Friday, and compare their comments with the flaws you would have fixed.',
    },
  },
  '6/3': {
    paragraphs: {
      communicate:
        'You open with how things ought to be done and close with the launch that failed, and the launch is what convinces people. Told without its lesson, though, it can sound like complaining. Give each story both halves: “We launched without a pilot. Now I show everything to ten customers first.”',
      lead:
        'On Tuesday you defended the plan, on Friday you’ve torn up half of it, because you tried it yourself in between. People trust that once they know the reason; without one, it looks like a whim. Begin a change of course with, “I tried it myself, and this surprised me.”',
      money:
        'Something breaks in the third month, and you’re ready to hand in your notice. With some distance you’d judge more mildly, and starting over leaves money behind every time. Before you give notice, write how this job or contract will look to you in five years, and renegotiate one point of it.',
      manager:
        'Your manager might call you restless: a long-term vision in January, knee-deep in a new experiment by March. They need to see that one feeds the other. Bring the roadmap to your one-on-one, and mark on it what your latest trial changed.',
      grow:
        'The experiment blew up, and the half that you hadn’t learned is still in the wreck. Your judgment comes from trying things, even when you meant to watch from above, and doubt tempts you to leave early. Return to something you left when it broke, and find out what you’d do differently.',
    },
    heads: {
      communicate: 'Give each story its lesson',
      money: 'Leaving costs money',
      manager: 'Experiments feed the vision',
    },
    headlines: {
      lead: 'Change course where everyone can hear it',
      grow: 'Go back to one thing that broke',
    },
    trials: {
      communicate:
        'Finish each story about a mishap with a sentence that begins “Which tells me …” for two weeks. Watch whether people ask about the story or the conclusion, and start with that part next time.',
      manager:
        'In your next one-on-one, show your manager one thing you tried and one you kept, and leave the one you’d like to drop for the meeting after.',
    },
  },
};
