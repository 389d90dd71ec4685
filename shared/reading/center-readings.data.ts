import { DECIDE_CENTERS } from './decide-centers.data.ts';
import type { CenterReadings } from './schema.ts';

// Our own words; each center's defined and open state speak in the same two chapters.
export const CENTER_READINGS: CenterReadings = {
  head: {
    defined: [
      { chapter: 'communicate', head: 'Send your best question ahead', text: 'Good questions come to you all day, and hearing one sets other people thinking. Three in a row, though, and a meeting drifts away from its agenda. Put your best question in the invitation so everyone arrives with a thought about it.' },
      { chapter: 'pressure', head: 'Questions that can wait', text: 'The night before the launch, you think of nine more questions, and each one feels as if it needed an answer right away. Most can wait without harm. Keep a page titled “After launch” and move every question there that doesn’t change this week’s work.' },
    ],
    open: [
      { chapter: 'communicate', head: 'Your own point first', text: 'A lively meeting fills your head with other people’s questions, and you may spend your turn on the loudest one. The point you came with goes home unsaid. Write your own point at the top of your page beforehand, and speak to that first.' },
      { chapter: 'pressure', head: 'Ask whose problem it is', text: 'A colleague’s unsolved problem can occupy you all evening, as though it had been assigned to you. It presses just as hard when it has nothing to do with your job. Write the owner’s name beside each problem you carry, and hand back whatever isn’t yours.' },
    ],
  },
  ajna: {
    defined: [
      { chapter: 'communicate', head: 'Say what’s still open', text: 'Colleagues soon learn how you reason, and they can follow you even when they disagree. What they can’t see is how much of your view is still open. Say what’s open in one line: “I’m settled on the goal and undecided about the date.”' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.ajna.defined },
    ],
    open: [
      { chapter: 'communicate', head: 'Translate between the sides', text: 'Because you aren’t tied to one way of thinking, you follow the engineer, the lawyer and the salesperson equally well. Use that to translate. In the next dispute, restate each side’s point in the other side’s terms before you offer anything of yours.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.ajna.open },
    ],
  },
  throat: {
    defined: [
      { chapter: 'communicate', head: 'One sentence, repeated', text: 'Your voice is easy to recognize: people hear your tone in a two-line email. Repetition suits it, and a message gains weight each time you phrase it alike. Choose one sentence for the project’s goal and use it until colleagues quote it back.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.throat.defined },
    ],
    open: [
      { chapter: 'communicate', head: 'Wait until they ask', text: 'You sound different with the board than with your own team, and you can find the words a moment calls for. Talking to get noticed wastes that gift. Send your point in writing the day before, and wait until somebody asks about it.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.throat.open },
    ],
  },
  g: {
    defined: [
      { chapter: 'communicate', head: 'Direction before tasks', text: 'People take their bearings from you, so they listen for where you’re going more than for the details. If you leave that out, they guess. Open every kickoff and every status note with one sentence about the direction, then give the tasks.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.g.defined },
    ],
    open: [
      { chapter: 'communicate', head: 'Understood isn’t agreed', text: 'You pick up the manner of whoever is across the table, and they feel understood quickly. They may also assume you agree. Before the call ends, state your own view in one sentence: “I follow your reasoning, and I’d still do it differently.”' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.g.open },
    ],
  },
  heart: {
    defined: [
      { chapter: 'money', head: 'One firm promise', text: 'Your word is worth money, because a promise you wanted to make gets kept. Spread over ten small assurances, it loses that value. Offer one firm commitment in each deal, put a price on it, and write everything else as “we’ll aim for.”' },
      { chapter: 'energy', head: 'Win one thing a week', text: 'In one week you push for the big contract and train for a marathon, and you win neither. Willpower is a real fuel for you, best burned on one thing at a time. Each Monday, name the one result you’ll insist on, “The contract gets signed,” and let the other tasks be merely done.' },
    ],
    open: [
      { chapter: 'money', head: 'Don’t discount yourself', text: 'You may lower your price before anybody objects, as if the number had to apologize for you. Only the work is being priced. Send your next quote, or name your next salary, without adjectives or a discount, and wait for the reply without adding a word.' },
      { chapter: 'energy', head: 'Setup beats resolve', text: 'On Monday you resolve to finish the report early, and by Wednesday the resolution has joined the earlier ones. You have nothing to prove by forcing it. Change the setup instead: book a colleague, a room and an hour for the task you keep postponing.' },
    ],
  },
  spleen: {
    defined: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.spleen.defined },
      { chapter: 'money', head: 'You sense who pays late', text: 'Your instinct for what’s sound works on customers, too: you often sense from the first few emails who’ll pay late. Politeness usually overrules it. Turn your sense of a customer into terms that offend nobody: “Half now, half on delivery, as with any first order.”' },
    ],
    open: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.spleen.open },
      { chapter: 'money', head: 'Whose unease is it', text: 'Unease in a negotiation reaches you quickly, and it may well be the other side’s. A nervous buyer tends to need something that hasn’t been mentioned. Put one question ahead of any concession: “What would make this a safe choice for you?”' },
    ],
  },
  solarPlexus: {
    defined: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.solarPlexus.defined },
      { chapter: 'pressure', head: 'Explain your weather', text: 'You close a drawer a little too hard, and three people wonder what they did. Feelings drive you when something is at stake, and left unexplained, a bad afternoon looks like blame. Say what your mood is about before people guess: “I’m frustrated with the delay and not with any of you.”' },
    ],
    open: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.solarPlexus.open },
      { chapter: 'pressure', head: 'Peacekeeping costs you', text: 'Two colleagues argue, and you’re the one who can’t eat lunch. Tension in a room reaches you at full volume, so keeping everybody calm can become your second job, and what you swallow for it costs more next month. Choose one conversation you’ve put off, write its first sentence, and have it within two days.' },
    ],
  },
  sacral: {
    defined: [
      { chapter: 'energy', head: 'Keep jobs for slow moments', text: 'Waiting around tires you more than working does, and a half-used day can leave you oddly worn out. The right task gives energy back as you go. Keep a short list of jobs you’d gladly start, and pull one whenever you have to wait.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.sacral.defined },
    ],
    open: [
      { chapter: 'energy', head: 'Fix your quitting hour', text: 'No inner bell tells you that you’ve done enough, so a good afternoon can run on until nine, and the bill arrives two days later. Fix tonight’s quitting hour in the morning, and leave while you still feel fine.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.sacral.open },
    ],
  },
  root: {
    defined: [
      { chapter: 'energy', head: 'Start at your own pace', text: 'Everyone else is running already, and you’re still finishing your coffee, because your own start comes ten minutes later. Work turns out well when that push is yours, and hurrying you mostly gets people a worse version. Answer the next “How soon?” with what comes before it: “Right after the audit.”' },
      { chapter: 'pressure', head: 'You pass pressure on', text: 'You ask, “Where are we with this?” and a colleague drops everything, though you only wanted to know. Stress that would rattle others reaches you as a steady hum, so you may miss how much of it you pass along. Put a real date in every request, or add “no rush.”' },
    ],
    open: [
      { chapter: 'energy', head: 'Pick three jobs for today', text: 'You race through eleven items to be free at last, and then somebody adds four more. A full list makes you hurry, as if the pressure ended with the last line. Choose the three jobs that deserve today, do them at a speed that suits the work, and leave the others for tomorrow.' },
      { chapter: 'pressure', head: 'The hurry isn’t yours', text: 'It’s ten to five, somebody says “today,” and the draft with the wrong figure is on its way to the client. Other people’s urgency gets into you fast, and pressing Send is the quickest relief. Let finished work sit over one lunch break, reread it with a calm head, and only then let it go.' },
    ],
  },
};
