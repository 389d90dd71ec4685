import type { PairModeTexts } from './schema.ts';

// Our own words; `{a}` has the whole channel in Compromise and Dominance.
export const PAIR_MODE_TEXTS_C = {
  '20-34': {
    Electromagnetic: {
      works: ['Things get done on the spot when {a} and {b} team up, one seeing what’s next, the other supplying power.', 'A backlog shrinks fast once {a} and {b} go at it together.'],
      rubs: ['{a} and {b} can spur each other on until the day is full and nothing important has moved.', 'Busy as they are, {a} and {b} keep interrupting each other with things that seem urgent.'],
      talk: 'For every new task, {a} and {b} should ask “Is it worth doing?” before “Who does it?”',
      trial: ['Start each day this week with a two-minute huddle that ends in one shared task, and finish it by noon.', 'Work through ten small items together in one 60-minute sprint, and stop when the timer rings.'],
    },
    Companionship: {
      works: ['{a} and {b} both act without delay, so a request handed to them is often finished by evening.', 'Energy rarely runs short in a project with {a} and {b}, and others get pulled along.'],
      rubs: ['Side by side and hard at work, {a} and {b} may forget to ask if the task was needed.', 'With both at full speed, {a} and {b} leave slower colleagues out of breath and out of the loop.'],
      talk: 'Stopping to talk feels like a waste to {a} and {b}, so they should put a fixed time for it in the calendar.',
      trial: ['Take a ten-minute break together at 3 PM for five days, and decide what to drop before you go on.', 'Cancel two tasks this week that nobody asked for, and see if anyone notices within ten days.'],
    },
    Compromise: {
      works: ['{a} sets the pace and does the heavy lifting, and {b} adds a burst of power or a sense of what’s next.', 'Tasks fly off the list when {a} drives and {b} jumps in at the right time.'],
      rubs: ['{b} drops what they were doing because {a} is already halfway into something else.', '{a} fills both calendars with activity, and {b} gets to their own work only in the evening.'],
      talk: 'Before grabbing a new task, {a} should ask {b}, “What would it push aside for you?”',
      trial: ['Protect one hour a day of {b}’s own work for two weeks, with {a} off limits during it.', 'Let {b} cross three tasks off {a}’s list on Monday, and talk on Friday about whether they were missed.'],
    },
    Dominance: {
      works: ['{a} gets moving right away, and {b} can bring an idea in the morning and see it done by night.', 'Momentum is what {a} adds to a project, and {b} finds it easier to get started nearby.'],
      rubs: ['{b} may try to match {a}’s tempo and go home exhausted.', '{a} starts before {b} has finished explaining, and some of the work goes to waste.'],
      talk: '{b} should finish the briefing with “Now you can go,” and {a} should wait for it.',
      trial: ['Have {b} set the three priorities each morning for a week, with {a} starting nothing else before noon.', 'Schedule two days in which {b} works at their own speed, with no check-ins from {a} until 4 PM.'],
    },
  },
  '20-57': {
    Electromagnetic: {
      works: ['Somewhere between {a}’s desk and {b}’s, a vague feeling turns into a sentence that helps right now.', 'Meetings get the timely remark when {a} and {b} sit together, one sensing the problem and the other naming it.'],
      rubs: ['{a} and {b} may jump on each other’s hunches so quickly that nobody can tell what was decided.', 'An instinct one has and the other blurts out can embarrass {a} and {b} in front of a client.'],
      talk: 'Call a hunch a hunch, say it once, and leave a pause so {a} and {b} can both check it.',
      trial: ['Sit next to each other in your next two meetings, and pass each other one written hunch before speaking.', 'Predict the outcome of three upcoming meetings in one line each, and check your score after two weeks.'],
    },
    Companionship: {
      works: ['{a} and {b} both catch the right moment, so a look across the table is often enough.', 'In a negotiation, {a} and {b} sense the turning point together and say what’s needed.'],
      rubs: ['{a} and {b} understand each other in half sentences, and everyone else in the meeting is lost.', 'A quick hunch shared by {a} and {b} can pass for certainty, because neither asks where it came from.'],
      talk: 'Quick decisions between {a} and {b} should be retold slowly to a third person, in full sentences.',
      trial: ['Write the reason next to every snap decision you make together for ten days, in one line.', 'Ask a colleague to stop you both once per meeting this week with “How do you know?”'],
    },
    Compromise: {
      works: ['{a} names what’s going on, and {b} confirms it with a gut feeling or a well-timed word.', 'Quick calls are better when {a} makes them and {b} has a share in the intuition.'],
      rubs: ['{b} senses something different, but {a} has spoken already and the moment is gone.', '{a} trusts the first impulse so much that {b}’s quieter one doesn’t reach the table.'],
      talk: 'Five seconds’ silence before {a} speaks gives {b} room to say what they sense.',
      trial: ['Let {b} give the first reaction to three proposals in the next two weeks, before {a} says a word.', 'Ask {b} for a one-line gut feeling by text before your next two client calls, and discuss it first.'],
    },
    Dominance: {
      works: ['{a} says the right thing at the right moment, and {b} gets an early warning when a deal feels off.', 'A passing intuition from {a} can save {b} a week on the wrong track.'],
      rubs: ['Sudden remarks from {a} can startle {b}, who needs time to take them in.', '{a} says a hunch once and quietly, and {b} misses it because it came without an argument.'],
      talk: '{b} should ask, “Was that a hunch?” and {a} should then say it again in full.',
      trial: ['Have {b} write down {a}’s hunches about one client for two weeks, and compare them with what happened.', 'Stop by {a}’s desk with one open question a day for five days, and note the first answer.'],
    },
  },
  '21-45': {
    Electromagnetic: {
      works: ['{a} and {b} can run a business area together, one keeping control and the other gathering what it needs.', 'Budgets get made and defended when {a} and {b} sit at the same table.'],
      rubs: ['Even with plenty in the budget, {a} and {b} may fight over who’s in charge of it.', 'What one calls oversight feels like interference to the other, so {a} and {b} guard their territory.'],
      talk: 'Who decides is the first question for {a} and {b}; how much comes second.',
      trial: ['Flip a coin for who controls each of four small purchases this week, and stick to the result.', 'Pick one budget line each that the other won’t comment on for 14 days.'],
    },
    Companionship: {
      works: ['{a} and {b} both know how to run things and own the result, so neither has to be managed.', 'Talks about prices and raises are easy for {a} and {b}, because both treat money as a plain fact.'],
      rubs: ['Two bosses in one room, {a} and {b} may give the same employee opposite orders.', '{a} and {b} leave each other’s territory alone, even where a second look at the books would help.'],
      talk: 'Plain words suit both: {a} and {b} can say “that’s yours, this is mine” and list what’s in between.',
      trial: ['Open your books to each other for 30 minutes this week, and ask three questions each about spending.', 'Hand one decision to a junior colleague for ten days, and agree that neither of you overrules it.'],
    },
    Compromise: {
      works: ['{a} runs the money side, and {b} helps by watching over one part or by speaking for the group.', 'Resources get shared sensibly when {a} has the last word and {b} understands the responsibility.'],
      rubs: ['{b} gives up a piece of territory each time {a} takes over a decision.', '{a} may check on {b}’s expenses more closely than the sums deserve.'],
      talk: '{a} should ask before stepping in, and {b} should say which area is theirs to run.',
      trial: ['Put one client account fully under {b} for two weeks, including discounts, with {a} informed afterward.', 'Swap roles for one purchase in the next two weeks: {b} decides, and {a} does the paperwork.'],
    },
    Dominance: {
      works: ['{a} takes charge of money and resources, and {b} can do their job knowing the accounts are in order.', 'With {a} in control of the budget, {b} learns to ask for what a project is really worth.'],
      rubs: ['{b} may feel like an employee when {a} only wanted to keep things under control.', '{a} decides on spending alone and expects {b} to be glad that the matter is closed.'],
      talk: '{b} should ask for clear limits, such as “up to $500 without asking,” and {a} should leave it at that.',
      trial: ['Give {b} a spending limit {a} won’t question for two weeks, and review the receipts together on day 14.', 'Explain one full budget to {b} in 30 minutes, with {b} proposing two changes at the end.'],
    },
  },
  '23-43': {
    Electromagnetic: {
      works: ['One has the insight and the other the words, so {a} and {b} can explain what nobody else has seen.', 'A strange new idea becomes a usable method after {a} and {b} have talked it through twice.'],
      rubs: ['When one has the idea and the other explains it, {a} and {b} may argue over what got lost.', 'An untimely idea can make both {a} and {b} look odd, and each blames the other’s phrasing.'],
      talk: 'Try each explanation on one another first, until {a} and {b} have it down to two plain sentences.',
      trial: ['Explain one new idea to a friend outside the company in two minutes each, and use whichever version worked.', 'Turn one insight into a half-page how-to by next Friday, one of you dictating and the other writing.'],
    },
    Companionship: {
      works: ['{a} and {b} both think in sudden insights, and each can follow the other’s leaps.', 'Efficiency is a shared hobby: {a} and {b} see the shortcut and can explain why it works.'],
      rubs: ['What’s obvious to {a} and {b} leaves the meeting baffled, and neither notices.', '{a} and {b} rarely ask each other if the world is ready for an idea, or if anyone asked.'],
      talk: 'Ahead of any long e-mail, {a} and {b} should ask, “Who invited us to explain it?”',
      trial: ['Explain one shared insight to someone in another department in three minutes, and fix what confused them.', 'Wait for two invitations before presenting your newest idea, and keep count for 14 days.'],
    },
    Compromise: {
      works: ['{a} has the new view and the words for it, and {b} adds an insight or a simpler phrase.', 'Explanations get clearer when {a} gives them and {b} supplies one missing piece.'],
      rubs: ['{b} shelves a fresh thought because {a}’s explanation already sounds complete.', '{a} may finish {b}’s sentence and miss the part that was new.'],
      talk: 'After {b} has finished, {a} can ask, “What’s the part I haven’t thought about?”',
      trial: ['Let {b} explain one idea to the team this week from start to end, with {a} taking notes.', 'Try {b}’s shortcut instead of {a}’s for three days, and write down what each one saved.'],
    },
    Dominance: {
      works: ['{a} spots a better way and explains it, and {b} gains a shortcut that saves hours.', 'When everyone is stuck, {a} offers a different angle and {b} can turn it into action.'],
      rubs: ['{b} may nod along with {a}’s explanation without having understood it.', '{a} presents an insight when {b} is busy, and a good idea gets brushed aside.'],
      talk: '{b} should say “not now, but tell me at two,” and {a} should ask before explaining.',
      trial: ['Collect {a}’s new ideas in a shared list, and give {b} 20 minutes every Thursday to ask about two.', 'Have {b} explain {a}’s latest idea back in their own words within a day, with {a} correcting only once.'],
    },
  },
  '24-61': {
    Electromagnetic: {
      works: ['Big open questions get more interesting when {a} and {b} think about them, each with half the puzzle.', 'Days after {a} and {b} first discuss a problem, an answer nobody expected may come to one of them.'],
      rubs: ['Minds keep spinning when {a} and {b} get started, and the work in front of them waits.', 'One keeps returning to a question the other would rather leave as a mystery, which wears {a} and {b} out.'],
      talk: 'Declare a question parked, and have {a} and {b} bring it up again only when there’s something new.',
      trial: ['Leave one hard question on a shared whiteboard for five days, add a line whenever something occurs, and read it together.', 'Take one 30-minute walk together this week with a single question and no phones.'],
    },
    Companionship: {
      works: ['{a} and {b} both think long and quietly, and neither expects an answer by the end of the meeting.', 'Silence between {a} and {b} is productive, because each knows the other is turning something over.'],
      rubs: ['For weeks {a} and {b} can circle the same question, and nobody calls time.', 'Colleagues waiting for a decision may not realize that {a} and {b} are both still thinking.'],
      talk: 'Colleagues need a date for the answer, and {a} and {b} should tell each other when thinking has stopped helping.',
      trial: ['Give one shared question a written deadline, ten days out, and go with your best thought on that date.', 'Move three decisions this week to a colleague who’s quick, and see which ones you’d have made differently.'],
    },
    Compromise: {
      works: ['{a} takes on the hard question, and {b} adds an inspired hint or a patient second round.', 'Good answers come from {a}’s long thinking, and {b} speeds them along with a thought at the right time.'],
      rubs: ['{b} stops pursuing a question because {a} seems to have thought about it longer.', '{a} returns to a subject {b} considered closed, and {b} goes back to it without protest.'],
      talk: 'First {b} tells what they’ve come to so far; then {a} shares the latest thoughts.',
      trial: ['Write down {b}’s theory about one unsolved problem, and test it for a week before {a} offers another.', 'Have {b} choose which of three open questions deserves the next ten days, and drop the other two.'],
    },
    Dominance: {
      works: ['{a} keeps turning a question over until there’s an answer, and {b} gets one worth waiting for.', 'Deep problems can go to {a}, while {b} handles what needs an answer by Friday.'],
      rubs: ['{b} may pick up {a}’s mental pressure and lie awake over a puzzle that isn’t theirs.', '{a} can’t hurry an insight, and {b}’s deadline passes in silence.'],
      talk: '{b} should ask for the state of the thinking, and {a} should give it even when it’s “nothing yet.”',
      trial: ['Give {a} one open question on a Monday and ask for whatever has come up ten days later, finished or not.', 'Set two quiet mornings a week for {a}, with {b} holding all questions until after lunch.'],
    },
  },
  '25-51': {
    Electromagnetic: {
      works: ['Together {a} and {b} find the nerve to call the client everyone else is afraid of.', 'A setback loses its sting when {a} and {b} face it side by side and try again.'],
      rubs: ['{a} and {b} can turn a shared task into a race and forget they’re on the same side.', 'The jolt one needs to get moving can shake the other’s trust, and {a} and {b} both feel it.'],
      talk: 'Decide beforehand whether {a} or {b} goes first, so the other doesn’t feel outdone.',
      trial: ['Pick one thing you’re both nervous about, such as a cold pitch, and do it together within seven days.', 'Keep score for one week on how often you competed, and laugh over the total on Friday.'],
    },
    Companionship: {
      works: ['{a} and {b} both step forward when others hesitate, and each admires the other’s nerve.', 'A lost bid doesn’t stop {a} or {b}; both call the next prospect the same afternoon.'],
      rubs: ['Everything becomes a contest between {a} and {b} if the target is vague enough.', 'A leap that thrills {a} and {b} can leave the rest of the team standing at the edge.'],
      talk: 'Bold news is best held back until {a} and {b} have asked, “Who are we about to startle?”',
      trial: ['Enter one competition as a team in the next two weeks, an internal bid for example, with a shared prize.', 'Slow down one bold plan by five days, and spend them getting two cautious colleagues on board.'],
    },
    Compromise: {
      works: ['{a} leads the way into new territory, and {b} adds either calm trust or a competitive push.', 'Challenges get met because {a} jumps first and {b} has the heart to go along.'],
      rubs: ['{b} enters a contest they’d have skipped, because {a} is already at the starting line.', '{a} may set a pace of constant challenge, and {b} hides how tired it makes them.'],
      talk: 'A fair question from {a} to {b} is, “Do you want to do this, or are you keeping me company?”',
      trial: ['Let {b} turn down one challenge this week without giving reasons, and have {a} go alone or drop it.', 'Choose the next risk together: {b} names three, {a} ranks them, and you take {b}’s favorite within ten days.'],
    },
    Dominance: {
      works: ['{a} goes first into unknown territory, and {b} can follow once the ground has been tested.', 'With {a} around, {b} takes on challenges they’d have turned down a year ago.'],
      rubs: ['{b} may be thrown by {a}’s surprise moves and need a day to recover.', '{a} can treat {b}’s caution as a lack of courage when it’s just good sense.'],
      talk: 'Warn {b} before shaking things up, and let {b} tell {a} how much surprise is too much.',
      trial: ['Let {b} choose one small challenge for the next ten days, and have {a} come along as backup only.', 'Agree that {a} tells {b} about any bold step 48 hours ahead, for two weeks.'],
    },
  },
  '26-44': {
    Electromagnetic: {
      works: ['One knows what people want and the other how to sell it, so {a} and {b} make offers that land.', 'Old customers come back when {a} and {b} work the account, because the need and the pitch finally match.'],
      rubs: ['{a} and {b} may quarrel over a promise one of them made in the heat of a sale.', 'One thinks the pitch is exaggerated and the other thinks it’s tame, and {a} and {b} both have a point.'],
      talk: 'Promises belong on the agenda before the call: {a} and {b} should settle them down to the delivery date.',
      trial: ['Rewrite one old proposal in 40 minutes, one of you playing the buyer and the other the seller, then switch.', 'Call three former customers within ten days, and trade notes on what each really wanted.'],
    },
    Companionship: {
      works: ['With a shared nose for what sells, {a} and {b} can take over each other’s pitch midway.', 'Sales numbers please {a} and {b} equally, so a win for one is celebrated by both.'],
      rubs: ['Two persuasive people, {a} and {b}, may talk each other into a deal that’s thin on substance.', 'A small exaggeration by {a} goes uncorrected by {b}, and next week it’s the reverse.'],
      talk: 'Read each promise aloud, and let {a} or {b} strike whatever can’t be proved.',
      trial: ['Have operations check your next two proposals before they go out, and accept every correction.', 'Take one full day off selling in the next two weeks, both of you, and let someone else answer the phone.'],
    },
    Compromise: {
      works: ['{a} leads the sale, and {b} contributes a good memory for clients or a gift for phrasing the offer.', 'Offers improve when {a} shapes them and {b} knows one thing about the buyer.'],
      rubs: ['{b} agrees to a discount they’d have refused, because {a} is running the talk.', '{a} can talk {b} into a promise that {b} will be the one to keep.'],
      talk: 'Ahead of a pitch, {a} should ask {b}, “What would you rather not promise?” and leave it out.',
      trial: ['Give {b} the closing of one deal in the next two weeks, with {a} silent for the last ten minutes.', 'Let {b} set the price on one offer this week, and have {a} present it without a discount.'],
    },
    Dominance: {
      works: ['{a} senses what the market wants and sells it, and {b} has a full order book to work from.', 'Clients warm to {a}’s pitch, and {b} can focus on delivering what they bought.'],
      rubs: ['A promise {a} made with a little too much flair becomes {b}’s problem on delivery day.', '{a} keeps the sales coming and gets worn out, while {b} has no idea how much work it is.'],
      talk: 'Same day, word for word: that’s how {a} should tell {b} what a client was promised.',
      trial: ['Send {b} along to two sales calls in the next two weeks, to listen only and to report what was promised.', 'Let {b} write the terms for one offer {a} makes in the next ten days, and have {a} sell exactly that.'],
    },
  },
  '27-50': {
    Electromagnetic: {
      works: ['The team is well looked after when {a} and {b} share the job, one caring for people, the other setting standards.', 'Newcomers find their feet quickly because {a} and {b} together think about both care and rules.'],
      rubs: ['Whether a struggling colleague needs help or firmer rules can divide {a} and {b} for days.', 'Responsibility slips back and forth between {a} and {b} until both feel they’re doing it all.'],
      talk: 'Hints don’t help: {a} and {b} should say who’s responsible for whom, one person at a time.',
      trial: ['Check in on two quiet colleagues each by Wednesday, and decide together who needs something from you.', 'Rewrite one team rule together in 30 minutes so that it helps the people it was made for.'],
    },
    Companionship: {
      works: ['People and standards get looked after twice, so a team around {a} and {b} feels safe.', 'Nobody falls through the cracks when {a} and {b} are both on watch.'],
      rubs: ['{a} and {b} both take on every duty, and end the week tired and a little resentful.', 'Capable colleagues get fewer chances to grow, because {a} and {b} have already taken care of things.'],
      talk: 'Whenever one says “Leave it to me,” {a} or {b} should ask, “Whose job is that really?”',
      trial: ['Give back one duty each within a week to the person who should’ve had it all along.', 'Refuse two requests for help in the next ten days, politely, and tell each other how it felt.'],
    },
    Compromise: {
      works: ['{a} is in charge of care and standards, and {b} helps with a warm hand or a clear rule.', 'Duties get met because {a} feels responsible and {b} understands what that costs.'],
      rubs: ['{b} adopts {a}’s rules for treating people, even where experience says otherwise.', '{a} overrules {b} on what a colleague needs, and the good intentions make it hard to object.'],
      talk: 'Before stepping in, {a} should ask {b}, “How would you handle it with them?”',
      trial: ['Make {b} the only contact for one new colleague for ten days, with {a} out of the loop.', 'Let {b} set one standard for your shared work this week, and follow it to the letter until Friday.'],
    },
    Dominance: {
      works: ['{a} looks after people and standards, and {b} works in a place where the basics are taken care of.', 'Safety and fairness have a guardian in {a}, and {b} can take risks knowing that.'],
      rubs: ['Help from {a} can feel like supervision to {b}, however kindly it’s meant.', '{a} takes on duties without being asked and wonders why {b} doesn’t.'],
      talk: '“Do you want help with that?” is {a}’s question to ask, and {b} is free to say no.',
      trial: ['Let {b} care for one thing {a} usually handles, for two weeks, with no corrections.', 'Tell {b} about three things {a} does quietly for the team, and let {b} take over one by Friday.'],
    },
  },
  '28-38': {
    Electromagnetic: {
      works: ['A worthy cause gets full support from {a} and {b}: one asks what it’s for, the other refuses to give up.', 'A project everyone had written off may get rescued once {a} and {b} decide it matters.'],
      rubs: ['With no cause in sight, {a} and {b} may start fighting each other out of habit.', 'Both dig in, and by the next day neither {a} nor {b} cares about the point.'],
      talk: 'Open every dispute with what’s at stake, and let {a} and {b} both say if it’s worth the effort.',
      trial: ['Choose one battle worth having at work, give it five hours over two weeks, and leave two others alone.', 'Stop the next argument after 15 minutes, and each write down what you’d gain by winning it.'],
    },
    Companionship: {
      works: ['{a} and {b} both fight for work that means something, and they respect each other’s stubbornness.', 'Tough quarters bring out the best in {a} and {b}, because neither lets go of a good cause.'],
      rubs: ['Giving up is so hard for {a} and {b} that they may battle on when nothing’s left to win.', 'Offers of help bounce off {a} and {b}, who’d both rather do it the hard way.'],
      talk: 'A fight needs a purpose, so {a} and {b} should ask, “If we won, what would change?”',
      trial: ['Accept help from a third colleague on one difficult task this week, and say thanks without an argument.', 'Quit one losing battle together within ten days, and tell the people involved that it’s over.'],
    },
    Compromise: {
      works: ['{a} chooses the fight and leads it, and {b} adds some grit or a reason why it’s worth it.', 'Hard goals get reached because {a} won’t give in and {b} knows what it takes to keep going.'],
      rubs: ['{b} drops an objection because fighting {a} over it would take too much energy.', '{a} may see every issue as worth a fight, and {b} goes along to avoid a second one.'],
      talk: 'Objections come more easily to {b} when {a} has said, “Tell me, and I won’t argue for ten minutes.”',
      trial: ['Let {b} pick the next hill to defend, and have {a} put two hours into it within the week.', 'Give {b} two vetoes for the next 14 days against arguments that aren’t worth having.'],
    },
    Dominance: {
      works: ['{a} takes on the hard fight, and {b} draws courage from seeing someone hold the line.', 'For a cause that matters, {a} brings the endurance and {b} a cool head.'],
      rubs: ['{b} may get pulled into {a}’s battles with people they have nothing against.', '{a} hears resistance in {b}’s neutral question and starts to defend.'],
      talk: 'A scale from one to ten helps: {b} asks how important a fight is, and {a} names the number.',
      trial: ['Have {a} name the one fight that matters this week, and let {b} stay out of all others for five days.', 'Let {b} solve one conflict the easy way in the next two weeks, with {a} watching in silence.'],
    },
  },
} as const satisfies Readonly<Record<string, PairModeTexts>>;
