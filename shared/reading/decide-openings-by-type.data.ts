import type { DecideOpeningsByType } from './schema.ts';

/*
 * How the first chapter begins for those who have a common authority and aren't Generators: colleagues who decide
 * alike should each read of themselves. Our own words.
 */
export const DECIDE_OPENINGS_BY_TYPE: DecideOpeningsByType = {
  Emotional: {
    Manifestor: {
      1: {
        headline: 'Save the big announcement as a draft',
        text: 'Late at night, thrilled, you email your plan to the whole team, and by lunch the next day you want it back. Your feelings come in waves, and you wrote on a high, so people saw only the bright side of the plan. On a low, you’d have shown them only the risks. The version you’d send in both moods is your decision, even with some doubt left in it. Read your next announcement again on a gloomy day, and send it once you’d change nothing.',
        trial: 'Search your sent mail for three announcements you wrote in high spirits and three from ordinary mornings. Count the corrections you had to send after each group.',
      },
      2: {
        headline: 'Keep the old version until you’re sure',
        text: 'You redo the team’s whole schedule alone in one happy weekend, and on Monday you can’t stand it. Your mood moves in waves, and in each mood you see only half: the weekend showed you what’s wrong with the old schedule, and Monday shows you what’s wrong with yours. The change is right once you like it in a high mood and in a low one, even if it isn’t perfect. Keep both versions until you like the new one on a low day too, and tell everyone affected before you switch.',
        trial: 'Dig up the last thing you changed for everyone in one happy sitting: a schedule, a form, a shared folder. List what survived the first month, and what you quietly put back.',
      },
      3: {
        headline: 'Don’t cancel a project on the day it fails',
        text: 'The first test fails after lunch, and by three o’clock you’re angry enough to cancel the whole project. Your feelings come in waves, and right now you’re on a low, where you see only what broke; on last week’s high you saw only what worked. You learn from what fails, so let this failure teach you something first. If you’d also stop the project on a good day, stop it. When something breaks this week, tell the others, “I’m pausing this. I’ll call stop or go on Thursday.”',
        trial: 'Within an hour of the next failure, write down what you think of the project in one line, and put the note away. Add a second line three days later, and see what has changed, the project or your mood.',
      },
      4: {
        headline: 'Share big news after the mood passes',
        text: 'Over dinner, you announce to two old colleagues that you’re starting your own company, and by Sunday you dread their texts. Your feelings come in waves, and good company had put you on a high. You may well start that company, but friends make plans around what you tell them. They can count on a decision that you’d also announce in a flat mood. Before you announce anything, tell the people it affects, “I’m thinking about this. You’ll hear from me when it’s settled.”',
        trial: 'Name three plans you announced over dinner or drinks in the past year. Ask a friend who was there which one sounded surest, and check whether that’s the one you carried out.',
      },
      5: {
        headline: 'Put your big fix off until next week',
        text: 'Three people complain to you in the hallway, and before your coat is off, you’ve written new rules for everyone. You caught their anger, and half of your rules come from it. Your feelings come in waves: today the problem is an emergency, and in a calmer mood you may see ordinary grumbling. Since you can act without asking anyone, it’s up to you to take that calmer look, or you’ll be taking the rules back. Put your next big fix on the calendar a week out, and tell everyone it affects about it today.',
        trial: 'Write down the next five complaints without fixing any, and talk to each person again a few days later. Cross out every problem that’s gone now that nobody’s upset.',
      },
      6: {
        headline: 'Don’t end a project in a dark mood',
        text: 'One gloomy Friday, you decide to end a project that you’ve been watching from a distance all year. Your feelings come in waves: on that Friday you see only the reasons against the project, and in a better week you see what’s worth saving. Your year of watching gave you both. If you’d end it in both moods, you can say so and won’t have to take it back. Write down what you’d end and how you feel today, and decide again on a cheerful day.',
        trial: 'Recall a project you nearly ended on a bad day and kept after all. In two columns, note what it has given you since and what ending it would have spared you.',
      },
    },
    'Manifesting Generator': {
      1: {
        headline: 'Buy only what you’d want in a bad mood',
        text: 'A course catalog lands in your inbox between two meetings, and you’ve booked three classes before the next meeting starts. Your interest is real, but your feelings come in waves: on a high, every class is exactly what you need, and in a slump none of them is. The class you’d book even in a slump is worth the money, and you can move on it as fast as you like. Keep the next course in your cart until a bad day, and pay if you still want it.',
        trial: 'Open last year’s receipts, and mark five courses, apps, or books you bought within an hour of seeing them. Which did you finish, and what mood were you in when you paid?',
      },
      2: {
        headline: 'Don’t quit on the day you’re annoyed',
        text: 'The third interruption in an hour makes you so cross that you’re ready to quit the project, and by lunch you’d miss it. All you wanted was quiet. Your feelings come in waves: on a low, every task looks like the wrong one, and on a high, you forgive the project too much. Leave only if you’d leave in both moods. Take an hour alone the next time you want out, and ask yourself again on a good day.',
        trial: 'Keep a tally on a sticky note for one day: how often you wanted out, and what had happened the minute before. By evening you’ll see whether the project annoyed you or the interruptions did.',
      },
      3: {
        headline: 'Give a new tool one small job first',
        text: 'Monday’s demo of a new app sweeps you away, and by noon you’ve moved all your work into it. Your feelings come in waves: on Monday’s high the app can do anything, and on Thursday’s low it can’t do one thing right. You learn by doing, so starting right away is fine, but start small. A small job shows you what you think of the app in both moods, and costs little if you were wrong. Give the next tool that excites you one small job, and add more if you still like it on a bad day.',
        trial: 'How many apps or tools have you moved your work into since last summer, and which do you still open daily? Beside each one you dropped, write down how many days the thrill lasted.',
      },
      4: {
        headline: 'Cool off before you leave the group',
        text: 'A friend’s joke about your work stings, and you’ve quit three shared projects before you put your phone down. Your mood comes in waves, and you’re quick enough to leave on the low, before it passes. By next week, the friend will matter more than the joke. Wait until you’ve had a warm day and a cold day about the group; what you’d do on both is what you want to do. When a message stings this week, reply, “That hit me. I’ll answer when I’ve slept on it.”',
        trial: 'Scroll back to a friend’s message that stung some months ago. Rate from 1 to 10 how much it hurt that evening, how much it hurts today, and how much you’d miss the group.',
      },
      5: {
        headline: 'Don’t promise extras while people thank you',
        text: 'A customer thanks you so warmly that you promise a refund, a visit, and a new design, and by evening you dread all three. Your feelings come in waves: gratitude lifts you, and on a high you think everything can be done by Friday. But you’ll have to do the work in the next mood, too. Fix the small thing right away, since quick help is what you’re good at. Write down the bigger things you’d like to promise, and offer only what you’d still promise on a bad day.',
        trial: 'List your last six promises to customers or colleagues, and put a star beside each one that followed warm thanks. Note how many days late each was, and see whether the starred ones were later.',
      },
      6: {
        headline: 'Read a request again in a better mood',
        text: 'On a grim morning, a team asks you to show them how it’s done, and you delete the email. Your feelings change in waves: on a grim morning the request is a burden, and on a bright one it’s a compliment. You’ve watched that team for months, so don’t let one mood answer for you. A reply you’d send in both moods is your answer. Flag each request you’d love to delete this week, and read it again when you’re cheerful.',
        trial: 'On a cheerful morning, find three requests that you turned down last month, and answer each on paper as if it had just arrived. How many of the answers have changed?',
      },
    },
    Projector: {
      1: {
        headline: 'Read an offer on two different days',
        text: 'Your manager asks you to rethink a process, and after an evening with the files you send a thrilled yes at midnight. Your feelings come in waves, and being asked for what you’re good at has put you on a high. On a low you’ll notice what you overlooked tonight. An invitation that’s right for you is one you’d accept in both moods, with a doubt or two left. Read the next offer on the day it comes and again on a bad day, and reply after the second time.',
        trial: 'Take two invitations you accepted the same evening and two you slept on. Grade all four on how they turned out, and see whether the night in between made a difference.',
      },
      2: {
        headline: 'Don’t say no on a tired afternoon',
        text: 'You’re tired and glad to be alone when somebody asks for your help with a plan, and you turn them down in one word. Your mood moves in waves, and that no came from a low. You aren’t asked for your real talent every day: on a rested morning the same request might please you, and on a very good one it might please you too much. You know your answer once you’ve thought about it in both moods. When someone asks on a tired day, say, “May I tell you on Monday?”',
        trial: 'Go back to somebody you turned down on a tired afternoon, and ask how their plan turned out. On a rested morning, write down what you’d answer today.',
      },
      3: {
        headline: 'Let a hard email wait for a good morning',
        text: 'One of the fixes they asked you for has failed, and you write your resignation on the way home. Your feelings come in waves: tonight you’re ashamed, and in a better mood you’d call the same failure a useful week. You find what works by trying things and seeing some of them break. Leave only if you’d also leave on a morning when all goes well. Keep your next hard message in drafts, and send it only if you’d sign it on a cheerful day.',
        trial: 'Pull up a message you wrote on the evening something failed, sent or unsent, and read it on a good morning. How many of its sentences would you still write?',
      },
      4: {
        headline: 'Meet twice before you join a friend’s plan',
        text: 'At a farewell party, a former colleague asks you to run her new office with her, and you shake hands on it. Her offer is real, but your feelings come in waves, and the warm evening had put you on a high. On a flat day you’ll think of the rent, the hours, and the people you’d leave. If you’d say yes in both moods, take it. Book two coffees, days apart, with the next friend who asks you, and accept if you want it after both.',
        trial: 'Describe the last offer you accepted from a friend in two short lists: how it looked that evening, and how it looked a month in. Circle what you could have learned by meeting once more before you accepted.',
      },
      5: {
        headline: 'Get a request in writing before you agree',
        text: 'In front of everyone, you’re asked to save the project, and you say yes while they’re still clapping. Your feelings come in waves: applause lifts you, and on the next gloomy day you wonder what you promised, and the job looks hopeless. What you’d agree to without an audience, in a good mood and in a bad one, is what you can deliver. Ask for the details by email, read them again on your gloomiest day this week, and answer after that.',
        trial: 'From memory, write down what you agreed to in your last big meeting, and compare it with a colleague’s notes. Mark what you wouldn’t have promised them one on one.',
      },
      6: {
        headline: 'Ask for a week to think before you agree',
        text: 'Trainees you’ve watched from across the hall ask you to mentor them, and by lunch you’ve blocked out every Monday. Your feelings come in waves: today you’re happy that they’ve seen what you’re good at, and by Thursday, the same Mondays may look like a mistake. Mentoring lasts for months, so wait for a yes that you feel in high spirits and in low ones, even if a doubt comes with it. Answer the next invitation, “I’d like that. I’ll tell you next Monday.”',
        trial: 'Next to every standing appointment in your calendar, note how long you took to accept it and whether you look forward to it. Do you look forward more to the ones you thought about longer?',
      },
    },
  },
  Sacral: {
    'Manifesting Generator': {
      1: {
        headline: 'Research only what gets a quick yes',
        text: 'You’ve read nine reviews and made a table of features, and you still don’t know what you want. Your gut can tell you: shown one product, it says yes or no before you could list a reason, and you may hear it, “mm-hm” or “uh-uh.” Digging is what you do well, but it’s the second step. After a no, nine reviews don’t help. After a yes, you’ll be through them in half the time. Look at one option at a time, answer yes or no out loud, and read on only after a yes.',
        trial: 'Before you open a single review for your next three choices, put yes or no on a slip of paper. Research as usual, and note how often all that reading changed your answer.',
      },
      2: {
        headline: 'Start with the task you reach for first',
        text: 'You have three half-finished tasks in front of you, and you spend an hour planning which comes first. Your gut knows faster than you can plan: shown one task after another, you reach for one of them, or hear yourself go “mm-hm” at it and “uh-uh” at the others. That order is better than the planned one, because you have the energy for it. Have somebody ask you about each task, “This one now?” and start the first one that gets a yes.',
        trial: 'Plan one morning to the minute, and on the next, start whatever you reach for, with the same kind of tasks on the desk. At noon on both days, count what’s finished.',
      },
      3: {
        headline: 'Ask your gut before you redo a step',
        text: 'You skipped a step, it has backfired, and you can’t decide whether to redo it or drop the whole job. Your gut can: asked whether you want to go back, it answers before you’ve thought of an argument, with a pull toward the job or away from it, or a short “mm-hm” or “uh-uh.” You move fast and skip steps, so you’ll often need to ask. On a yes you go back, on a no the job ends today. Have a coworker ask you, “Do you want to go back and fix it?” and go by your first answer.',
        trial: 'Remember two jobs you redid and two you dropped after a shortcut failed. Beside each, write your first reaction to going back, and whether you followed it. Where did you lose the most time?',
      },
      4: {
        headline: 'Ask for one question, not a long pitch',
        text: 'Two colleagues pitch you their projects in the hallway, and you discuss both until your coffee is cold. You like them, so you listen to the end, although your gut had answered after one sentence. It reacts before you have reasons: you were already moving toward one project, or heard your own “mm-hm” or “uh-uh.” In a long talk you lose that answer, and a yes-or-no question brings it back. Stop the next pitch with a smile, and say, “Just ask me if I’m in.”',
        trial: 'Watch the clock during the next hallway pitch, and note when you knew your answer and when the talk ended. Did anything said in between change it?',
      },
      5: {
        headline: 'Help where your gut says yes',
        text: 'You have one crisis on the phone and two more in your inbox, and you’re already planning to solve all three. People expect a rescue from you, but only your gut knows which ones you want to take on. Ask yourself about one at a time: do I want this one, now? Your gut answers before you’ve thought about being nice, with a pull or without one, an “mm-hm” or “uh-uh.” Where it’s a no, somebody else may do it better and sooner. Choose one request today that gets a no, and suggest somebody who could help with it.',
        trial: 'Mark the last ten requests in your inbox, with a plus where you wanted to help and a minus where you felt you ought to. Compare how quickly you dealt with each kind.',
      },
      6: {
        headline: 'Say yes or no first, and plan afterward',
        text: 'You’re asked to give the next training, and you redesign the whole program in your head while they wait for an answer. Your gut answered in one breath, before there was any program: it moved toward the training or away from it, perhaps with an “mm-hm” or “uh-uh.” But you see how the thing should be done, so your mind jumps to the end. All your plans will still be there after a yes. Say yes or no in one breath the next time you’re asked, and plan only after a yes.',
        trial: 'Three times, when you catch yourself redesigning something while somebody waits, write down a quick yes or no. Check later how often it matched your final answer.',
      },
    },
  },
};
