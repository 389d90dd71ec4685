import type { TypeReadings } from './schema.ts';

// Our own words; strategy, signature and not-self feeling are in the engine's tables.
export const TYPE_READINGS: TypeReadings = {
  Manifestor: {
    paragraphs: {
      energy:
        'Your drive arrives in bursts. For three days you can push a stuck project further than anyone expected; then the push is gone, and another coffee won’t bring it back. The quiet that follows is where your next start takes shape, though from the outside it can look like slacking. A calendar filled evenly works against you. After each launch, block two half-days and keep meetings out of them.',
      communicate:
        'You walk out of a meeting lost in thought, and three colleagues wonder what they did wrong. You’re hard to read: you answer in four words, and it sounds like an order. Your silence is mostly concentration, but it leaves blanks for others to fill, and they rarely guess in your favor. Add a caption: “Nothing’s wrong. I’m thinking, and I’ll come over before lunch.”',
      lead: 'You lead by getting things off the ground, and then your interest moves on. A team can live with that as long as somebody is ready to run what you began. Following is harder for you: daily direction makes you stiff, while a piece of territory that’s clearly yours makes you a loyal colleague. Before any kickoff, put two names on the plan: who starts it, and who takes over in week three.',
      pressure:
        'Strain comes out as anger when somebody blocks you, checks on you or wants one more approval. You go silent, or you do it anyway and let people find out later. Either one invites more control, which makes you angrier still. Peace, the sense that nobody is in your way, returns fastest through the message you skipped. Find the person you caught off guard, and tell them today what you did.',
      money:
        'Opening the subject of money comes easier to you than to most, and you need no review cycle to do it. If you’ve earned the raise by March, talk about it in March. Resentment begins when you set things up for free and others bill for operating them. Give the beginning its own line in the quote: “Setting this up is $12,000. Running it is a separate agreement.”',
      manager:
        'The manager you need names the result and the limits, then leaves the route to you. What that person dreads is hearing about your plans from somebody else. There’s your bargaining chip: early warning in exchange for a free hand. Offer the trade in your next one-on-one: “I’ll tell you before I do anything that touches your budget or your clients. I’d like not to ask permission for the rest.”',
      grow: 'You learn by launching. A course taken beforehand teaches you less than a small pilot you began because you wanted to see whether it would work. Look for roles with something to open: a first office, a new market, a missing department. Maintenance wears your interest thin, however senior the title. Write one page on a job that doesn’t exist at your company, and send it to whoever could create it.',
    },
    heads: {
      lead: 'Name who takes over',
      pressure: 'Anger says you’re blocked',
      money: 'Charge for the beginning',
      grow: 'Pick roles that don’t exist yet',
    },
    headlines: {
      energy: 'Plan for the burst and for the quiet after',
      communicate: 'Tell people what your silence means',
      manager: 'No surprises for them, no leash for you',
    },
    trials: {
      energy:
        'Mark each of the next ten workdays as push or quiet, and on the quiet ones do only what the day requires. At the end, check whether the next push came sooner or lasted longer than usual.',
      lead:
        'Pick one thing you’ve started, and hand it over this week in a ten-minute talk: what it’s for, what’s decided, and whom to call. Then take yourself off its meetings.',
      money:
        'Bring up one money matter this week that nobody put on the agenda, such as an overdue invoice or the raise you’ve earned: “I’d like ten minutes on this today.”',
    },
  },
  Generator: {
    paragraphs: {
      energy:
        'You’re at your best in the long, solid day: one kind of work, hour after hour, at a pace that barely drops. What wears you down is a day cut into fifteen-minute pieces, or one with nothing worth doing. A good day is one you spent on work you liked, all the way to empty. Gather the small stuff after lunch, and keep the morning for the task you’d hate to hand over.',
      communicate:
        'You open with a prepared pitch and sound wooden; somebody asks about a client’s actual problem, and the room leans in. People relax around you and tend to bring you things, so you’re at your most convincing when you answer. A question gives you something to push against, which an agenda doesn’t. Before a presentation, ask someone to put the first question to you, and begin with your reply.',
      lead: 'You lead from the middle of the work. Your team knows what good looks like because they watch you do it daily, at a pace they can set their clocks by. The danger is that whatever they bring becomes your task. As a follower you give a leader long, loyal hours once you like what’s asked. Set two fixed hours a week for other people’s problems, and send each one out with its owner.',
      pressure:
        'Frustration means you’re pushing a door that won’t open. You add hours, redo the spreadsheet, sigh at your screen and start over. Either you forced the beginning, or you wanted the work once and kept at it after that was over. Satisfaction comes back when your effort meets some pull again. Put the task away for a day; if you don’t miss it, say, “I’ve taken this as far as I can.”',
      money:
        'You like your work and people can count on you, which makes it easy to underpay you. Requests arrive all day, small and friendly, and by the end of a project you’ve delivered a third more than anybody paid for. Answer the next extra with a price, “Glad to, for another $800,” or on a salary with a trade: “Glad to. Which of my tasks does it replace?”',
      manager:
        'What your manager gets from you is staying power: hand you work you like, and it gets finished, week after week. In return, ask for a choice among real tasks and enough time to see each one through. A new priority every Tuesday wastes what you’re best at. Bring your tasks to the next one-on-one, ranked, and say, “I’d do the top three all month. Could we trade away the last?”',
      grow: 'You get good by doing a thing again and again, with plateaus on the way. For weeks nothing improves, then a jump comes that nobody predicted, and it’s tempting to quit just before it. As for your next role, it tends to be visible already in what people want from you. List the last ten requests that came to you unprompted, mark those you’d repeat tomorrow, and ask for a job made of them.',
    },
    heads: {
      lead: 'Help at fixed hours',
      pressure: 'Frustration means stop pushing',
      money: 'Extras have a price',
      grow: 'Plateaus come before jumps',
    },
    headlines: {
      energy: 'Go home tired from work you wanted',
      communicate: 'Let them ask, then give your best answer',
      manager: 'Ask for tasks to choose from',
    },
    trials: {
      energy:
        'Score each work block of the next two weeks from 1 to 5 for how much you wanted to be doing it. Replace one low block in the second week, and compare how you feel at six o’clock.',
      lead:
        'Answer the next person who brings you a task with “What would you do?” before you touch it, and see whether they leave with it.',
      money:
        'Look through last month for everything you did beyond what was agreed, add up the hours, and take the sum to your next talk about pay or price.',
    },
  },
  'Manifesting Generator': {
    paragraphs: {
      energy:
        'You have plenty of fuel and very little tolerance for boredom. One project a day makes you sluggish; three at different stages keep you quick, because you can change tracks when one goes stale. Three is the limit, and a fourth waits until one is finished. Each switch costs you your place, which adds up by Friday. Leave each track with a two-line note on what’s done and what comes next, so you can jump back in without a warm-up.',
      communicate:
        'You talk as fast as you think, which is faster than anyone takes notes. You’ve answered before the question is over, finished a colleague’s sentence and begun on another topic. Listeners catch the enthusiasm and lose the thread, and the slower ones give up on getting a word in. Open with the result, then hand them the brakes: “Here’s where I ended up. Stop me wherever you want the reasoning.”',
      lead: 'Teams get momentum from you, and sometimes whiplash. By Wednesday you’ve found a shorter way, while half the group is still executing Monday’s plan, because you told them about the new idea and said nothing about the old one. As a follower you’re fast and inventive, if your boss lets you rearrange the order of things. Whenever you change course, end the message with what it replaces: “Please drop Monday’s version.”',
      pressure:
        'Under strain you speed up. You cut one more corner, snap at the colleague who’s still on page one, and open a fifth front because the fourth is stuck; frustration builds, sometimes plain anger. The jam often goes back to something you jumped over: a sign-off, a test, a person nobody told. Satisfaction returns once the speed is fun again. Find the step you skipped, give it half an hour, and only then push on.',
      money:
        'Hourly rates punish you. What takes a careful colleague two days you’ve finished by lunch, and your reward is half a day’s pay or, on a salary, somebody else’s overflow. Nobody needs to know how fast it went; what they’re buying is that it works. Put the result in your next quote or review, and leave out the hours: “$6,000, and the website is live by the 15th.”',
      manager:
        'Step-by-step reporting slows you to a crawl, and a manager who sees you leave out a step may take it for carelessness. Clear that up ahead of time. Let them judge you on what comes out, give you several assignments side by side, and say which checks are untouchable, such as the legal review. Ask: “Which steps may I not skip? I’ll do those in order and tell you when I rearrange the rest.”',
      grow: 'On paper your career may zigzag: two fields, a side business, a tool you mastered in a month and then dropped. Taken together, those detours give you combinations that specialists lack. You learn by jumping to the part you need and filling the gaps later, so a linear course will lose you by lesson three. Write one sentence that links your last three changes of direction, and open your next interview with it.',
    },
    heads: {
      lead: 'Say what it replaces',
      pressure: 'The jam is a skipped step',
      money: 'Don’t bill by the hour',
      grow: 'The detours add up',
    },
    headlines: {
      energy: 'Switch when bored, and leave yourself a note',
      communicate: 'Give the result first, and explain when asked',
      manager: 'Agree which steps you won’t skip',
    },
    trials: {
      energy:
        'Spend one week on a single project a day. The next week, keep three open and switch whenever one goes stale. Count what got finished in each, and note which week left you fresher.',
      lead:
        'The next time you change a plan, tell everybody it affects within ten minutes, and ask one of them what they’d have worked on without your message.',
      money:
        'Find one task this month that you finished in half the expected time, and ask for something in return: a bonus, a higher fee, or a free afternoon.',
    },
  },
  Projector: {
    paragraphs: {
      energy:
        'Watching closely is work, even when it looks as if you’re just sitting there. You study how people and processes function, and a few concentrated hours of that can be worth more than a long day of output. Match the pace of colleagues who don’t tire, and you lose the judgment you’re paid for. Schedule the question that most needs your eye before noon, and take on no new one after four.',
      communicate:
        'A colleague shows you a draft, and you see what’s off before they’ve finished explaining. To a person who asked, that’s a gift; offered cold, the same sentence makes them feel exposed and gets waved away, only to come back in March as somebody else’s idea. Before you correct anything, ask: “I noticed something about the handover. Would you like it now, later or not at all?”',
      lead: 'You lead by steering other people’s effort. You notice who sits in the wrong chair, which meeting could be an email and what would get the quiet analyst talking, and you do it best one person at a time. You don’t have to outwork anybody to do it. You follow gladly once a boss knows your strengths. This month, ask each person you guide, “What should I be using you for?”',
      pressure:
        'You warned them in January, and in May everyone calls it bad luck. You keep a silent tally of such warnings, work longer to earn a mention, and hand out corrections that make people avoid you. Success, for you, begins with a few people who see you accurately. For a week, help only where somebody asked, and call the last person who told you your view made a difference.',
      money:
        'You’re paid for what you see, and seeing it may take you ten minutes. That’s why so much of it leaks out free: over coffee, on a walk to the parking lot, in “quick question” threads. The moment to talk price is right after somebody has said you were useful, while your value needs no proof. Answer the thanks right away: “I’m glad that helped. May I send you a proposal for doing it properly?”',
      manager:
        'A good manager uses you as a second pair of eyes and says so in front of others. Without that mandate your remarks sound like meddling, and you end up as one more pair of hands, which wastes you. In exchange they get a sober reading of people and plans while changes are still cheap. Propose one fixed occasion: “Could I see project plans before they go out, and tell you where they’ll jam?”',
      grow: 'You learn by studying one system, craft or expert until you understand it better than people who work in it every day. Depth pays off because invitations go to those who are known for something. Applying everywhere hides what that is; one clear example makes people call you. Next quarter, write up one case a month, what was wrong and what changed, and send it to three people whose invitation you’d accept.',
    },
    heads: {
      lead: 'Guide, don’t outwork',
      pressure: 'Unseen help turns bitter',
      money: 'Don’t give advice away',
      grow: 'Be known for one thing',
    },
    headlines: {
      energy: 'Your attention runs out before your hours do',
      communicate: 'Ask whether they want it before you say it',
      manager: 'Get your view written into the process',
    },
    trials: {
      energy:
        'Limit demanding work to two 90-minute blocks a day for one week, and fill the remaining hours with light tasks. Compare the quality with the week before, and ask one colleague to judge it, too.',
      lead:
        'Meet the next problem somebody brings you with questions only, until they ask what you’d do. If they act on your answer, that’s a person to guide.',
      money:
        'Write down the three most useful pieces of advice you gave this month, put a price beside each, and bring the page to your next talk about pay.',
    },
  },
  Reflector: {
    paragraphs: {
      energy:
        'Your energy is on loan from the people around you. On a floor of sprinters you sprint; beside a tired team you drag by two o’clock, with the same to-do list in front of you. Measuring yourself against a colleague’s regular output tells you little, since yours follows company and rest. Both can be arranged. After every crowded meeting, put thirty minutes alone in the calendar, with the door shut and nothing to answer.',
      communicate:
        'You hear what the room hasn’t said. Because you have no fixed angle to push, people find you fair, and on some days they hardly notice you’re there; you can be lively in one group and almost silent in another. A fast debate buries your best observation, and being asked in turn brings it out. Suggest a round yourself: “Could we go around the table once? I’ll go last and tell you what I noticed.”',
      lead: 'A group you lead gets a fair chair instead of a boss with a program. You see early who’s being talked over and which agreement is merely polite, so people trust the outcome of meetings you run. Be choosy about whom you follow, since a leader’s haste or calm becomes yours within days. Offer to run the next review between two departments, and close it by naming what you saw each side give up.',
      pressure:
        'Disappointment is your warning light. A place you had hoped for lets you down, and you turn quiet and polite, agreeing to things from far away. Often the tension belongs to the whole team, and you’ve been displaying it on their behalf for weeks. Surprise, the pleasant kind, tends to return with a change of company. Work one full day somewhere else, among other people, and write down that evening what has lifted.',
      money:
        'Across the table you absorb the other side’s certainty. If they consider $80,000 generous, you may agree by the end of the hour and wonder about it in the car. Work out your figure in a quiet room, from what comparable roles pay. What you sell is rare: an unbiased reading of how a group is doing. Bring your number to the talk on paper, hand it over and say, “This is what I came to ask for.”',
      manager:
        'You notice that a team is turning sour well before the numbers say so, and for a manager that’s worth a good deal. In exchange, ask for a good seat: room to move among groups, and cover from being the person everybody unloads on. Daily quotas show your manager little of what you do. Offer a recurring date: “Once a month, I’ll tell you honestly how the team is doing. Would that help?”',
      grow: 'Exposure is how you learn. A month among excellent people teaches you more than a manual can, since you pick up their standards together with their habits; mediocre company rubs off just as fast. Forget the single ladder. Collect a variety of places you’ve known well, and become the person who can compare them. Ask for two four-week rotations this year, and write a page on each about what they do better than anyone else.',
    },
    heads: {
      lead: 'Name what each side gave',
      pressure: 'Quiet means the wrong place',
      money: 'Bring your number on paper',
      grow: 'Learn in many good places',
    },
    headlines: {
      energy: 'Pick your company before your workload',
      communicate: 'Trade the debate for a round of the table',
      manager: 'Your manager needs a monthly second opinion',
    },
    trials: {
      energy:
        'Each evening for two weeks, write down where you worked, with whom, and how much energy you had from 1 to 5. Then go back to the best-scored company for a day and see whether the score repeats.',
      lead:
        'At the end of the next meeting you run, name one thing you noticed about the group, and wait: somebody will add to it or correct it.',
      money:
        'Write down your figure before the next conversation about money, and again right afterward. The difference shows how far you moved toward the other person.',
    },
  },
};
