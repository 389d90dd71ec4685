import type { DecideOpeningsByType } from './schema.ts';

/*
 * How the first chapter begins for those whose headline is about a channel of the Sacral: what they're known for is
 * how they work, and so is the situation. Our own words.
 */
export const DECIDE_OPENINGS_AT_WORK: DecideOpeningsByType = {
  Sacral: {
    Generator: {
      1: {
        headline: 'Ask your gut about the first task',
        text: 'You agreed to a project that looked right on paper, and two days in, your energy is gone. Nobody had asked your gut, which knows what you want before you have reasons. It answers to one thing at a time: shown the first task, you feel a pull, or hear yourself go “mm-hm” or “uh-uh.” With a pull, you have the stamina for the whole project. Without one, the best preparation won’t get you through the first week. Before your next project, have somebody describe the first task and ask, “Do you want to do this?”',
        trial: 'Sort your last five projects into two piles: the ones you finished with strength to spare, and the ones that wore you out. Could you have told from the first task which pile each would end up in?',
      },
      2: {
        headline: 'Have a colleague show you open tasks',
        text: 'Nobody wants anything from you this afternoon, and you drift from task to task until a colleague brings you a broken file. Suddenly you’re awake. Your gut tells you what you want by reacting to what’s put in front of you, quicker than you can think: you feel a pull, or make a sound like “mm-hm” or “uh-uh.” Thinking about what you’d like to do gives it nothing to react to. Have a colleague show you three open tasks today, and take the one you move toward.',
        trial: 'On a slow afternoon, jot down what was in front of you whenever your interest picked up. At five o’clock, count how many of those things were brought to you and how many you thought up.',
      },
      3: {
        headline: 'Ask your gut again halfway through',
        text: 'Halfway through a job you said yes to, you’re dragging your feet and can’t say why. Your gut said yes to the job as it was that day; the job has changed since, and so may your gut’s answer. Asked about the next step alone, it tells you right away: a pull or none, an “mm-hm” or “uh-uh,” before there’s a reason. You learn by trying, so a no in the middle is a result, too. Have somebody ask you about the next step only: “Do you want to do this part?”',
        trial: 'Find the day in your calendar when a job began to drag, and look up what had changed just before. Would you have said yes to the new version?',
      },
      4: {
        headline: 'Have a colleague question a tired yes',
        text: 'A friend asks you to take over a shift, you say sure, and she can tell that you don’t want to. Your gut answers before your mouth does: she saw you take a small step back and heard the “uh-uh” behind your polite yes. A real “mm-hm” sounds different. People who know you hear whether a yes has energy in it, so let them help you trust your first reaction over your words. Tell one colleague, “If my yes sounds tired, ask me once more.”',
        trial: 'Let a coworker who knows you well mark your next five yeses as real or polite, while you keep your own score. On Friday, see how often the two of you agree.',
      },
      5: {
        headline: 'Offer to do the parts you want to do',
        text: 'A customer needs the whole order by Friday, everyone looks at you, and you’re already rolling up your sleeves. What they expect may not be what you want, and your gut can tell the two apart. It answers for one part at a time, faster than your manners: the packing gets an “mm-hm,” the phone calls an “uh-uh.” What gets a yes, you’ll do with strength to spare. The rest would take you twice as long. Divide the next rush job into four parts, and offer to do the ones that get a yes.',
        trial: 'After the next rush, write down how long each part took you and which parts you’d wanted to do. Check whether the others really took longer than they should have.',
      },
      6: {
        headline: 'Ask your gut if you still want your job',
        text: 'You’ve done the same job well for years, and lately you watch yourself doing it, as if from across the room. You can list the reasons for staying and for going, but your gut can tell you which you want. Asked about tomorrow’s first task, it says yes or no before you’ve thought, with a pull, or with a sound like “mm-hm” or “uh-uh.” One no is a bad day; noes for a month mean you want to go. Have somebody ask you every Monday, “Do you want this week’s work?” and note what you hear.',
        trial: 'Look up the first task of each of the last eight Mondays in your calendar, and answer yes or no, quickly, as if it were tomorrow’s. Count the noes: one or two were bad days, and eight mean more than that.',
      },
    },
    'Manifesting Generator': {
      1: {
        headline: 'Start first, and look things up later',
        text: 'You’ve prepared every detail of the job, and now that it’s time to begin, you’re making one more list. Your gut said yes or no when you first saw the job, with a pull, or an “mm-hm” or “uh-uh,” before there was any list. If it was a no, preparing won’t help. If it was a yes, begin: you find out by doing, and what you don’t know turns up within the hour. Start with the piece that gets the clearest yes, and look up the rest when you need it.',
        trial: 'Get out your preparation for the last big job, and tick every item you used. On the back, note what you learned only once you’d begun, and see which list is longer.',
      },
      2: {
        headline: 'Ask your gut before you switch tasks',
        text: 'You’re deep in one task when a better one crosses your desk, and you feel guilty about wanting to switch. Your gut decides in an instant which one you want: you move toward it, or hear a quiet “mm-hm” or “uh-uh.” The guilt comes later, from the plan you had. Some switches are right, and with others you only flee a dull hour; a yes-or-no question tells you which. Put the two tasks side by side, and have somebody ask about each, “Do you want to do this one now?”',
        trial: 'Write down today’s switches between tasks, and mark whether you went to something better or only away from something dull. Before you go home, see which kind led to finished work.',
      },
      3: {
        headline: 'Finish only what you still want to do',
        text: 'Three things that you started are half done, and each of them was fun when you began. Your gut knows which ones to finish when you look at one after another: this one still gets a pull and an “mm-hm,” that one an “uh-uh,” however much work is in it. You find out by doing, so you’ve learned what you could from that second one, and you can drop it. Have a coworker ask you about each, “Do you still want to finish this?” and tell people about what you drop.',
        trial: 'Rank your half-done projects twice, by hours spent and by how much you’d like to work on them now. At the end of the month, check which ranking predicted what got finished.',
      },
      4: {
        headline: 'Check your yes after the meeting',
        text: 'In a meeting you say yes to two jobs because everyone is nice, and afterward only one is still on your mind. That’s the one your gut wanted: it answered with an “mm-hm” or moved toward that job, and it gave the other an “uh-uh” while you were smiling. In good company everything sounds fine, so you missed it. You could do either job fast, but only one of them gladly, and the result will show it. Ask a teammate to put both jobs to you again, one by one, yes or no.',
        trial: 'Straight after the next meeting, write down from memory every job you agreed to. Check on Friday whether the ones you forgot are the ones you haven’t started.',
      },
      5: {
        headline: 'Ask if you want to before you jump up',
        text: 'Something breaks in the next room, and you’re on your feet before anybody has called you. Sometimes your gut wants to go, and sometimes you go only because you’re known as the one who fixes things. You can feel which in the first second: a pull and an “mm-hm,” or an “uh-uh” and the feeling that you ought to. With the pull, you’ll be quick and cheerful. On duty alone, you’ll skip a step and have to come back. Stop at the door for one breath, and ask yourself, “Do I want to?”',
        trial: 'Revisit the last six things you jumped up to fix, and mark each as wanted or owed. Which of them did you have to fix a second time?',
      },
      6: {
        headline: 'Do the first piece before you explain it',
        text: 'Colleagues ask how you’d do a job, and you explain a whole system while your coffee gets cold. Your gut has already said yes or no to the first piece, in one breath, with a pull, or an “mm-hm” or “uh-uh.” If it’s a yes, do that piece in front of them: people learn from watching you, and you know your own mind only with your hands in the work. Explain the system when the first piece works. Pick that piece, ask your gut about it, and show it to them today.',
        trial: 'Teach the same small task twice: explain it to one colleague, and simply do it in front of another. The next day, see which of them can repeat more of it.',
      },
    },
  },
};
