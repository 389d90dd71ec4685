import type { DecideCenters } from './schema.ts';
import { threefold } from './threefold.ts';

/*
 * What a center adds to the first chapter, as somebody meets it who looks into things in one of three ways. Our own words.
 */
export const DECIDE_CENTERS = {
  ajna: {
    defined: threefold(
      {
        head: 'You compare by the same points every time',
        text: 'You judge most choices by the same few points. That’s a reliable way to think, but anything outside those points doesn’t get weighed. When you compare two payroll systems, your table has the same five columns you used for phones last year. Show your next table to somebody who’ll work with the result, and ask, “Which column is missing?”',
      },
      {
        head: 'Check whether your opinion is out of date',
        text: 'Once you’ve formed an opinion, you seldom look at it again, and from your desk you don’t hear what has changed. You might vote against a shipping company today because it was slow two winters ago. Before your next vote, ask a colleague who deals with the matter every day, “What’s different now?”',
      },
      {
        head: 'Check your advice against new facts',
        text: 'You’re quick to defend advice you’ve already given, because people rely on you not to change your mind. A customer doubles her order, and you explain why last week’s advice still fits. You may be right, but you haven’t checked. The next time a customer surprises you, say, “That’s new to me. Let me go through it again with your new number.”',
      },
    ),
    open: threefold(
      {
        head: 'More arguments won’t help you choose',
        text: 'You’ve written one page for the new supplier and one for the old, and both convince you. Any argument makes sense to you while you follow it, so another hour of checking only improves both pages. Cut each option to one line, and tell your boss, “I can argue for either one, so arguments won’t settle this.”',
      },
      {
        head: 'You agree with the last speaker',
        text: 'While people talk, you see it their way, so in a meeting you agree with one speaker after another. When somebody turns to you and asks what you’d do, your answer may be the last speaker’s opinion. You don’t have to take a side. Say what you noticed while you listened: “All four are making different guesses about the price.”',
      },
      {
        head: 'Say how sure you are',
        text: 'A customer asks which fridge to buy, and you say “Definitely the large one” with a certainty you don’t have. You can see the case for any choice, but when people want an answer, you sound surer than you are. Give your doubt along with your answer: “I lean toward the large one. A small kitchen would change that.”',
      },
    ),
  },
  throat: {
    defined: threefold(
      {
        head: 'Say clearly when nothing’s decided yet',
        text: 'You mention that the first test of a product went well, and by lunch somebody has ordered it. You sound as if everything’s settled even when you’re only passing on a result, so people act before you’ve made up your mind. Start your next report by saying how far along you are: “This is one test out of three, and nothing’s decided.”',
      },
      {
        head: 'Your quick comments sound like decisions',
        text: 'You put things so plainly that people take a passing thought for a decision. You add one line to a long email thread, and the next message reads, “Great, that settles it.” Because you skip most threads, nobody expects to hear more from you. End your next short comment by saying what it is: “Just a thought. Maria’s still collecting opinions.”',
      },
      {
        head: 'Let somebody else sum up the meeting',
        text: 'The meeting runs late, everyone looks at you to sum up, and by morning your summary has gone out as the decision. People trust your wording, so you can make half an agreement sound like a full one. Next time, let a colleague sum up, and ask the group, “Have we decided this, or have we just run out of time?”',
      },
    ),
    open: threefold(
      {
        head: 'Don’t announce success too early',
        text: 'When somebody finally listens, you tend to announce more than you know. You’ve done two checks out of five, the director asks how it’s going, and you say that it works. Then you spend the rest of the week trying to make that true. Keep an answer ready that only gives the count: “Two of five are checked.”',
      },
      {
        head: 'Ask two questions before you volunteer',
        text: 'For forty minutes, nobody asks you anything on the video call, and when somebody finally does, you volunteer to lead a project. Going unheard builds up pressure in you, and you may promise something just to be heard. Before the next call, put a sentence in your notes that commits you to nothing: “I’ve got two questions first.”',
      },
      {
        head: 'Tell both sides the same thing',
        text: 'You adjust what you say to the people you’re talking to. At ten, you tell the sales team that the June date is easy, and at eleven, you tell the engineers that it’s crazy, so both sides think you agree with them. Write one sentence about your next deadline, and send the same sentence to both.',
      },
    ),
  },
  g: {
    defined: threefold(
      {
        head: 'Say how you narrowed the list',
        text: 'You’ve narrowed fifty training programs down to four, and a colleague notices that all four lead to the same job. You have a steady sense of where you’re headed, and it guides what you keep, even while you check the facts. Colleagues with other plans may need what you left out. When you present a list, say how you chose: “I looked for what leads to management.”',
      },
      {
        head: 'Tell the team which way you’d go',
        text: 'You’re so sure where the work should go that you forget to tell anyone. In the planning meeting, other people’s proposals baffle you, because to you the direction has been clear since January. Before the next group decision, send the others two lines: where you think the work should go, and what you’d leave out.',
      },
      {
        head: 'Say what you want besides the money',
        text: 'A former customer offers you a better-paid job, and your friends can’t understand why you aren’t celebrating. You judge an offer by whether it leads where you’re headed, and they judge it by the salary. They can only guess what your direction is. Tell your friends, “The money’s great. I’m still weighing whether the job takes me where I want to go.”',
      },
    ),
    open: threefold(
      {
        head: 'Ask what an ordinary day on the job is like',
        text: 'After a day with any team, you want what they want. You visit the consultants to see whether their job suits you, and on the train home you already talk like one. So the visit only proves that you can fit in. Ask the next team about something a job title won’t tell you: “What happens here on an ordinary Wednesday?”',
      },
      {
        head: 'Your surroundings change what you want',
        text: 'You’d like to move to another department, and the one you’d choose is the one you just had lunch with. Your sense of direction comes from the place you’re in, so each department feels right while you’re there. List the places where you’ve worked well this year, and bring the list when you next discuss your role.',
      },
      {
        head: 'Don’t apply because others suggested it',
        text: 'A customer says you should be running the place, two colleagues agree, and that night you’re drafting your application. You can see yourself in almost any role that people suggest, and their idea soon feels like your own plan. Thank the next person who suggests a job, and promise nothing: “That’s kind. I’ll find out whether I want it, too.”',
      },
    ),
  },
  spleen: {
    defined: threefold(
      {
        head: 'If something feels off, have it checked',
        text: 'You sense quickly when something isn’t right, but you can’t say why, so numbers easily talk you out of it. A trial run’s figures are all fine, you say that something feels off, and you take it back because nobody finds it in the data. Add a line to the test plan: “The handover between shifts feels shaky. Who can check?”',
      },
      {
        head: 'Say you’re not worried before you leave',
        text: 'The others debate for an hour whether the new building is safe; you sensed in five minutes that it is, and went back to your desk. You feel calm sooner than they do, and you forget that they’re still worried. They may take your empty chair for a no. Before you leave the next debate, say, “I’m not worried. What worries you?”',
      },
      {
        head: 'Ask what could go wrong before you nod',
        text: 'People count on your sense of what’s safe, so when you nod, they stop checking. You agree early in a meeting, and a cautious colleague decides not to ask her question. She may have seen something you didn’t. Before the group settles anything, go around the table and ask, “What could still go wrong?”',
      },
    ),
    open: threefold(
      {
        head: 'Test the old way as hard as the new one',
        text: 'What you know feels safe to you, so you want more and more proof before you leave it. The new software has passed all four of your tests, and you’re designing a fifth, while the old software hasn’t had to pass any. Run the same tests on the old software, and note what another year with it costs.',
      },
      {
        head: 'Don’t stay in a job just out of habit',
        text: 'Once a year, you browse job openings for an evening, and then you stay where you are. A familiar place feels safe to you even after it has stopped doing you any good, and staying hardly seems like a decision. Before your next annual review, write down what the job gave you this year and what it cost you.',
      },
      {
        head: 'Let somebody else judge people you like',
        text: 'You’re at ease with people you know, and you can mistake the fear of losing them for loyalty. A vendor you’ve known for years is late for the third time, and when the team wants to replace him, you defend him. Say to the team, “I like him, so somebody else should count the late deliveries. Who’ll do it?”',
      },
    ),
  },
  solarPlexus: {
    defined: threefold(
      {
        head: 'Hide the names when you compare',
        text: 'You score five proposals, and the one from the man who contradicted you last spring comes in last. Your feelings about people get into your scores: charm adds a point, and an old insult subtracts two. You don’t notice, because the table looks objective. Have somebody cover the names, and score the proposals a second time.',
      },
      {
        head: 'Your mood sways the room',
        text: 'People feel your mood even when you keep it to yourself, and they go along with it. You hardly say a word in the interviews, and afterward the others drop the candidate they think you disliked. Maybe you’d just had a bad morning. After the next interviews, have everyone write down a name before anyone talks.',
      },
      {
        head: 'Decide as if both people were strangers',
        text: 'Two colleagues ask you for the same Friday off: one brought you soup when you were sick, and the other snapped at you in March. You still decide by how a person once made you feel, and to you that seems fair. Write down the rule you’d use for two strangers, and tell both colleagues what it is.',
      },
    ),
    open: threefold(
      {
        head: 'You catch other people’s excitement',
        text: 'You feel the mood of a room more strongly than the people who brought it, so an excited presenter can make you believe in a weak product. After the demo you’re thrilled, but your notes don’t say why. Read your notes again with the door closed, and cross out everything that only describes the excitement.',
      },
      {
        head: 'Speak up after a tense meeting',
        text: 'Other people’s tension gets into you, and you keep quiet to ease it. You have an objection to a plan, but the room is already tense, so you say nothing, and the others count that as a yes. After the meeting, write to the project lead, “I had an objection today and didn’t say it. Could we discuss it?”',
      },
      {
        head: 'Ask what’s wrong before you give in',
        text: 'A customer frowns at your proposal, and you’ve offered him a discount before you learn that he just can’t find his glasses. You feel others’ moods fast and strongly, so a frown can seem like a no that you have to fix. The next time somebody frowns, ask before you change a word, “You’re frowning. Which part are you looking at?”',
      },
    ),
  },
  sacral: {
    defined: threefold(
      {
        head: 'Set a date for asking whether to stop',
        text: 'Once you’ve begun something, you have the energy to keep going even after you’ve lost interest. In week nine of a test you agreed to run, it occurs to you that nobody needs the result anymore. On the first page of your next project, write what it’s for and the date when you’ll decide whether to continue.',
      },
      {
        head: 'Count the hours before you say “Sure”',
        text: 'You have energy for a lot of work, so you say yes to things just because you could do them. The monthly report needs somebody, and you email back “Sure.” Later, when something comes up that you’d gladly do, your time is gone. Name the hours before you say yes or no: “That’s two mornings a month. What would I drop?”',
      },
      {
        head: 'Look at the daily work before you accept',
        text: 'Everyone congratulates you because you’ll run the big anniversary party, and three weeks later you’re on the phone about napkins. Tasks you like keep you going, and the others drag, however impressive the project is. Before you accept the next one, list the three tasks you’d be doing most, and check whether you’d like doing them.',
      },
    ),
    open: threefold(
      {
        head: 'Set a time to stop comparing',
        text: 'You were going to compare three printers for tomorrow’s decision, and at seven in the evening you’re on the eleventh. You don’t notice when you’ve done enough, and a busy office lends you energy that’s gone by morning. For your next comparison, ask a colleague to collect your results at four o’clock, finished or not.',
      },
      {
        head: 'Plan your share of the work on a day alone',
        text: 'Near people at full speed, you feel as strong as they do, but much of that strength is theirs. You watch the launch team race along for a week, and on Friday you sign up for six months of it. Before you sign up again, spend a day alone to plan what you can do, and tell the team your share: “You can have my Mondays.”',
      },
      {
        head: 'Agree on an end date before you help',
        text: 'A customer asks you to “help out for a while,” and in the second year your phone still rings. You can go all out for a short time, but without an end date, you keep running on the energy of the people who need you. Before you talk about pay, ask the customer, “When is this done, and how will we both know?”',
      },
    ),
  },
} as const satisfies DecideCenters;
