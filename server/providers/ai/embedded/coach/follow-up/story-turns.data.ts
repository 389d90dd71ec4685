/** A turn that a story has taken, or might, and what helps then. */
export interface StoryTurn {
  /** How people tell of it or ask about it, one phrasing a line. */
  readonly asked: string;
  readonly advice: string;
  /** Words for it. */
  readonly say: string;
}

export const STORY_TURNS: readonly StoryTurn[] = [
  {
    asked: `what if there's no budget for it
what if they say they can't afford it
they told me the budget is gone
there's no money left this year
what if it's too expensive for them
we don't have the funds for a second person
the company is on a hiring freeze
he says raises are off the table this year
what if my boss blames the budget
the bank says no to more credit
everything costs too much right now
no headcount until next spring`,
    advice:
      'Then money is the obstacle today, and your case still stands. Find out when the budget is made and who signs it, ask for something that costs less meanwhile, and put the next talk in the calendar before you leave the room.',
    say: '“I understand there’s nothing this quarter. What would have to be true for a yes, and when do we look at it again?”',
  },
  {
    asked: `what if they offer me more money to stay
what if they match the other offer
and if they come with a counteroffer
they promised me a raise if i stay
what if she offers half of what i asked
what if they offer less than i wanted
he offered me a better title instead
what if they suddenly promise me everything
now they want to pay me a bonus
they came back with another number
what if they lowball me
what if they offer me a different role`,
    advice:
      'Separate the offer from the reason you started this. Write down what it changes and what stays as it was, and give no answer in the same conversation. If only the number moved, you’ll have this talk again in six months.',
    say: '“Thank you, that’s a real offer. I’ll read it properly and give you my answer on a day we both write down.”',
  },
  {
    asked: `what if he denies it
what if she says it wasn't her
what if they claim i never asked
he'll say he never said that
she pretends nothing happened
what if he acts like he doesn't know
they claim it was agreed differently
what if she lies about it
he always twists what i said
what if they play dumb
she remembers it completely differently
there's no proof, it's my word against his`,
    advice:
      'Don’t argue about who remembers it right; you can’t win that. Say what you saw once, with date and place, and turn to what happens next time. From then on, confirm agreements in writing, two lines on the same day.',
    say: '“We remember it differently, so let’s leave that. From now on, here’s how I’d like us to do it.”',
  },
  {
    asked: `what if she cries
what if he breaks down
what if she starts crying
she'll be hurt
what if they take it personally
what if he's offended
she gets sad about everything
he takes it the wrong way every time
what if i hurt her feelings
what if she's upset with me afterwards
he'll be devastated
she's very sensitive`,
    advice:
      'Stop talking and let it pass; the feeling isn’t a sign that you did something wrong. Offer a short break or a second appointment, and don’t take back what was true just to make the moment easier.',
    say: '“Let’s take a minute. I want to get this right with you, and we can finish tomorrow.”',
  },
  {
    asked: `what if they blame me
what if he says it's my fault
they'll pin it on me
what if i end up as the scapegoat
everybody points at me
my boss says i caused it
what if i'm held responsible for it
they put the blame on our shift
she told them it was my mistake
he blames me for his numbers
what if the client says i ruined it
now it's supposed to be my failure`,
    advice:
      'Write down today what you found, what you’ll take on, and what’s out of your reach, and send it to the person in charge. Then report once a week in three lines. Blame needs a gap in the record.',
    say: '“Before I go on, I’d like us to agree on what I can change here and what I can’t. I’ve put it in five lines.”',
  },
  {
    asked: `what if he gets angry
what if she yells at me
what if he explodes
what if they get defensive
he loses his temper quickly
she slams doors when she hears no
what if he attacks me
he threatens people
what if she's furious
he gets loud when someone disagrees
what if the customer becomes aggressive
she was rude to me the last time`,
    advice:
      'Lower your voice instead of matching theirs, and answer the point rather than the tone. If it goes on, end the talk politely and set a new time. You can go on being fair without being available for shouting.',
    say: '“I want to hear this, and I can’t while we’re this loud. Let’s continue at two.”',
  },
  {
    asked: `what if they don't answer
what if he ignores me
what if she never replies
i wrote twice and heard nothing
he hasn't answered my mail for two weeks
she doesn't pick up the phone
what if they ghost me
what if nobody reacts
what if he just says nothing
she's giving me the silent treatment
they never get back to me
what if he doesn't show up`,
    advice:
      'Assume it was buried before you assume it was refused. Ask once more in one line, on another channel, with a date and with what you’ll do if you hear nothing. Then do that.',
    say: '“Short nudge on this one. If I don’t hear from you by Thursday, I’ll go ahead with the first option.”',
  },
  {
    asked: `what if they laugh at me
what if he makes a joke of it
he laughed it off
she just smiled and moved on
what if they don't take me seriously
what if he brushes me off
she rolled her eyes
they made fun of it
what if my boss dismisses it
he grinned and changed the subject
what if they think it's silly
nobody takes it seriously here`,
    advice:
      'Let the joke end, then say the same sentence again, slower and without explaining more. A repeated sentence is harder to laugh off than a longer one. If it happens again, raise it with that person alone.',
    say: '“I’m serious about this one. Can we take five minutes for it now, or tomorrow at ten?”',
  },
  {
    asked: `what if they ask for reasons
what if she wants to know why
what if he argues
what if she pushes back
what if they ask me questions i can't answer
he has an answer to everything
she always wants proof
what if he disagrees
what will they say against it
what could they object
what if they want details
what arguments might she bring`,
    advice:
      'Give one reason, your strongest, and stop. Several reasons invite people to knock down the weakest. Then ask what they’d need in order to go along, which tells you whether it’s about facts or about a worry.',
    say: '“The main reason is this one. What would you need to see to be comfortable with it?”',
  },
  {
    asked: `what if he tells everyone
what if she goes to my boss
what if they find out
what if she complains about me
what if it gets out
he talks behind my back
she runs to hr with everything
nobody knows about it yet
my boss doesn't know that i'm looking
what if the others hear about it
people are already gossiping
what if my manager hears it from somebody else`,
    advice:
      'Be the first to tell it. Those it concerns should hear a two-sentence version from you before they hear a colored one from somebody else. Calm, early and short leaves little to gossip about.',
    say: '“Before you hear it elsewhere: here’s what happened, and here’s what I’m doing about it.”',
  },
  {
    asked: `what if i freeze
what if i can't get a word out
what if i forget what to say
what if my mind goes blank
what if my voice shakes
i start stuttering when she looks at me
what if i panic
i won't dare to say it
what if i get emotional
what if i cry myself
what if i chicken out
i get so nervous in front of him`,
    advice:
      'Bring it on paper: three lines, the first one written out word for word. Reading from a note is allowed, and a pause sounds longer to you than to them. If it still doesn’t come, send the three lines afterward; said late counts as said.',
    say: '“Give me a moment, I want to say this properly. I’ve written it down.”',
  },
  {
    asked: `what if they fire me
what if i lose my job over it
what if they punish me for it
what if he lets me go
what if there are consequences
could that be used against me
what if she gives me the bad shifts afterwards
i'm still on probation
what if he makes my life hell
my contract runs out in june
what if i get a bad review for it
i can't risk this job`,
    advice:
      'Look at how likely that is before you plan around it: what has happened to others who did the same? Keep a dated record of what you asked and what was answered, stay factual in writing, and know whom you’d turn to. About your rights, ask someone who knows the law where you are.',
    say: '“I’m raising this because I want it to work here. How do you see it?”',
  },
  {
    asked: `what if it fails
what if it goes wrong
what if it doesn't work
what if i regret it
what if it backfires
what if it's the wrong decision
what if i mess it up
what if i make it worse
what if i choose wrong
what if it all collapses
and if nothing changes
what if i'm not good enough`,
    advice:
      'Then you’ll know something you can only guess at now. Decide beforehand what would tell you that it isn’t working, when you’ll look, and what the way back is. With those three written down, a wrong step costs a few weeks instead of your peace of mind.',
    say: '“We’ll try it until the end of the month. If it isn’t better by then, we go back to the old way.”',
  },
  {
    asked: `what if she says yes
what if they agree
what if it works
what if he likes it
she said yes
he agreed right away
they accepted
it went well
what if they say yes and then forget
he apologized
she was surprisingly nice about it
what if they want to start right away`,
    advice:
      'Then close the talk while it’s good. Repeat in one sentence what you’ve agreed, who does what and by when, and send it in writing the same day. Enthusiasm in a room fades faster than a two-line message.',
    say: '“Great. So I’ll start on the first, and you’ll let the others know. I’ll put it in a short note.”',
  },
  {
    asked: `what if they say no
what if she says no right away
and if he says no on the spot
what if it's a flat no
what if they turn me down
what if he refuses
what if she won't do it
what if they reject it
what if he says it isn't possible
she said no
he doesn't want to
they keep doing it anyway
they just ask again
i said no and they don't accept it
what if it happens again
she won't change`,
    advice:
      'A no ends this round, and it tells you where the limit is. Ask what exactly it’s about, the thing itself, the time or the way, and what a version would look like that gets a yes. Then decide alone whether that version is still worth it to you.',
    say: '“Thanks for being clear. Is it a no to the whole idea, or to doing it now?”',
  },
  {
    asked: `i depend on them
they bring in most of our income
i can't afford to lose him
we live off that one customer
half of what i earn comes from her
i need the money
i need this job, we have a mortgage
without that income we can't pay the rent
she's our biggest account
we'd be broke without them
i'm the only earner at home
what if i lose the income`,
    advice:
      'Then make yourself less dependent before you risk anything. Work out what you’d live on without it and for how many months, and put the next free hour into a second source. You’ll talk differently once it isn’t the only one.',
    say: '“I want this to go on. For that, one thing has to change, and I’d like to settle it with you.”',
  },
  {
    asked: `she's a single mother
he has a sick wife
her father just died
he's going through a divorce
she has small children at home
he's close to retirement
she just came back from sick leave
he lost his brother last month
she's pregnant
he has money problems
she's not well herself
they just had a baby`,
    advice:
      'Let that change how you do it, not whether. Choose the hour and the place with care, say in one sentence what you know of their situation, and offer the one relief that’s really yours to give. Putting it off isn’t kinder; it only comes later.',
    say: '“I know this comes at a hard time for you. I want you to hear it from me, and I’d like to know what would help.”',
  },
  {
    asked: `he's my brother
she's my sister-in-law
we're married
he's my best friend
we've been friends since school
she's the godmother of my son
he's family
our kids go to the same school
we live in the same house
we used to date
she's my neighbor too
it's my father's company`,
    advice:
      'Then there are two relationships in the room, so name the one that’s speaking. Talk about work at work and at a set time, hold them to the same rule as everyone else, and say out loud that the rest isn’t on the table.',
    say: '“I’m talking to you about work now, and nothing else between us changes. Can we settle this one thing?”',
  },
  {
    asked: `he's the owner's son
she's the boss's favorite
he's two levels above me
i'm the youngest here
i'm only the trainee
i'm new, i don't have a say
she's been here thirty years and i came in may
i have no authority over him
he's my boss's friend
i'm not their manager
i'm only part-time
she decides about my contract`,
    advice:
      'Then you won’t win by rank, so bring what makes it easy for them: one fact, two options, and which one you’d pick. Find one person they listen to, and ask what usually moves them.',
    say: '“The decision is yours. Here are two ways it could go, and the one I’d pick.”',
  },
  {
    asked: `they all agree with each other
everybody else is on his side
i'm the only one who sees it that way
the others stick together
it's three against one
the whole team thinks like her
nobody backs me up
they decide it among themselves
they always vote the same way
the rest of them keep quiet
they're a clique
no one else complains`,
    advice:
      'Then don’t argue with all of them at once. Write down your own view before the talk begins, with the one observation behind it, and win one person over beforehand. A second voice changes a room more than a better argument.',
    say: '“Before we go on: I see it differently, and here’s what I’m going by. May I take two minutes?”',
  },
  {
    asked: `it's been going on for years
it has always been like that
this happens every single day
we've had this for eight years
it's the third time this month
he does it each week
it was the same with my last boss
it's the same story every spring
i've put up with it since 2019
nothing ever changes here
it's always been my job
she's done it from day one`,
    advice:
      'What has gone on that long has become the rule, so one talk won’t end it. Say what changes and from which day on. Then expect two or three weeks in which people test whether you mean it, and do the same thing each time.',
    say: '“I’ve gone along with this for a long time. From Monday on, I’d like to do it differently, and here’s how.”',
  },
  {
    asked: `it's partly my fault
i have to admit i started it
i was late too
i shouted back
i promised it to her
i told him he could
i never said anything about it before
i made the mistake myself
i wasn't nice to her either
i let it happen
i should have spoken up earlier
to be honest i forgot it too`,
    advice:
      'Then say your part first, in one sentence and without a “but.” It takes the other side’s best argument off the table. Then what you’ll do differently, then your request.',
    say: '“I had a part in this. Here’s what I’ll do from now on, and here’s what I need from you.”',
  },
  {
    asked: `i feel guilty
i feel ashamed about it
i'm scared of that
i feel like a traitor
it makes me feel selfish
i feel bad for her
i'm embarrassed
i'm afraid of that talk
i have a bad conscience
i feel like a failure
it's so awkward for me
i hate conflict`,
    advice:
      'That feeling is a reason to make the first step smaller, not to leave it out. Do the part that takes five minutes, today, and tell one person you trust once it’s done. Most of the weight is in the waiting.',
    say: '“This isn’t easy for me to say, so I’ll say it briefly.”',
  },
  {
    asked: `we only see each other online
he works in another country
we've never met in person
she's on another shift
i only know her from emails
we're all remote
he's never in the office
everything happens in the chat
she's in a different time zone
we only talk on the phone
i see him once a month
he works nights and i work days`,
    advice:
      'Then ask for a call with nothing else in it, because tone gets lost in writing. Fifteen minutes, one topic, announced the day before. Afterward, send two lines with what you’ve agreed on.',
    say: '“Could we talk for fifteen minutes tomorrow, just about this? I’d rather not do it in the chat.”',
  },
  {
    asked: `there's nobody else who can do it
we're short-staffed
i'm the only one who knows how
we can't find people
two of us are off sick
nobody wants to take over
i'm alone on the shift
there's no replacement for me
we're already one person down
if i don't do it, nobody does
we've been hiring for months
everyone else has even more to do`,
    advice:
      'Then the limit has to be on the work, since there’s nobody to hand it to. Say how many hours there are and how many it takes, and ask the person in charge to choose what’s late, smaller, or left undone.',
    say: '“With the two of us, this much gets done. Which part should wait?”',
  },
  {
    asked: `our policy doesn't allow that
my contract says something else
that's against the rules here
they're not allowed to
the law says otherwise
hr has to approve it
it's a government office, everything's fixed
the shifts are fixed until summer
we have a notice period of three months
the union has to agree
it's written in the agreement
head office decides that`,
    advice:
      'Then find out what exactly is fixed and who can make an exception. Read the wording, ask one neutral question about it, and plan within what’s left. What the law gives you is a question for a union, works council, or lawyer.',
    say: '“Where can I read that? And who could decide on an exception?”',
  },
  {
    asked: `i already said yes
i already signed
it's too late, i sent it
i told them already
i've given notice
the contract is signed
we already announced it
i already agreed to the date
it's already decided
the money is already spent
i've promised it for friday
they've already told everybody`,
    advice:
      'Then work with what’s done. Look at what’s still open: the terms, the date, the next step. If you want to take it back, do it today, in one sentence, and offer a way out.',
    say: '“I answered too quickly. I’d like to change one thing before it goes on.”',
  },
  {
    asked: `i have back pain
i can't sleep because of it
i get migraines
i'm ill
i had a burnout two years ago
my doctor says i should slow down
i have adhd
i'm on medication
my hands shake before it
i have an illness nobody knows about
i lost weight over it
my stomach hurts on sundays`,
    advice:
      'Then that comes first: talk to a doctor about it, and take the rest in smaller portions until you know more. You needn’t tell anyone at work why. What you can and can’t do at the moment is enough.',
    say: '“For the next few weeks, I can do this much. I’ll tell you when that changes.”',
  },
  {
    asked: `someone else will get it
if i hesitate it's gone
others are faster than me
there are ten people who want it
somebody else will take my place
then a colleague gets the job
the chance won't come again
if i'm slow they ask the next one
i'll miss my chance
the good ones go to whoever shouts first
there are other applicants
he who waits loses`,
    advice:
      'Then ask for the date instead of guessing it. Say today that you’re interested and when they’ll have your answer. That keeps your place without a promise.',
    say: '“I’m interested. Until when can you keep this open for me?”',
  },
  {
    asked: `she's on vacation until monday
he's on sick leave
she's leaving in march
what if he's away that week
my boss is never there
he retires next year
what if she quits
she goes on parental leave soon
what if that person is sick
he's off on fridays
nobody is in charge right now
what if he isn't there`,
    advice:
      'Then find out who decides meanwhile, and what really can’t wait until they’re back. Put the rest into one list with a date, ready for the day they return.',
    say: '“Who decides this in the meantime, and what should wait?”',
  },
  {
    asked: `what if they find someone cheaper
they say the competition charges less
somebody else does it for nothing
what if they want a discount
she says i'm too expensive
they compare me with online prices
others take half of that
what if they walk away over the price
he always haggles
people here don't pay that much
they found a student who does it for 15
they want it for free`,
    advice:
      'Then don’t compete on the number. Ask what the other offer includes, say in one sentence what’s different about yours, and offer less for less instead of the same for less. Some of them are supposed to say no.',
    say: '“That’s a fair price for what it covers. With me, this is included. If your budget is fixed, here’s what I can do for it.”',
  },
  {
    asked: `i have three kids on top
i also care for my mother
i work two jobs
i study in the evenings
on top of that i commute two hours
the house is being rebuilt as well
i do the books at night
i also lead the choir
my husband works away during the week
i've no free evening left
there's also the exam in may
i have to do all the household too`,
    advice:
      'Then count the hours before you promise anything. Write down what each thing takes in an ordinary week, add it up, and cut or hand over whatever goes past what a week has. Say no to the next thing until something has ended.',
    say: '“I can start with that on the first. Before then, there’s no hour left that I could promise you.”',
  },
  {
    asked: `he's actually really nice
she means well
apart from that i like her
he's good at his job
we get along otherwise
she's great with customers
i don't want to lose him
he's my best employee
she's helped me a lot
he doesn't do it on purpose
she's popular with everyone
he's fair, i have to say`,
    advice:
      'Then you’ve got something to build on. Say first what you value, and mean it, then the one thing. Liking each other makes an honest sentence easier to hear; it doesn’t replace it.',
    say: '“I really like working with you, and there’s one thing I’d like us to change.”',
  },
];

/** What helps when no turn above is meant. */
export const ANY_TURN: Pick<StoryTurn, 'advice' | 'say'> = {
  advice:
    'Decide beforehand what you’ll do in that case, in one sentence that begins with “Then I.” You won’t need a better plan in the moment, only a next step that’s yours and doesn’t depend on them.',
  say: '“That’s not what I expected. Let me think about it, and I’ll come back to you tomorrow.”',
};
