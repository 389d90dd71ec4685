import type { PairModeTexts } from './schema.ts';

// Our own words; `{a}` has the whole channel in Compromise and Dominance.
export const PAIR_MODE_TEXTS_B = {
  '10-34': {
    Electromagnetic: {
      works: ['Conviction meets stamina when {a} and {b} work together, and a cause one of them believes in gets real hours.', 'Separately {a} and {b} may hesitate; as a team they choose a course and push it through.'],
      rubs: ['{a} and {b} can end up pulling the same project in two directions, both with full force.', 'Whose way is the right way becomes a daily question once {a} and {b} share an assignment.'],
      talk: 'Before dividing up a project, {a} and {b} should each name one thing they won’t give way on.',
      trial: ['Divide one project down the middle for a week, each doing a half your own way without checking in.', 'Choose one belief you share about good work, and spend two hours on it together before next Wednesday.'],
    },
    Companionship: {
      works: ['Room to follow their own convictions is what {a} and {b} give each other without being asked.', 'Leave {a} and {b} alone with a goal, and each will get there under their own power.'],
      rubs: ['Two people this independent, {a} and {b} can run parallel projects for weeks and duplicate half the work.', 'Colleagues may feel left behind when {a} and {b} each charge ahead and neither looks over a shoulder.'],
      talk: 'Short updates suit {a} and {b} best: what I’m doing, why I believe in it, and who needs to know.',
      trial: ['Send the team a three-line update every Friday for two weeks, jointly, on what each of you is pursuing.', 'Ask one teammate this week where your independence costs them time, and change one habit because of it.'],
    },
    Compromise: {
      works: ['{a} acts on conviction, and {b} backs it with either the energy or the shared belief.', 'When {a} commits to a method, {b} knows enough about going it alone to support it sincerely.'],
      rubs: ['{b} sets aside a personal conviction because {a}’s is backed by so much more energy.', '{a} may assume there’s one right method, and {b} goes along while privately disagreeing.'],
      talk: 'Before starting, {a} can ask, “What would you do differently?” and build in at least one answer from {b}.',
      trial: ['Give {b} full say over one decision {a} cares about, for ten days, and talk about it only at the end.', 'Write down {b}’s preferred approach before {a} explains theirs, and use it for the first two days.'],
    },
    Dominance: {
      works: ['{a} works tirelessly for a conviction, and {b} finds that energy contagious.', 'Once {a} is convinced, the work moves, and {b} can join a project that’s already rolling.'],
      rubs: ['{b} may get swept into {a}’s cause and notice too late that their own priorities are on hold.', '{a} goes ahead without looking around, and {b} hears about the decision from somebody else.'],
      talk: 'A heads-up from {a} before changing course gives {b} the chance to say “I’m in” or “I’m not.”',
      trial: ['Have {a} tell {b} every Monday and Thursday for two weeks which way they’re heading, in two minutes.', 'Let {b} do one task this week by a method {a} wouldn’t pick, and hold all comments until it’s delivered.'],
    },
  },
  '10-57': {
    Electromagnetic: {
      works: ['Together {a} and {b} have an instinct for form, so layouts, rooms and routines come out right.', 'An idea that {a} and {b} both shape tends to feel sound the first time a customer tries it.'],
      rubs: ['Taste is personal, and {a} and {b} can needle each other over a font, a phrase or a seating plan.', 'What feels right to one may jar the other, and {a} and {b} both find it hard to say why.'],
      talk: 'When something looks wrong, {a} and {b} should point to the exact spot and skip the theory.',
      trial: ['Bring each other three examples of work you find well made by Thursday, and borrow one detail from each.', 'Rearrange one shared workspace or folder together in 30 minutes, and live with it for a week.'],
    },
    Companionship: {
      works: ['{a} and {b} share a sense of what’s well made, so choices about look and method take minutes.', 'A sloppy template won’t get past {a} or {b}, and they fix it without holding a meeting.'],
      rubs: ['Since the same things please {a} and {b}, a design may suit the two of them better than its users.', 'Twice as many unexplained changes come from {a} and {b}, since both act on taste and consider it obvious.'],
      talk: 'After agreeing on a change, {a} and {b} should put the reason into one sentence others can repeat.',
      trial: ['Test your favorite design on three users who don’t share your taste before the end of next week.', 'Note every unannounced change either of you makes for five workdays, then tell the team which to keep.'],
    },
    Compromise: {
      works: ['{a} decides how things should look and work, and {b} refines it with a good instinct or a steady style.', 'Quality rises when {a} sets the form and {b} catches one thing that still feels off.'],
      rubs: ['{b} trades a personal style for {a}’s because arguing about taste seems petty.', '{a} may redo a page that {b} felt was finished, without a word about why.'],
      talk: 'Touching {b}’s work takes a question first from {a}, and {b} may say “leave it.”',
      trial: ['Mark one document as {b}’s this week, and have {a} put changes in comments only.', 'Choose the next template by letting {b} cut five options down to two before {a} decides.'],
    },
    Dominance: {
      works: ['{a} has a feel for the form that works, and {b} can trust it when a design has to be right.', 'Good habits rub off: {a} keeps tools and methods in shape, and {b} gradually does too.'],
      rubs: ['{b} may lose confidence in a personal style after {a} has rearranged a few pages.', '{a} changes a method because it feels wrong, and {b} is left searching for the reason.'],
      talk: '“I feel it more than I can prove it” is an honest answer from {a}, and {b} can ask for an example.',
      trial: ['Let {b} design one page or process step this week while {a} keeps every suggestion to themselves.', 'Look over five samples together in 15 minutes, with {b} naming a favorite before {a} reacts.'],
    },
  },
  '11-56': {
    Electromagnetic: {
      works: ['Give {a} and {b} a dull subject, and by lunch they have a story the sales team wants to tell.', 'Ideas get an audience when {a} and {b} combine them, because one has plenty and the other can tell them.'],
      rubs: ['An hour on possibilities passes quickly for {a} and {b}, and they leave the meeting with no next step.', 'Both may feel misquoted when {a} tells the story {b} started, or {b} improves on {a}’s version.'],
      talk: 'Announce the kind of talk first: {a} and {b} should know if they’re brainstorming or deciding.',
      trial: ['Turn one dull status report into a two-minute story by Thursday, one of you plotting it, the other telling it.', 'Tell the same customer story to one person each this week, and compare which details people remembered.'],
    },
    Companionship: {
      works: ['{a} and {b} are both full of ideas and stories, so their meetings run on curiosity.', 'With {a} and {b} presenting, an audience hears two good storytellers who enjoy each other’s material.'],
      rubs: ['Neither {a} nor {b} asks the boring question about who does the work.', 'New ideas win with {a} and {b}, and the good one from last month doesn’t get built.'],
      talk: 'Before adding another idea, {a} and {b} should ask, “What happened to the one we liked last week?”',
      trial: ['Allow only one new idea a day between you for two weeks, and act on two of them by the end.', 'Bring a practical colleague into your next brainstorm, and let them veto three ideas.'],
    },
    Compromise: {
      works: ['{a} supplies the story and tells it, and {b} adds an idea or a turn of phrase that improves it.', 'In presentations {a} does most of the talking, and {b} has enough of a storyteller’s touch to help.'],
      rubs: ['{b} has a story too, but drops it because {a} is already telling a longer one.', '{a} may retell {b}’s idea so well that everyone remembers it as {a}’s.'],
      talk: 'Every story from {a} could end with “What did I leave out?” and time for {b} to answer fully.',
      trial: ['Open two meetings in the next two weeks with a three-minute story from {b}, and no additions by {a}.', 'Pick one of {b}’s ideas this Monday and mention it, with {b}’s name, to three people by Friday.'],
    },
    Dominance: {
      works: ['{a} brings stories and fresh ideas to the table, and {b} gets a steady supply to draw on.', 'When {a} tells it, even a budget review gets interesting, and {b} remembers the point.'],
      rubs: ['{b} may start believing every idea from {a} because the story is so good.', '{a} can take up the whole meeting with examples, and {b} doesn’t get to ask the question that mattered.'],
      talk: 'When the ideas pile up, {b} can ask, “Which one should I act on?” and {a} should pick.',
      trial: ['Limit {a} to two ideas per meeting for the next two weeks, with {b} choosing which to pursue.', 'Have {b} retell {a}’s best story to a client within ten days, in 60 seconds, and see what survives.'],
    },
  },
  '12-22': {
    Electromagnetic: {
      works: ['When the mood is right, {a} and {b} find words together that change a client’s mind.', 'A delicate message comes out well if {a} and {b} draft it together and wait for the right moment.'],
      rubs: ['{a} and {b} may misjudge each other’s mood, and a harmless comment lands in the wrong minute.', 'One is ready to speak while the other would rather wait, so {a} and {b} often miss the moment.'],
      talk: 'Ask “Now or later?” before a serious talk, and let {a} or {b} choose later without giving reasons.',
      trial: ['Begin your next four meetings with one word each on how you are, and no follow-up.', 'Write the hardest e-mail of the week together, let it sit for 24 hours, and reread it before you send it.'],
    },
    Companionship: {
      works: ['{a} and {b} both know that timing decides how a message lands, and they give each other time to be ready.', 'Customers hear sincerity from {a} and {b} on days when both feel like talking.'],
      rubs: ['On a bad day {a} and {b} can deepen each other’s silence, and calls go unreturned.', 'Words spoken in a high by {a} and {b} may promise more feeling than the next morning supports.'],
      talk: '{a} and {b} do well to postpone a talk openly, with a new time, whenever either one feels off.',
      trial: ['Assign tough calls for two weeks by mood: each morning, decide which of you is better placed to talk.', 'Ask a calm colleague to read three of your joint messages before they go out, and take one suggestion.'],
    },
    Compromise: {
      works: ['{a} picks the moment and the tone, and {b} contributes some charm or some caution to the message.', 'Emotional conversations go better when {a} leads them and {b} helps to get the timing right.'],
      rubs: ['{b} often waits for {a}’s mood to pass before saying something that was due days ago.', '{a} decides if the atmosphere is right to talk, and {b}’s readiness doesn’t enter into it.'],
      talk: '{b} should say, “I need five minutes today, whatever the mood,” and {a} should pick the hour.',
      trial: ['Reserve two fixed 15-minute slots in the next two weeks for topics {b} has been holding back.', 'Let {b} choose the day and wording for one delicate announcement, with {a} delivering it as written.'],
    },
    Dominance: {
      works: ['{a} moves people with voice and timing, and {b} feels the effect and learns when to speak up.', 'If a speech has to touch people, {a} gives it and {b} tells them honestly how it came across.'],
      rubs: ['When {a} is feeling low, {b} may take that mood along to the next meeting.', '{a} waits for the right moment while {b}’s schedule needs an answer now.'],
      talk: '{b} should give {a} notice of difficult topics, and {a} should name a time instead of going silent.',
      trial: ['Have {a} send a one-word mood signal each morning for ten days, and let {b} plan conversations around it.', 'Deliver one piece of bad news together this week: {b} states the facts, {a} answers the feelings.'],
    },
  },
  '13-33': {
    Electromagnetic: {
      works: ['One hears what people say and the other knows when to look back, so {a} and {b} learn from every project.', 'After a failed bid, {a} and {b} together can tell the team what really happened and why it matters.'],
      rubs: ['{a} and {b} may disagree over what should leave the room, and one feels exposed while the other feels gagged.', 'When one wants to talk it over and the other wants to be left alone, {a} and {b} get on each other’s nerves.'],
      talk: 'Every confidential talk between {a} and {b} should end with “What may I repeat, and to whom?”',
      trial: ['Interview each other for 20 minutes about one lost client, and bring two lessons to the team by next week.', 'Take two hours alone each this week, then meet for 20 minutes to trade what you noticed.'],
    },
    Companionship: {
      works: ['A team with {a} and {b} on it has two people who remember exactly how things went last time.', 'People confide in {a} and {b}, and each understands without asking why the other says nothing.'],
      rubs: ['The team may repeat a mistake that {a} and {b} had both understood and kept quiet about.', 'Past projects can crowd out the present one when {a} and {b} get to reminiscing.'],
      talk: 'Between {a} and {b}, it’s worth asking, “Who needs to hear this now?” about every lesson they’ve drawn.',
      trial: ['Share one lesson you’ve both been keeping to yourselves at the next team meeting, in under three minutes.', 'List five things you each remember from a past project, and check them against the record by Friday.'],
    },
    Compromise: {
      works: ['{a} gathers what a team has lived through, and {b} helps by listening closely or by finding the right distance.', 'When {a} tells what happened, {b} can confirm a piece of it and round out the record.'],
      rubs: ['{b} remembers a meeting differently but lets {a}’s account go into the minutes.', '{a} decides what’s confidential, and {b} follows the rule without having been asked.'],
      talk: 'Before a story is told outside, {a} should check it with {b} and correct at least what {b} was part of.',
      trial: ['Let {b} write the minutes of two meetings, and have {a} add at most one line to each.', 'Ask {b} first for an account of one past project, in one page, and share it at the next review without edits.'],
    },
    Dominance: {
      works: ['{a} listens and remembers, and {b} gets the history behind a client before the first call.', 'Lessons don’t get lost: {a} draws them from past projects and {b} applies them to the next.'],
      rubs: ['{b} may feel shut out when {a} withdraws to think something over.', '{a} might know why a plan failed last year and wait too long to warn {b}.'],
      talk: '{b} should ask, “Have we seen this before?” and {a} should answer with one story and one lesson.',
      trial: ['Have {a} tell {b} the story behind one difficult account in 15 minutes, before the next call.', 'Book {a} two quiet hours a week for two weeks, and a fixed time right afterward to brief {b}.'],
    },
  },
  '16-48': {
    Electromagnetic: {
      works: ['Depth meets skill when {a} and {b} practice together, and a routine presentation becomes a memorable one.', 'Hand {a} and {b} a hard technical problem, and they have both the knowledge and the technique for it.'],
      rubs: ['One feels it isn’t deep enough and the other wants to perform, so {a} and {b} argue about when to show it.', 'Being good at the missing half is enough for {a} and {b} to make each other feel inadequate.'],
      talk: 'Start reviews with what’s already good enough, so {a} and {b} both know what not to touch.',
      trial: ['Rehearse your next presentation together three times, 20 minutes each, and then stop rehearsing.', 'Show one unfinished piece to a client or colleague by next Thursday, and take notes side by side.'],
    },
    Companionship: {
      works: ['{a} and {b} both practice until a skill is second nature, and each respects the hours the other puts in.', 'Standards are high without a word when {a} and {b} build a product together.'],
      rubs: ['Deadlines slip by while {a} and {b} rehearse, because both still see what could be deeper.', 'Shared perfectionism makes it hard for {a} or {b} to tell the other to ship it.'],
      talk: 'The useful question between {a} and {b} is, “Would the customer notice another week’s work?”',
      trial: ['Set a release date within ten days for something you’ve both been polishing, and tell a third person.', 'Teach one shared skill to a beginner for an hour this week, and note what you no longer need to practice.'],
    },
    Compromise: {
      works: ['{a} sets the standard for skilled work, and {b} contributes some depth or some technique.', 'Practice pays off when {a} leads the rehearsal and {b} brings one strength that rounds it out.'],
      rubs: ['{b} leaves the demanding part to {a} and misses the chance to get equally good at it.', '{a} may send {b}’s draft back once too often, until {b} stops defending it.'],
      talk: 'Let {a} name two things in {b}’s work to keep before naming one to change.',
      trial: ['Put {b} on stage for one demo in the next two weeks, with {a} in the audience and no notes afterward.', 'Let {b} decide when one report is ready, and send it that same hour.'],
    },
    Dominance: {
      works: ['{a} has mastered the craft, and {b} gets a high standard to learn from and lean on.', 'In front of clients {a} shows real skill, and {b} can build the offer around it.'],
      rubs: ['Early drafts stay hidden when {b} fears they won’t meet {a}’s level.', '{a} keeps improving the work while {b} needs something to hand over.'],
      talk: '{b} should ask for “good enough by Tuesday,” and {a} should say what that version will leave out.',
      trial: ['Have {a} teach {b} one technique in three 20-minute sessions, and let {b} use it on a real task.', 'Agree that {a} delivers one piece as a solid draft by day five, and {b} reports how it was received.'],
    },
  },
  '17-62': {
    Electromagnetic: {
      works: ['Opinions get their evidence when {a} and {b} write the report, one seeing the pattern and the other the detail.', 'Clear plans come from {a} and {b} as a pair: a view of where things go, plus the figures to support it.'],
      rubs: ['A quarrel over a comma often hides a bigger one, as {a} and {b} disagree about the conclusion.', 'To one it’s an opinion and to the other it’s a fact, so {a} and {b} talk past each other.'],
      talk: 'Keep two lists apart when {a} and {b} discuss a plan: what we know, and what we think.',
      trial: ['Fact-check one strong opinion each in the other’s field by Friday, and report what you found in five minutes.', 'Bring three facts each to your next decision, put them in one list, and only then state an opinion.'],
    },
    Companionship: {
      works: ['Facts fall into order for {a} and {b} alike, so their plans are clear and their slides agree.', 'A messy spreadsheet doesn’t scare {a} or {b}; between them it becomes a tidy argument.'],
      rubs: ['When {a} and {b} hold the same opinion, a fact that doesn’t fit has nowhere to go.', 'A one-line question to {a} and {b} can bring back two long answers with footnotes.'],
      talk: 'Every time they agree, {a} and {b} should ask, “Which fact would prove us wrong?”',
      trial: ['Cut your next joint presentation to five slides, and have a newcomer tell you in two minutes what it said.', 'Find one fact each this week that contradicts your shared view, and discuss both for ten minutes.'],
    },
    Compromise: {
      works: ['{a} decides what the facts add up to, and {b} supplies a telling detail or a second opinion.', 'Reports get sharper when {a} structures them and {b} checks one part with care.'],
      rubs: ['{b} has a different reading of the numbers but bows to {a}’s tidy explanation.', '{a} corrects {b} on small points, and {b} stops bringing up the large one.'],
      talk: 'Hear {b}’s whole point first, and only then have {a} correct a detail.',
      trial: ['Give {b} the summary page of one report in the next two weeks, and have {a} check only the figures on it.', 'Record one opinion from {b} that {a} doesn’t share, and look at the evidence together after ten days.'],
    },
    Dominance: {
      works: ['{a} arranges the facts into a clear view, and {b} can decide without wading through the data.', 'With {a} handling the details, {b} walks into meetings well briefed.'],
      rubs: ['{b} may repeat {a}’s opinion as a fact because it came with so many numbers.', '{a} can bury {b} in details when a yes or no would do.'],
      talk: '{b} should say how much detail they want, and {a} should put the conclusion first.',
      trial: ['Limit {a}’s briefings for {b} to one page for two weeks, with the recommendation in line one.', 'Send {b} the raw numbers once this week, and hear {b}’s opinion for five minutes before {a} explains anything.'],
    },
  },
  '18-58': {
    Electromagnetic: {
      works: ['{a} and {b} spot what’s wrong and have the zest to fix it, as long as they’re in it together.', 'A tired process improves fast because between {a} and {b}, one sees the flaw and the other has the drive.'],
      rubs: ['Corrections fly back and forth between {a} and {b}, and what was aimed at the process hits the person.', '{a} and {b} may keep fixing each other’s work because it feels more exciting than finishing it.'],
      talk: 'Feedback between {a} and {b} works best on request: ask, “Do you want corrections or just a reader?”',
      trial: ['Improve one form or template together in an hour this week, and leave everything else alone.', 'Trade a favorite complaint about the workflow, and have each fix the other’s within five days.'],
    },
    Companionship: {
      works: ['{a} and {b} both enjoy making good things better, so a review with them is lively and thorough.', 'Quality is in safe hands with {a} and {b}, because neither walks past a flaw.'],
      rubs: ['Nothing seems good enough after {a} and {b} have both gone over it, and the team gets discouraged.', 'With two critics in the room, {a} and {b} may forget that someone made the draft with care.'],
      talk: 'Once {a} and {b} call a piece of work done, they should praise it without a “but.”',
      trial: ['Send one thank-you note each, this week, to someone whose work you usually correct, with no suggestions in it.', 'Pick the one improvement customers would feel, finish it in ten days, and drop the rest of your list.'],
    },
    Compromise: {
      works: ['{a} decides what needs improving, and {b} joins in with a keen eye or plenty of energy.', 'Work gets better in rounds: {a} points out the flaw, and {b} helps to repair it.'],
      rubs: ['{b} accepts corrections from {a} that they don’t agree with, just to get the document out.', '{a} rarely hears criticism back, because {b} swallows it or softens it.'],
      talk: 'For each criticism from {a}, one should come back from {b}, and both should be heard to the end.',
      trial: ['Let {b} review one piece by {a} this week, with at least two changes {a} has to accept.', 'Close the list at three corrections per draft for 14 days, with {b} keeping count.'],
    },
    Dominance: {
      works: ['{a} finds the weak spot and keeps refining, and {b}’s work comes out better for it.', 'Processes improve because {a} brings the critical eye and {b} tries each fix without defending the old way.'],
      rubs: ['{b} may hear a verdict on their ability when {a} only meant the wording.', '{a} sees flaws first, so good work from {b} can go without a compliment for weeks.'],
      talk: 'Criticism from {a} should name its target, and {b} can ask, “Is that about the page or about me?”',
      trial: ['Ask {a} for exactly one correction per document for two weeks, and let {b} choose whether to adopt it.', 'Start three reviews with a minute in which {a} tells {b} what works well and why.'],
    },
  },
  '19-49': {
    Electromagnetic: {
      works: ['{a} and {b} sense what colleagues need and which terms are fair, and together they can get it settled.', 'Negotiations about hours or pay go well when {a} and {b} prepare them, one hearing the need, the other the principle.'],
      rubs: ['A need one of them takes for granted can offend the other’s principles, and {a} and {b} both feel rejected.', '{a} and {b} are sensitive to each other’s signals, so an unanswered message can hurt more than it should.'],
      talk: 'Needs come across best as early requests, so {a} and {b} should say “I need the numbers by Friday.”',
      trial: ['Tell each other one thing you need before noon to work well, and supply it for five days.', 'Share lunch twice in the next two weeks, and use ten minutes each time to ask what support is missing.'],
    },
    Companionship: {
      works: ['{a} and {b} both notice who’s been left out, and they agree quickly on what’s fair.', 'Loyalty comes easily to {a} and {b}, because each knows what the other needs to belong.'],
      rubs: ['If a rule is broken, {a} and {b} may both turn their backs, and nobody mediates.', 'A simple oversight can look like a slight when {a} and {b} both take offense.'],
      talk: 'When hurt, {a} and {b} should first ask each other, “Did they know we needed that?”',
      trial: ['Ask three teammates what they need from the two of you, ten minutes each, and meet one request by Friday.', 'Review one principle you’ve both defended for years, and test an exception to it for ten days.'],
    },
    Compromise: {
      works: ['{a} defines what’s needed and on what terms, and {b} adds an ear for needs or a sense of fairness.', 'Support for the team gets organized because {a} insists on it and {b} understands why.'],
      rubs: ['{b} puts a personal need aside when {a}’s principles leave no room for it.', '{a} sets the terms of cooperation, and {b} agrees so as not to be pushed away.'],
      talk: '{a} should ask {b}, “What would you need to say yes gladly?” and adjust one term.',
      trial: ['Meet one of {b}’s practical needs, such as a quiet desk or an early finish, for the next two weeks.', 'Accept five ground rules drafted by {b} for your next joint project, and keep every one for two weeks.'],
    },
    Dominance: {
      works: ['{a} feels what people need and makes it a matter of principle, and {b} learns to notice sooner.', 'When terms aren’t fair, {a} pushes for better ones, and {b} works in a team that’s well looked after.'],
      rubs: ['{b} may trip over one of {a}’s unspoken rules and get the cold shoulder for it.', '{a} expects {b} to sense what’s needed, and feels let down when {b} doesn’t.'],
      talk: 'Unspoken rules cause trouble, so {a} should spell them out and {b} should repeat them back.',
      trial: ['Have {a} tell {b} three things they need in order to work well, and let {b} meet one within a week.', 'Agree on a 24-hour rule for two weeks: {a} asks before drawing conclusions, and {b} answers the same day.'],
    },
  },
} as const satisfies Readonly<Record<string, PairModeTexts>>;
