import type { DecideOpeningsByType } from './schema.ts';

/*
 * How the first chapter begins for those who have a common authority and aren't Generators: colleagues who decide
 * alike should each read of themselves. Our own words.
 */
export const DECIDE_OPENINGS_BY_TYPE: DecideOpeningsByType = {
  Emotional: {
    Manifestor: {
      1: {
        headline: 'Save the launch email as a draft',
        lead: 'At midnight, elated by the last market report, you email your plan to the whole company, and by lunch you want it back.',
        advice: 'Open your next announcement on a cheerful day and on a gloomy one, and send it to everyone it affects once you change nothing.',
      },
      2: {
        headline: 'Keep the old system until you’re sure',
        lead: 'Alone in the back office, you rebuild the booking system in one happy weekend, and on Monday you can’t stand what you’ve switched on.',
        advice: 'Run the old version until you like the new one in a bad mood too, then tell everyone who uses it when you’ll switch.',
      },
      3: {
        headline: 'Don’t cancel on the day it breaks',
        lead: 'The test run jams after lunch, and you’re so angry that you scrap the whole project before the machine has cooled.',
        advice: 'When something breaks this week, tell the others, “I’m pausing this, and I’ll call stop or go once a good day agrees with today.”',
      },
      4: {
        headline: 'Share big news after the mood passes',
        lead: 'Over dinner with two old colleagues, you announce that you’re starting your own firm, and on Sunday you dread their texts.',
        advice: 'Call the friends your plan affects, and say, “I’m thinking of starting this, and I won’t move until I want it on a lousy day too.”',
      },
      5: {
        headline: 'Schedule the rescue for next week',
        lead: 'You hear the night shift complain, and before your coat is off, you’ve angrily posted a new schedule for the whole clinic.',
        advice: 'Put your next big fix on the calendar a week out, tell the people it affects, and drop it if you only want it when you’re fired up.',
      },
      6: {
        headline: 'Shut nothing down in a dark mood',
        lead: 'One gloomy Friday, you come down from the office upstairs and close the packing station you’ve been watching all year.',
        advice: 'Note on a card what you’d end and how you feel, add a cheerful day’s verdict, and tell the crew once the two match.',
      },
    },
    'Manifesting Generator': {
      1: {
        headline: 'Pay only once the excitement fades',
        lead: 'Between two meetings, a course catalog lands in your inbox, and you giddily pay for three certificates before the second one starts.',
        advice: 'Read the free chapter of the next course you’re sent, once in high spirits and once in low, and pay if you want more both times.',
      },
      2: {
        headline: 'Quit only on a good day',
        lead: 'The third knock on the storeroom door makes you so cross that you quit the project, and by lunch you miss it.',
        advice: 'When the next knock makes you want out, work alone on something else, and quit only if you’d also do it on a good day.',
      },
      3: {
        headline: 'Test it small while you’re thrilled',
        lead: 'Monday’s demo of a new app sweeps you away, and by noon you’ve moved every order into it and skipped the backup.',
        advice: 'Give the next tool that excites you one small job, and move the rest over as fast as you like once it pleases you on a low day too.',
      },
      4: {
        headline: 'Cool off before you leave the group',
        lead: 'In the group chat, a friend’s joke about your work stings, and you drop all three projects you share before the kettle boils.',
        advice: 'When a friend’s message stings this week, reply, “That hit me, so I’ll wait for a better day before I decide anything about our work.”',
      },
      5: {
        headline: 'Promise less while they’re thanking you',
        lead: 'At the counter, a customer thanks you so warmly that you promise a refund, a visit, and a new design, and by closing you dread all three.',
        advice: 'Fix the part of the next emergency that can’t wait, list the rest, and promise only what you still want to do after a bad day.',
      },
      6: {
        headline: 'Reopen the email in a better mood',
        lead: 'It’s a grim morning when the new team you’ve watched for months asks you to show them how it’s done, and you delete the email.',
        advice: 'Flag each request you’d love to delete this week, read it again when you’re cheerful, and answer once you’d say the same in both moods.',
      },
    },
    Projector: {
      1: {
        headline: 'Study an offer for several days',
        lead: 'The manager asks you to rethink the shop’s ordering, and after four hours with the files you send her a thrilled yes at midnight.',
        advice: 'Read the next offer’s fine print one page a day, and don’t accept until you’ve read some of it in a bad mood.',
      },
      2: {
        headline: 'Refuse nothing on a tired afternoon',
        lead: 'Tired and alone in the back room, you hear the owner ask you to redesign the layout, and you turn her down in one word.',
        advice: 'When someone invites you on a tired day, ask for the weekend, and reply when you’d say the same rested as you did tired.',
      },
      3: {
        headline: 'Leave hard messages in drafts for days',
        lead: 'Two weeks after the workshop asked for your advice, a fix you suggested fails, and you type your resignation on the bus home.',
        advice: 'Next time something fails, park your goodbye in drafts, and send it only if you’d still sign it on a cheerful morning.',
      },
      4: {
        headline: 'Meet a friend twice before you join',
        lead: 'At a farewell party, a former colleague asks you to run her new office with her, and you shake on it over the cake.',
        advice: 'Book two coffees, days apart, with the friend who asked you, and accept only if you walk away from both wanting it.',
      },
      5: {
        headline: 'Get the rescue request in writing',
        lead: 'In front of the whole staff, the owner asks you to save the clinic, and you say yes while they’re still clapping.',
        advice: 'Ask for the details by email, and reread them on your gloomiest day this week before you promise to fix anything.',
      },
      6: {
        headline: 'Have people ask again in a week',
        lead: 'The trainees you’ve watched from across the hall ask you to mentor them, and by lunch you’ve blocked out every Monday.',
        advice: 'Give the next invitation some distance: “I’m flattered. Please ask me again in a week.”',
      },
    },
  },
  Sacral: {
    'Manifesting Generator': {
      1: {
        headline: 'Research only what gets a quick yes',
        lead: 'Between two customers you skim nine reviews of a new register, and by closing time you have a table of features but no answer.',
        advice: 'Pick up the next brochure, say yes or no aloud after the first page, and look into it further only if it got a yes.',
      },
      2: {
        headline: 'Pick the job you reach for first',
        lead: 'Alone at the bench with three half-finished repairs, you make a plan for the afternoon, and then you plan it again.',
        advice: 'Put each unfinished job on its own card, have a coworker show you one after another, and do the first one you say yes to.',
      },
      3: {
        headline: 'Ask your gut before you redo work',
        lead: 'Your shortcut has broken something, and you spend the coffee break listing reasons to drop the whole job.',
        advice: 'When a shortcut backfires, have a coworker ask you before you explain anything: “Do you want to go back for that step?”',
      },
      4: {
        headline: 'Trade the long pitch for one question',
        lead: 'In the hallway, two colleagues pitch you their projects, and you talk through the merits of both until your coffee is cold.',
        advice: 'Interrupt the next friend who pitches you something, and say, “Just ask me if I’m in.”',
      },
      5: {
        headline: 'Help where your gut says yes',
        lead: 'With one customer’s crisis on the phone and two more in your inbox, you’re already sketching a rescue plan for all three.',
        advice: 'Go through today’s pleas for help, mark each yes or no within a second, and decline every no before you go home.',
      },
      6: {
        headline: 'Answer in one breath, plan afterward',
        lead: 'From the back of the training room, you redesign the demo in your head while the trainer waits to hear if you’ll give the next one.',
        advice: 'Reply yes or no in one breath when somebody next wants you to show how it’s done, and plan only after a yes.',
      },
    },
  },
};
