import type { PairModeTexts } from './schema.ts';

// Our own words; `{a}` has the whole channel in Compromise and Dominance.
export const PAIR_MODE_TEXTS_D = {
  '29-46': {
    Electromagnetic: {
      works: ['A yes from {a} and {b} together counts, because they commit fully and learn something on the way.', 'Good opportunities get a firm commitment when {a} and {b} take them on as a pair.'],
      rubs: ['One commitment too many is the usual result when {a} and {b} talk each other into things.', 'In the middle of a project, {a} and {b} can each suspect the other of having wanted it more.'],
      talk: '“Let’s sleep on it” is a good sentence for {a} and {b} before they give a shared yes.',
      trial: ['Pick one invitation you’d usually pass up, go together within two weeks, and stay to the end.', 'Turn down one request jointly by Friday, with a friendly two-line note from both of you.'],
    },
    Companionship: {
      works: ['{a} and {b} both see a commitment through, and neither has to ask if the other is still in.', 'Long projects suit {a} and {b}, who keep going where others lose interest.'],
      rubs: ['{a} and {b} say yes so readily that their calendars fill up before the week begins.', 'Neither {a} nor {b} likes to be the one who quits, so a poor project drags on.'],
      talk: 'At every milestone, {a} and {b} should ask, “Would we agree to this project again today?”',
      trial: ['Count your open commitments, end one each in the next ten days, and tell the people concerned.', 'Answer every request this week with “Let me tell you tomorrow,” and compare how many became a yes.'],
    },
    Compromise: {
      works: ['{a} makes the commitment, and {b} supports it with perseverance or a nose for opportunities.', 'Projects go all the way when {a} is devoted to them and {b} joins for a stretch.'],
      rubs: ['{b} says yes because {a} already has, and regrets it by the second meeting.', '{a} may decide how deep to go into a project, and {b} gives up hours they’d promised elsewhere.'],
      talk: 'Instead of “sure,” {b} should answer in hours per week, and {a} should wait for the number.',
      trial: ['Cap {b}’s time on {a}’s project at three hours a week for two weeks, and see what still gets done.', 'Name three possible commitments, have {b} pick one, and stay with it for ten days.'],
    },
    Dominance: {
      works: ['{a} commits wholeheartedly, and {b} discovers possibilities they’d have missed on the sidelines.', 'When {a} says yes, it gets done, and {b} can plan around that promise.'],
      rubs: ['{a} says yes for both, and {b} is bound by a promise they didn’t make.', '{a} expects {b} to be all in, and reads a part-time effort as half-hearted.'],
      talk: 'Each yes should be given separately, and {a} should make it easy for {b} to say no.',
      trial: ['Let {b} answer the next three requests you both get, with {a} waiting for the verdict.', 'Have {b} join one of {a}’s commitments for exactly three sessions, then decide about more.'],
    },
  },
  '30-41': {
    Electromagnetic: {
      works: ['New ventures begin with a feeling, and {a} and {b} have the longing and the imagination between them.', 'Enthusiasm builds when {a} and {b} picture a product, and investors can tell it’s real.'],
      rubs: ['{a} and {b} may expect very different things from the same venture and find out late.', 'The higher the hopes {a} and {b} raise together, the harder it is to admit the result is ordinary.'],
      talk: 'Describe a good outcome in detail before starting, so {a} and {b} know if they want the same one.',
      trial: ['Guess each other’s hopes for the next venture in three lines, swap notes on Monday, and correct what’s wrong.', 'Spend 45 minutes on one shared wish for your work, and take its first small step within the week.'],
    },
    Companionship: {
      works: ['{a} and {b} both start from desire, and each understands why the other can’t let an idea go.', 'Imagination is plentiful when {a} and {b} plan the year, so no first draft is boring.'],
      rubs: ['Disappointment hits {a} and {b} at the same time, with no one left to say it isn’t so bad.', 'In an excited month, {a} and {b} may start three projects and fund none of them.'],
      talk: 'First excitement isn’t a decision, so {a} and {b} should talk again when both feel calm.',
      trial: ['Hold off on any new venture for 14 days, and use the time to ask two people what it would take.', 'Rate your excitement about one shared idea from one to ten daily for a week, then decide on the average.'],
    },
    Compromise: {
      works: ['{a} dreams up the venture, and {b} adds imagination or strength of feeling to get it started.', 'Fresh starts come easier when {a} leads with desire and {b} shares a part of it.'],
      rubs: ['{b} lets go of a modest wish because {a}’s is so much more intense.', '{a} can set expectations for both, and {b} feels guilty for being less excited.'],
      talk: 'Put {b}’s answer to “What do you want from the project?” at the top of the plan {a} writes.',
      trial: ['Start with one of {b}’s wishes for a change, and give it five hours over the next two weeks.', 'Let {b} set the expectations for one kickoff this week in three lines, with {a} promising nothing beyond them.'],
    },
    Dominance: {
      works: ['{a} brings real desire to a new venture, and {b} catches the spark and helps make it practical.', 'When {a} leads the kickoff, people want in, and {b} can tell afterward which hopes were sound.'],
      rubs: ['{b} may get caught up in {a}’s dream and forget to ask what it costs.', 'When reality turns out ordinary, {a} loses interest and {b} is left with the half-finished work.'],
      talk: 'Hopes should be spoken: {a} says what they wish for, and {b} says which part seems likely.',
      trial: ['Have {a} describe the next venture in ten minutes, and let {b} return three practical questions within a day.', 'Sleep on {a}’s next big wish for three nights before {b} commits any time to it.'],
    },
  },
  '32-54': {
    Electromagnetic: {
      works: ['Ambition meets a sense of what lasts when {a} and {b} plan the next five years.', '{a} and {b} can get a promising venture in front of the right people and keep it alive afterward.'],
      rubs: ['One pushes upward while the other fears for what’s been built, so {a} and {b} argue about risk.', '{a} and {b} may measure themselves against each other and forget the goal they share.'],
      talk: 'Discuss the goal, the price and the worst case in that order, with {a} and {b} both speaking to each.',
      trial: ['Have coffee with one person two rungs up within ten days, together, and ask what made their work last.', 'Work out the worst case for one risky plan in 30 minutes, and agree what you’d do about it.'],
    },
    Companionship: {
      works: ['{a} and {b} both work for the long term, and neither minds starting at the bottom.', 'Useful contacts multiply, since {a} and {b} both know who can help a business grow.'],
      rubs: ['Worry about falling behind spreads between {a} and {b}, and their evenings disappear.', 'Success rarely feels like enough to {a} and {b}, because each has already spotted the next rung.'],
      talk: 'Setting a new target can wait until {a} and {b} have told each other what they’ve already achieved.',
      trial: ['Leave work on time together three days in one week, and see what it does to your results.', 'Thank two people who helped you rise, one each, within seven days and without asking for anything.'],
    },
    Compromise: {
      works: ['{a} sets the ambition, and {b} helps with hard work or an instinct for what will last.', 'Ventures grow because {a} pushes upward and {b} knows either how to work for it or what will last.'],
      rubs: ['{b} lowers a personal goal so as not to get in the way of {a}’s climb.', '{a} decides which risk is worth taking, and {b} keeps a good warning to themselves.'],
      talk: '“What worries you about the plan?” is {a}’s best question, and {b}’s answer is worth writing down.',
      trial: ['Put one goal that’s {b}’s alone on the shared agenda, and work on it for two hours a week.', 'Let {b} veto one risk in the next 14 days, and redirect the effort to something {b} trusts.'],
    },
    Dominance: {
      works: ['{a} has the drive to climb and a feel for what endures, and {b} benefits from both.', 'Long-term plans are safe with {a}, and {b} gains a clearer idea of where their own work could lead.'],
      rubs: ['{a}’s ambition can push {b} toward a promotion they didn’t ask for.', '{a} waits for recognition from {b} that {b} doesn’t know is expected.'],
      talk: 'It’s fair for {a} to ask for recognition outright and for {b} to say which ambitions they don’t share.',
      trial: ['Have {a} introduce {b} to two useful contacts in the next two weeks, with {b} choosing the topic.', 'Ask {b} for five lines on what success would look like, and have {a} listen to them for 15 minutes this week.'],
    },
  },
  '34-57': {
    Electromagnetic: {
      works: ['Fast reactions get accurate when {a} and {b} team up, because instinct and strength arrive together.', 'In an emergency at work, {a} and {b} act before most people have understood the problem.'],
      rubs: ['Sudden moves that nobody announced are how {a} and {b} startle each other.', 'Strength without warning from one meets nervous alertness in the other, and {a} and {b} both tense up.'],
      talk: 'Short, clear signals suit {a} and {b} under pressure: “go,” “stop” or “wait a minute.”',
      trial: ['Sit within earshot for three days, and say “moving” aloud each time before you act on an impulse.', 'Run a 20-minute drill of your worst-case scenario, from server outage to lost client, and divide up the first moves.'],
    },
    Companionship: {
      works: ['In a rush, {a} and {b} act on the same instinct and work like one person with four hands.', 'Problems get caught early by {a} and {b}, often before there’s a word for them.'],
      rubs: ['{a} and {b} may each act alone on the same problem, and the second fix undoes the first.', 'By the time anyone can object, {a} and {b} have both acted and moved on.'],
      talk: 'Once the rush is over, {a} and {b} should ask what each of them noticed and who should’ve been told.',
      trial: ['Tell one person before you act, each of you, on every quick fix for ten days.', 'Review your last three snap reactions for 20 minutes on Friday, and invite a colleague who was affected.'],
    },
    Compromise: {
      works: ['{a} reacts first and decisively, and {b} adds an early warning or some extra muscle.', 'Rush jobs go smoothly when {a} moves first and {b} catches on faster than most.'],
      rubs: ['{b} senses trouble somewhere else, but {a} has already acted and won’t turn back.', '{a} overrides {b}’s instinct simply by being faster, and hears the warning too late.'],
      talk: 'One quick “Okay?” from {a} before moving, and one plain yes or no from {b}, is all it takes.',
      trial: ['Follow {b}’s gut feeling on one small matter each day for five days, and note how it went.', 'Let {b} make the first move in two urgent situations over the next 14 days, with {a} as backup.'],
    },
    Dominance: {
      works: ['{a} notices trouble and responds with full strength, and {b} feels safer with that kind of backup.', 'When something’s about to go wrong, {a} moves, and {b} has time to work out the rest.'],
      rubs: ['{b} may be left behind, unsure what {a} has just decided and why.', '{a} doesn’t ask for help, so {b}’s offer comes too late.'],
      talk: 'Five words from {a} will do in a rush, as long as {b} gets to ask questions afterward.',
      trial: ['Have {a} send {b} a one-line note after each quick decision for two weeks, by the end of that day.', 'Choose one task where {b} acts first and {a} waits for a full hour before helping.'],
    },
  },
  '35-36': {
    Electromagnetic: {
      works: ['New experience attracts {a} and {b}, and together they try what the company has only talked about.', 'A crisis becomes a story worth telling once {a} and {b} have been through it together.'],
      rubs: ['{a} and {b} may stir up change out of boredom and call it progress.', 'Feelings run high when {a} and {b} try something for the first time, and one blames the other for the risk.'],
      talk: 'Save the big talk until an adventure is over, when {a} and {b} can both see what it was worth.',
      trial: ['Shadow a team that’s new to you for two hours each, and trade stories by next Friday.', 'Plan one change for the next two weeks and cancel a second one you’d have made on impulse.'],
    },
    Companionship: {
      works: ['First-hand stories are what {a} and {b} trade, because both would rather try a thing than discuss it.', 'Variety keeps {a} and {b} fresh, so they volunteer for the pilot project every time.'],
      rubs: ['{a} and {b} get bored at the same moment, and a routine task is left with no owner.', 'Excitement is catching between {a} and {b}, and a decision made in it may not survive the week.'],
      talk: 'Tempted by something new, {a} and {b} should ask, “Do we want that, or are we just bored?”',
      trial: ['Finish one routine job together, start to end, before the week is out, with no new project on the side.', 'Keep the same process for 14 days, however dull, and list what you learn from repetition.'],
    },
    Compromise: {
      works: ['{a} seeks out the new experience, and {b} joins with feeling or a hunger for progress.', 'Pilots get off the ground because {a} wants to try things and {b} shares a bit of the itch.'],
      rubs: ['{b} goes along with one more change because {a} is bored with the current plan.', '{a} decides when an experience is over, and {b} moves on with questions left.'],
      talk: 'Proposing the next thing can wait until {a} has asked {b}, “Are you finished with the last one?”',
      trial: ['Let {b} choose between change and no change for one project, and keep to it for two weeks.', 'Invite {b} to tell the story of your last joint venture to the team, five minutes, before {a} adds anything.'],
    },
    Dominance: {
      works: ['{a} has usually tried a thing first, and {b} can get an honest report before deciding.', 'Change feels less threatening to {b} when {a} goes ahead and tells how it was.'],
      rubs: ['A crisis {a} half enjoys can be one {b} wanted no part in.', '{a} wants the next experience while {b} is still making sense of the last.'],
      talk: '{b} should say how much change they can use this month, and {a} should pick from that.',
      trial: ['Have {a} test one new tool for five days and report to {b} in ten minutes: keep it or drop it.', 'Give {b} one change-free week, with {a} collecting all new ideas for the Monday after.'],
    },
  },
  '37-40': {
    Electromagnetic: {
      works: ['Fair bargains are what {a} and {b} make together, with one tending the bond and the other doing the work.', '{a} and {b} can turn a loose group into a team where everyone knows their part.'],
      rubs: ['Who owes whom becomes a sore point fast when {a} and {b} leave the deal unspoken.', 'One wants to be together and the other wants to be left in peace, which {a} and {b} can take personally.'],
      talk: 'State the deal out loud: {a} and {b} should each say what they give, what they get and when they rest.',
      trial: ['Shake hands on one small deal this week, your early shift for my late one, say, and review it on day 10.', 'Trade one favor each in the next ten days, with the return favor named before you begin.'],
    },
    Companionship: {
      works: ['{a} and {b} both keep their side of a bargain, so a handshake between them is enough.', 'Team feeling grows around {a} and {b}, because each gives generously and expects fairness.'],
      rubs: ['{a} and {b} may expect a new colleague to know their unwritten deal, and both feel cheated.', 'Neither {a} nor {b} admits to needing a rest before the other does.'],
      talk: '“I’m done for today” is a sentence {a} and {b} should say early and without an apology.',
      trial: ['Take one afternoon off each in the next two weeks, cover for each other, and mention it to nobody.', 'Review one agreement with a colleague or client that you’ve both outgrown, and renegotiate it by day 14.'],
    },
    Compromise: {
      works: ['{a} sets the terms, and {b} contributes some warmth or some willpower to the bargain.', 'Cooperation works because {a} spells out the give and take and {b} knows what’s fair.'],
      rubs: ['{b} accepts the smaller share because reopening the deal with {a} seems ungrateful.', '{a} decides when it’s time to work and when to rest, and {b} follows a rhythm that’s not theirs.'],
      talk: 'Once a month, {a} can ask {b}, “Is our deal still fair to you?” and expect a real answer.',
      trial: ['Let {b} rewrite one line in your working agreement this week, and live by it for ten days.', 'Give {b} the first choice of days off for the next two weeks, with {a} planning around them.'],
    },
    Dominance: {
      works: ['{a} makes agreements that bind a team, and {b} knows what’s expected and what comes back.', '{a} works hard for the group, and {b} has a team to belong to without needing to ask.'],
      rubs: ['{b} may not realize that accepting {a}’s help put them in debt.', '{a} works for the group and then needs to be alone, and {b} takes it as coldness.'],
      talk: 'Any favor from {a} should come with its price named, and {b} should ask if it doesn’t.',
      trial: ['Have {a} list what they do for {b} in a week, and let {b} offer something in return by Friday.', 'Keep two lunch hours a week free for {a} to be alone, and let {b} tell others why.'],
    },
  },
  '39-55': {
    Electromagnetic: {
      works: ['Moods shift when {a} and {b} work together, and a flat team can come alive within an hour.', 'One gives the nudge and the other has the passion, so {a} and {b} bring life into a stale project.'],
      rubs: ['A teasing remark can ruin the afternoon for both {a} and {b}.', '{a} and {b} know exactly how to get under each other’s skin, and on some days they do.'],
      talk: 'After a teasing remark, {a} and {b} should say “that one hurt” or “that one helped,” nothing more.',
      trial: ['Tell each other one button that’s off limits, today, and respect it for two weeks.', 'Take a 20-minute walk together before your next difficult conversation, and skip the topic until you’re back.'],
    },
    Companionship: {
      works: ['{a} and {b} both live with strong moods, so neither is alarmed by the other’s gray day.', 'Passion shows in whatever {a} and {b} do on a good day, and the team feels it.'],
      rubs: ['When both moods drop, {a} and {b} can sink a meeting without saying a word.', 'Needling other people can become a shared hobby that {a} and {b} call honesty.'],
      talk: 'Three words are enough for {a} or {b} to announce a mood, and no reasons are needed.',
      trial: ['Postpone one joint decision until you’ve both been in a good mood for two days running.', 'Ask a level-headed colleague twice in the next two weeks how your mood affects the room.'],
    },
    Compromise: {
      works: ['{a} sets the mood, and {b} adds a spark or a depth that gets people moving.', 'The mood lifts when {a} stirs things up and {b} knows how that feels from the inside.'],
      rubs: ['{b} hides a good mood when {a} is low, or a bad one when {a} is cheerful.', '{a}’s moods set the schedule, and {b} rearranges the day without mentioning it.'],
      talk: 'On days with big decisions, {b}’s mood should be asked about before {a}’s is discussed.',
      trial: ['Start one meeting a week with {b}’s news and mood, and have {a} go second.', 'Allow {b} four 15-minute breaks in the next two weeks, to be called whenever {a}’s mood fills the room.'],
    },
    Dominance: {
      works: ['{a} brings passion and can tell when the mood is low, and {b} wakes up around that energy.', 'A provocative question from {a} gets {b} moving when a project has gone stale.'],
      rubs: ['{a} is in a bad mood, and {b} hears it as a comment on their work.', '{a} pokes to find out how {b} feels, and {b} hears an attack.'],
      talk: '“It’s my mood, not you” is what {b} needs to hear from {a}, and it’s enough.',
      trial: ['Have {a} rate their mood from one to ten each morning for ten days, and let {b} pick meeting times by it.', 'Replace {a}’s next three provocations with plain questions, and let {b} count them.'],
    },
  },
  '42-53': {
    Electromagnetic: {
      works: ['One starts and the other finishes, so {a} and {b} give a project a real beginning and a real end.', 'Timelines improve when {a} and {b} plan together, because they see both the kickoff and the closing.'],
      rubs: ['{a} and {b} quarrel about timing: one wants the next thing to begin, the other wants the last one done.', 'Beginnings pile up, or endings drag, whenever {a} and {b} each pull at their own end.'],
      talk: 'Ask early in any project talk, “Start, middle or end?” because {a} and {b} may each assume something else.',
      trial: ['Let the starter begin one task on Monday and the finisher close it by Friday, with one handover in between.', 'Draw one project on a single line from start to finish, mark today, and agree on the next date.'],
    },
    Companionship: {
      works: ['{a} and {b} both finish what they begin, so nobody inherits half-done work from them.', 'Deadlines are met calmly, since {a} and {b} know how long a cycle takes.'],
      rubs: ['Loose ends bother {a} and {b} so much that they keep finishing a project the client has forgotten.', 'Restless with a slow middle phase, {a} and {b} may start something new to feel progress.'],
      talk: 'When a project has run its course, {a} or {b} should say so plainly and propose a last day.',
      trial: ['Drop one unfinished project by Friday, on purpose, and write one sentence on what it taught you.', 'Mark one completed job with a 30-minute coffee in the next ten days before you open another.'],
    },
    Compromise: {
      works: ['{a} manages the whole cycle, and {b} helps to get it going or to bring it home.', 'Projects end well because {a} oversees them and {b} is strong at one end.'],
      rubs: ['{b} starts or stops on {a}’s schedule, even when it cuts into work they care about.', '{a} takes over the part {b} is good at, just to keep the cycle moving.'],
      talk: 'Before dividing the work, {a} should ask which end {b} would rather own, the start or the finish.',
      trial: ['Give {b} the opening or the closing of one project this week, whichever they prefer, without a co-owner.', 'Set one deadline by {b}’s estimate instead of {a}’s, and compare both with what really happened by day 14.'],
    },
    Dominance: {
      works: ['{a} sees work through from start to finish, and {b} can step in at any stage and find it in order.', 'With {a} running the timeline, {b} learns what a clean ending feels like.'],
      rubs: ['{b} may feel locked into {a}’s timeline when switching to something else makes more sense.', '{a} insists on completing a task that {b} considers pointless by now.'],
      talk: '{b} should ask how long something will take, and {a} should give a date and a halfway point.',
      trial: ['Have {a} show {b} the full timeline for one project in 15 minutes, with {b} choosing where to join.', 'Let {b} leave one job unfinished for two weeks, with {a} resisting the urge to complete it.'],
    },
  },
  '47-64': {
    Electromagnetic: {
      works: ['A confusing past gets sorted when {a} and {b} talk, one holding the fragments and the other finding the meaning.', 'After a messy year, {a} and {b} can piece together an account that others recognize as true.'],
      rubs: ['{a} and {b} may tell the same story in two versions and each insist on theirs.', 'Confusion can spread between {a} and {b} until both feel more muddled than before the meeting.'],
      talk: 'Facts first, then meaning: {a} and {b} should talk about what happened before what it meant.',
      trial: ['Sort 20 notes or e-mails from a past project on a table in half an hour, without talking for the first ten minutes.', 'Pick one muddle, leave it alone for four days, and meet to see which picture has formed.'],
    },
    Companionship: {
      works: ['{a} and {b} are both patient with a jumble, and neither gets nervous when the picture is unclear.', 'Old files and half-remembered deals become useful once {a} and {b} have gone through them.'],
      rubs: ['A gripping explanation convinces {a} and {b} both, and neither checks it against the record.', 'Brooding is contagious between {a} and {b} when no picture appears.'],
      talk: 'Check with someone who was there before {a} and {b} settle on what a past event meant.',
      trial: ['Check one shared memory against e-mails or records this week, for no more than half an hour.', 'Close one old chapter in the next ten days: write down three lessons, file it, and stop discussing it.'],
    },
    Compromise: {
      works: ['{a} puts the past in order, and {b} adds a missing image or a sudden “aha.”', 'Reviews get somewhere because {a} leads them and {b} recalls a piece of the puzzle.'],
      rubs: ['{b} gives up a different interpretation because {a}’s makes a neater story.', '{a} may close the case while {b} still has an open question about it.'],
      talk: 'Before the final version, {b} should hear “What doesn’t fit for you?” from {a}.',
      trial: ['Use {b}’s account of one past event in the next review, with {a}’s objections on a separate page of at most five lines.', 'Put two of {b}’s open questions about last quarter on the agenda, and give each ten minutes in the next two weeks.'],
    },
    Dominance: {
      works: ['{a} finds the meaning in a tangle, and {b} can move on with a clear account.', 'Past mistakes make sense after {a} has sorted them, and {b} avoids the next one.'],
      rubs: ['{b} may get lost in {a}’s confusion while the picture is still forming.', '{a} explains the past so convincingly that {b} doubts their own memory.'],
      talk: 'While the picture is unclear, {a} can say “I’m still sorting,” and {b} can ask again in two days.',
      trial: ['Have {b} note their own memory of a project in three lines before {a} explains it.', 'Let {a} think aloud about one muddle for 15 minutes on two different days, with {b} writing down the best sentence.'],
    },
  },
} as const satisfies Readonly<Record<string, PairModeTexts>>;
