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
        text: 'Late at night, thrilled by what you’ve found out, you email your plan to the whole team, and by lunch you want it back. You didn’t misread the facts; you read them on a high. Your feelings come in waves: a plan sent from the top shows people only its bright half, and one sent from the bottom shows only the risks. The version you’d send from both is your decision, even with some doubt left in it. Read your next announcement again on a gloomy day, and send it once you’d change nothing.',
        trial: 'Search your sent mail for three announcements you wrote in high spirits and three from ordinary mornings. Count the corrections and retractions that each group needed.',
      },
      2: {
        headline: 'Keep the old version until you’re sure',
        text: 'You redo the whole schedule alone in one happy weekend, and on Monday you can’t stand what you’ve switched on. The weekend showed you what’s wrong with the old one, and Monday shows you what’s wrong with yours. Both are true, and neither decides it: your feelings come in waves, and each part of a wave sees half. The change is right once you like it high and low, even if it isn’t perfect. Keep both versions until a low day agrees with the happy one, and tell everyone affected before you switch.',
        trial: 'Dig up the last thing you changed for everyone in one happy sitting: a schedule, a form, a shared folder. List what survived the first month, and what you quietly put back.',
      },
      3: {
        headline: 'Don’t cancel on the day it breaks',
        text: 'The first test fails after lunch, and by three o’clock you’re angry enough to cancel the whole project. The anger is real, and it’s one point on a wave. Down there you see only what broke; up there, last week, you saw only what worked. You learn from what fails, so let this failure teach you something first. If you’d also stop it on a good day, you can stand by that. When something breaks this week, tell the others, “I’m pausing this. I’ll call stop or go on Thursday.”',
        trial: 'Within an hour of the project’s next failure, write a one-line verdict on it and fold the sheet. Add a second line three days later, unfold it, and see whether the project changed or your mood.',
      },
      4: {
        headline: 'Share big news after the mood passes',
        text: 'Over dinner, you announce to two old colleagues that you’re starting your own company, and by Sunday you dread their texts. Good company lifted you, and the words were out before the evening was over. You may well start it. But your feelings come in waves, and friends make plans around whatever you say at the top of one. A decision you’d also announce on a flat Tuesday is one they can count on. Tell the people it affects, “I’m thinking about this. You’ll hear from me when it’s settled.”',
        trial: 'Name three plans you announced over dinner or drinks in the past year. Ask a friend who was there which one sounded surest, and check whether that’s the one you carried out.',
      },
      5: {
        headline: 'Schedule the rescue for next week',
        text: 'Three people complain to you in the hallway, and before your coat is off, you’ve written new rules for everyone. They were angry and you caught it from them, so half of the rules are anger. Your feelings come in waves: on this one the problem is an emergency, and on the next it may be ordinary grumbling. Since you can act without asking anyone, a second, calmer look is what saves you from taking it back. Put your next big fix on the calendar a week out, and tell everyone it affects about it today.',
        trial: 'Collect the next five complaints on a list without fixing any, and talk to each person again a few days later. Cross out every problem that’s gone now that nobody’s upset.',
      },
      6: {
        headline: 'End nothing in a dark mood',
        text: 'One gloomy Friday, you decide to end a project that you’ve been watching from a distance all year. A year of watching gave you plenty of reasons, and that Friday you could see only the dark ones. Your feelings come in waves, and in a better week the same project shows you what’s worth saving. When both views ask for the same thing, you can say so and won’t have to take it back. Write down what you’d end and how you feel today, and compare it with a cheerful day’s verdict.',
        trial: 'Recall a project you nearly ended on a bad day and kept after all. In two columns, note what it has given you since and what ending it would have spared you.',
      },
    },
    'Manifesting Generator': {
      1: {
        headline: 'Pay once the excitement is gone',
        text: 'A course catalog lands in your inbox between two meetings, and you’ve booked three classes before the second one starts. Your interest was real; the hurry came from the mood. Your feelings come in waves: today every class is exactly what you need, and in a slump none of them is. The class you’d still book from down there is worth the money, and you can move on it as fast as you like. Leave the next course in your cart, and buy it if you still want it in a bad mood.',
        trial: 'Open last year’s receipts, and mark five courses, apps, or books you bought within an hour of seeing them. Which did you finish, and what mood were you in when you paid?',
      },
      2: {
        headline: 'Quit only on a good day',
        text: 'The third interruption in an hour makes you so cross that you’re ready to quit the project, and by lunch you’d miss it. What you wanted was quiet, and the mood offered you an exit. Your feelings come in waves, and from the bottom of one every task looks like the wrong one. A good day looks at the same project with other eyes, though it forgives too much. Leave if you’d leave on either kind of day. Take an hour alone the next time you want out, and ask yourself again on a good day.',
        trial: 'Keep a tally on a sticky note for one day: how often you wanted out, and what had happened the minute before. By evening you’ll see whether it was the project or the interruptions.',
      },
      3: {
        headline: 'Test it small while you’re thrilled',
        text: 'Monday’s demo of a new app sweeps you away, and by noon you’ve moved all your work into it. You learn by doing, so starting was right; moving everything was the mood. Your feelings come in waves, and the app that can do anything on Monday can’t do one thing right by Thursday. A small job shows you what you think of it in both moods, and costs little if you were wrong. Give the next tool that excites you one small job, and add more after a bad day with it.',
        trial: 'How many apps or tools have you moved your work into since last summer, and which do you still open daily? Beside each one you dropped, write down how many days the thrill lasted.',
      },
      4: {
        headline: 'Cool off before you leave the group',
        text: 'A friend’s joke about your work stings, and you’ve quit three shared projects before you put your phone down. The sting passes, and the friend matters more than the joke. Your feelings come in waves, and you’re quick enough to leave at the bottom of one. Wait until you’ve thought of that group fondly and coldly in the same week; what you’d do in both moods is what you want to do. When a message stings this week, reply, “That hit me. I’ll answer when I’ve slept on it.”',
        trial: 'Scroll back to a friend’s message that stung some months ago. Give it one score from 1 to 10 for that evening and one for today, and a third for how much you’d miss the group.',
      },
      5: {
        headline: 'Promise less while they’re thanking you',
        text: 'A customer thanks you so warmly that you promise a refund, a visit, and a new design, and by evening you dread all three. Gratitude lifts you, and up there everything can be done by Friday. Your feelings come in waves, and you’ll do the work in whatever mood comes next. Fix the small thing right away, since quick help is what you’re good at. The rest can wait for a day without applause. Note what you’d like to promise next time, and offer it once it has survived a bad day.',
        trial: 'List your last six promises to customers or colleagues, and put a star beside each one that followed warm thanks. Add how many days late you delivered: do the stars run behind?',
      },
      6: {
        headline: 'Reopen the email in a better mood',
        text: 'On a grim morning, a team asks you to show them how it’s done, and you delete the email. You’ve watched that team for months, and one mood answered for you. Your feelings come in waves: this morning the request is a burden, and on a bright one it’s a compliment. If you’d send the same reply on both mornings, it’s your answer. Flag each request you’d love to delete this week, and read it again when you’re cheerful.',
        trial: 'On a cheerful morning, find three requests that you turned down last month, and answer each on paper as if it had just arrived. How many of the answers have changed?',
      },
    },
    Projector: {
      1: {
        headline: 'Read an offer on two different days',
        text: 'Your manager asks you to rethink a process, and after an evening with the files you send a thrilled yes at midnight. Being asked for what you’re good at lifts you, and so does a subject to dig into. Tomorrow’s mood will notice what tonight’s overlooked. Your feelings come in waves, and an invitation that’s right for you is one you’d accept at the top and at the bottom, with a doubt or two left. Read the next offer tonight and again on a bad day, and reply after the second time.',
        trial: 'Take two invitations you accepted the same evening and two you slept on. Grade all four on how they turned out, and see whether the night in between made a difference.',
      },
      2: {
        headline: 'Refuse nothing on a tired afternoon',
        text: 'You’re tired and glad to be alone when somebody asks for your help with a plan, and you turn them down in one word. The word came from the bottom of a wave. You aren’t asked for your real talent every day, and on a rested morning the same request might please you; on a very good one, it might please you too much. When both moods have read it, you know your answer. When someone asks on a tired day, say, “May I tell you on Monday?”',
        trial: 'Go back to somebody you turned down on a tired afternoon, and ask how their plan turned out. On a rested morning, write down what you’d answer today.',
      },
      3: {
        headline: 'Leave hard messages in drafts for days',
        text: 'They asked for your advice, one of your fixes has failed, and you write your resignation on the way home. Trying things and seeing some of them break is how you find what works. Tonight’s shame is one end of a wave; at the other end, you’d call the same failure a useful week. Neither should sign for you. If you’d also leave on a morning when all goes well, you can send the letter then. Keep your next hard message in drafts, and send it only if you’d sign it on a cheerful morning.',
        trial: 'Pull up a message you wrote on the evening something failed, sent or unsent, and edit it on a good morning. How many of its sentences would you still sign?',
      },
      4: {
        headline: 'Meet a friend twice before you join',
        text: 'At a farewell party, a former colleague asks you to run her new office with her, and you shake hands on it. The invitation is real, and so was the warmth in the room. On a flat day you’ll think of the rent, the hours, and the people you’d leave. Your feelings come in waves, so her offer needs both ends of one: if you want it over coffee on a dull afternoon too, take it. Book two coffees, days apart, with the next friend who asks you, and accept if you want it after both.',
        trial: 'Sketch the last offer you accepted from a friend in two short lists: how it looked that evening, and how it looked a month in. Circle what a second, duller coffee would have told you.',
      },
      5: {
        headline: 'Get the request in writing',
        text: 'In front of everyone, you’re asked to save the project, and you say yes while they’re still clapping. It’s good to be asked, and applause makes it better. When it has faded, you may wonder what you promised, and on a gloomy day the job looks hopeless. Your feelings come in waves, and what you’d agree to without an audience, high and low, is what you can deliver. Ask for the details by email, and read them again on your gloomiest day this week.',
        trial: 'From memory, write down what you agreed to in your last big meeting, and compare it with a colleague’s notes. Mark what you wouldn’t have promised them one on one.',
      },
      6: {
        headline: 'Ask for a week to think',
        text: 'Trainees you’ve watched from across the hall ask you to mentor them, and by lunch you’ve blocked out every Monday. They saw what you’re good at, and the pleasure filled your calendar. By Thursday, the same Mondays may look like a mistake. Your feelings come in waves, and mentoring lasts for months, so you want a yes in high spirits and in low ones, even if a doubt comes with it. Answer the next invitation, “I’d like that. I’ll tell you next Monday.”',
        trial: 'Next to every standing appointment in your calendar, note how long you took to accept it and whether you look forward to it. Do the ones you thought about longer come out ahead?',
      },
    },
  },
  Sacral: {
    'Manifesting Generator': {
      1: {
        headline: 'Research only what gets a quick yes',
        text: 'You’ve read nine reviews and made a table of features, and you still don’t have an answer. Digging is what you do well, and it’s the second step. Your gut comes first: shown one product, it says yes or no before you could list a reason, and you may hear it, “mm-hm” or “uh-uh.” After a no, nine reviews don’t help. After a yes, you’ll be through them in half the time. Look at one option at a time, answer yes or no out loud, and read on only after a yes.',
        trial: 'Before you open a single review for your next three choices, put yes or no on a slip of paper. Research as usual, and note how often all that reading changed the slip.',
      },
      2: {
        headline: 'Pick the job you reach for first',
        text: 'You have three half-finished jobs in front of you, and you spend an hour planning which comes first. A plan is a lot of thinking about something you can feel. Your gut reacts to what’s in front of you, faster than you can sort it: your hand goes out to one job, or you hear an “mm-hm” at it and an “uh-uh” at the others. That order is better than the planned one, because it has your energy in it. Have somebody ask you about each job, “This one now?” and start the first one that gets a yes.',
        trial: 'Plan one morning to the minute, and leave the next one to your hands, with the same kind of jobs on the desk. At noon on both days, count what’s finished.',
      },
      3: {
        headline: 'Ask your gut before you redo it',
        text: 'Your shortcut has backfired, and you can’t decide whether to redo the step or drop the whole job. You move fast and skip steps, so you know this moment well. Arguments won’t settle it. Asked plainly whether you want to go back, your gut answers before you’ve made your case, with a pull toward the job or away from it, or a short “mm-hm” or “uh-uh.” On a yes you go back, on a no the job ends today. Have a coworker ask you, “Do you want to go back and fix it?” and go by your first answer.',
        trial: 'Remember two jobs you redid and two you dropped after a shortcut failed. Beside each, put your first reaction to going back, and whether you followed it. Where did you lose the most time?',
      },
      4: {
        headline: 'Trade the long pitch for one question',
        text: 'Two colleagues pitch you their projects in the hallway, and you discuss both until your coffee is cold. You like them, so you listen to the end, although your answer was there after one sentence. Your gut reacts before the reasons arrive: you were already moving toward one project, or heard your own “mm-hm” or “uh-uh.” A long talk buries that, and a plain question brings it back. After a yes, you’re quick. Stop the next pitch with a smile, and say, “Just ask me if I’m in.”',
        trial: 'Watch the clock during the next hallway pitch, and note when you knew your answer and when the talk ended. Did anything said in between change it?',
      },
      5: {
        headline: 'Help where your gut says yes',
        text: 'You have one customer’s crisis on the phone and two more in your inbox, and you’re already planning how to save all three. People expect a rescue from you, but that isn’t your yes. Take the three one by one: do you want this one, now? Your gut answers before you’ve thought about being nice, with a pull or without one, an “mm-hm” or “uh-uh.” Where it’s a no, somebody else may do it better and sooner. Choose one request today that gets a no, and suggest somebody who could help with it.',
        trial: 'Mark the last ten requests in your inbox, with a plus where you wanted to help and a minus where you felt you ought to. Compare how quickly you dealt with each kind.',
      },
      6: {
        headline: 'Answer in one breath, plan afterward',
        text: 'You’re asked to give the next training, and you redesign the whole program in your head while they wait for an answer. You see how it should be done, so your mind jumps to the end. The answer they need took one breath and came first: your gut moved toward it or away from it, perhaps with an “mm-hm” or “uh-uh,” before there was any program. All you’ve planned in the meantime will still be there after a yes. Say yes or no in one breath the next time you’re asked, and plan only after a yes.',
        trial: 'Three times, when you catch yourself redesigning something while somebody waits, jot a quick yes or no in the margin. Check later how often your final answer matched the margin.',
      },
    },
  },
};
