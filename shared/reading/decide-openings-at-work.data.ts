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
        text: 'You’ve agreed to a project that looked right on paper, and by the second folder your energy is gone. The paper was fine, and nobody asked your gut. It answers to one thing at a time, before any reasons: shown the first task, you feel a pull, or hear yourself go “mm-hm” or “uh-uh.” With a pull, you have the stamina for all of it. Without one, the best preparation won’t get you through the first week. Before your next project, have somebody describe the first task and ask, “Do you want to do this?”',
        trial: 'Sort your last five projects into two piles: the ones you finished with strength to spare, and the ones that ran dry. Could you have told from the first task which pile it would end up in?',
      },
      2: {
        headline: 'Have the work shown to you',
        text: 'Nobody wants anything from you this afternoon, and you drift from task to task until a colleague brings you a broken file. At that, you’re awake. Your gut reacts to what’s put in front of it, quicker than you can think: there’s a pull, or a sound like “mm-hm” or “uh-uh.” A free choice gives it nothing to react to. So you needn’t think harder about what you want; have things shown to you, and watch what you do. Have a colleague show you three open tasks today, and take the one you move toward.',
        trial: 'On a slow afternoon, jot down what was in front of you whenever your interest picked up. At five o’clock, count how many of those things were brought to you and how many you thought up.',
      },
      3: {
        headline: 'Ask your gut again halfway through',
        text: 'Halfway through a job you said yes to, you’re dragging your feet and can’t say why. A yes is for what was in front of you that day. The job has changed since, and so may your answer. Asked about the next step alone, your gut tells you right away: a pull or none, an “mm-hm” or “uh-uh,” before there’s a reason. You learn by trying, so a no in the middle is a result, too. Have somebody ask you about the next step only: “Do you want to do this part?”',
        trial: 'Find the day in your calendar when a job began to drag, and look up what had changed just before. Would you have said yes to the new version?',
      },
      4: {
        headline: 'Let a colleague hear your yes',
        text: 'A friend asks you to take over a shift, you say sure, and she can tell that you don’t want to. She heard it before you did. Your gut had answered with a small step back, an “uh-uh” where your mouth said sure; a real “mm-hm” sounds different. People who know you can tell by its energy, and by noon your work shows it as well. All it takes is a plain question, and somebody who’s free to believe your first reaction over your words. Tell one colleague, “If my yes sounds tired, ask me once more.”',
        trial: 'Let a coworker who knows you well mark your next five yeses as real or polite, while you keep your own score. On Friday, see how often the two of you agree.',
      },
      5: {
        headline: 'Say yes to the part you want',
        text: 'A customer needs the whole order by Friday, everyone looks at you, and you’re already rolling up your sleeves. That’s what they expect from you, which isn’t the same as wanting it. Your gut answers for one part at a time, faster than your manners: the packing gets an “mm-hm,” the phone calls an “uh-uh.” What gets a yes, you’ll do with strength to spare. The rest would take twice as long in your hands. Divide the next rush job into four parts, and offer to do the ones that get a yes.',
        trial: 'After the next rush, write down how long each part took you and which parts you’d wanted to do. Check whether the others really took longer than they should have.',
      },
      6: {
        headline: 'Test an old yes with one question',
        text: 'You’ve done the same job well for years, and lately you watch yourself doing it, as if from across the room. You can list the reasons for staying and for going. Your gut doesn’t keep lists. Asked about tomorrow’s first task, it says yes or no before you’ve thought, with a pull, or with a sound like “mm-hm” or “uh-uh.” One no is a bad day. A month of them is an answer. Have somebody ask you on Monday, “Do you want this week’s work?” and note what you hear.',
        trial: 'Leaf through the last eight Mondays in your calendar, and give each day’s first task a quick yes or no, as if it were tomorrow’s. A mix is just bad days; eight noes say more.',
      },
    },
    'Manifesting Generator': {
      1: {
        headline: 'Start, then look it up',
        text: 'You’ve prepared every detail of the job, and now that it’s time to begin, you’re making one more list. You like to know what you’re doing, and you find out by doing it. Your gut said yes or no when you first saw the job, with a pull, or an “mm-hm” or “uh-uh,” before there was any list. If it was a yes, begin; what you don’t know turns up within the hour. If it was a no, a list won’t help. Begin with the piece that got a yes, and look up the rest when you need it.',
        trial: 'Get out your preparation for the last big job, and tick every item you used. On the back, note what you learned only once you’d begun, and see which list is longer.',
      },
      2: {
        headline: 'Ask once before you switch',
        text: 'You’re deep in one job when a better one crosses your desk, and you feel guilty about wanting to switch. Nobody has to push you: put the right thing in front of you, and your hands go. Your gut decides that in an instant, by moving toward it, or with a quiet “mm-hm” or “uh-uh.” The guilt comes later, from the plan. Some switches are right and some only flee a dull hour, and a question tells you which. Put the two jobs side by side, and have somebody ask, “Which one now?”',
        trial: 'Log today’s switches between jobs in a notebook, each with a “to” for something better or a “from” for a dull hour. Before you go home, see which kind led to finished work.',
      },
      3: {
        headline: 'Finish what still gets a yes',
        text: 'Three things that you started are half done, and each of them was fun when you began. You find out by doing, so some of what you start is there to be dropped. The question is which. Your gut knows when you look at one after another: this one still gets a pull and an “mm-hm,” that one an “uh-uh,” however much work is in it. Let that one go: you’ve learned from it what you could. Have a coworker ask you about each, “Do you still want to finish this?” and tell people about what you drop.',
        trial: 'Rank your half-done projects twice, by hours spent and by how much you’d like to work on them now. At the end of the month, check which ranking predicted what got finished.',
      },
      4: {
        headline: 'Check your yes after the meeting',
        text: 'In a meeting you say yes to two jobs because everyone is nice, and afterward only one is still on your mind. Good company makes everything sound fine. Your gut is choosier: it moved toward one of the jobs, or gave an “mm-hm,” and to the other it said “uh-uh” while you were smiling. You could do either one fast. You’d do one of them gladly, and your colleagues can tell which from the result. Ask a teammate to put both jobs to you again, one by one.',
        trial: 'Straight after the next meeting, write down from memory every job you agreed to. Check on Friday whether the ones you forgot are the ones you haven’t started.',
      },
      5: {
        headline: 'Tell a real yes from duty',
        text: 'Something breaks in the next room, and you’re on your feet before anybody has called you. Sometimes that’s your gut, and sometimes it’s being known as the one who fixes things. The difference is there in the first second: a pull and an “mm-hm,” or an “uh-uh” and the feeling that you ought to go. With the pull, you’ll be quick and cheerful. On duty alone, you’ll skip a step and have to come back. Stop at the door for one breath, and ask yourself, “Do I want to?”',
        trial: 'Revisit the last six things you jumped up to fix, and mark each as wanted or owed. Which of them did you have to fix a second time?',
      },
      6: {
        headline: 'Do one piece before you explain',
        text: 'They ask how you’d do it, and you explain a whole system while your coffee gets cold. People learn from you by watching, and you know your own answer only with your hands in the work. Your gut has said yes or no to the first piece already, in one breath, with a pull, or an “mm-hm” or “uh-uh.” If it’s a yes, do that piece in front of them. The system can wait until it has proved itself. Pick the first piece, ask your gut about it, and show it to them today.',
        trial: 'Teach the same small task twice: explain it to one colleague, and simply do it in front of another. The next day, see which of them can repeat more of it.',
      },
    },
  },
};
