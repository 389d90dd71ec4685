import type { AuthorityReadings } from './schema.ts';

// Our own words; what each way of deciding changes in the matter of each chapter.
export const AUTHORITY_READINGS: AuthorityReadings = {
  Emotional: {
    paragraphs: {
      energy:
        'In a good mood, you overbook next month. On a high, three extra projects seem light, but you’ll deliver them in whatever mood you’re in by then. A low day is a poor guide too, since it makes an ordinary workload look impossible. Size what you promise for a flat day, and let anything longer than a week wait out the weekend.',
      communicate:
        'People take your first enthusiasm for a decision and start working on it. Then you see the other half of the picture, and it looks as if you’d gone back on your word. You can still react out loud. Label the reaction and date the decision: “That’s how I feel today. What I think, you’ll hear on Tuesday.”',
      lead: 'Groups like to leave the room with a decision, and as their leader you can hand them one. It’s the on-the-spot ones you end up revising, and a team that has been turned around twice stops moving until you’ve confirmed. Separate the day you discuss from the day you decide. Run large questions as two meetings, days apart, with no vote in the first.',
      pressure:
        'Urgency catches you in whatever mood you’re in and freezes you there. Pushed at a high point, you overcommit; pushed at a low, you turn down something you wanted, mostly to make the nervousness stop. The relief afterward feels a lot like clarity. Ask, “What breaks if you hear from me tomorrow morning?” and take the night unless there’s a real answer.',
      money:
        'Excitement hides the vesting schedule, and disappointment can hide a perfectly fair salary. The offer that thrilled you on the phone deserves a second reading on a dull afternoon. A few days’ wait costs you little, and you come back with better questions. Thank whoever makes the offer, say when you’ll answer, and name your price only after you’ve read the contract in two moods.',
      manager:
        'Your manager may think you change your mind a lot. What changes is the feeling; the answer arrives once, later. A yes you gave in the hallway is worth little to either of you, and one you gave after two nights is worth planning around. Agree on a rule: “Send me big requests by Monday, and you’ll get a firm answer by Wednesday.”',
      grow: 'After a great keynote, you want a new career by dinner. Interests rise and fall with your moods, and the classes you bought at a peak may be half finished. Look for the subject you came back to in good weeks and in gloomy ones. Keep a dated list of what you’d like to learn, and enroll only in what you’ve entered three times.',
    },
    heads: {
      energy: 'Plan for flat days',
      communicate: 'A reaction isn’t a decision',
      lead: 'Discuss first, decide later',
      manager: 'A slower, firmer yes',
      grow: 'Trust interests that come back',
    },
    headlines: {
      pressure: 'Don’t mistake relief for clarity',
      money: 'Let the offer cool before you answer',
    },
    trials: {
      pressure:
        'Whenever somebody wants an answer on the spot in the next two weeks, reply, “First thing tomorrow,” and note what you would have said. Count how many answers changed overnight and how many deadlines truly couldn’t wait.',
      grow:
        'Write down one thing you want to learn, and give it half an hour on a good day, on a bad one and on a flat one. If you’d do all three again, sign up.',
    },
  },
  Sacral: {
    paragraphs: {
      energy:
        'For a task in front of you today, your gut knows whether the energy is there. It answers “Can you finish the deck by five?” far better than “How’s your capacity this quarter?” A real yes brings stamina with it, while a polite yes runs out halfway. Before you accept work, ask the smallest version: “Do I have it in me to start this now?”',
      communicate:
        '“What do you think?” is the hardest question anyone can ask you. You talk to fill the silence, argue yourself into a position and notice later that you didn’t mean it. Your reaction was there first, and it was shorter. Ask for a better question, “Give me something I can say yes or no to,” and let the first sound count before you explain.',
      lead: 'Debates with six open issues drain you, while a concrete proposal gets your verdict in seconds, so have your team bring drafts. You steer well by reaction: this version yes, that paragraph no. The speed can feel curt to whoever spent a week on it. Tell your team: “You’re getting my gut first. Ask for the reasons, and I’ll find them by tomorrow.”',
      pressure:
        'Someone else’s hurry is louder than the sound in your gut. The word “sure” leaves your mouth while your stomach has already said no, and you find out at ten at night, over work you didn’t want. The faster you answer in words, the less you hear. Buy ten seconds: turn the request into a yes-or-no question, say it back, and answer only that.',
      money:
        'An offer letter bundles eight decisions, and your gut can’t answer a bundle. The salary may get a warm yes and the travel a clear no, which you’d miss if you reacted to the total. “What are you looking for?” won’t help; a figure on the table does. Have a friend read you the terms, and reopen each one that gets a no.',
      manager:
        'Closed questions get your manager further. “Any interest in something new?” earns a shrug; “Do you want to run onboarding from May?” earns a usable answer on the spot. That answer has a date on it, because a yes to the first phase doesn’t cover the second. Tell your manager: “Ask me yes or no, and check with me again at every milestone.”',
      grow: 'Don’t plan your development on a blank page. Your gut can’t say where you’ll be in five years, but it reacts when a course catalog or a colleague’s actual job is in front of it. The pull counts even before you know what it’s good for. Open a list of twenty trainings or roles, take three minutes, and mark each one yes or no.',
    },
    heads: {
      energy: 'A real yes has energy',
      communicate: 'Open questions stall you',
      lead: 'Judge drafts, not debates',
      manager: 'Yes-or-no questions, please',
      grow: 'Twenty options, three minutes',
    },
    headlines: {
      pressure: '“Sure” is only your manners talking',
      money: 'Answer an offer one line at a time',
    },
    trials: {
      pressure:
        'Mark every “sure” you say this week and whether your gut had said yes first. On Friday, compare how the two kinds of commitments are going, and give back one that your gut had turned down.',
      grow:
        'On your way home today, name the one task you’d do again tomorrow unasked. Ask the person who does most of it whether you could sit in for an hour.',
    },
  },
  Splenic: {
    paragraphs: {
      energy:
        'In March you promised October, and now it’s October and nothing in you wants to go. Your sense of what you can take on is sharp for today: before any to-do list does, it tells you that this task is fine or that you’ve done enough. Distant promises are out of its reach. Commit in short stretches, and put a date in the calendar to reconfirm each longer one.',
      communicate:
        'The most useful thing you could have said is often the one you swallowed because you couldn’t explain it. You knew at the second slide; by the time the reasons arrived, the group had moved on and counted you as agreed. A flag needs no proof. Raise a doubt while it’s fresh: “Something’s off here. I can’t show you why, so let’s check this number.”',
      lead: 'Teams want to know how you got there, and the honest answer is that you noticed. That makes you quick with risks and with new people, and hard to follow when every call comes as an order. Let others test what you sensed before it costs money. Open the discussion with, “My first read is no. Take an hour and try to prove me wrong.”',
      pressure:
        'When the stakes rise, fear learns to sound like a hunch. Listen to what each one talks about: a hunch is calm and concerns what’s in front of you, while fear tells stories about next year. Noise and speed make the quiet one easy to miss. If a warning grows louder, step outside for two minutes and ask, “What did I notice first?”',
      money:
        'By the fourth round of revised terms, you’ve heard so many good reasons that you can’t recall your first reaction. A week of weighing won’t bring it back; a short, live conversation keeps it within reach. Write yes or no on an offer the moment you’ve read it, and ask, “Could we settle this in one conversation today?”',
      manager:
        'From you, your manager hears answers that come early and without footnotes. You may also want to change a plan on the very morning, because what was right on Monday no longer is. Without a warning, both look careless. Offer a deal: “I’ll tell you the moment something feels off, and within a day I’ll bring you what I can find to back it up.”',
      grow: 'Ten minutes tell you whether a teacher, a class or a method is good for you. Sitting through the other eleven weeks because you’ve paid mostly trains you to ignore the message. Rankings and reviews are no replacement for being in the room. Book trial lessons, sit in once, and leave at the break if your first impression was a no.',
    },
    heads: {
      energy: 'Promise in short stretches',
      communicate: 'Raise the flag early',
      lead: 'Let them test your hunch',
      manager: 'Back a hunch within a day',
      grow: 'Leave at the break',
    },
    headlines: {
      pressure: 'Instinct speaks once, fear repeats itself',
      money: 'Keep the negotiation short enough to hear yourself',
    },
    trials: {
      pressure:
        'Write down each worry that interrupts your work over two weeks and tally how often it returns. At the end, compare: did the ones that came once, and quietly, tell you more than the repeaters?',
      grow:
        'Try one short talk or tutorial this week with your coat still on. If your first sense of it is a no, leave within five minutes.',
    },
  },
  'Ego Manifested': {
    paragraphs: {
      energy:
        'Your stamina follows your will. Work you’ve announced because you want it gets done with force; work you promised in order to look good stalls in its second week, however important it is. A promise somebody made on your behalf moves nothing in you. Say “I will do this” aloud before you sign up, and if your voice goes flat, offer a smaller piece.',
      communicate:
        'You find your position by speaking, so your first sentence sounds final to everyone else. They hear an order while you’re still listening for what you want. Prepared remarks come out smooth and tell you nothing. Keep talking freely, but choose a small audience, and ask, “Did that sound like something I want, or like something I think I should say?”',
      lead: 'People follow you because you say “I want this” and mean it. Dressed up as the committee’s wish, the same decision loses half its force. Beware of hearing everybody else first: after five positions, yours is hard to find. When the call is yours, speak early and finish with, “That’s what I want, and this is what I’ll do. Tell me what it costs you.”',
      pressure:
        '“Nobody could do that by Friday” gets an instant “I’ll do it” from you. It’s spoken by pride, in the same strong voice your real will uses, and the thinking comes afterward. The test is whether you’d want it without the opponent. Repeat the promise alone in the hallway, and if it leaves you cold, go back within the hour and cut it down.',
      money:
        'You negotiate worse when you hide what you’re after. A price you’ve said aloud and believed is one you can defend calmly. The modest figure you picked to seem reasonable turns into a grudge by the second invoice. Practice in the car until the sentence needs no “but” at the end: “I want $140,000 and the West Coast team.”',
      manager:
        'Ask your manager to hear you before showing you the options. Handed a menu, you choose politely; given the floor, you say the thing you’ll then carry through. They should also know that a task passed down without your “I will” has little behind it. Propose an order for the next planning round: “Give me five minutes first. Then you’ll know what I’m committing to.”',
      grow: 'You learn fastest toward something you’ve declared you want. A competency model that says you should get better at spreadsheets gives your will nothing to grip, while “I want to run this region” will take you through the accounting course. Notice which goals you state without being asked. Tell one goal to somebody who’ll remember it: “By March I’ll be able to do this.”',
    },
    heads: {
      energy: 'Keep to promises you meant',
      communicate: 'Talking sounds like deciding',
      lead: 'Say what you want',
      manager: 'Speak before the menu',
      grow: 'Say the goal aloud',
    },
    headlines: {
      pressure: 'A dare can make you promise anything',
      money: 'Name what you want in the first sentence',
    },
    trials: {
      pressure:
        'Answer every dare or plea this week with “Ask me in an hour,” and repeat the promise to yourself before you give it. Keep a tally: how many survived the hour, and how many of those did you deliver?',
      grow:
        'Announce one skill you want to a colleague who’ll ask about it, with a date. If you’ve practiced by then without being reminded, go on; if you haven’t, drop it.',
    },
  },
  'Ego Projected': {
    paragraphs: {
      energy:
        'Your will is strong and works on commission. Promise it something you want, and it carries you through a hard month; pay it in gratitude alone, and it quits by Wednesday. It also notices when the terms change halfway. Write next to each promise in your calendar what you get for it, and cancel one that has a blank.',
      communicate:
        'Praise can make you sound committed before you are. Somebody says, “We need you on this,” you answer warmly, and your name is in the plan. All you meant was that you’d like to hear more. Keep thanks apart from consent: “I’m flattered. Tell me what it involves and what I’d get, and then I’ll give you a yes or a no.”',
      lead: 'Plans fail when everyone nods and nobody wants to do the work. You know from your own yeses how different a willing one is. Declare your own stake when you recommend something, because people will wonder. Close a decision by going around the table with one question: “What do you want out of this, and what will you put in?”',
      pressure:
        'When someone doubts your worth, you may agree to a deadline that does nothing for you. A skeptical client is enough. The urge to prove something feels like wanting, but it needs an audience. Ask yourself, “Would I still want this if nobody found out it was me?” and if the answer is no, withdraw the offer the same day.',
      money:
        'A vague “We’ll take care of you” is an offer you can’t weigh, and by month three you’re dragging your feet without knowing why. Spell out the exchange while everyone is still polite. Pay is only one currency; credit, rest and access count as well. Draw two columns, yours and theirs, and ask, “What can you add on my side?” before you accept.',
      manager:
        'Your manager should name the trade along with the task. “It’s important to the company” won’t move you; “You’d own the client and get two Fridays back” might. Your reaction also tells them whether the work will get done. Bring up the trade soon: “When you need a big push, say what I get for it. You’ll have a straight answer.”',
      grow: 'Skip the training that would make you look better and take the one you’d use for yourself. Learning in order to be enough for somebody starts strong and dies at chapter four. A payoff you can name gets you through dull evenings. Before you register, write the sentence “When I can do this, I’ll get …” and see whether it still tempts you a week later.',
    },
    heads: {
      energy: 'Willpower wants a return',
      communicate: 'Praise isn’t consent',
      lead: 'Willing yeses only',
      manager: 'Ask what’s in it for you',
      grow: 'Learning that pays you',
    },
    headlines: {
      pressure: 'Check who you’re trying to prove it to',
      money: 'Two columns before one signature',
    },
    trials: {
      pressure:
        'Until the end of next week, put off promises that follow praise or criticism to the next morning, and write down whom they were meant to impress. Count how many you still want to make after breakfast.',
      grow:
        'List everything you’re learning and what each item gets you personally. Drop the one without a payoff, and give its next hour to the best of the others.',
    },
  },
  'Self-Projected': {
    paragraphs: {
      energy:
        'Before you promise your hours, listen to how you describe the project. If it leads where you’re headed, you speak in the first person and can’t help adding ideas; if it doesn’t, you recite the brief. A week of recited work wears you down even when each item is small. Explain new requests aloud to someone, and turn down the one you needed notes for.',
      communicate:
        'You talk in order to know, and people take the talking for the result. You may argue for leaving and for staying within five minutes, because both are part of the search. Email spoils it: typing, you can’t hear your tone. Pick up the phone for anything that matters, and afterward put your last sentence, and only that one, in writing.',
      lead: 'Where the group should go is a question you answer with your voice. An hour with the strategy paper gets you an outline; a walk with somebody curious gets you a direction. The plan may appear halfway through your own speech, which startles anyone expecting slides. Ask for the floor with, “Let me say this freely, and tell me where I sounded sure.”',
      pressure:
        'In a rush you borrow other people’s sentences. You repeat the boss’s phrasing and the consultant’s slide so fluently that you miss your own voice going quiet. What gets decided that way is correct on paper and takes you somewhere you didn’t mean to go. Step outside, call a person with no stake in it, and describe the problem in words you’d use at home.',
      money:
        'An offer does something to your voice before you’ve done the math. Talking about one job, you sound careful and polite; talking about another, you’re already planning your first week. No spreadsheet picks that up, though the person across the table might. Describe the offer to three friends on three days before you negotiate, and ask, “Where was I selling it?”',
      manager:
        'A conversation gets your manager a better answer than a form does. Ten minutes of listening, with an occasional “And what else?”, bring out where you want to take the work; a quick suggestion stops you. The first half is usually warm-up. Ask for the talk plainly: “Before I decide, may I talk it through with you? I’d like your view once I’m done.”',
      grow: 'The right subject is the one you bring up at dinner unprompted. Forecasts won’t choose for you, since it matters more whether you recognize yourself in the person who’d know all this. Teaching a little of it early is a good test. Before you pay for a course, describe to a friend who you’d be afterward, and enroll if you’d like to meet that person.',
    },
    heads: {
      energy: 'Hear how you describe it',
      communicate: 'Thinking aloud isn’t deciding',
      lead: 'You find direction by talking',
      manager: 'Listen first, then suggest',
      grow: 'Study what you bring up',
    },
    headlines: {
      pressure: 'Take a rushed question to an outsider',
      money: 'Talk the offer through before you price it',
    },
    trials: {
      pressure:
        'After each tense meeting this week, retell what you said to someone outside the company. Note the phrases you’d feel silly using with them. See whether your list is shorter on Friday than it was on Monday.',
      grow:
        'Pick two subjects, explain each to a friend for five minutes, and ask in which one you sounded at home. Give that one your next free evening.',
    },
  },
  'Mental / Environmental': {
    paragraphs: {
      energy:
        'Your mind can make a case for almost any workload, so it’s a poor judge of what to promise. Much depends on where you’ll be: the same report takes a morning in a quiet room and two days beside the sales floor. Ask, “Where would I do this, and with whom?” before you agree, and run the plan past someone who’s seen you busy.',
      communicate:
        'Your arguments are good enough to convince people of things you haven’t decided. You explain a view to find out whether you believe it, and each listener leaves thinking the matter is settled. State the purpose before you begin: “I’m using you as a sounding board. I don’t need advice. Just tell me what I keep coming back to.”',
      lead: 'For other people’s decisions you’re an excellent partner, because you lay out sides they hadn’t considered. Your own calls go badly at the head of a long table with everyone waiting; two meetings in different rooms, or a walk for the second half, get you further. End the first meeting without a verdict: “I’ll talk to two more people and send you my decision on Thursday.”',
      pressure:
        'Cornered, you build certainty out of logic. The argument is flawless by midnight, and by breakfast you doubt it, since nothing in your body votes for it. The room where the pressure began keeps the loop going, so thinking harder in it won’t help. Change floors, call a person who’s new to the problem, and ask the question there from the beginning.',
      money:
        'No figure will make your stomach say yes, and a list of pros and cons tends to end in a tie. A change of ears helps: a friend who knows contracts hears something different from a friend who knows you. Read the terms with two friends, somewhere you think well, and tell the other side, “I talk every offer through with two people. You’ll hear from me Thursday.”',
      manager:
        'Several short talks get you to a decision, and one long meeting usually doesn’t. Two walks and a coffee do more than ninety minutes under a projector. If your manager presses for a conclusion, they’ll get the most presentable one. Ask for the format: “Tell me the question today, give me ten minutes outside the office on Wednesday, and I’ll answer by Friday.”',
      grow: 'Anything well argued can interest you, which makes interest alone a weak reason to enroll. The room and the company decide what sticks: a brilliant course in a gloomy basement teaches you little. Find out who you’d discuss the material with and where. Visit two programs, and choose the one whose hallway conversations you’d join on a day off.',
    },
    heads: {
      energy: 'Ask where you’d do it',
      communicate: 'An argument isn’t your view',
      lead: 'Verdicts need a walk',
      manager: 'Skip the long meeting',
      grow: 'Company makes it stick',
    },
    headlines: {
      pressure: 'Change the room before you change your mind',
      money: 'Read the terms aloud to two people',
    },
    trials: {
      pressure:
        'As soon as a problem has looped for ten minutes, go somewhere else before you think on. Over two weeks, note the place and whether the loop stopped. Keep the two places with the best record.',
      grow:
        'Study one page in two places this week, and tell someone afterward what you took in. The place after which you could explain more is your spot.',
    },
  },
  Lunar: {
    paragraphs: {
      energy:
        'A promise of your time needs more evidence than one good Tuesday. On a lively day, the whole plan looks doable; ten days later, in other company, half of it does. Small favors you can answer right away. For anything that runs for months, go back through four weeks of your calendar, find the slowest week, and promise what would have fit into it.',
      communicate:
        'You’ll say different things about one plan on different days, all of them sincere. Anyone who hears only one takes it for the verdict. Talking is part of how you find out, so choose listeners who get the whole series and notice what changed. Put a date on your opinion: “This is how I see it this week. Ask me again after the 20th.”',
      lead: 'Groups usually decide faster than you do, and without a schedule your pace looks like hesitation. Fix the calendar before the content: big questions open a month ahead, small ones go to whoever is closest to them. In between, collect impressions from every corner of the group. Announce the whole calendar: “We’ll discuss this four times, and I’ll decide on the 28th.”',
      pressure:
        'With one day to decide, you hand in the room’s opinion in your own handwriting. You’ve taken in what the loudest person wants, and for an evening it feels like conviction. A week later, somewhere else, it’s gone. When the date can’t move, offer a step you can reverse: “You can have a trial run now and a commitment in four weeks.”',
      money:
        'Few employers wait four weeks, so don’t let the letter start your count. As soon as a first conversation turns serious, begin noting how you see the job on different days; the written terms will find you halfway through. When the offer is on the table, ask, “What’s the latest date that works for you?” and use every day of it.',
      manager:
        'Your manager can plan around a slow answer if the question comes early. Sprung on you in a meeting, a request gets whatever that meeting felt like. Announced a month ahead, it gets a judgment you’ve tested in several kinds of company. Offer the trade: “Tell me in March what you’ll need in April, and I’ll report every week how I see it.”',
      grow: 'What fascinates you in week one may belong to the person in the next seat. Over a month of changing company, some interests leave with their owners, and one or two come back wherever you are. Those are worth tuition. Try a subject four times in four different groups before you enroll, and choose the one that still surprised you the fourth time.',
    },
    heads: {
      energy: 'Plan for slow weeks',
      communicate: 'Date your opinions',
      lead: 'Set the calendar first',
      manager: 'Get questions a month ahead',
      grow: 'Study what keeps coming back',
    },
    headlines: {
      pressure: 'On a deadline, check whose answer it is',
      money: 'Start your month before the offer arrives',
    },
    trials: {
      pressure:
        'Over the next two weeks, meet every rushed request with “A small yes now, the rest on the 15th,” or whatever date is realistic. When it comes, compare your view with your first reaction and count how many flipped.',
      grow:
        'Give one subject an hour among people you don’t usually learn with. If it felt as alive as it did elsewhere, it may be yours and not the company’s.',
    },
  },
};
