import { DECIDE_CENTERS } from './decide-centers.data.ts';
import type { CenterReadings } from './schema.ts';

// Our own words; each center's defined and open state speak in the same two chapters.
export const CENTER_READINGS: CenterReadings = {
  head: {
    defined: [
      { chapter: 'communicate', head: 'Send your best question before the meeting', text: 'Good questions come to you all day, and hearing one sets other people thinking. Ask three in a row, though, and a meeting drifts away from its agenda. Put your best question in the invitation so everyone arrives with a thought about it.' },
      { chapter: 'pressure', head: 'Postpone the questions that can wait', text: 'Under pressure, your head keeps producing questions, and each one feels urgent. The night before a launch you think of nine more, and most can wait. Keep a page titled “After launch” and move every question there that doesn’t change this week’s work.' },
    ],
    open: [
      { chapter: 'communicate', head: 'Make your own point first', text: 'A lively meeting fills your head with other people’s questions, and you may use your turn to answer the loudest one. Then the point you came to make goes unsaid. Write your point at the top of your page beforehand, and start with it.' },
      { chapter: 'pressure', head: 'Ask whose problem it is', text: 'A colleague’s unsolved problem can occupy you all evening, as though it had been assigned to you. This happens even when it has nothing to do with your job. Write the owner’s name beside each problem on your mind, and hand back what isn’t yours.' },
    ],
  },
  ajna: {
    defined: [
      { chapter: 'communicate', head: 'Say what you haven’t decided yet', text: 'You reason in a consistent way, so colleagues can follow you even when they disagree. What they can’t see is which parts of your view could still change. Tell colleagues in one line: “I’m settled on the goal and undecided about the date.”' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.ajna.defined },
    ],
    open: [
      { chapter: 'communicate', head: 'Help two sides understand each other', text: 'Because you aren’t tied to one way of thinking, you follow the engineer, the lawyer and the salesperson equally well. Use that to translate. In the next dispute, restate each side’s point in the other side’s terms before you give your own opinion.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.ajna.open },
    ],
  },
  throat: {
    defined: [
      { chapter: 'communicate', head: 'Repeat one sentence about the goal', text: 'Your voice is easy to recognize: people hear your tone in a two-line email. A message from you gains weight each time you repeat it in the same words. Choose one sentence for the project’s goal and use it until colleagues quote it back.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.throat.defined },
    ],
    open: [
      { chapter: 'communicate', head: 'Send your point, then wait to be asked', text: 'You find the words that suit each group, so you sound different with the board than with your own team. Talking just to get noticed wastes that gift. Send your point in writing the day before, and wait until somebody asks about it.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.throat.open },
    ],
  },
  g: {
    defined: [
      { chapter: 'communicate', head: 'Name the direction before the tasks', text: 'People look to you for direction, so they listen for where you’re going more than for the details. If you don’t say where, they guess. Open every kickoff and every status note with one sentence about the goal, then give the tasks.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.g.defined },
    ],
    open: [
      { chapter: 'communicate', head: 'Tell people when you don’t agree', text: 'You pick up the manner of the person you’re talking to, so people quickly feel understood. They may also assume you agree. Before the call ends, state your own view in one sentence: “I follow your reasoning, and I’d still do it differently.”' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.g.open },
    ],
  },
  heart: {
    defined: [
      { chapter: 'money', head: 'Make one firm promise per deal', text: 'Your word is worth money, because you keep the promises you wanted to make. If you promise ten small things, each one is worth less. Offer one firm commitment in each deal, put a price on it, and write everything else as “we’ll aim for.”' },
      { chapter: 'energy', head: 'Insist on one result a week', text: 'Willpower is a real fuel for you, and it works best on one thing at a time. Push for the big contract and train for a marathon in the same week, and you may win neither. Each Monday, name the one result you’ll insist on, “The contract gets signed,” and do the rest with less effort.' },
    ],
    open: [
      { chapter: 'money', head: 'Don’t lower your price before they ask', text: 'You may lower your price before anybody objects, as if you had to prove you’re worth it. The number is for the work and says nothing about you. Send your next quote, or name your next salary, without a discount or an explanation, and wait for the reply.' },
      { chapter: 'energy', head: 'Book an hour instead of trying harder', text: 'Your willpower comes and goes: on Monday you resolve to finish the report early, and by Wednesday you’ve given up. You have nothing to prove by forcing it. Change the setup instead: book a colleague, a room and an hour for the task you keep postponing.' },
    ],
  },
  spleen: {
    defined: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.spleen.defined },
      { chapter: 'money', head: 'Turn a bad feeling into safer terms', text: 'You often sense from the first few emails whether a deal is sound, for example which customer will pay late. Usually you’re too polite to act on it. Turn the feeling into terms that offend nobody: “Half now, half on delivery, as with any first order.”' },
    ],
    open: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.spleen.open },
      { chapter: 'money', head: 'Ask what would make them feel safe', text: 'When you feel uneasy in a negotiation, you may be picking up the other side’s nerves. A nervous buyer or boss often needs something that hasn’t been mentioned. Before you concede anything, ask, “What would make this a safe choice for you?”' },
    ],
  },
  solarPlexus: {
    defined: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.solarPlexus.defined },
      { chapter: 'pressure', head: 'Tell people what your mood is about', text: 'You close a drawer a little too hard, and three people wonder what they did. Your feelings run strong when something is at stake, and if you don’t explain a bad mood, colleagues feel blamed. Tell people before they guess: “I’m frustrated with the delay and not with any of you.”' },
    ],
    open: [
      { chapter: 'decide', byLine: DECIDE_CENTERS.solarPlexus.open },
      { chapter: 'pressure', head: 'Have the talk you’ve been avoiding', text: 'Two colleagues argue, and you’re the one who can’t eat lunch. You feel other people’s tension at full strength, so you keep everybody calm and avoid talks that could upset someone. Choose one conversation you’ve put off, write its first sentence, and have it within two days.' },
    ],
  },
  sacral: {
    defined: [
      { chapter: 'energy', head: 'Keep a list of jobs for slow moments', text: 'Waiting around tires you more than working does, and a half-used day can leave you oddly worn out. The right task gives you energy as you go. Keep a short list of jobs you’d gladly start, and begin one whenever you have to wait.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.sacral.defined },
    ],
    open: [
      { chapter: 'energy', head: 'Set your quitting time in the morning', text: 'You don’t notice when you’ve done enough, so a good afternoon can run until nine at night, and two days later you’re exhausted. Decide each morning when you’ll stop, and leave then, while you still feel fine.' },
      { chapter: 'decide', byLine: DECIDE_CENTERS.sacral.open },
    ],
  },
  root: {
    defined: [
      { chapter: 'energy', head: 'Start at your own pace', text: 'You get going when your own drive kicks in, so you may still be finishing your coffee when everyone else is running. Your work turns out well that way, and worse when you’re hurried. When somebody asks, “How soon?” name the task that comes first: “Right after the audit.”' },
      { chapter: 'pressure', head: 'You pass on more pressure than you notice', text: 'You ask, “Where are we with this?” and a colleague drops everything, though you only wanted to know. Stress that would rattle others feels normal to you, so you may miss how much of it you pass along. Put a real date in every request, or add “no rush.”' },
    ],
    open: [
      { chapter: 'energy', head: 'Pick three jobs for today', text: 'A full list makes you hurry, because you want the pressure to end. You race through eleven items to be free at last, and then somebody adds four more. Choose the three jobs that matter most today, do them at a speed that suits the work, and leave the others for tomorrow.' },
      { chapter: 'pressure', head: 'Let finished work sit over lunch', text: 'Other people’s urgency gets into you fast, and pressing Send is the quickest relief. At 11:50 somebody says “now,” and you send the client a draft with a wrong figure. Let finished work sit over one lunch break, reread it with a calm head, and only then send it.' },
    ],
  },
};
