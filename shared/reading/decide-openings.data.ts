import type { DecideOpenings } from './schema.ts';
import { threefold } from './threefold.ts';

/*
 * How the first chapter begins, by what decides and how somebody looks into things: the line of their conscious
 * Sun. Each tells one situation from its first sentence to what to do about it. Our own words.
 */

export const DECIDE_OPENINGS: DecideOpenings = {
  Emotional: {
    1: {
      headline: 'Read your notes again on a bad day',
      text: 'On a good day, your research proves that the job is right; on a bad day, the same notes prove that it isn’t. The facts haven’t changed, but your mood has, and it moves in waves. On the way up you see what you’d gain, on the way down what you’d lose, and both belong in the decision. What you still believe on either kind of day is your answer, even if you’re not completely sure. List your reasons today, and cross out the ones that don’t convince you on your next bad day.',
      trial: 'Rate the plan in your notes from 1 to 10 tonight and again on your next gloomy evening, with your mood beside it in one word. See whether the number goes with the word.',
    },
    2: {
      headline: 'Let the answer outlive the mood',
      text: 'Somebody stops by with an idea, and you’ve said yes before you remember how much you liked working undisturbed. The yes was honest for that minute. Your feelings come in waves, and a visitor meets whichever part of the wave you’re on: at the top you join anything, at the bottom you send everyone away. Once both have passed, you know whether you want the idea or the quiet, about as well as you ever will. Answer the next visitor with a date: “Sounds good today. I’ll tell you on Thursday.”',
      trial: 'List the last five ideas that people stopped by with, and the answer you gave each of them on the spot. Add what you’d have said two days later, and count how many answers differ.',
    },
    3: {
      headline: 'Try it once more in the other mood',
      text: 'You sign up on Monday to see how it goes, and by Thursday you’re looking for a way out. Monday’s hope and Thursday’s regret are two parts of one wave, and each shows you something real. A try on good days alone tells you too little, and so does quitting on a bad one. What you’d continue in both moods is worth continuing, even with a doubt left. Before you drop or extend anything, try it once more on a day when you feel the opposite.',
      trial: 'Think back to the last three things you signed up for and dropped. Note your mood on the first day and on the last, and put a check by each one you’d take up again today.',
    },
    4: {
      headline: 'Give a friend the same answer twice',
      text: 'A friend calls about an opening at her company, and by the time she hangs up, you can see yourself at your new desk. Her excitement adds to yours, and for an evening there’s no other side. By the weekend, you think of the commute and the people you’d leave. Your feelings have to go up and down over it a few times; what’s the same at both ends is what you want, even if a small doubt remains. Tell a friend your answer today and again in three days, and ask which one sounded calmer.',
      trial: 'Scroll back through your texts to friends until you’ve found three plans that thrilled you. Compare what you wrote that evening with what you’d done about each plan a month later.',
    },
    5: {
      headline: 'Answer after the hopeful looks are gone',
      text: 'Three people look at you as if you were the rescue, and for the length of that meeting you’d agree to anything. Being needed lifts you, and from up there their problem looks easy. On the way down, the same promise looks like a trap, which isn’t the whole story either. Wait until you’ve seen it from both ends of the wave, and promise only what you’d still take on with nobody watching. Answer the next plea with a day: “I see why you’re asking me. You’ll know on Friday.”',
      trial: 'Pick three promises you made with everyone looking at you, and three you made a day or more after you were asked. Count how many in each group you’d make again.',
    },
    6: {
      headline: 'Don’t let one good evening decide',
      text: 'You watch an offer for weeks from a safe distance, and then one good evening decides it for you. All that watching was worth something, until a good mood talked over it. Your feelings come in waves: on a good evening you see no flaws in the offer, and on a gray morning you see only flaws. Wait for what you see in both, and go by that, even if you’re not fully sure. Look at your biggest open decision once a day this week, and keep only what you saw every time.',
      trial: 'Go through your last ten confirmation emails for things you ordered or signed up for. Sort them by how you decided, in one good evening or over several days, and count what you’d choose again.',
    },
  },
  Sacral: {
    1: {
      headline: 'Ask your gut before you research',
      text: 'You’ve read the contract twice and compared six vendors, and you still can’t say whether you want it. Research tells you which vendor is best, and your gut tells you whether you want one. It answers before any reason comes to mind: asked about one vendor, yes or no, you move toward it or pull back, and may even hear it, “mm-hm” or “uh-uh.” “Which do you prefer?” gets no answer, because it names nothing to react to. Close the folder, and have a colleague ask you about each vendor, yes or no.',
      trial: 'Choose three vendors or tools that you picked after long research. Beside each, write how you reacted to the name at first and how gladly you use it now, and see whether the two agree.',
    },
    2: {
      headline: 'Have somebody ask you out loud',
      text: 'Left alone with a decision, you can tidy your desk for an hour and know no more than before. Your gut isn’t silent; nobody has asked it anything. It reacts to what comes from outside, and faster than you think: somebody drops by with a plain question, and you feel a pull, or hear yourself go “mm-hm” or “uh-uh.” Asking yourself what you want doesn’t work as well, since there’s nothing in it to react to. Visit one colleague today and say, “Ask me yes or no: do I want to do this?”',
      trial: 'Time yourself on two small decisions. Think one through alone, have a coworker ask you about the other one out loud, and write down how many minutes it took until you knew.',
    },
    3: {
      headline: 'Ask your gut again at the first snag',
      text: 'You say yes, something breaks in the first week, and you wonder whether the yes was a mistake. Things that break are how you learn, so a snag proves nothing. The yes came from your gut before you had reasons, and your gut can also take it back. Asked plainly, it tells you right away, often with a sound: “mm-hm,” you still want it, or “uh-uh,” you’re done. An open question like “What now?” gets no answer. Before you quit, have somebody ask you, “Do you still want to do this?”',
      trial: 'Make a list of four jobs that hit trouble in their first week. Next to each, note whether you still wanted it that day and how it ended, and look for a pattern.',
    },
    4: {
      headline: 'Let a friend ask the question',
      text: 'Over lunch, a friend goes through your three options, and she hears your answer before you do. She noticed that you sat up at the second one. Your gut reacts before you’ve found words, by moving toward something or away from it, and sometimes with a plain “mm-hm” or “uh-uh.” It needs something specific, and somebody to ask. A person who knows you catches the answer that you’d talk over. Ask a friend to read you your options one by one, and to tell you how each answer sounded.',
      trial: 'Before your next five decisions, have a friend at work guess your answer from your first reaction alone. Keep score, and see how often she’s right about what you end up doing.',
    },
    5: {
      headline: 'Ask for questions your gut can answer',
      text: 'Everyone says you’re the one who can fix it, and you’re nodding although nobody has asked you a question. Hope isn’t a question, so your gut can’t answer it. One piece at a time, it’s quick: can I fix this part by Friday, and do I want to? You feel drawn to it or you don’t, and may hear yourself go “mm-hm” or “uh-uh” before you could explain why. Help with the parts that get a yes. Find out what exactly they need by Friday, and answer that one piece with a yes or a no.',
      trial: 'Sort this week’s requests into two columns: those that ask for one specific piece of work, and those that only hope you’ll help. Put a check wherever you knew your answer right away.',
    },
    6: {
      headline: 'Have someone ask you yes or no',
      text: 'You see both sides so well that the decision has been on your list since spring. From where you’re watching, each side has a point. Your gut doesn’t weigh points. Asked about one of them, it says yes or no before you’ve thought, with a pull, or with a sound like “mm-hm” or “uh-uh.” Go by that; the reasons may come by summer or not at all, and the list gets shorter either way. Give that list to a colleague, have each point put to you as a yes-or-no question, and cross out each no.',
      trial: 'Dig out an old to-do list, and find three decisions that were on it for months. How was each of them settled in the end, by one more argument or by a plain yes or no?',
    },
  },
  Splenic: {
    1: {
      headline: 'Note your first sense, then read',
      text: 'On page one, you had a quiet feeling about the deal, and then you read the other forty pages. By page forty, you had good arguments for both sides, and the feeling was gone. Your surest signal comes once, at the very start, and brings no reasons: something relaxes, or there’s a faint “not this.” It won’t get louder to win a debate. Reading is fine, as long as that first sense is on paper before you begin. Before you open the next file, write down in three words what you sense about it.',
      trial: 'Ask a colleague for page one of five old deals that you had no part in. Write yes or no on each after a few seconds, and find out how they went.',
    },
    2: {
      headline: 'Catch the signal before the speeches start',
      text: 'Somebody appears in your doorway with a request, and one quiet signal says yes or no before they sit down. Then they explain, and they explain it well, and after ten minutes you can’t tell what you sensed. It comes once and without reasons, while your mind has far better speeches. What they tell you afterward helps you with how to do it. Whether to do it was clear while they were still standing. At the next knock, write down yes or no, and only after that ask for the details.',
      trial: 'Recall six requests that you agreed to after a long explanation. Circle those that you had a doubt about before the person sat down, and compare how they went with how the rest did.',
    },
    3: {
      headline: 'Note your hunch before you try',
      text: 'When a try has failed, you can usually name the moment when something told you it would. It was one quiet signal at the very start, and it came without proof. Your mind overruled it with better arguments, and it didn’t ask twice. Trying things out is still how you learn. You can know beforehand which tries are worth the trouble, if you listen in the first minute. Before your next experiment, write down your first hunch in three words, and read them when it’s over.',
      trial: 'Take three tries that failed and three that worked. What did you notice in the first minute of each? Write it down in a few words, and see whether the two groups look different.',
    },
    4: {
      headline: 'Go by the first handshake',
      text: 'A friend introduces a client to you, and you know with the handshake, long before the friend has finished the story. Something in you relaxed, or it didn’t: one quiet signal, at the beginning, without reasons. It won’t come back to argue with a long story, and more time only buries it. You rely on the people you know, and still your own first sense comes before theirs. What you hear later tells you how to go about it. After the next introduction, tell your friend what you noticed before you hear the rest.',
      trial: 'Name eight clients or coworkers you’ve known for at least a year. Give each a plus or a minus for the first handshake and another for today, and count how many match.',
    },
    5: {
      headline: 'Answer before they reach the reasons',
      text: 'They’ve barely begun to describe the emergency, and you already sense whether it’s yours to fix. One quiet signal told you, and now come ten minutes of reasons why it has to be you. Reasons are loud, and the signal doesn’t repeat itself, so by the end you may find yourself nodding. The signal was calm and about this job today; the worry about letting people down is nervous and about them. While the next person explains, write down yes or no, and answer from that note.',
      trial: 'Split the emergencies you took on this year into two groups: yours from the first sentence, and yours after ten minutes of reasons. Note for which group your help made more of a difference.',
    },
    6: {
      headline: 'Take your first look seriously',
      text: 'You’d like to watch for a while before you decide, although you knew at first sight. One quiet signal came with that first look, and it brought no explanation. Watching longer gives you more to think about, and with each week the signal is harder to find again. Use the distance you like for how and when. On whether to do it, the first minute tells you more than the month. Write down what you felt in the first minute about your biggest open question, and start from there.',
      trial: 'Find something that you watched for a month or longer before you decided. Write down what the month changed about your first answer: whether you’d do it, or only how and when.',
    },
  },
  'Ego Manifested': threefold(
    {
      headline: 'Trust the sentence you didn’t prepare',
      text: 'You bring ten pages of preparation to the meeting, and your decision turns out to be a sentence that isn’t on any of them. You may be the most surprised person in the room, and it counts. The ten pages say what you ought to want. “I’m taking this client” comes out before you’ve polished it, says what you do want, and has your willpower behind it. A choice you have to argue yourself into doesn’t. Put the pages away, talk to somebody for five minutes, and write down the first sentence that began with “I want.”',
      trial: 'After your next three meetings, write down one point that you’d prepared and one sentence that simply came out. A month later, check which of them you’ve acted on.',
    },
    {
      headline: 'Listen to what you blurt out',
      text: 'You keep out of the debate for an hour, and then you hear yourself settle it in one sentence. Nobody prepared that sentence, least of all you, and that’s why you can believe it. Careful reasoning in a corner tells you what you should want; your unpolished voice tells you what you do want, and your willpower follows it. It needs to be said out loud, even if only the walls hear it. Find an empty room before the next choice, and say “I want” with different endings until one rings true.',
      trial: 'Get a coworker to jot down, word for word, how you settle the next three debates. Read the sentences on a later day, and underline each one that you’d still say.',
    },
    {
      headline: 'Believe what you hear yourself say',
      text: 'A colleague asks what you’d do, and you’re as surprised as they are by how firm the answer is. With somebody in front of you, you said “I want out by June” before you could make it polite. That’s your decision, and your willpower is behind it. Later you’ll have reasons why you ought to want something else, and they won’t carry you half as far. Take the next choice to a colleague, and talk until you hear a sentence with “I want” that needs no excuse.',
      trial: 'Remember three times you told somebody “I want to,” and three times you said “I ought to.” Write down how far you got with each, and which kind took you further.',
    },
  ),
  'Ego Projected': threefold(
    {
      headline: 'Want it first, then say yes',
      text: 'The invitation comes with a thick folder, and nothing in it says what you’d get. The folder says what they need and how well you’d do it. Whether you can isn’t the question; whether you want it enough to put your will behind it is, and that depends on what’s in it for you. If you want it, you’ll find strength that duty alone doesn’t give you. Read your latest invitation again for one thing only, and finish this line before you answer: “I want this because I’d get …”',
      trial: 'Compare two projects from last year, one that you wanted and one that you were simply the right person for. Check your calendar to see which of them you kept putting off.',
    },
    {
      headline: 'Come out only for what you want',
      text: 'They thought of you, the cause is good, your calendar is free, and you’re about to agree to something you don’t want. Compliments and worthy causes don’t move your will. Once you’re invited, look at both sides: what you’d give, and what you’d get for leaving your quiet corner. Where there’s something in it that you want, you’ll have strength you didn’t have an hour ago; otherwise you’ll do it on duty, which runs out. Write down what you’d get from the last thing you were invited to, and say no if the line stays empty.',
      trial: 'Put your commitments from the past three months into two lists, “wanted it” and “couldn’t say no.” Underline whatever you did without being reminded, and compare the lists.',
    },
    {
      headline: 'Ask what’s in it before you agree',
      text: 'A friend asks for help, everyone looks at you, and you’ve agreed before you know what comes back to you. Their looks decided that one. Your will works when you want something, and asking for a fair return isn’t greedy: it’s what keeps you going in the third month. Check it before you answer, both what you’d give and what you’d get, and decline kindly if the second list is empty. Meet the next request with one question: “I’d like to help. What would make it worthwhile for both of us?”',
      trial: 'For the last five favors you did at work, note what came back to you and how long you kept at it gladly. See whether the ones with a fair return lasted longer.',
    },
  ),
  'Self-Projected': threefold(
    {
      headline: 'Read it aloud to find the winner',
      text: 'Your comparison has three columns and no winner, until you read it to somebody and hear which column bores you. The columns were all correct, and none of them had your voice. You find out where you’re going by hearing yourself say it: at one column your sentences get plainer and sound like you, at another they sound like a brochure. That shift tells you more than the arguments do. Call somebody this week, read them your notes, and ask, “Where did I sound like myself?”',
      trial: 'Note which column you’d choose in your next comparison before anybody hears it. Choose again right after you’ve read it aloud, keep both notes for a month, and see which one you followed.',
    },
    {
      headline: 'Find a listener before you find the answer',
      text: 'A week of thinking alone gets you nowhere; ten minutes into a phone call, you hear the answer in your own voice. Nothing new was said in that call, except by you. As you talk, the tone changes at some point: the sentences get shorter and plainer, and you notice that you mean them. Advice would have talked right over it, so the listener you need is one who can be quiet. Call a quiet person today and say, “I’ll do the talking. Just tell me where I sound sure.”',
      trial: 'Check your call log for three calls in which you talked over a decision. When did you know the answer: before you dialed, while you were talking, or during the other person’s advice?',
    },
    {
      headline: 'Ask them to listen, not to advise',
      text: 'Everyone tells you what they’d do in your place, and you don’t get to finish your own sentence. Their advice is good, and it’s about them. Your direction is in how you sound when you talk it through: here you’re reciting, there you’re yourself, and you can hear the difference if nobody fills the pause. Ten minutes of that are worth a day of opinions. Begin your next talk with a request: “Please keep your advice for ten minutes, and listen for the part I believe.”',
      trial: 'Talk about the same question twice this week, with somebody who gives advice and with somebody who just listens. Sum up your view in one line after each talk, and mark the line that sounds like you.',
    },
  ),
  'Mental / Environmental': threefold(
    {
      headline: 'Take the question for a walk',
      text: 'You’ve read everything there is, and the question is still on the desk where you read it. There’s no gut yes in the folder, and you don’t have to search your body for one. You get clear by hearing your own thoughts in front of several good listeners, in places where thinking comes easily. You’ll know the answer by how little is left to say about it. Leave your notes behind, and talk the question over on two walks this week, each with somebody else.',
      trial: 'Type out all you have to say about the question, and look at the word count. Do that again after every talk about it, and watch whether the number goes down.',
    },
    {
      headline: 'Leave the desk to decide',
      text: 'You close the door to decide, and an hour later the same three arguments have gone around again. Behind that door, your thoughts meet only each other. No gut yes will come to end the round, and none has to: said to a good listener, in a place where you breathe more easily, the three arguments soon sort themselves, and one of them turns out to be yours. Take your next decision to three places you like, and explain it to somebody in each of them.',
      trial: 'Where were you when your last five decisions became clear? Write down the place and who was listening, and count how many of them you settled alone at your desk.',
    },
    {
      headline: 'Ask for ears, not for votes',
      text: 'By evening, you’ve asked four colleagues, and you have four good opinions and none of yours. You went to the right people and asked for the wrong thing. What makes you clear is hearing yourself: tell it to four listeners in four places, and you’ll notice what you say each time and what you drop. You won’t feel a sudden yes. There’ll just be less and less to discuss. Tell your next listener: “I don’t need to know what you’d do. Tell me what I keep saying.”',
      trial: 'Set two past decisions side by side, one for which you collected opinions and one that you mostly talked through yourself. Give each a number from 1 to 10 for how much you still agree with it.',
    },
  ),
  Lunar: threefold(
    {
      headline: 'Twenty-eight days know more than one meeting',
      text: 'On the 3rd your analysis says yes, on the 10th it says no, and the facts haven’t changed. You have, a little, with the people around you, the room, and the point in the moon’s cycle. So a single verdict is a sample, however thorough it is. What keeps coming back over about a month is yours, and most decisions can wait that long once you’ve asked for the time. Put the question in your calendar on seven dates over the next four weeks, and date each answer you give.',
      trial: 'Search your sent mail for a question that stayed open for a long time. Line up what you wrote about it by date, and count how often your answer changed before it settled.',
    },
    {
      headline: 'Give a big question the whole month',
      text: 'Alone at your desk you’d take the job, and after a week among other people you wouldn’t. Both answers are honest, and both depend on who was around you, even if that was nobody. You see a large decision differently every few days, as the company and the moon’s cycle change. Over about a month, the passing answers pass, and the one that’s left is the one you can live with. Write down your answer once in company and once alone every week, and decide when the month is over.',
      trial: 'Look back on one big decision that you made within days and one that you gave a month. How often have you wanted to take each of them back since? Write down both numbers.',
    },
    {
      headline: 'Collect a month of answers first',
      text: 'In the meeting you’re for it, at dinner you’re against it, and you mean it both times. You take in what the people around you want, and for an evening it feels like your own conviction. The next room gives you another one. Over about a month, through the moon’s whole cycle, those cancel out, and what you still say in the fourth week is yours. Ask for four weeks, and after each talk write down who was there and what you’d have answered.',
      trial: 'Next to your last five big decisions, write who was with you when you made them. Mark each one that you began to doubt once you were among other people, and count the marks.',
    },
  ),
};
