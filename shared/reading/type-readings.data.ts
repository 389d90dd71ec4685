import type { TypeReadings } from './schema.ts';

// Our own words; strategy, signature and not-self feeling are in the engine's tables.
export const TYPE_READINGS: TypeReadings = {
  Manifestor: {
    paragraphs: {
      energy:
        'Your drive arrives in bursts. For three days you can push a stuck project further than anyone expected; then the push is gone, and another coffee won’t bring it back. In the quiet days that follow, your next idea takes shape, though to others you may seem to be slacking. After each launch, block two half-days for that, and keep meetings out of them.',
      communicate:
        'You’re hard to read, most of all when you go quiet. You walk out of a meeting lost in thought, and three colleagues wonder what they did wrong. You’re usually just concentrating, but they have to guess, and they rarely guess in your favor. Tell people what’s going on: “Nothing’s wrong. I’m thinking, and I’ll come over before lunch.”',
      lead: 'You lead by getting things off the ground, and then your interest moves on. A team can live with that as long as somebody is ready to run what you began. As a follower, you resist daily instructions, but you’re loyal to a boss who gives you an area of your own. Before any kickoff, put two names on the plan: who starts it, and who takes over in week three.',
      pressure:
        'It makes you angry when somebody blocks you, checks on you or wants one more approval. Then you go silent, or you do it anyway and let people find out later. Either way, they check on you more, and you get angrier still. You’ll have peace again when people hear from you before they have to ask. Find the person you surprised last, and tell them today what you did.',
      money:
        'You’re good at getting things started, and often that’s the part nobody pays you for. You set something up as a favor, others get paid for running it, and you resent that. Bringing up money comes easier to you than to most, so do it before you begin: “Setting this up is $12,000. Running it is a separate agreement.”',
      manager:
        'The manager you need names the result and the limits and leaves the rest to you. What managers dread is hearing about your plans from somebody else. So promise early warning in exchange for a free hand. Say in your next one-on-one, “I’ll tell you before I do anything that touches your budget or your clients. I’d like not to ask permission for the rest.”',
      grow: 'You learn by starting things. A course taken beforehand teaches you less than a small trial you began to see whether it would work. Look for roles with something to build: a first office, a new market, a missing department. Keeping things running bores you, however senior the title. Write one page on a job that doesn’t exist at your company, and send it to the person who could create it.',
    },
    heads: {
      lead: 'Name who’ll run what you start',
      pressure: 'Anger means somebody’s in your way',
      money: 'Charge for getting things started',
      grow: 'Pick roles that don’t exist yet',
    },
    headlines: {
      energy: 'Plan quiet time after every big push',
      communicate: 'Tell people what your silence means',
      manager: 'Trade early warning for a free hand',
    },
    trials: {
      energy:
        'Mark each of the next ten workdays as a push day or a quiet day, and on quiet days do only what’s required. At the end, check whether your next push came sooner or lasted longer.',
      lead:
        'Pick one thing you’ve started, and hand it over this week in a ten-minute talk. Skip its next two meetings, and check whether it’s still going.',
      money:
        'Bring up one money matter this week that nobody put on the agenda, like an overdue invoice or the raise you’ve earned: “I’d like ten minutes on this today.”',
    },
  },
  Generator: {
    paragraphs: {
      energy:
        'You’re at your best on a long, steady day with one kind of work, at a pace that barely drops. What wears you down is a day cut into fifteen-minute pieces, or one with nothing worth doing. On a good day, you use up all your energy on work you like. Move the small stuff to the afternoon, and keep the morning for the task you’d hate to hand over.',
      communicate:
        'With a prepared pitch you sound wooden; asked about an actual problem, you come alive, and people listen. You’re more convincing when you answer than when you give a speech, because a question gives you something to react to. Before a presentation, arrange for someone to ask you the first question, and begin with your answer.',
      lead: 'You lead by doing the work where your team can see it, at a steady pace. The danger is that every problem people bring you becomes your task. As a follower, you give a leader long, loyal hours once you like the work. Set two fixed hours a week for other people’s problems, and let each person leave with a next step that they’ll do themselves.',
      pressure:
        'When you’re frustrated, you’re usually forcing something. You add hours, redo the spreadsheet, sigh at your screen and start over. Maybe you didn’t want this task, or you wanted it once and kept going after that was over. Satisfaction comes back with work you want to do. Put the task away for a day; if you don’t miss it, say, “I’ve taken this as far as I can.”',
      money:
        'You like your work and people can count on you, which makes it easy to underpay you. Requests arrive all day, small and friendly, and by the end of a project you’ve delivered a third more than anybody paid for. Answer the next extra with a price, “Glad to, for another $800,” or, if you’re on a salary, with a trade: “Glad to. Which of my tasks does it replace?”',
      manager:
        'Your manager can rely on you to finish work you like, week after week. A new priority every Tuesday wastes that strength. So ask for a choice of tasks and enough time to complete each one. Rank your current tasks by how much you like them, bring the list to your next one-on-one, and say, “I’d do the top three all month. Could we trade away the last one?”',
      grow: 'You get good at what you do again and again, even when nothing seems to improve for weeks. So your next role should consist of work you’ll gladly repeat, and people already bring you some of it. List the last ten requests that came to you unprompted, mark those you’d repeat tomorrow, and ask for a job with more of them.',
    },
    heads: {
      lead: 'Help your team at fixed hours',
      pressure: 'Frustration means stop pushing',
      money: 'Ask for something in return for extras',
      grow: 'Build a job from work you’d repeat',
    },
    headlines: {
      energy: 'Give your mornings to the work you like',
      communicate: 'Start presentations by answering a question',
      manager: 'Ask for tasks to choose from',
    },
    trials: {
      energy:
        'For two weeks, score each part of your day from 1 to 5 for how much you wanted to do it. In the second week, replace one low-scoring part, and compare how you feel at six o’clock.',
      lead:
        'Ask the next person who brings you a task, “What would you do?” before you touch it, and see whether they end up doing it themselves.',
      money:
        'Look through last month for everything you did beyond what was agreed, add up the hours, and take the sum to your next talk about pay or price.',
    },
  },
  'Manifesting Generator': {
    paragraphs: {
      energy:
        'You have plenty of fuel and very little tolerance for boredom. One project a day makes you sluggish; three at different stages keep you quick, because you can switch when one gets dull. Three is the limit, and a fourth waits until one is finished. Each switch takes time, since you have to find your place again. Before you leave a project, write down in two lines what’s done and what comes next.',
      communicate:
        'You talk faster than most people can follow. You answer before the question is over, finish a colleague’s sentence and begin on another topic. Listeners hear your enthusiasm and lose the thread, and the slower ones stop trying to get a word in. Open with the result, and let them slow you down: “Here’s where I ended up. Stop me wherever you want the reasoning.”',
      lead: 'Your plans change quickly, and you forget to tell people that the old one is off. By Wednesday you’ve found a shorter way, while half your team is still working on Monday’s plan. As a follower, you’re fast and inventive if your boss lets you change the order of things. Whenever you announce a new plan, end the message with what it replaces: “Please drop Monday’s version.”',
      pressure:
        'Under strain you speed up and skip things. You cut one more corner, snap at a slower colleague and start a fifth task because the fourth is stuck; you get frustrated, sometimes angry. The task is often stuck because of something you left out: an approval, a test, a person nobody told. Satisfaction returns once the work moves again. Find the step you skipped, give it half an hour, and only then push on.',
      money:
        'You work fast, so you lose money when you’re paid by the hour. You finish by lunch what takes a careful colleague two days, and you get half a day’s pay or, on a salary, somebody else’s work on top. People pay for a result that works. In your next quote or review, name the result and leave out the hours: “$6,000, and the website is live by the 15th.”',
      manager:
        'Your manager may call it careless when you leave out steps, though that’s how you get fast results. Reporting on each step would slow you to a crawl. So agree ahead of time that you’ll be judged by the result, and find out which checks can’t be skipped, like a legal review. Ask: “Which steps do you need every time? I’ll do those in order and tell you when I rearrange the rest.”',
      grow: 'You learn by jumping straight to the part you need, and then you move on. So on paper your career may zigzag: two fields, a side business, a tool you mastered in a month and then dropped. Together, they give you a mix of skills that specialists lack. Write one sentence that links your last three changes of direction, and open your next interview with it.',
    },
    heads: {
      lead: 'Say which plan the new one replaces',
      pressure: 'When you’re stuck, find the skipped step',
      money: 'Charge for the result, not the hours',
      grow: 'Your career detours are an advantage',
    },
    headlines: {
      energy: 'Switch when bored, and leave yourself a note',
      communicate: 'Give the result first, and explain when asked',
      manager: 'Agree on the steps you won’t skip',
    },
    trials: {
      energy:
        'Spend one week on a single project a day. The next week, keep three open and switch whenever one gets dull. Count what you finished in each week, and note which one left you fresher.',
      lead:
        'The next time you change a plan, tell everybody it affects within ten minutes, and ask one of them what they’d have worked on without your message.',
      money:
        'Find one task this month that you finished in half the expected time, and ask for something in return: a bonus, a higher fee, or a free afternoon.',
    },
  },
  Projector: {
    paragraphs: {
      energy:
        'You do your best work in a few concentrated hours. You study how people and processes function, and that’s tiring even when it looks as if you’re just sitting there. If you try to keep up with colleagues who don’t tire, you lose the judgment you’re paid for. Schedule the question that needs your best thinking before noon, and take on no new one after four.',
      communicate:
        'Before a colleague has finished explaining a draft, you see what’s wrong with it. If they asked for your view, they’re grateful; if they didn’t, they feel criticized and brush it off, and months later somebody else gets credit for the same idea. Before you correct anything, ask: “I noticed something about the handover. Would you like it now, later or not at all?”',
      lead: 'You lead by guiding other people’s effort, best one person at a time, and you don’t have to outwork anybody to do it. You notice who has the wrong job, which meeting could be an email and what would get a quiet colleague talking. As a follower, you want a boss who knows your strengths. This month, ask each person you guide, “What should I be using you for?”',
      pressure:
        'You warned your team in January, and nobody listened. In May, everyone calls it bad luck. So you get bitter, work longer to be noticed and correct people unasked, and they avoid you. Success, for you, begins with a few people who value your view. For a week, help only where somebody asked, and call the last person who told you that you made a difference.',
      money:
        'It takes you ten minutes to give good advice, so you often give it away free: over coffee, on the walk to the parking lot, in answer to a “quick question.” The moment to talk price is right after somebody has said you were useful, because then you don’t have to prove it. Answer the thanks right away: “I’m glad that helped. May I send you a proposal for doing it properly?”',
      manager:
        'You spot trouble in plans early, but if your manager hasn’t asked, your remarks sound like meddling. Then you end up as one more pair of hands, which wastes you. A manager who does ask gets an honest view of people and plans while changes are still cheap. Propose one fixed occasion: “Could I see project plans before they go out, and tell you where they’ll get stuck?”',
      grow: 'You learn by studying one subject until you understand it better than people who work in it every day. That pays off, because people invite those who are known for something. If you apply everywhere, nobody sees what you’re known for. Next quarter, write up one case a month, what was wrong and what changed, and send it to three people whose invitation you’d accept.',
    },
    heads: {
      lead: 'Guide people instead of outworking them',
      pressure: 'When you turn bitter, stop helping unasked',
      money: 'Don’t give advice away',
      grow: 'Be known for one thing',
    },
    headlines: {
      energy: 'Do your hardest thinking before noon',
      communicate: 'Ask before you correct somebody’s work',
      manager: 'Ask to check plans before they go out',
    },
    trials: {
      energy:
        'Limit demanding work to two 90-minute blocks a day for one week, and fill the remaining hours with light tasks. Compare the quality with the week before, and ask one colleague to judge it, too.',
      lead:
        'When somebody brings you a problem, ask only questions until they ask what you’d do. If they act on your answer, that’s a person to guide.',
      money:
        'Write down the three most useful pieces of advice you gave this month, put a price beside each, and bring the page to your next talk about pay.',
    },
  },
  Reflector: {
    paragraphs: {
      energy:
        'Your energy depends on the people around you. In a fast team you’re fast; beside a tired one you drag by two o’clock, with the same to-do list in front of you. So don’t measure yourself against a colleague who gets the same amount done every day. What restores you is time alone. After every crowded meeting, put thirty minutes of it in the calendar, with the door shut and nothing to answer.',
      communicate:
        'You notice what nobody in the room has said, but in a fast debate you don’t get to say it. You can be lively in one group and almost silent in another. People find you fair because you aren’t pushing your own side, so they’ll listen when it’s your turn. Suggest a round yourself: “Could we go around the table once? I’ll go last and tell you what I noticed.”',
      lead: 'You lead by running a fair discussion more than by pushing a program of your own. You see early who’s being talked over and who agrees only to be polite, so people trust what your meetings decide. Be choosy about whom you follow, since you take on a leader’s haste or calm within days. Offer to run the next meeting between two departments, and close it by naming what each side gave up.',
      pressure:
        'When a place disappoints you, you turn quiet and polite and agree to things you don’t care about. Often the whole team is tense, and you’ve been feeling it for everyone for weeks. In different company, your work can surprise and delight you again. Work one full day somewhere else, among other people, and write down that evening what feels better.',
      money:
        'In a negotiation, you take on the other side’s view. If they consider $80,000 generous, you may agree by the end of the hour and wonder about it in the car. So work out your figure beforehand, alone, from what comparable roles pay. Bring your figure on paper, hand it over and say, “This is what I came to ask for.”',
      manager:
        'Well before the numbers show it, you notice that a team is getting unhappy, and for a manager that’s worth a good deal. In exchange, ask for freedom to move among groups, for protection from everybody’s complaints, and for no daily quota. Offer a recurring date: “Once a month, I’ll tell you honestly how the team is doing. Would that help?”',
      grow: 'You learn from the people around you. A month among excellent colleagues teaches you more than a manual can, since you pick up their standards and habits; you pick up those of mediocre ones just as fast. Instead of climbing one ladder, get to know several places so well that you can compare them. Ask for two four-week rotations this year, and write a page on what each group does better than any other.',
    },
    heads: {
      lead: 'Offer to run meetings between teams',
      pressure: 'Going quiet means you need a change',
      money: 'Bring your asking price on paper',
      grow: 'Learn in several good teams',
    },
    headlines: {
      energy: 'Take time alone after crowded meetings',
      communicate: 'Ask that everyone speak in turn',
      manager: 'Offer your manager a monthly team report',
    },
    trials: {
      energy:
        'Each evening for two weeks, write down where you worked, with whom, and how much energy you had from 1 to 5. Then spend another day with the best-scoring people, and see whether the score repeats.',
      lead:
        'At the end of the next meeting you run, name one thing you noticed about the group, and see whether somebody adds to it or corrects it.',
      money:
        'Write down your figure before the next conversation about money, and again right afterward. The difference shows how far you moved toward the other person.',
    },
  },
};
