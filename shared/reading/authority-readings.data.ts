import type { AuthorityReadings } from './schema.ts';

// Our own words; what each way of deciding changes in the matter of each chapter.
export const AUTHORITY_READINGS: AuthorityReadings = {
  Emotional: {
    paragraphs: {
      energy:
        'In a good mood, you overbook next month. Three extra projects seem easy, but by the time you have to deliver them, the mood is gone. A low day is a poor guide too, since it makes an ordinary workload look impossible. Promise only what you could do on an average day, and wait until after the weekend to accept anything longer than a week.',
      communicate:
        'People take your first enthusiasm for a decision and start working on it. When you feel differently a few days later, it looks as if you’d broken your word. Keep reacting out loud, but say that it’s only a reaction and when you’ll decide: “That’s how I feel today. You’ll have my decision on Tuesday.”',
      lead: 'You tend to change decisions you made on the spot, once the mood you made them in has passed. After two reversals, your team waits for you to confirm everything before it moves. So don’t decide on the day you discuss. Run large questions as two meetings, days apart, and take no vote in the first.',
      pressure:
        'Under time pressure, you decide by the mood you happen to be in. Rushed on a good day, you promise too much; rushed on a bad one, you turn down something you wanted, just to end the nervousness. Feeling relieved then doesn’t prove you were right. Ask, “What breaks if you hear from me tomorrow morning?” and if nothing does, sleep on it.',
      money:
        'You read an offer through your mood: on a good day you skip the fine print, and on a bad one a fair salary looks poor. A few days’ wait costs you little, and you come back with better questions. Say thanks, say when you’ll answer, and name your price only after you’ve read the contract once in a good mood and once in a bad one.',
      manager:
        'Your manager may think you change your mind a lot. Your feelings about a request do change for a day or two, and then your answer is firm. A yes you give in the hallway comes too early for either of you to plan on. Agree on a rule: “Send me big requests by Monday, and you’ll get a firm answer by Wednesday.”',
      grow: 'Your interests rise and fall with your moods. After a great talk you want a new career by dinner, and the classes you bought in that mood may be half finished. Look for the subject that draws you in good weeks and in gloomy ones. Keep a dated list of what you’d like to learn, and enroll only in what you’ve written down on three different days.',
    },
    heads: {
      energy: 'Promise what an average day can handle',
      communicate: 'A reaction isn’t a decision',
      lead: 'Discuss first, decide later',
      manager: 'Give your manager a slower, firmer yes',
      grow: 'Trust interests that come back',
    },
    headlines: {
      pressure: 'Sleep on it, even when you’re rushed',
      money: 'Take a few days before you answer an offer',
    },
    trials: {
      pressure:
        'For two weeks, whenever somebody wants an answer on the spot, reply, “You’ll have it tomorrow morning,” and note what you would have said. Count how many answers changed overnight and how many deadlines truly couldn’t wait.',
      grow:
        'Pick one thing you want to learn, and give it half an hour on a good day, a bad day and an average day. If you wanted to go on all three times, sign up.',
    },
  },
  Sacral: {
    paragraphs: {
      energy:
        'For a task in front of you today, your gut knows whether the energy is there. It answers “Can you finish the slides by five?” far better than “How’s your capacity this quarter?” A real yes brings stamina with it, while a polite yes runs out halfway. Before you accept work, ask yourself the smallest question: “Do I have it in me to start this now?”',
      communicate:
        '“What do you think?” is the hardest question anyone can ask you. You talk to fill the silence, argue yourself into a position and notice later that you didn’t mean it. Your gut needs a yes-or-no question. Ask for one, “Give me something I can say yes or no to,” and answer it before you explain.',
      lead: 'Long debates drain you, but you can judge a concrete draft in seconds: this version yes, that paragraph no. So have your team bring you drafts. To somebody who spent a week on one, your speed can feel curt. Tell your team: “You’re getting my gut reaction first. Ask me for the reasons, and I’ll have them by tomorrow.”',
      pressure:
        'When somebody’s in a hurry, you say “sure” although your gut has already said no. You notice it at ten at night, over work you didn’t want. The faster you answer, the less you hear of that no. Buy ten seconds: turn the request into a yes-or-no question, say it aloud, and wait for your gut before you answer.',
      money:
        'Your gut can answer one term of an offer, but not eight of them together. The salary may get a warm yes and the travel a clear no, which you’d miss if you reacted to the whole letter. Have a friend read you the terms one by one, say yes or no to each, and ask to change the ones that got a no.',
      manager:
        'You give your manager your best answers when the question is yes or no. Asked, “Any interest in something new?” you shrug; asked, “Do you want to run onboarding from May?” you know on the spot. A yes to the first phase doesn’t cover the second, though. Tell your manager: “Ask me yes-or-no questions, and ask again at every milestone.”',
      grow: 'Don’t plan your development on a blank page. Your gut can’t say where you’ll be in five years, but it reacts when you show it a course catalog or a colleague’s actual job. A yes counts even before you know what the skill is good for. Open a list of twenty trainings or roles, take three minutes, and mark each one yes or no.',
    },
    heads: {
      energy: 'Check your gut before you accept work',
      communicate: 'Open-ended questions don’t suit you',
      lead: 'Ask your team for drafts, not debates',
      manager: 'Request yes-or-no questions',
      grow: 'Pick from a list, not a blank page',
    },
    headlines: {
      pressure: 'In a hurry, let your gut answer first',
      money: 'Answer an offer one line at a time',
    },
    trials: {
      pressure:
        'Write down each “sure” you say this week and whether your gut had said yes first. On Friday, compare how the two kinds of promises are going, and get out of one that your gut had turned down.',
      grow:
        'Name the task you did today that you’d gladly do again tomorrow. Find the person who does it most, join them for an hour, and see if you want more.',
    },
  },
  Splenic: {
    paragraphs: {
      energy:
        'You know well what you can take on today, but not what you’ll want in half a year. Your instinct tells you that this task is fine or that you’ve done enough; it can’t tell you in March how you’ll feel about a trip in October. Commit for a few weeks at a time, and for each longer promise, put a date in the calendar to confirm or cancel it.',
      communicate:
        'When something’s wrong, you sense it early, and then you keep quiet because you can’t explain it. By the time you have reasons, the group has moved on and thinks you agreed. You don’t need proof to raise a doubt. Say so while the doubt is fresh: “Something’s off here. I can’t show you why, so let’s check this number.”',
      lead: 'Your decisions often come from instinct, and you can’t tell your team how you got there. You’re quick to sense risks and to judge new people, but hard to follow when every decision comes as an order. Let others test what you sensed before it costs money. Open the discussion with, “My first read is no. Take an hour and try to prove me wrong.”',
      pressure:
        'Under pressure, you can take fear for a hunch. A hunch is calm and concerns what’s in front of you, while fear tells stories about next year. In noise and hurry, you hear the fear and miss the hunch. When a warning keeps getting louder, step outside for two minutes and ask yourself, “What did I notice first?”',
      money:
        'Your first reaction to an offer is your best guide, and a long negotiation buries it. After four rounds of revised terms, you’ve heard so many good reasons that you can’t recall what you felt. Write yes or no on an offer the moment you’ve read it, and ask, “Could we settle this in one conversation today?”',
      manager:
        'You give your manager quick answers without reasons, and sometimes you want to change a plan you agreed to on Monday. To somebody who doesn’t know how you decide, both look careless. Offer a deal: “I’ll tell you the moment something feels off, and within a day I’ll bring you what I can find to back it up.”',
      grow: 'You know within ten minutes whether a teacher or a class is good for you. If you sit through eleven more weeks because you’ve paid, you learn to ignore that sense. Rankings and reviews can’t replace being in the room. Book a trial lesson, and leave at the break if your first impression was a no.',
    },
    heads: {
      energy: 'Promise only a few weeks ahead',
      communicate: 'Raise a doubt before you can explain it',
      lead: 'Let your team test your hunch',
      manager: 'Back up your hunches within a day',
      grow: 'Leave a class that feels wrong',
    },
    headlines: {
      pressure: 'Instinct speaks once, fear repeats itself',
      money: 'Keep your negotiations short',
    },
    trials: {
      pressure:
        'For two weeks, write down each worry that interrupts your work, and tally how often it returns. At the end, check which kind was right more often: the worries that came once, or those that came back.',
      grow:
        'Start one short talk or tutorial this week, and note your first reaction. If it’s a no, leave within five minutes, and check tomorrow whether you regret it.',
    },
  },
  'Ego Manifested': {
    paragraphs: {
      energy:
        'You have energy for what you want and little for the rest. Work you chose gets done with force; work you promised in order to look good, or that somebody promised for you, stalls in the second week, however important it is. Say “I will do this” aloud before you accept, and if it sounds halfhearted, offer to do a smaller part.',
      communicate:
        'You find out what you want by talking, but others hear an order in your first sentence. They start on an idea that you were only trying out. Talk freely and without notes, but in front of one or two people, and ask them, “Did that sound like something I want, or like something I think I should say?”',
      lead: 'People follow you when you say “I want this” and mean it, and less when you present it as the group’s wish. If you hear everybody else first, you also lose track of what you want. When the decision is yours, speak early and finish with, “That’s what I want, and this is what I’ll do. Tell me what it costs you.”',
      pressure:
        'When somebody doubts that a thing can be done, you promise it before you think. “Nobody could do that by Friday” gets an instant “I’ll do it” from you. That’s your pride, and you may not want the work at all. Repeat the promise alone in the hallway, and if you don’t mean it there, go back within the hour and promise less.',
      money:
        'You negotiate worse when you hide what you’re after. You can defend a price calmly once you’ve said it aloud and believed it. If you pick a modest figure to seem reasonable, you’ll resent it within months. Practice in the car until you can say your price without adding a “but”: “I want $140,000 and the West Coast team.”',
      manager:
        'When your manager shows you options, you choose politely, and then you don’t put much into the work. Asked to speak first, you name what you’ll really carry through. Ask before the next planning meeting, “Give me five minutes before you show me the options. Then you’ll know what I’m committing to.”',
      grow: 'You learn fastest when a skill gets you something you’ve said you want. You’ll put off a spreadsheet class your review recommends, but if you want to run the department, you’ll sit through a year of accounting. Notice which goals you mention without being asked. Tell a goal to somebody who’ll remember it: “By March I’ll be able to do this.”',
    },
    heads: {
      energy: 'Promise only what you want to do',
      communicate: 'People hear your thinking as an order',
      lead: 'Tell your team what you want',
      manager: 'Speak before you see the options',
      grow: 'Tell somebody your learning goal',
    },
    headlines: {
      pressure: 'A dare can make you promise anything',
      money: 'Name what you want in the first sentence',
    },
    trials: {
      pressure:
        'Answer every dare or plea this week with “Ask me in an hour.” Keep a tally: how many promises did you still want to make after the hour, and how many of those did you keep?',
      grow:
        'Tell a colleague which skill you want and by when. If you’ve practiced by that date without being reminded, go on; if you haven’t, drop it.',
    },
  },
  'Ego Projected': {
    paragraphs: {
      energy:
        'You work hard when you get something you want in return. For that, you’ll get through a difficult month; for thanks alone, your drive is gone by Wednesday. It also fades when the terms get worse halfway. Next to each promise in your calendar, write what you get for it, and cancel one where you’d have to leave a blank.',
      communicate:
        'Praise can make you sound committed before you are. Somebody says, “We need you on this,” you answer warmly, and they put your name in the plan. All you meant was that you’d like to hear more. Keep your thanks apart from your answer: “I’m flattered. Tell me what it involves and what I’d get, and then I’ll give you a yes or a no.”',
      lead: 'You know from your own work that a willing yes is worth far more than a polite one. Your team may nod at a plan that nobody wants to carry out. Start by saying what you’d get out of it yourself. Ask each person at the table, “What do you want out of this, and what will you put in?”',
      pressure:
        'When someone doubts your worth, you may agree to a deadline that does nothing for you. One skeptical client is enough. You think you want the work, but you only want to prove yourself. Ask yourself, “Would I still want this if nobody found out it was me?” and if the answer is no, take back your promise the same day.',
      money:
        'You lose your drive when you don’t know what you’ll get. Accept a vague “We’ll take care of you,” and by month three you’re dragging your feet. Besides pay, you can ask for credit, time off or contacts. Before you accept, list both sides of the deal in two columns, and ask, “What can you add on my side?”',
      manager:
        'Your manager gets your full effort by naming what you’ll get for it. “It’s important to the company” won’t move you; “You’d own the client and get two Fridays off” might. Most managers won’t think of saying so. Tell your manager before the next big task, “When you need a big push, say what I get for it. You’ll have a straight answer.”',
      grow: 'You finish a course when you know what you’ll get from it. If you’re learning to impress somebody, you start strong and stop at chapter four; a payoff you can name gets you through dull evenings. Before you sign up, write down what you’ll get from the course, and wait a week to see whether it still tempts you.',
    },
    heads: {
      energy: 'Take on work you get something from',
      communicate: 'Say thanks without saying yes',
      lead: 'Ask people what they want out of a plan',
      manager: 'Ask what’s in it for you',
      grow: 'Learn what pays off for you',
    },
    headlines: {
      pressure: 'Don’t promise work just to prove your worth',
      money: 'Write down what you give and what you get',
    },
    trials: {
      pressure:
        'Until the end of next week, when praise or criticism tempts you to promise something, wait until the next morning, and note whom you wanted to impress. Count how many of the promises you still want to make.',
      grow:
        'List everything you’re learning and what you personally get from each item. Drop one without a payoff, and see by the end of the month whether you miss it.',
    },
  },
  'Self-Projected': {
    paragraphs: {
      energy:
        'You can hear in your own voice whether a project suits you. If it does, you say “I” a lot and keep adding ideas; if it doesn’t, you only repeat what you were told, and a week of that wears you down. Before you promise your time, explain each new request aloud to someone, and turn down the one you needed notes for.',
      communicate:
        'Talking is how you find out what you think, and people take every sentence for your decision. Within five minutes you may argue for leaving and for staying, because you’re testing both. Email doesn’t help, since you can’t hear your own tone in it. Call about anything that matters, and afterward put only your conclusion in writing.',
      lead: 'You find the right direction for a group while you talk about it. An hour alone with a strategy paper gets you an outline; a walk with somebody curious gets you a direction. Your plan may appear halfway through your own speech, which surprises people who expected slides. Warn your listeners: “Let me say this freely, and tell me where I sounded sure.”',
      pressure:
        'In a rush, you repeat other people’s sentences and take them for your own opinion. The boss’s phrase or the consultant’s slide comes out fluently, and you agree to something that looks right on paper but isn’t what you want. Step outside, call somebody who has no stake in it, and describe the problem in words you’d use at home.',
      money:
        'Your voice shows whether you want a job before you’ve done the math. Talking about one offer, you sound careful and polite; talking about another, you’re already planning your first week. Before you negotiate, describe the offer to three friends on three days, and ask each of them, “Did I sound as if I wanted it, or was I selling it?”',
      manager:
        'You need to talk a question through before your manager gets a good answer from you. Ten minutes of listening, with an occasional “And what else?”, bring out what you want; a quick suggestion stops you. Ask for the talk plainly: “Before I decide, may I talk it through with you? I’d like your view once I’m done.”',
      grow: 'The right subject for you is one you bring up at dinner without being asked. Forecasts about skills in demand won’t choose for you, since you have to feel like yourself in the work. Before you pay for a course, tell a friend what your days would be like afterward, and enroll if your friend says it sounds like you.',
    },
    heads: {
      energy: 'Explain a project aloud before you accept',
      communicate: 'Thinking aloud isn’t deciding',
      lead: 'Talk a plan through before you lead',
      manager: 'Ask your manager to just listen first',
      grow: 'Study what you talk about anyway',
    },
    headlines: {
      pressure: 'Take a rushed question to an outsider',
      money: 'Talk an offer through before you negotiate',
    },
    trials: {
      pressure:
        'After each tense meeting this week, tell someone outside the company what you said. Count the phrases you’d feel silly using with them, and see whether there are fewer on Friday than on Monday.',
      grow:
        'Pick two subjects, explain each to a friend for five minutes, and ask which one sounded more like you. Give that one your next free evening.',
    },
  },
  'Mental / Environmental': {
    paragraphs: {
      energy:
        'You can talk yourself into almost any workload, so your reasoning is a poor judge of what to promise. Much depends on where you’ll be: the same report takes you a morning in a quiet room and two days in a noisy one. Ask, “Where would I do this, and with whom?” before you agree, and run the plan past someone who’s seen you busy.',
      communicate:
        'Your arguments are good enough to convince people of things you haven’t decided. You explain a view to find out whether you believe it, and each listener leaves thinking the matter is settled. State the purpose before you begin: “I’m using you as a sounding board. I don’t need advice. Just tell me what I keep coming back to.”',
      lead: 'You decide badly while everyone at the table waits for your answer. You’re an excellent partner for other people’s decisions, because you see sides they hadn’t considered, but for your own you need a second talk in another room, or a walk. End the first meeting without a decision: “I’ll talk to two more people and send you my decision on Thursday.”',
      pressure:
        'Under pressure, you argue yourself into being sure. Your reasoning is flawless by midnight, and by breakfast you doubt it, because it was only logic. Thinking harder in the same room just takes you around in circles. Go to another floor or outside, call a person who’s new to the problem, and explain it from the beginning.',
      money:
        'You won’t get a gut feeling about an offer, and your list of pros and cons tends to end in a tie. Talking to different people helps: one friend knows contracts, another knows you. Go over the terms with both, somewhere you think well, and tell the other side, “I talk every offer through with two people. You’ll hear from me Thursday.”',
      manager:
        'You reach a decision in several short talks, and rarely in one long meeting. Two walks and a coffee do more for you than ninety minutes in a conference room. If your manager presses you there, you’ll say what sounds best. Ask for the format you need: “Tell me the question today, give me ten minutes outside the office on Wednesday, and I’ll answer by Friday.”',
      grow: 'Almost any well-argued subject can interest you, so interest alone is a weak reason to enroll. How much you learn depends on the place and the people: a brilliant course in a gloomy basement teaches you little. Find out where you’d study and with whom. Visit two programs, and choose the one whose students you’d talk to on a day off.',
    },
    heads: {
      energy: 'Ask where you’d do the work',
      communicate: 'Say when you’re only thinking aloud',
      lead: 'Don’t decide in the first meeting',
      manager: 'Ask for short talks, not a long meeting',
      grow: 'Choose a course by its people and place',
    },
    headlines: {
      pressure: 'Leave the room before you decide',
      money: 'Read the terms aloud to two people',
    },
    trials: {
      pressure:
        'For two weeks, when a problem has circled in your head for ten minutes, go somewhere else. Note the place and whether the circling stopped, and keep the two places that helped most often.',
      grow:
        'Study one chapter at home and the next in a café, and explain each to someone afterward. Go on in the place where you understood more.',
    },
  },
  Lunar: {
    paragraphs: {
      energy:
        'What you can get done changes with the day and the people around you. On a lively day, a whole plan looks doable; ten days later, half of it does. Small favors you can answer right away. For anything that runs for months, go back through four weeks of your calendar, find the slowest week, and promise what would have fit into it.',
      communicate:
        'You’ll say different things about one plan on different days, all of them sincere. Anyone who hears only one takes it for your decision. Talking helps you find out what you think, so keep going back to the same listeners, who’ll notice what changed. Put a date on your opinion: “This is how I see it this week. Ask me again after the 20th.”',
      lead: 'You decide more slowly than most groups, and without a schedule, that looks like hesitation. So open big questions a month ahead, and ask people in every part of the group what they think. Leave small decisions to the person closest to them. Announce your dates: “We’ll discuss this four times, and I’ll decide on the 28th.”',
      pressure:
        'With only a day to decide, you take on the opinion of the people around you. You hear what the loudest person wants, and for an evening you believe it yourself; a week later, in other company, you don’t. When the date can’t move, offer a step you can reverse: “You can have a trial run now and a commitment in four weeks.”',
      money:
        'You need about a month to know what you think of a job, and few employers wait that long for an answer. So start early: as soon as the conversations turn serious, note every few days how you see the job. When the offer comes, ask, “What’s the latest date that works for you?” and use every day until then.',
      manager:
        'Your answer to a surprise request depends on the meeting you’re in. With a month’s notice, you can look at it on different days and among different people, and your manager gets an answer that lasts. Offer the trade: “Tell me in March what you’ll need in April, and I’ll report every week how I see it.”',
      grow: 'You easily pick up the interests of the people around you. A subject that fascinates the colleague next to you can fascinate you too, until you’re apart. An interest that comes back wherever you are is worth tuition. Try a subject four times, in four different groups, and enroll only if it still surprises you the fourth time.',
    },
    heads: {
      energy: 'Plan for your slowest week',
      communicate: 'Tell people your opinion may change',
      lead: 'Announce when you’ll decide',
      manager: 'Ask for big questions a month ahead',
      grow: 'Test an interest in different groups',
    },
    headlines: {
      pressure: 'Offer a trial run when you’re rushed',
      money: 'Start thinking before the offer arrives',
    },
    trials: {
      pressure:
        'For two weeks, note your first reaction to every rushed request, agree to one small step, and name a date for the rest. At the end, count how many of those reactions have changed.',
      grow:
        'Study a subject you like for an hour among people you don’t usually learn with. If it’s just as exciting there, the interest is probably your own.',
    },
  },
};
