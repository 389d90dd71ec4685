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
      text: 'On a good day, your research proves that the new job is right; on a bad day, the same notes prove that it isn’t. The facts haven’t changed, but your mood has, and it moves in waves. On the way up you see what you’d gain, on the way down what you’d lose, and both belong in the decision. What you still believe on both kinds of day is your answer, even if you’re not completely sure. List your reasons today, and cross out the ones that don’t convince you on your next bad day.',
      trial: 'Rate the plan in your notes from 1 to 10 tonight and again on your next gloomy evening, and add your mood in one word. See whether the number rises and falls with your mood.',
    },
    2: {
      headline: 'Don’t answer a new idea on the spot',
      text: 'Somebody stops by with an idea, and you’ve said yes before you remember how much you liked working undisturbed. Your feelings come in waves, so what you say on the spot depends on your mood: on a high you join anything, and on a low you send everyone away. Wait until you’ve thought about the idea in both moods. By then you know whether you want to join or be left alone, about as well as you ever will. Answer the next visitor with a date: “Sounds good today. I’ll tell you on Thursday.”',
      trial: 'List the last five ideas that people stopped by with, and the answer you gave each of them on the spot. Add what you’d have said two days later, and count how many answers differ.',
    },
    3: {
      headline: 'Try it in both moods before you quit',
      text: 'You sign up for something on Monday, full of hope, and by Thursday you’re looking for a way out. Your mood moves in waves, and each part shows you something real: Monday the good side, Thursday the bad one. Try it only on good days, and you learn too little; if you quit on a bad day, you may quit too early. What you’d continue in both moods is worth continuing, even with a doubt left. Before you quit or commit, try it once more on a day when you feel the opposite.',
      trial: 'Think back to the last three things you signed up for and dropped. Note your mood on the first day and on the last, and put a check by each one you’d take up again today.',
    },
    4: {
      headline: 'Tell a friend your answer on two days',
      text: 'A friend calls about an opening at her company, and by the time she hangs up, you can see yourself at your new desk. Your feelings come in waves, and her excitement has put you on a high, where you see only what’s good about the job. By the weekend your mood drops, and you think of the commute and the people you’d leave. What you want in both moods is your answer, even if a small doubt remains. Tell a friend your answer today and again in three days, and ask which one sounded calmer.',
      trial: 'Scroll back through your texts to friends until you’ve found three plans that thrilled you. Compare what you wrote that evening with what you’d done about each plan a month later.',
    },
    5: {
      headline: 'Don’t promise help on the spot',
      text: 'Three people ask you to rescue their project, and while they’re looking at you, you’d agree to anything. Your feelings go up and down in waves: being needed puts you on a high, and their problem looks easy. On the next low, the same promise looks like a trap, which isn’t the whole story either. Wait until you’ve thought about it in both moods, and promise only what you’d still take on with nobody watching. Answer the next plea with a day: “I see why you’re asking me. I’ll tell you by Friday.”',
      trial: 'Pick three promises you made with everyone looking at you, and three you made a day or more after you were asked. Count how many in each group you’d make again.',
    },
    6: {
      headline: 'Don’t let one good evening decide',
      text: 'You watch an offer for weeks from a safe distance, and then, one good evening, you accept it on the spot. Your feelings come in waves: on a good evening you see no flaws in the offer, and on a gray morning you see only flaws. Go by what you see in both moods, even if you’re not fully sure. Your weeks of watching tell you more than that one evening. Look at your biggest open decision once a day this week, write down what you see, and trust what’s there every time.',
      trial: 'Go through your last ten confirmation emails for things you ordered or signed up for. Sort them by how you decided, in one good evening or over several days, and see which group you’d more often choose again.',
    },
  },
  Sacral: {
    1: {
      headline: 'Ask your gut before you research',
      text: 'You’ve compared six courses and read every description twice, and you still can’t say whether you want one. Research tells you which course is best; whether you want it, only your gut can tell you. It answers yes-or-no questions before you can think of a reason: asked about one course, you feel drawn to it or pull back, and may even hear yourself go “mm-hm” or “uh-uh.” “Which do you prefer?” gives your gut nothing to react to. Close the folder, and have a colleague ask you about each option, yes or no.',
      trial: 'Choose three tools or services that you picked after long research. Beside each, write how you reacted to the name at first and how gladly you use it now, and see whether the two agree.',
    },
    2: {
      headline: 'Have somebody ask you: do you want this?',
      text: 'Left alone with a decision, you can tidy your desk for an hour and know no more than before. Your gut knows the answer, but it needs somebody to ask. A colleague drops by with a plain yes-or-no question, and before you can think, you feel a pull toward it or away from it, or hear yourself go “mm-hm” or “uh-uh.” Asking yourself in silence doesn’t work as well, since your gut reacts to what comes from outside. Visit one colleague today and say, “Ask me yes or no: do I want to do this?”',
      trial: 'Time yourself on two small decisions. Think one through alone, have a coworker ask you about the other one out loud, and write down how many minutes each of them took until you knew.',
    },
    3: {
      headline: 'Ask your gut again at the first snag',
      text: 'You agree to a job, something breaks in the first week, and you wonder whether your yes was a mistake. Your gut can tell you; the snag can’t, because things that break are how you learn. Asked a yes-or-no question, it answers before you have reasons, often with a sound: “mm-hm,” you still want it, or “uh-uh,” you’re done. An open question like “What now?” gets no answer. Before you quit, have somebody ask you, “Do you still want to do this?” and go by your first reaction.',
      trial: 'Make a list of four jobs that hit trouble in their first week. Next to each, note whether you still wanted it that day and how it ended, and look for a pattern.',
    },
    4: {
      headline: 'Have a friend ask you about each option',
      text: 'Over lunch, a friend goes through your three options with you, and she knows your answer before you do. She saw you sit up at the second one. Your gut answers specific questions before you’ve found words: you move toward something or away from it, or let out an “mm-hm” or “uh-uh.” Then you start to explain, and you miss what your gut said. A person who knows you doesn’t miss it. Ask a friend to read you your options one by one, and to tell you how each answer sounded.',
      trial: 'Before your next five decisions, have a friend at work guess your answer from your first reaction alone. Keep score, and see how often she’s right about what you end up doing.',
    },
    5: {
      headline: 'Ask what exactly they need from you',
      text: 'Everyone says you’re the one who can fix it, and you’re nodding although nobody has asked for anything specific. Your gut decides for you, and it can answer a clear yes-or-no question, but not people’s hopes. So take one piece at a time: do I want to fix this part by Friday? You feel drawn to it or you don’t, and may hear yourself go “mm-hm” or “uh-uh” before you could explain why. Find out what exactly they need by Friday, and help with the parts that get a yes.',
      trial: 'Sort this week’s requests into two columns: those that ask for one specific piece of work, and those that only hope you’ll help. Check off every request you had a quick answer to, and see which column has more checks.',
    },
    6: {
      headline: 'Settle old decisions with a yes or no',
      text: 'You see both sides so well that some decisions have been on your list since spring. More weighing won’t settle them, but your gut can. Asked about one thing, it says yes or no before you’ve thought, with a pull, or with a sound like “mm-hm” or “uh-uh.” Go by that answer, even if you find the reasons months later or not at all. Give your list to a colleague, have each item put to you as a yes-or-no question, and cross out each no.',
      trial: 'Dig out an old to-do list, and find three decisions that were on it for months. How was each of them settled in the end, by one more argument or by a plain yes or no?',
    },
  },
  Splenic: {
    1: {
      headline: 'Note your first impression, then read',
      text: 'On page one of a proposal, you had a quiet feeling about it, and forty pages later the feeling was gone. Your surest signal comes once, at the very start, and brings no reasons: something in you relaxes, or there’s a faint “not this.” By page forty, you have good arguments for both sides, and they drown it out. Reading is fine, as long as that first sense is on paper before you begin. Before you open the next file, write down in three words what you sense about it.',
      trial: 'Ask a colleague for the first page of five old projects that you had no part in. Write yes or no on each after a few seconds, and find out how they went.',
    },
    2: {
      headline: 'Note your yes or no before they explain',
      text: 'Somebody appears in your doorway with a request, and before they sit down, one quiet signal in you says yes or no. It comes once and without reasons, and on whether to do something, it’s your best guide. Then they explain, and they explain it well, and after ten minutes you can’t tell what you sensed. What they tell you helps you with how to do it, not with whether you should. At the next knock, write down yes or no, and only after that ask for the details.',
      trial: 'Recall six requests that you agreed to after a long explanation. Circle those that you had a doubt about before the person sat down, and compare how they went with how the rest did.',
    },
    3: {
      headline: 'Write down your hunch before you try it',
      text: 'When something you tried has failed, you can usually name the moment when you sensed that it would. Your surest guide is one quiet signal at the very start, which comes without proof and only once. Then your mind found better arguments, and you followed those. Trying things out is still how you learn, but that first minute tells you which tries are worth the trouble. Before your next experiment, write down your first hunch in three words, and read them when it’s over.',
      trial: 'Take three tries that failed and three that worked. What did you notice in the first minute of each? Write it down in a few words, and see whether the two groups look different.',
    },
    4: {
      headline: 'Trust your first impression of people',
      text: 'A friend introduces a client to you, and with the handshake you already know whether you want to work together. You decide best by one quiet signal at the very beginning: something in you relaxes, or it doesn’t, and you can’t say why. The signal doesn’t come back, and more talk only buries it. You rely on the people you know, but go by your own first sense here. What you hear later helps with how to go about it. After the next introduction, tell your friend what you noticed before you hear the rest.',
      trial: 'Name eight clients or coworkers you’ve known for at least a year. Give each a plus or a minus for how the first handshake felt and another for how you get along today, and count how many match.',
    },
    5: {
      headline: 'Go by what you sense in the first sentence',
      text: 'A colleague has barely begun to describe the emergency, and you already sense whether it’s yours to fix. That quiet signal is your answer, and it comes only once. Then you hear ten minutes of reasons why it has to be you, and by the end you may find yourself nodding. You can tell the two apart: the signal was calm and about this job; the worry about letting people down is nervous and about their feelings. While the next person explains, write down yes or no, and answer from that note.',
      trial: 'Split the emergencies you took on this year into two groups: those you sensed were yours from the first sentence, and those you were talked into. Note for which group your help made more of a difference.',
    },
    6: {
      headline: 'Go back to what you knew at first sight',
      text: 'You’d like to watch for a while before you decide, although your first look told you. Your answer comes as one quiet signal with that first look, and it brings no explanation. If you watch longer, you get more to think about, and with each week the signal is harder to find again. So take your time over how and when to do it; on whether to do it, trust the first minute. Write down what you felt in the first minute about your biggest open question, and start from there.',
      trial: 'Find something that you watched for a month or longer before you decided. Write down what the month changed about your first answer: whether you’d do it, or only how and when.',
    },
  },
  'Ego Manifested': threefold(
    {
      headline: 'Go by what you say without preparing',
      text: 'You bring ten pages to the meeting, and then you decide in a sentence that isn’t on any of them. You find out what you want when you hear yourself say it, unprepared. The ten pages say what you ought to want. “I’m taking this client” says what you do want, and your willpower is behind it. For a choice you have to argue yourself into, you won’t have that willpower. Put the pages away, talk to somebody for five minutes, and write down the first sentence that began with “I want.”',
      trial: 'After your next three meetings, write down one point that you’d prepared and one sentence that simply came out. A month later, check which of them you’ve acted on.',
    },
    {
      headline: 'Listen to what you blurt out',
      text: 'You keep out of the debate for an hour, and then you settle it in one sentence that surprises even you. That’s how you decide: you blurt out what you want, and you know it when you hear it. Careful reasoning in a corner tells you what you should want; your unpolished voice tells you what you do want, and your willpower follows it. You have to say it out loud, even if nobody’s there. Find an empty room before the next choice, and say “I want” with different endings until one rings true.',
      trial: 'Ask a coworker to write down, word for word, what you say you want in the next three debates. Read the sentences on a later day, and underline each one that you’d still say.',
    },
    {
      headline: 'Believe what you hear yourself say',
      text: 'A colleague asks what you’d do, and you surprise yourself with a firm answer: “I want out by June.” What you say to somebody before you can make it polite is your decision, and your willpower is behind it. Later you’ll have reasons why you ought to want something else, and they won’t carry you half as far. Take the next choice to a colleague, and talk until you hear yourself say “I want” in a sentence that needs no excuse.',
      trial: 'Remember three times you told somebody “I want to,” and three times you said “I ought to.” Write down how far you got with each, and which kind took you further.',
    },
  ),
  'Ego Projected': threefold(
    {
      headline: 'Accept only what you really want to do',
      text: 'An invitation comes with a thick folder about what they need, and nothing in it says what you’d get. You decide well by one question: do you want it enough to put your will behind it? That depends on what’s in it for you, not on whether you can do it. If you want it, you’ll find strength that duty alone doesn’t give you. Read your latest invitation again for one thing only, and finish this line before you answer: “I want this because I’d get …”',
      trial: 'Compare two projects from last year, one that you wanted and one that you were simply the right person for. Check your calendar to see which of them you kept putting off.',
    },
    {
      headline: 'Say no if there’s nothing in it for you',
      text: 'They thought of you, the cause is good, your calendar is free, and you’re about to agree to something you don’t want. Your will works only for what you want, and compliments and worthy causes don’t move it. Once you’re invited, look at both sides: what you’d give, and what you’d get for leaving your quiet corner. If you want what you’d get, you’ll have the strength; if you don’t, you’ll do it on duty, and that runs out. Write down what you’d get from the last thing you were invited to, and say no if the line stays empty.',
      trial: 'Put your commitments from the past three months into two lists, “wanted it” and “couldn’t say no.” Underline whatever you did without being reminded, and compare the lists.',
    },
    {
      headline: 'Ask what you’d get before you agree',
      text: 'A friend asks for help, everyone looks at you, and you’ve agreed before you know what you’d get in return. Your will works when you want something, so asking for a fair return isn’t greedy: it’s what keeps you going in the third month. Before you answer, think of what you’d give and what you’d get, and decline kindly if you’d get nothing. Meet the next request with one question: “I’d like to help. What would make it worthwhile for both of us?”',
      trial: 'For the last five favors you did at work, note what came back to you and how long you kept at it gladly. See whether the ones with a fair return lasted longer.',
    },
  ),
  'Self-Projected': threefold(
    {
      headline: 'Read your options aloud to somebody',
      text: 'You’ve compared three options and found no winner, until you read your notes to somebody and hear which option bores you. You find out where you’re going by hearing your own voice. When you talk about one option, your sentences get plainer and sound like you; on another, they sound like a brochure. On paper, all three were well argued; the change in your voice tells you more than the arguments do. Call somebody this week, read them your notes, and ask, “Where did I sound like myself?”',
      trial: 'For your next comparison, write down which option you’d choose before you read it to anybody, and again right after. Keep both notes for a month, and see which one you followed.',
    },
    {
      headline: 'Talk it over with a quiet listener',
      text: 'A week of thinking alone gets you nowhere; ten minutes into a phone call, you know what you want. You find the answer by hearing yourself talk: at some point your sentences get shorter and plainer, and you notice that you mean them. The other person doesn’t have to say anything, and advice would only interrupt you. So pick a listener who can be quiet. Call a quiet person today and say, “I’ll do the talking. Just tell me where I sound sure.”',
      trial: 'Check your call log for three calls in which you talked over a decision. When did you know the answer: before you dialed, while you were talking, or during the other person’s advice?',
    },
    {
      headline: 'Ask people to listen, not to advise',
      text: 'Everyone tells you what they’d do in your place, and you don’t get to finish your own sentence. You find your direction by hearing yourself talk it through: in one sentence you’re reciting, in another you sound like yourself, and you notice the difference if nobody interrupts. Their advice may be good, but it’s about them. Ten minutes with a listener help you more than a day of opinions. Begin your next talk with a request: “Please keep your advice for ten minutes, and listen for the part I believe.”',
      trial: 'Talk about the same question twice this week, with somebody who gives advice and with somebody who just listens. Sum up your view in one line after each talk, and mark the line that sounds like you.',
    },
  ),
  'Mental / Environmental': threefold(
    {
      headline: 'Talk the question over on a walk',
      text: 'You’ve read everything there is about a question, and you still don’t have an answer. You won’t feel a gut yes, and you don’t have to search your body for one: you get clear by talking to several good listeners, in places where thinking comes easily, and hearing your own thoughts. You’ll know the answer when there’s little left to say about it. Leave your notes behind, and talk the question over on two walks this week, each with somebody else.',
      trial: 'Type out all you have to say about the question, and look at the word count. Do that again after every talk about it, and watch whether the number goes down.',
    },
    {
      headline: 'Leave your desk to make a decision',
      text: 'You close the door to decide, and an hour later you’ve gone through the same three arguments again. You get clear by saying your thoughts to somebody; thinking alone won’t do it, and no gut yes will come to help. When you explain the three arguments to a good listener, in a place where you breathe more easily, you soon hear which one you believe. Take your next decision to three places you like, and explain it to somebody in each of them.',
      trial: 'Where were you when your last five decisions became clear? Write down the place and who was listening, and count how many of them you settled alone at your desk.',
    },
    {
      headline: 'Don’t collect opinions; do the talking',
      text: 'By evening, you’ve asked four colleagues, and you have four good opinions and none of your own. What makes you clear is hearing yourself talk, so they should have listened while you spoke. Tell it to four listeners in four places, and you’ll notice what you say each time and what you drop. Don’t wait for a sudden yes in your gut; you’re ready when there’s less and less to discuss. Tell your next listener: “I don’t need to know what you’d do. Tell me what I keep saying.”',
      trial: 'Set two past decisions side by side, one for which you collected opinions and one that you mostly talked through yourself. Give each a number from 1 to 10 for how much you still agree with it.',
    },
  ),
  Lunar: threefold(
    {
      headline: 'Ask yourself seven times over four weeks',
      text: 'On the 3rd you think yes, on the 10th you think no, and the facts haven’t changed. You need about a month for a big decision, because you see it differently with other people, in other rooms, and at other points in the moon’s cycle. So one day’s answer is only a sample, however thorough it is. What you still say after a month is yours, and most decisions can wait that long if you ask for the time. Put the question in your calendar on seven dates over the next four weeks, and write down each answer.',
      trial: 'Search your sent mail for a question that stayed open for a long time. Line up what you wrote about it by date, and count how often your answer changed before it settled.',
    },
    {
      headline: 'Give a big decision a whole month',
      text: 'Alone at your desk you’d take the job, and after a week among other people you wouldn’t. You mean both answers: what you think depends on who’s around you, and it changes every few days with the company and the moon’s cycle. That’s why you need about a month for a large decision. In that time the short-lived answers drop out, and the one that’s left is the one you can live with. Write down your answer once in company and once alone every week, and decide when the month is over.',
      trial: 'Look back on one big decision that you made within days and one that you gave a month. For each, write down how often you’ve wanted to take it back since, and compare the two numbers.',
    },
    {
      headline: 'Ask for four weeks before you answer',
      text: 'In the meeting you’re for it, at dinner you’re against it, and you mean it both times. You take in what the people around you want, and for an evening it feels like your own conviction, so a big decision takes you about a month, the moon’s whole cycle. By the fourth week you’ve heard yourself in many kinds of company, and what you still say is yours. Ask for four weeks, and after each talk write down who was there and what you’d have answered.',
      trial: 'Next to your last five big decisions, write who was with you when you made them. Mark each one that you began to doubt once you were among other people, and count the marks.',
    },
  ),
};
