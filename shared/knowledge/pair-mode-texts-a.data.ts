import type { PairModeTexts } from './schema.ts';

// Our own words; `{a}` has the whole channel in Compromise and Dominance.
export const PAIR_MODE_TEXTS_A = {
  '1-8': {
    Electromagnetic: {
      works: ['Put {a} and {b} on one pitch, and something original gets made and actually gets shown.', 'What starts as a private idea becomes work with a public face once {a} and {b} team up.'],
      rubs: ['When the applause comes, {a} and {b} may each feel the original idea was theirs.', 'Style is the sore point, and {a} and {b} can argue for days over whose version the client should see.'],
      talk: 'Settle credit early: {a} and {b} should each say which part of the work they want their name on.',
      trial: ['Make a half-page mockup together in one hour this week, and show it to a client with both names on it.', 'Swap one unfinished piece, and each spend 30 minutes making the other’s part easier to show.'],
    },
    Companionship: {
      works: ['{a} and {b} both make work nobody would mistake for anyone else’s, and each gives the other the nerve to show it.', 'In a roomful of standard slides, {a} and {b} recognize each other’s originality without a word of explanation.'],
      rubs: ['Two strong signatures on one draft, {a}’s and {b}’s, can leave the client wondering who’s speaking.', 'Because {a} and {b} admire the same kind of originality, neither says when a piece is too odd for its audience.'],
      talk: 'Praise comes easily between {a} and {b}, so they should also ask each other, “Who exactly is this for?”',
      trial: ['Show one joint piece this week to two colleagues who prefer conventional work, and change one thing they both question.', 'Give each other a solo slot at the next team meeting, ten minutes each, with no edits beforehand.'],
    },
    Compromise: {
      works: ['{a} sets the creative style and puts it out there, and {b} adds a touch that keeps it from being a solo.', 'When {a} takes the lead on original work, {b} supports it with a piece of the same talent.'],
      rubs: ['{b} has a creative streak too, but tends to fold it away once {a} has shown a version.', '{a} may finish the design before {b}’s idea is even on the table, and {b} lets it go.'],
      talk: '{a} should ask {b} for ideas before showing any, because {b} rarely argues with a finished version.',
      trial: ['Reserve one page in the next presentation where {b} decides everything, and have {a} keep hands off until delivery.', 'Let {b} present first at one review in the next two weeks, with {a} adding comments only afterward.'],
    },
    Dominance: {
      works: ['{a} leads with work in an unmistakable style, and {b} learns what it takes to show something new.', 'Thanks to {a}, original work gets seen, while {b} gives it a fair hearing and gains some courage along the way.'],
      rubs: ['{a} may overlook {b}’s quieter contributions when the credits are handed out.', 'After a few months on {a}’s projects, {b} may copy that style and lose sight of what they like themselves.'],
      talk: '{a} can ask {b} for a first impression before explaining the idea, and {b} can answer without softening it.',
      trial: ['Have {a} show {b} one rough concept within three days and ask for two honest sentences about it.', 'List three things {b} contributed to {a}’s last project, and mention one of them at the next team meeting.'],
    },
  },
  '2-14': {
    Electromagnetic: {
      works: ['Together {a} and {b} can tell which project deserves the budget and come up with the drive to deliver it.', 'Alone, each has half the answer; side by side, {a} and {b} match the right goal with the money to reach it.'],
      rubs: ['One budget, two directions: {a} and {b} may each be convinced the other is steering it off course.', 'Work goes so well between {a} and {b} that they may spend before they’ve agreed where they’re headed.'],
      talk: 'Start with direction, then numbers: {a} and {b} should agree where a project is going before discussing its cost.',
      trial: ['Give a pretend $1,000 each to three current projects, and explain your split to each other by Friday.', 'Set aside four hours this week for one shared goal, and decide in advance what you won’t spend time on.'],
    },
    Companionship: {
      works: ['Resources tend to gather around whatever {a} and {b} take on, since both keep working where it feels right.', 'Budget talks between {a} and {b} are short because each already senses which project is worth the hours.'],
      rubs: ['Both {a} and {b} can keep a project running long after its goal has stopped being theirs.', 'With {a} and {b} agreeing so readily, a questionable investment may get two yeses and no hard question.'],
      talk: 'Since they tend to agree, {a} and {b} should take turns arguing against a spending plan before approving it.',
      trial: ['Review every project you share in one 45-minute sitting, and cut the hours on one of them.', 'Ask someone in finance to question your two biggest expenses before the end of next week.'],
    },
    Compromise: {
      works: ['{a} sets the course for a budget, and {b} contributes either a sense of direction or the drive to get there.', 'Where the money goes is mostly {a}’s call, and {b} understands enough about it to make the plan work.'],
      rubs: ['{b} may see a better use for the money and still go along because {a} sounds so sure.', '{a} can read {b}’s silence about a budget as agreement when it’s really a quiet no.'],
      talk: 'Before {a} commits funds, {b} should get two uninterrupted minutes to say where they’d put them.',
      trial: ['Hand {b} one small budget for two weeks, and let {a} ask about it only on the last day.', 'Rank next month’s three largest expenses separately, and adopt {b}’s order for one of them.'],
    },
    Dominance: {
      works: ['{a} knows where the time and money should go and keeps at it, and {b} can rely on that direction.', 'Projects gain momentum when {a} steers the budget and {b} comes to each choice with fresh eyes.'],
      rubs: ['Without ever choosing them, {b} may end up working toward {a}’s goals.', '{a} is so sure of the direction that {b}’s practical questions about cost can sound like doubt.'],
      talk: 'A goal deserves a reason from {a} and, when {b} doesn’t share it, a plain no.',
      trial: ['Let {b} name one goal for a tenth of the budget, and have {a} work out the cost within a week.', 'Go through {a}’s priorities for the month in 20 minutes, with {b} marking the two that matter most to them.'],
    },
  },
  '3-60': {
    Electromagnetic: {
      works: ['When {a} and {b} hit a hard limit together, they often come up with a change that fits inside it.', 'A stuck process gets moving when {a} and {b} work on it, usually in one jump after a quiet spell.'],
      rubs: ['{a} and {b} may clash over pace, one itching to change the system and the other defending its limits.', 'Weeks without progress can make {a} and {b} blame each other when neither has done anything wrong.'],
      talk: 'Name the limits first, so {a} and {b} argue only about what’s possible inside them.',
      trial: ['Find two improvements by next Friday that need no new budget, tool or approval.', 'Track one stuck task for ten days, one line a day, and save all complaints for day ten.'],
    },
    Companionship: {
      works: ['{a} and {b} know that change comes in leaps, so neither panics when a rollout goes quiet for weeks.', 'Give {a} and {b} a rigid system, and each will patiently look for the spot where something new fits.'],
      rubs: ['In a slow quarter, {a} and {b} can infect each other with gloom or impatience.', 'Tired of waiting, {a} and {b} may rework something that was fine, and neither calls it unnecessary.'],
      talk: 'When progress stalls, {a} and {b} should say out loud that it’s a pause, then talk about something else.',
      trial: ['Freeze one process for 14 days: no tweaks from either of you, only a running list of ideas.', 'Ask a colleague outside the project to name one change you two made that nobody needed, and undo it this week.'],
    },
    Compromise: {
      works: ['{a} decides when a process is ready for change, and {b} brings either fresh ideas or respect for the limits.', 'New systems come together faster when {a} makes the leap and {b} fits a small piece into it.'],
      rubs: ['{b} often drops a sensible change because {a} has another one in mind and pushes harder.', '{a} may rush {b} through a transition, or keep {b} waiting, without noticing either.'],
      talk: '{a} can ask, “Too fast or too slow for you?” and {b} should answer with a date.',
      trial: ['Schedule one change in the next two weeks entirely by {b}’s timeline, start and finish included.', 'Test one improvement from {b} on a single task for five days before {a} suggests any others.'],
    },
    Dominance: {
      works: ['{a} brings sudden new solutions into old structures, and {b} gets to see that a limit isn’t the end.', 'While {a} works in bursts, {b} can take each new version and put it to everyday use.'],
      rubs: ['{b} may get uneasy during {a}’s quiet phases and mistake them for a lack of effort.', 'A change from {a} can land on {b}’s desk overnight, with no warning and no time to adjust.'],
      talk: 'It helps when {a} says “nothing new this week” out loud and {b} asks for notice rather than speed.',
      trial: ['Agree on a 24-hour warning: {a} announces each process change one day ahead for the next two weeks.', 'Spend 20 minutes listing which current rules help {b}, before {a} touches any of them.'],
    },
  },
  '4-63': {
    Electromagnetic: {
      works: ['One asks the awkward question and the other works out an answer, so {a} and {b} catch errors before clients do.', 'A forecast that gets past {a} and {b} together has been questioned, tested and made solid.'],
      rubs: ['Doubts and answers can chase each other for hours when {a} and {b} discuss a decision that’s due today.', 'A question meant to help can sound like distrust once {a} and {b} get going on each other’s logic.'],
      talk: 'Say what kind of question it is: {a} and {b} should flag “I need proof” or “I’m just wondering.”',
      trial: ['Pick one open decision and agree by Wednesday on the two facts that would settle it.', 'Cap your next debate at 30 minutes with a timer, then go with the best answer you have.'],
    },
    Companionship: {
      works: ['{a} and {b} both want evidence, and they trust a plan because each has checked it step by step.', 'Nobody has to explain to {a} or {b} why a number needs a source.'],
      rubs: ['Two skeptics can stall a decision, and {a} and {b} rarely tell each other that the proof is good enough.', 'Logic that convinces both {a} and {b} may go untested on actual customers.'],
      talk: 'A good question for {a} and {b} to trade is, “What would we do if we had to decide today?”',
      trial: ['Set a deadline for one question you’ve both been circling, and decide with what you know by noon that day.', 'Check one shared assumption with three real customers or users within the next ten days.'],
    },
    Compromise: {
      works: ['{a} sets the standard of proof for a decision, and {b} adds a sharp question or a workable answer.', 'A proposal from {b} gets stronger under {a}’s questions, provided the first idea survives them.'],
      rubs: ['{b} tends to withdraw a good answer as soon as {a} raises one more doubt.', '{a} usually decides when the evidence is enough, and {b} swallows whatever question is left.'],
      talk: 'Ask {b} for any remaining doubt before closing a topic, and have {a} answer it without a counterquestion.',
      trial: ['Put {b} in charge of saying “enough proof” on one decision during the next two weeks.', 'Write one question each on a card before your next meeting, and answer {b}’s first.'],
    },
    Dominance: {
      works: ['{a} tests every plan until the answer is solid, and {b} can act on it without a second check.', 'With {a} asking for proof, {b} takes fewer leaps of faith and learns to spot a weak argument.'],
      rubs: ['Enough questions from {a}, and {b} starts doubting their own good judgment.', '{a} keeps probing when {b} has long been ready to sign, and the client waits for both.'],
      talk: '{a} should tell {b} which doubts are serious, and {b} should ask which ones can wait.',
      trial: ['Limit {a} to three questions per proposal for two weeks, and let {b} decide which gets answered first.', 'Let {b} make one small decision on feel this week, then review the result together after five days.'],
    },
  },
  '5-15': {
    Electromagnetic: {
      works: ['{a} and {b} find a common pace that neither has alone, and the whole team can set its clock by it.', 'Put on the same schedule, {a} and {b} turn scattered hours into a steady flow of finished work.'],
      rubs: ['One likes a fixed routine and the other likes extremes, so {a} and {b} can get in each other’s way daily.', 'Missed start times and moved meetings are where {a} and {b} lose patience with each other first.'],
      talk: 'Keep talks about hours practical: {a} and {b} should name the times that work and leave character out.',
      trial: ['Block the same two 90-minute slots in both calendars for two weeks, and work side by side in them.', 'Trade routines for one day: each of you follows the other’s hours and notes two things that helped.'],
    },
    Companionship: {
      works: ['{a} and {b} share a natural rhythm, so deadlines come around without reminders or rush.', 'New colleagues calm down near {a} and {b} because the two keep the same steady beat.'],
      rubs: ['An urgent request that breaks the routine runs into two people who’d rather not move, {a} and {b}.', 'Because {a} and {b} keep the same hours, they may not notice that their schedule shuts others out.'],
      talk: 'Rather than discuss their own pace, {a} and {b} can ask, “Does our rhythm work for everyone else?”',
      trial: ['Shift one standing meeting to a time that suits a third colleague for two weeks, and see who benefits.', 'Answer one urgent request together within the hour it arrives, and note what the interruption really cost.'],
    },
    Compromise: {
      works: ['{a} provides the timetable, and {b} brings either a steady habit or the flexibility to stretch it.', 'With {a} setting the pace, {b} has a rhythm to lean on when the week gets messy.'],
      rubs: ['{b} gives up a preferred start time again and again because {a}’s schedule seems fixed.', '{a} plans the week out of habit and hears about {b}’s trouble with it only when something slips.'],
      talk: 'Before the calendar is set, {a} should ask {b} for the one time that matters most to them.',
      trial: ['Let {b} fix the hours for your shared work next week, and leave them untouched for five days.', 'Move one recurring deadline to the day {b} prefers, and compare the results after two rounds.'],
    },
    Dominance: {
      works: ['{a} keeps a reliable pace, and {b} settles into it and gets more done with less hurry.', 'Deadlines feel calmer to {b} when {a} sets the weekly rhythm for their shared work.'],
      rubs: ['{a}’s timetable can push aside the hours when {b} works best.', '{a} can take it as carelessness when {b}’s hours change from one day to the next.'],
      talk: 'Have {b} say which days need flexibility and {a} say which hours can’t move.',
      trial: ['Keep a five-day log of {b}’s most productive hours, then adjust one shared appointment to fit.', 'Follow {a}’s routine together for three mornings in a row, and then let {b} choose which part to keep.'],
    },
  },
  '6-59': {
    Electromagnetic: {
      works: ['Clients open up quickly when {a} and {b} meet them together, and partnerships grow from there.', 'On a joint call {a} and {b} put new clients at ease in a way neither manages alone.'],
      rubs: ['{a} and {b} can disagree about when to follow up and when to give a client room, and it feels like a snub.', 'When one wants to let a new client in and the other keeps a barrier up, {a} and {b} send mixed signals.'],
      talk: 'Before each client call, {a} and {b} should say out loud how formal to keep it, so neither has to guess.',
      trial: ['Before your next joint call, agree on two things you won’t promise the client.', 'Split your client list this week: write down who leads each relationship and who backs it up.'],
    },
    Companionship: {
      works: ['{a} and {b} both build real trust with clients, so accounts rarely feel like mere contracts.', 'Trust between {a} and {b} grows without effort, and new partners sense it in the first meeting.'],
      rubs: ['When {a} and {b} both cool off, a client who loved the attention can feel dropped.', 'Business and friendship blur easily between {a} and {b}, and neither draws the line first.'],
      talk: 'It pays for {a} and {b} to say how keen they are on a client today, because that changes.',
      trial: ['Call two clients you’ve both neglected within the next ten days, one each, just to check in.', 'Write down where you’d draw the line with your closest client, and compare your answers before Friday.'],
    },
    Compromise: {
      works: ['{a} sets the pace of a partnership, and {b} helps by opening a door or keeping one shut.', 'Client relationships deepen when {a} leads the contact and {b} adds some warmth or some tact.'],
      rubs: ['{b} often goes along with {a}’s tone, even when it feels too familiar or too formal with a client.', '{a} sets the tone with a partner, and {b} may keep doubts quiet to keep the peace.'],
      talk: 'After a client meeting, {a} can ask {b}, “Too pushy, or about right?” and simply listen.',
      trial: ['Give {b} the lead in one partner call this week, including the follow-up.', 'Decide with {b} on one contact {a} will leave entirely to them for the next 14 days.'],
    },
    Dominance: {
      works: ['{a} breaks the ice with new partners, and {b} gets access to contacts who’d otherwise keep their distance.', 'In joint meetings {a} builds the rapport, and {b} can concentrate on the terms.'],
      rubs: ['{b} may feel rushed when {a} warms up to a client, and stranded when {a} moves on.', '{a} may expect the same enthusiasm from {b} and mistake reserve for a lack of interest.'],
      talk: 'Let {b} say how much client contact is useful, and let {a} treat the answer as information.',
      trial: ['Run one client meeting where {a} does the small talk and {b} takes over after ten minutes.', 'Plan two short check-ins a week for the next two weeks, and use them only for open client questions.'],
    },
  },
  '7-31': {
    Electromagnetic: {
      works: ['As a pair, {a} and {b} can lead a group that neither would be asked to lead alone.', 'One knows where the group should go and the other gets heard, which makes {a} and {b} a real leadership team.'],
      rubs: ['Both {a} and {b} may step forward at the same moment, and the team wonders whom to follow.', 'Leading side by side, {a} and {b} can each feel the other has taken the part they do best.'],
      talk: 'Before facing the team, {a} and {b} should agree in private which of them will speak for both.',
      trial: ['Split the next project’s lead into two written roles, five lines each, and show them to the group this week.', 'Alternate who chairs your meetings for two weeks, and have the other speak last.'],
    },
    Companionship: {
      works: ['{a} and {b} both lead by winning people over, so neither resents the other’s following.', 'Either {a} or {b} can represent the team in a tough meeting, and the message will be the same.'],
      rubs: ['A team with both {a} and {b} on it may have two leaders and no clear decision.', 'Neither {a} nor {b} tells the other when a group has stopped following.'],
      talk: 'One honest question helps {a} and {b}: “Did they want us to lead this, or did we just take over?”',
      trial: ['Ask five colleagues which decisions they’d want each of you to lead, and divide them up within two weeks.', 'Skip leading one meeting each in the next two weeks, and let a third person run it.'],
    },
    Compromise: {
      works: ['{a} leads in front of the group, and {b} helps by shaping the direction or spreading the message.', 'On joint projects {a} points the way, and {b} has enough influence to bring doubters on board.'],
      rubs: ['{b} could lead too, but that ability goes unused whenever {a} takes the floor first.', '{a} tends to speak for both, and {b} learns in the meeting what position the two of them have.'],
      talk: 'The word “we” needs {b}’s okay before {a} uses it in front of others.',
      trial: ['Choose one topic that {b} represents in every meeting for two weeks, with {a} silent on it.', 'Prepare the next team meeting together for 15 minutes, and give {b} the opening and the closing.'],
    },
    Dominance: {
      works: ['{a} shows the group where it’s headed, and {b} can back that course without having to lead it.', 'People choose {a} as their voice, while {b} sees from the outside how the message goes over.'],
      rubs: ['{b} may defer to {a} even on questions {b} knows far more about.', '{a} might count on {b}’s support without ever having asked for it.'],
      talk: '{a} should ask for {b}’s consent in so many words, and {b} should name any condition.',
      trial: ['Let {b} decide one team question alone this week, with {a} publicly backing the result.', 'Collect three observations from {b} after {a}’s next meeting: who agreed, who didn’t, and who said nothing.'],
    },
  },
  '9-52': {
    Electromagnetic: {
      works: ['Sitting down together, {a} and {b} reach a depth of concentration that each has trouble finding alone.', 'Details that would slip past either one get finished when {a} and {b} share a table and a task.'],
      rubs: ['{a} and {b} can feel chained to one topic together and get restless when it doesn’t deserve the attention.', 'One wants to sit with the whole task and the other wants to zero in, so {a} and {b} disagree on where to begin.'],
      talk: 'Before discussing how to do a task, {a} and {b} should agree that it deserves their attention today.',
      trial: ['Reserve a small room for 90 minutes, leave both phones outside, and finish a single section of one document.', 'Choose the three details that matter most in the current draft, and ignore the rest until Friday.'],
    },
    Companionship: {
      works: ['{a} and {b} can work in the same room for hours in silence and finish what others abandon.', 'A long contract is in good hands with {a} and {b}, because both read it to the last line.'],
      rubs: ['Something trivial can get hours from {a} and {b}, and neither looks up to ask why.', 'Interruptions irritate both {a} and {b}, so urgent news reaches them late.'],
      talk: 'A simple question helps {a} and {b} talk about priorities: “Is this still worth our attention?”',
      trial: ['Set an alarm every 50 minutes during your next shared task, and ask aloud if it’s still the right one.', 'Drop one detail each that you’d normally perfect, and check after a week if anyone missed it.'],
    },
    Compromise: {
      works: ['{a} decides what deserves close attention, and {b} supports it with patience or an eye for one detail.', 'Shared tasks get done because {a} provides the focus and {b} settles in for part of the way.'],
      rubs: ['{b} tends to drop their own priority and work on whatever {a} is absorbed in.', '{a} may correct details {b} considers finished, and {b} lets it pass with a sigh.'],
      talk: 'Every so often, {a} should ask {b} which detail they consider critical, and start there.',
      trial: ['Start three work sessions in the next two weeks with {b}’s most important task, then turn to {a}’s.', 'Let {b} declare one document finished this week, with no further edits from {a}.'],
    },
    Dominance: {
      works: ['{a} brings calm focus to a task, and {b} concentrates better with that calm in the room.', 'When a document needs patience, {a} sits with it to the end and {b} picks up the habit.'],
      rubs: ['{b} may feel pinned down by {a}’s focus when the day calls for something else.', '{a} can lose track of time on a detail while {b} needs an answer to move on.'],
      talk: 'Let {a} say how long a task will take, and let {b} ask for the short version when they need it.',
      trial: ['Work in the same room for two 45-minute sessions this week, with {b} choosing the task.', 'Agree on one signal {b} can use up to three times a day to break {a}’s concentration.'],
    },
  },
  '10-20': {
    Electromagnetic: {
      works: ['Around each other, {a} and {b} find it easier to say what they believe and act on it the same day.', 'Under pressure {a} and {b} bring out each other’s honesty, and people see that they mean it.'],
      rubs: ['Criticism between {a} and {b} tends to come on the spot, in front of people who’d rather not watch.', 'A quick remark about principles can turn a calm meeting between {a} and {b} into a sparring match.'],
      talk: 'Talks about behavior belong in private: {a} and {b} should have them within a day, with one example each.',
      trial: ['Send each other one line after every tense call for two weeks: what you’d do the same way again.', 'Write down one principle each that you won’t bend on, and act on both visibly this week.'],
    },
    Companionship: {
      works: ['{a} and {b} both do what they say, so a promise between them needs no follow-up.', 'In a crisis {a} and {b} act on the same convictions and hardly have to consult each other.'],
      rubs: ['Conviction times two can look like arrogance, and neither {a} nor {b} notices the raised eyebrows.', '{a} and {b} answer on the spot when a night’s sleep would have served them both better.'],
      talk: 'When both feel certain, {a} and {b} should ask, “Who in the room sees it differently?”',
      trial: ['Wait one hour before answering any heated message for the next two weeks, both of you.', 'Invite one colleague who disagrees with you to a 20-minute talk, and only ask questions.'],
    },
    Compromise: {
      works: ['{a} sets the example under pressure, and {b} follows it while adding a feel for conduct or timing.', 'Principles turn into action faster because {a} moves first and {b} knows what it takes.'],
      rubs: ['{b} tends to hold back a personal view once {a} has taken a position.', '{a} can treat their own way of behaving as the standard, and {b} adapts more than {a} realizes.'],
      talk: '{a} might ask, “How would you have handled it?” and let {b}’s answer count as much as their own.',
      trial: ['Let {b} answer first on the next three tricky e-mails you both receive, before {a} weighs in.', 'Pick one upcoming conversation where {b} sets the tone, and debrief for ten minutes afterward.'],
    },
    Dominance: {
      works: ['{a} acts on conviction in the moment, and {b} sees it and feels freer to be direct.', 'With {a} as an example, {b} finds it easier to defend an unpopular view in a meeting.'],
      rubs: ['{b} may adopt {a}’s convictions without checking them against their own experience.', '{a} may judge {b} for hesitating when {b} just needs time to think.'],
      talk: 'Invite {b}’s view before {a} declares a position, and let the silence last until it comes.',
      trial: ['Try one meeting in which {a} speaks only after {b} has given a view on every item.', 'Have {b} write three lines on how they’d act in a current dispute before hearing {a}’s answer.'],
    },
  },
} as const satisfies Readonly<Record<string, PairModeTexts>>;
