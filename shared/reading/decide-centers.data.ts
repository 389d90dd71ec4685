import type { DecideCenters } from './schema.ts';
import { threefold } from './threefold.ts';

/*
 * What a center adds to the first chapter, as somebody meets it who looks into things in one of three ways. Our own words.
 */
export const DECIDE_CENTERS = {
  ajna: {
    defined: threefold(
      {
        head: 'Add the missing column',
        text: 'You’ve tried out two payroll systems, and your table of results has the same five columns you used for phones last year. Your mind takes each choice down one reliable path, and whatever isn’t on that path doesn’t get weighed. Show your next table to somebody who’ll work with the result, and ask, “Which column is missing?”',
      },
      {
        head: 'Check the date on your view',
        text: 'You’re about to vote against the shipping company, and when somebody asks why, your reason dates from two winters ago. Once you’ve worked something out, you seldom take it out again, and from your desk you don’t hear what has changed. Before the vote, ask the person who calls the shipper every day, “What’s different now?”',
      },
      {
        head: 'Run it with her number',
        text: 'A customer has just doubled her order, and you’re explaining why last week’s recommendation still fits. People rely on you to think tomorrow as you do today, and a finished view is quickly defended. It may even be right, only you haven’t checked. Answer the next surprise, “That’s new to me. Let me run it again with your number.”',
      },
    ),
    open: threefold(
      {
        head: 'Two pages, both convincing',
        text: 'You’ve written one page for the new supplier and one for the old, and both convince you. Any reasoning makes sense to you while you follow it, and another hour of checking only improves both pages. Cut each option to one line, and tell your boss, “I can argue for either one, so arguments won’t settle this.”',
      },
      {
        head: 'Convinced by every speaker',
        text: 'From the back row, you agree with one speaker after another, until somebody turns around and asks what you’d do. While people talk, you see it their way, and the view in your head right now may be the last speaker’s. Offer what you noticed while you listened: “All four are making different guesses about the price.”',
      },
      {
        head: 'Say how sure you are',
        text: 'A customer asks which model to buy, and you hear yourself say “Definitely the large one” with a certainty you don’t have. You can see the case for any model, and people who want an answer expect you to sound sure. Give your doubt along with your answer: “I lean toward the large one. A small kitchen would change that.”',
      },
    ),
  },
  throat: {
    defined: threefold(
      {
        head: 'Label an early finding',
        text: 'You mention that the first test went well, and by lunch somebody has placed the order. Your way of speaking sounds settled even when you’re only passing on a result, and people act on it before you’ve weighed anything. Put a label in front of your next finding: “This is one test out of three, and nothing’s decided.”',
      },
      {
        head: 'One line in a long thread',
        text: 'You add one line to a long email thread, and the next message reads, “Great, that settles it.” You put things so plainly that a passing thought looks like a ruling, and since you skip most threads, nobody expects a second one. Close your next one-liner with its status: “Just a thought. Maria’s still collecting views.”',
      },
      {
        head: 'Hand over the summing-up',
        text: 'The meeting runs late, everyone looks at you to sum up, and by morning your summary has gone out as the decision. People trust your wording, and one clear sentence can make half an agreement sound whole. Let a colleague do the next summing-up, and ask the group, “Have we decided this, or have we just run out of time?”',
      },
    ),
    open: threefold(
      {
        head: 'Report without a verdict',
        text: 'You’re two checks into a list of five when the director asks how it’s going, and you announce that it works. With somebody finally listening, an announcement comes out more easily than “not done yet.” The rest of the week goes into making it true. Keep a report ready that contains no verdict: “Two of five are checked.”',
      },
      {
        head: 'Two questions before you volunteer',
        text: 'For forty minutes, nobody has looked at your square on the video call, and when somebody does, you volunteer to lead the pilot. Going unheard builds up pressure, and the first words that relieve it can be a commitment. Before the next call, put a sentence in your notes that commits you to nothing: “I’ve got two questions first.”',
      },
      {
        head: 'One version for both rooms',
        text: 'At ten, you tell the sales team that the June date is easy, and at eleven, you tell the engineers that it’s crazy. Your voice adjusts to your listeners: one decision comes out of you in two versions, and each side counts you in. Write one sentence about your next deadline that suits both rooms, and send it to both.',
      },
    ),
  },
  g: {
    defined: threefold(
      {
        head: 'Name your filter',
        text: 'You’ve narrowed fifty training programs down to four, and a colleague notices that all four lead to the same job. Your steady sense of where you’re headed did some of the sorting while you checked the facts. Colleagues with other plans may miss what you left out. Name your filter when you present a list: “I looked for what leads to management.”',
      },
      {
        head: 'Two lines before they choose',
        text: 'In the planning meeting, one proposal after another baffles you, because to you it’s been clear since January where this work is going. Your direction is so steady that you forget nobody has heard it from you. Before the next group choice, send the others two lines: where you think the work should go, and what you’d leave out.',
      },
      {
        head: 'More money, another road',
        text: 'A former customer offers you a better-paid job, and your friends can’t understand why you aren’t celebrating. You measure an offer against where you’re headed, a direction that you know well and they can only guess at. They’re measuring the salary. Give your friends the missing half: “The money’s great. I’m still weighing whether it goes where I’m going.”',
      },
    ),
    open: threefold(
      {
        head: 'Ask about an ordinary Wednesday',
        text: 'You spend a day with the consultants to see whether the job suits you, and on the train home you already talk like one. You take on the direction of wherever you are, and a visit mostly proves that you can fit in. Ask the next team for something a title won’t tell you: “What happens here on an ordinary Wednesday?”',
      },
      {
        head: 'Three floors, three futures',
        text: 'You’ve been watching three departments, and which one you’d apply to changes with the floor where you eat lunch. Your surroundings give you your sense of direction, and on each floor, that floor’s future seems to be yours. List the places where you’ve worked well this year, and bring the list when you next discuss your role.',
      },
      {
        head: 'Their picture, your application',
        text: 'A customer says you should be running the place, two colleagues agree, and that night you’re drafting your application. You can see yourself in almost any part that people give you, and their picture soon feels like your own plan. Answer the next suggestion without taking the job: “That’s kind. I’ll find out whether I see it, too.”',
      },
    ),
  },
  spleen: {
    defined: threefold(
      {
        head: 'Test what feels off',
        text: 'The pilot’s figures are all fine, you say that something feels off, and you take it back because nobody can find it in the data. Your sense of what isn’t sound is quick and brings no reasons, and a spreadsheet easily talks over it. Add a line to the test plan: “Handover feels shaky. Who can check?”',
      },
      {
        head: 'Calm, and out the door',
        text: 'The others spend an hour on whether the new building is safe; you sensed in minute five that it is, and went back to your desk. It’s easy to forget that they don’t have your calm to go by, and your empty chair may look like a no. Before you leave the next debate, say, “I’m not worried. What worries you?”',
      },
      {
        head: 'The question in her notebook',
        text: 'You nod early, and across the table a cautious colleague closes her notebook with a question still in it. People count on your sense of what’s sound, and your nod tells them that the checking is over. Your calm may not cover what she saw. Before the group settles anything, go around the table: “What could still go wrong?”',
      },
    ),
    open: threefold(
      {
        head: 'Looking for a fifth test',
        text: 'The new software has passed all four of your tests, and you’re designing a fifth. Whatever you know feels safe, and the proof you’d need to leave it gets a little longer each time. The old one hasn’t had to pass any. Run the same tests on the old software, and note what another year with it costs.',
      },
      {
        head: 'The form you sign each spring',
        text: 'Every spring, the renewal form for your contract arrives, you browse other openings for an evening, and you sign. A familiar place feels safe to you even after it has stopped doing you any good, and signing hardly seems like a decision. Before you sign the next form, write down what the job gave you this year and what it cost.',
      },
      {
        head: 'Count the late deliveries',
        text: 'A vendor you’ve known for years is late for the third time, and when the team wants to replace him, you defend him. You’re at ease with familiar people, and the worry about losing one is hard to tell from loyalty. Say to the team, “I like him, so somebody else should count the late deliveries. Who’ll do it?”',
      },
    ),
  },
  solarPlexus: {
    defined: threefold(
      {
        head: 'Score without the names',
        text: 'You score five proposals, and the one from the man who contradicted you last spring comes in fifth. Your feelings about a person get into your figures: charm adds a point, and an old slight subtracts two. The table looks objective because it has no column for that. Have somebody cover the names, and score the proposals a second time.',
      },
      {
        head: 'They voted by your face',
        text: 'You hardly say a word in the interviews, and afterward the others drop the candidate they think you disliked. Your feelings reach a room even when you keep them to yourself, and people adjust to a mood that may have come from your morning. Have everyone write down a name before the next debrief begins.',
      },
      {
        head: 'A rule for two strangers',
        text: 'Two colleagues ask you for the same Friday off: one brought you soup when you were sick, and the other snapped at you in March. What a person once made you feel still counts, and from the inside it passes for fairness. Write down the rule you’d use for two strangers, and tell both colleagues what it is.',
      },
    ),
    open: threefold(
      {
        head: 'Glowing, with empty notes',
        text: 'After the demo you’re glowing, and back at your desk you find nothing in your notes that explains it. You feel the mood of a room more strongly than whoever brought it, and a thrilled presenter can pass for a good product. Read your notes again with the door closed, and cross out whatever only describes the excitement.',
      },
      {
        head: 'Silence that counted as yes',
        text: 'You had an objection, the room was tense already, and the plan was approved with your silence as a yes. Other people’s tension gets into you, and saying nothing is the quickest way to ease it. The flaw is still in the plan. Write to the project lead, “I kept this back in the meeting. Could we discuss it?”',
      },
      {
        head: 'Ask about the frown',
        text: 'A customer frowns at your proposal, and you’ve offered him a change before he mentions that he can’t find his glasses. Other people’s moods reach you fast and strong, and a frown can feel like a verdict that you have to reverse. Before you change a word of your next proposal, ask, “You’re frowning. Which part are you looking at?”',
      },
    ),
  },
  sacral: {
    defined: threefold(
      {
        head: 'A test without a question',
        text: 'In week nine of a trial you signed up for, it occurs to you that nobody needs the result anymore. You have the energy to keep going once you’ve begun, even after your interest has ended, and no week feels like a decision. Write on each test’s first page what it should answer and when you’ll ask whether to continue.',
      },
      {
        head: 'Two mornings a month',
        text: 'The monthly report needs somebody, the email reaches you at your desk, and you reply “Sure” because you easily could. You have energy for a lot of work, and it’s spoken for before anything you’d gladly do comes up. Name the hours before you say yes or no: “That’s two mornings a month. What would I drop?”',
      },
      {
        head: 'First the gala, then napkins',
        text: 'Everyone congratulates you on landing the anniversary gala, and three weeks later you’re on the phone about napkins. Your yes means months of work, and what people applaud is one evening. Tasks you like keep you going; the others drag, however good the party. Before you accept the next prize project, list the three tasks you’d be doing most.',
      },
    ),
    open: threefold(
      {
        head: 'The eleventh printer',
        text: 'You were going to compare three printers for tomorrow’s decision, and at seven in the evening you’re on the eleventh. You get no clear signal for “enough,” and a busy office lends you energy that’s gone by morning. For your next comparison, ask a colleague to collect your results at four o’clock, finished or not.',
      },
      {
        head: 'Count your Mondays',
        text: 'You’ve watched the launch team race along for a week, and on Friday you put your name down for six months of it. Near people at full speed, you feel as strong as they do, and much of that strength is theirs. Plan your share on a day alone, and tell the team, “You can have my Mondays.”',
      },
      {
        head: 'Help with an end date',
        text: 'A customer asks you to “help out for a while,” and in the second year your phone still rings. You can go all out for a launch or a rescue, but without a finish line, you run on the energy of whoever needs you. Before you talk about pay, ask the customer, “When is this done, and how will we both know?”',
      },
    ),
  },
} as const satisfies DecideCenters;
