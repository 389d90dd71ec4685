/** How people ask for each operation on the last answer, one phrasing a line. */
export const FOLLOW_UP_PHRASINGS = {
  why: `why
why so long
why so slow
why so careful
why this way
why first
why?
why though
but why
and why is that
why exactly
how come
how so
why me
why does it work like that
why would that help
why should i do that
why wait at all
why not just do it
why that and not something else
why do you say that
why do you think so
whats the reason
what's the reason for that
what is the reasoning here
what's behind that
what is behind this advice
what's the logic
what's your logic here
explain why
can you explain why that is
could you tell me why you suggest this
what makes you say that
what makes you think this would work
where does that come from
where do you get that from
where in my chart does it say that
which part of my chart is that from
which part of my design makes me do this
what in my chart makes you say so
is there something in my chart behind this
based on what?
on what grounds
what are you basing this on
why is that better
why is that better than just asking her
why does this keep happening to me
why am i like that
why do i react that way
why do i do this
why would i have to wait
why do i need to wait that long
why cant i just say yes
why not today
why is waiting good for me
why does that matter
why does it matter so much
why should i care
what's the point of that
what good would that do
what does that do for me
how does that work exactly
how would that change anything
how does this help
how is that supposed to help
what has that got to do with my chart
whats that got to do with me being a generator
what does my type have to do with it
id like to understand the reason
i want to understand why this happens
i'd be curious to know what's underneath this
curious why
hm why
ok but why
sorry but why would i do that
wait why
give me the reason
the reason being?
because?
what for
for what reason
what's the thinking behind it
what's the idea behind that
could you walk me through the reasoning
walk me through why
help me understand why this is right for me
before i do this i want to know why
my head wants a reason
reasons?
why woud that be
wy is that
any reason for that
is there a reason why it should be in the morning
why in writing and not in person
why ask first instead of just telling them
why small steps and not all of it
what explains that
how do you come to that
how did you get to this conclusion
what's the mechanism
what made you pick that`,
  shorter: `shorter
shorter please
short version
short version pls
can you make it shorter
could you shorten that
too long
that's too long
way too long
way too much text
tldr
tl;dr
tl dr please
in short?
in brief
in one sentence
one sentence please
one line
give it to me in one line
in two sentences
two sentences max
in ten words
in 10 words or less
under 20 words please
three words
five words max
summarize
summarise that please
sum it up
can you sum that up for me
quick summary
summary?
the gist
just the gist
what's the gist
give me the gist of it
give me the essence
the essentials only
just the essentials please
bottom line
what's the bottom line
so the bottom line is?
boil it down
can you boil that down
condense it
condense that to a few words
cut it down
cut that in half
half of that please
trim it
compress this for me
nutshell?
put it in a nutshell
headline version
the headline please
elevator version
tweet length
as a tweet
on a sticky note, what would it say
what would fit on a post-it
i don't have the patience to read all that
i wont read all this
didn't read, too much
that was a lot
that's a lot of text
that was a lot, what's the main point
main point?
what's the main point
what is the key point here
key takeaway
what's the takeaway
whats the core of it
the core message please
what does it come down to
so what does that come down to
in other words, briefly
get to the point
to the point please
cut to the chase
less
less text
fewer words
less words please
too wordy
too many words
wall of text, again but short
keep it brief
keep it short please
can i have that as a single sentence
would you mind giving me that in a couple of lines
could you please give me a much shorter version of that
i'm on my phone, make it short
i have to remember this, make it tiny
a motto for that
one phrase to remember
something i can memorize
repeat that but in half the words
sohrter pls
make it snappier
more concise please
be concise
concisely?`,
  simpler: `simpler
i didn't get that
i didn't get any of that
didn't get half of it
half of that made no sense to me
simpler please
say that simpler
in simple words
in plain english
plain english please
plain words please
english please
in normal words
in human words
in everyday language
without the jargon
no jargon please
less jargon
drop the jargon
drop the human design talk
without the chart talk
skip the chart words
can you say that without the special terms
what do you mean
what do you mean by that
what does that mean
what does that even mean
what is that supposed to mean
meaning?
huh
huh?
come again
sorry?
pardon
say again
i don't get it
i dont get it
don't get it
i don't understand
i didn't understand that
i do not understand what you mean
i didn't understand a word
not sure i follow
i don't follow
you lost me
you've lost me there
i'm lost
im confused
that's confusing
that was confusing
that confuses me
too complicated
this is too complicated for me
that's too abstract
too abstract for me
too theoretical
sounds vague
thats a bit vague
can you be clearer
make it clearer
clearer please
clarify please
can you clarify
could you rephrase that
rephrase please
put it differently so i understand
put it plainly
say it plainly
say that again in other words
in other words?
explain it like i'm five
eli5
explain it like i'm new to this
explain that as if i'd never heard of human design
explain it to me like i'm a kid
explain as you would to my mother
how would you explain that to a friend
how would you explain this to someone who knows nothing about charts
can you explain that again
explain again
explain please
explain yourself
dumb it down
dumb that down for me please
easier words
easier please
that went over my head
over my head
no idea what you're saying
no clue what that means
what are you trying to say
what are you saying
so what are you actually saying
i'm new to this, can you explain it more simply
i'm not a native speaker, easier please
could you kindly put that in words a beginner understands
sorry, my english isn't good, simpler please
what's a wave in this context, say it normally
speak normal
talk normal please
make it less complicated
less complicated please
can you break that down for me
break it down
simplr pls
i only understood part of it
i understood maybe a third
i got lost after the first line
say it the way you'd say it to a child
say it like you would to a new trainee
tell it the way you'd tell my grandmother
explain it so that my kid gets it
put it so my team understands it too
english is my second language
it's not my mother tongue, easier words please
can you explain it in a simpler way
could you say that more simply
too many big words
use small words
what does it mean in practice for someone like me
sorry, what are you telling me to do
i don't know these words
these terms mean nothing to me
what do you mean by that word
what do you mean by that expression`,
  example: `example
what does that mean in practice
what does that mean for my work
and what does it mean day to day
how would i notice that at work
how does that show at work
where would i see that in my job
example?
an example please
for example?
for instance
like what
like what?
like how
such as?
can you give me an example
could you give an example of that
do you have an example
any examples
got an example for me
give me a real example
a concrete example please
concrete please
more concrete
make it concrete
make that more concrete
be more specific
can you be more specific
more specific please
specifically?
i need something concrete
what would that look like
what does that look like
what does this look like in practice
what would that look like at work
what would that look like on a normal day
how would that look in real life
how does that look in practice
how would that play out
how would this play out in a meeting
walk me through what that'd look like
walk me through it
walk me through a situation like that
take me through one step by step
show me
show me how
show me how that works
can you show me how that looks
can you show me that with an example
in practice?
in real life?
in practice, what does that mean
what does that mean in practice
what does that mean concretely
what does that mean day to day
what does that mean for my actual tuesday
how do i picture that
help me picture it
paint me a picture
paint a picture
illustrate that
can you illustrate it
a scene please
describe a scene
a story please
tell me a story where that works
tell me about a case like mine
give me a case
a case from real life
a typical case
how did others do it
how have other people done that
how would someone like me do that
how would a person with my chart do it
what would someone like me do
what would you do in my place
what would that be at my desk
apply that to my situation
apply it to my job
can you apply this to my case
use my situation as an example
translate that into a normal working day for me
how does that work with my team
how do i do that in practice
how do i actually do that
how exactly do i do that
how would i go about that
how would i do this
i can't picture it
i cant imagine what you mean in practice
hard to imagine, can you give me a scene
sounds nice but what does it look like
sounds good in theory, how does it look on a monday morning
would you be so kind and give me an example from an office
exmaple pls
an exampel would help
a sample situation
what would be a good instance of this
when would that happen for instance
what might this look like with my boss
what would that look like in real life
how would that go with a real customer in front of me
what does it look like when it happens
how does that look in a shop
how does this look in practice
picture it for me
can you describe the scene
what would i actually do at my desk
show me how it goes, step by step, on a tuesday
what would a day with that look like
a case from somebody else, maybe?
has somebody done that before, and how
i need to see it in front of me
make a little scene out of it
how would that play out in my kitchen`,
  another: `another
so no
so that's out
so no luck there
another one
another idea
another idea please
another way?
give me another one
another suggestion
next
next one
next idea
something else
something else please
something different
something different please
anything else
what else
what else could i do
what else can i try
what else is there
other ideas
any other ideas
other options?
are there other options
what are my other options
any alternatives
alternatives?
is there an alternative
whats the alternative
plan b
what's plan b
do you have a plan b
do you have another idea
do you have something else for me
is there another way
what other way is there
is there any other approach
a different approach please
different angle
try a different angle
a different take please
try again
give it another try
one more
one more please
one more idea
more ideas
more options please
more suggestions
more tips
more of those
any more of these
instead?
what can i do instead
what could i do instead of that
that doesn't work for me
doesn't work for me
that won't work
that won't work here
this wont work in my company
that would never work with my boss
he'd never go along with that
i can't do that
i cant do that in my job
not possible here
not an option
that's not an option for me
that's not for me
not for me
not my style
thats not really me, something else
i don't like that
i don't like that idea
i don't want to do that
i'd rather not
i'd rather do something else
i don't feel comfortable doing that
too risky for me, what else
i already tried that
i tried that already
tried that
tried it, didn't help
tried that last month and nothing changed
i tried that and it failed
already did that
we do that already
i already do that
been there, done that
didn't work
it didn't work last time
it didn't help
that didnt help at all
not helpful
that's not helpful
no luck with that
besides that
apart from that, what could i do
other than that?
is there anything easier
is there a less scary way
could you please offer me a different suggestion
a second option please
a fresh idea
somthing else pls
what other possibilities do i have
got anything better
anything better?`,
  'one thing': `one thing
just one thing
one thing please
the one thing i should do
what is the one thing i should do
what's the one thing to do
if you had to pick a single thing
if you had to pick one what would it be
if i only do one thing which
if i could only do one of these
if i do only one thing this week what should it be
if there's only time for one
pick one
pick one for me
just pick one
choose one for me
choose for me
just tell me what to do
tell me what to do
just tell me the one step
a single step please
one step
one single action
first step
first step?
what's the first step
what is my first step
what would be a good first step
what's the very first thing i do
what's the smallest step
smallest possible step
the easiest first step
what's the easiest thing i could do right now
next step
next step?
what's my next step
what's the next step
what is the next thing i do
so what do i do
so what do i do now
so what should i do
so what should i actually do
ok so what do i do
what do i do now
what now
what do i do first
what should i do first
what to do first
which first
which one first
which should i do first
which one matters most
which of these matters most
which is the most important
most important?
what's the most important thing here
what is the most important part
the most important one please
top priority?
what's the priority
what should i prioritize
where do i start
where should i start
where to start
where do i begin
how do i start
how do i start with this
how do i begin
how do i get started
what can i do today
what can i do right now
what can i do right away
something i can do today
something small for today
what do i do tomorrow morning
what should i do on monday
what do i do this week
one action for this week
one small experiment
give me one task
give me a task for today
give me homework
one thing i can try today
one to-do
one todo pls
whats my action item
action item?
too many things, just one please
thats three things, which one
that's a lot, which one do i start with
i can only handle one thing right now
could you please name only the most important step
what would you do first
what would you start with
what would make the biggest difference
which of them has the most effect
if nothing else, what
the single best move
fist step pls
reduce it to one thing
narrow it down to one
i need one clear instruction`,
  say: `how do i say that
how do i say this
how would i say that
how to say it
how do i say it to her
how do i say this to him
how do i tell him
how do i tell her that
how do i tell them
how do i put that
how do i put this into words
how can i put it
how would you put it
how would you say it
how would you word that
how would you phrase it
how do i phrase this
how do i word this
how should i word it
how would i word this to her
how do i bring this up
how do i bring it up with my boss
how do i raise that
how do i open the conversation
how do i start that conversation
how would i start the talk
help me word it
help me word this
help me phrase that
help me say that
help me find the words
help me write it
i don't know how to say that
i don't know how to put it
i cant find the words
words please
the words please
what words do i use
what are the words
what are the exact words
exact words please
exact wording
give me the wording
give me the words
give me a sentence i can say
give me a line i can use
give me a line
give me a script
a script please
script?
what do i say
what do i say then
what should i say
what exactly do i say
what exactly should i say to him
what would i say exactly
what can i say to them
so what do i tell her
what do i tell my boss then
what do i write
what do i write to them
what should i write
what do i answer
what do i reply
what would that sound like
what does that sound like out loud
what would it sound like coming from me
what would i literally say
word for word please
word for word?
verbatim?
can you write that for me
could you write it for me
can you draft that
draft it for me
draft me something
draft a message
draft an email for that
write the email
write me the message
write that as an email
put it in an email
put that in an email to my boss
put this into a slack message
turn that into a message
turn it into an email i can send
turn this into something i can send
make it an email
as an email please
as a text message
as a slack message please
for slack please
can i have this as a whatsapp
formulate that for me
formulate it please
phrase it for me
can you phrase that as a question
something i could say in the meeting
what could my opening line be
opening line?
first sentence please
how do i begin the mail
how do i answer him if he writes
would you be so kind as to write a few lines i could send her
could you possibly help me find the right words for this
wording pls
how do i sya that
what would you write in my place
how do i ask that
how should i ask her
how do i ask for it then`,
  softer: `softer
softer please
a bit softer
can you make it softer
gentler
gentler please
more gently please
can you say that more gently
nicer
nicer please
say it nicer
a nicer way to say that
a nicer version
kinder
a kinder version of that
friendlier
make it sound friendlier
warmer please
warm it up a little
could it be warmer
more polite
more polite please
make it more polite
politer version
more diplomatic
more diplomatically please
more tactful
with more tact
less harsh
too harsh
that's too harsh
that sounds harsh
sounds a bit harsh
too direct
that is too direct for her
too direct for my boss
less direct please
too blunt
that's a little blunt
less blunt
too pushy
sounds pushy
less pushy please
too aggressive
that sounds aggressive
sounds like an attack
he'd take that as an attack
she will be hurt if i say it like that
that would hurt her feelings
i don't want to hurt anyone
i dont want to sound rude
sounds rude
that's rude
too cold
sounds cold
too formal
less formal please
make it sound less formal
too strong
thats too strong
tone it down
can you tone that down
tone down the wording
take the edge off
take the sting out of it
without sounding bossy
without sounding needy
so it doesn't sound like a complaint
so that he doesn't feel criticized
make it sound less like an accusation
i can't say it that directly
i could never say it like that
i'd never say that to him, it's too harsh
my boss is sensitive, softer please
she's sensitive
he gets offended easily
more careful please
a more careful wording
in a friendlier tone
in a nicer tone please
could you please rewrite that in a slightly kinder tone
soften it
soften that up
can you soften the last line
sofer please
more human
more empathetic please
less confrontational
i don't want a fight over it, gentler`,
  hurry: `i don't have time for that
i don't have that much time
i dont have that long
no time for that
there's no time
there is no time for that
i can't wait that long
i can't wait
can't wait until tomorrow
i can't sleep on it
no time to sleep on it
i have to decide now
i have to decide today
i need to decide right now
i need to answer today
i need to answer by tonight
i have to answer by noon
they want an answer today
they want it by five
they need to know by friday
he wants an answer now
she wants to know right now
he's standing right here
she's waiting on the phone
the client is on the line
they're waiting for me
the meeting is in ten minutes
the meeting starts in five minutes
the call is in an hour
my call's in 10 min
i only have ten minutes
i only have an hour
only got five minutes
i've got two minutes
i have until tonight
i have until five
i have until 5 today
someone else wants it and i have until tonight
they have another taker and want to know by noon
it's gone if i don't answer today
i have till tomorrow
i've only got until tomorrow morning
deadline is today
the deadline is tonight
the deadline is in two hours
it's due tomorrow
its due in an hour
it's tomorrow
the talk is tomorrow
it has to be today
it has to happen this afternoon
what if there's no time
what if i don't have time
what if i have no time to wait
and if i don't have that much time
and if i have to answer immediately
what if i have to answer on the spot
what if they want an answer right away
and if they want it now
what if it has to be today
what if i can't wait
what if i need to decide in the meeting
and if they push me for an answer
what if they pressure me to decide
what if the deadline is tomorrow
what if i have to decide before lunch
and under time pressure
under pressure?
and when it's urgent
it's urgent
this is urgent
its really urgent
asap
i need this asap
im in a hurry
i'm in a rush
in a rush here
the clock is ticking
running out of time
i'm running out of time
quick, what do i do
quickly please, i'm about to go in
i'm walking into the room now
i'm about to go into the meeting
i'm about to call him
i have to go in there in a minute
there's a faster way?
is there a faster way
isn't there a quicker way
what's the quick fix
what's the fast version of this
i don't have days for this
i don't have a week
i don't have a month to wait
a month is too long
that takes too long
that would take too long
waiting isn't an option
waiting is not possible
they won't wait
they won't give me more time
he won't give me a night to think
she refuses to give me more time
unfortunately i was told that a decision is needed before the end of the day
hav to decide today
decision needed by eod`,
  unclear: `what if i still don't feel clear
what if i'm still not sure by then
what if i'm not clear by friday
i'm still not clear
i'm no clearer than before
and if nothing comes
nothing comes
nothing came
i feel nothing
i still feel nothing
what if i still feel nothing
what if i feel nothing either way
my gut went quiet
my gut says nothing
is quiet a no
is silence a no
does no feeling mean no
it's been a week and it's still nothing
i slept on it and there's still nothing
i slept on it and i'm none the wiser
i waited and nothing changed
i can't feel anything
i can't tell if it's a yes
i can't tell what it is
how do i know it's a yes
what if it's neither yes nor no
it's fifty-fifty
i keep going back and forth
i go back and forth every day
one day it's yes and the next it's no
what if i change my mind every day
what if the answer never comes
what if i don't know by then
what if i can't decide in time
i don't feel a pull either way
i'm torn
it's mostly dread
there's just some dread
still nothing
still no feeling
still not sure
still unclear
i'm still unsure
i'm still not sure
what if i'm still unsure
what if i'm still unsure by then
what if it's still unclear
what if nothing comes by then
what if i still can't tell
i still can't tell
i still can't decide
what if i still can't decide
i waited a week and i still don't know
i slept on it and i still don't know
i slept on it twice and i'm still not sure
two nights and i still feel nothing
my feeling changes every day
every day it feels different
it feels different every time
i feel neither yes nor no
no pull at all
no reaction at all
my body says nothing
my stomach says nothing
no answer comes
no answer came`,
  'what if': `what if they say no
what if he says no
what if she says no
what if the answer is no
and if they refuse
and if she refuses
what happens when he refuses
what if it goes wrong
and if it goes wrong
what if it doesn't work
what if that doesn't work
and if that doesn't work
what if it fails
what if i fail
and if i mess it up
what if i get it wrong
what if she gets angry
what if he gets angry at me
suppose she gets angry
suppose he just laughs
suppose they don't answer
what if nobody answers
what do i do if nobody answers
what if he doesn't answer
what if he ignores me
what if she ignores it
what if they ignore my message
what if he doesn't react
what if nothing happens
what if nothing changes
what if nothing changes after that
what if nobody comes
what if he starts to cry
what if she cries
what if i start crying
what if i lose my nerve
what if i freeze
what if i get nervous
what if i can't say it
what if i change my mind
what if i say yes and regret it
what if i regret it
what if they push back
and when they push back
what if he argues
and if he argues back
what if she starts an argument
what if she disagrees
what if they disagree
what if he doesn't agree
what if they don't care
what if they think i'm weak
what if they think i'm lazy
what if they laugh at me
what if he takes it personally
what if she takes it the wrong way
what if she feels attacked
what if he gets defensive
and if he becomes defensive
what if he denies it
what if she denies everything
what if they blame me
what if he says it's my fault
what if he brings up something else
what if he changes the subject
what if she interrupts me
what if they ask me why
what if they ask for details
what if he asks what i want
what if he says later
what if she says she needs to think about it
what if they want something in return
what if they offer less
what if my boss is there too
what if i'm wrong
what if that makes it worse
and if it makes things worse
couldn't that backfire
could that backfire
what if it backfires
that could backfire
what's the worst that can happen
and if not
if not?
and then if he still says no
if she says no what then
if they refuse what do i do
if he gets loud, then what
imagine he says no
imagine they all go silent
but if she doesn't want to
but what if he doesn't have time
but what if they all disagree
ok and what if she doesn't show up
he'll just say no
she'll say no anyway
they'll laugh at me
they will ignore it
he'll get angry
my boss will just say there's no money
i'm afraid he'll say no
im scared she will be angry
what shall i do in case they react badly
what happens if i don't do it
what happens if i don't
whta if he says no
and if he isn't interested`,
  sure: `are you sure
are you sure?
you sure
are you sure about that
are you really sure
are you certain
how sure are you
how certain is that
how certain are you about this
sure?
really
really?
seriously?
for real?
honestly?
is that true
is that really true
is this right
is that right
is that correct
is that accurate
is it really that simple
can i trust that
can i trust you
can i rely on this
can i rely on that
can i believe that
should i believe this
how do you know
how do you know that
how can you know that
how would you know
how do you know that's true for me
how can you be so sure
what makes you so sure
says who
who says that
who says so
according to whom
is there any evidence
is there any proof for that
proof?
is that scientific
that could be anyone
that applies to everybody
doesn't that fit everyone
isn't that true for everyone
i doubt it
i doubt that
i have my doubts
something's off
sounds strange
hmm sounds odd to me
that contradicts what you said before
you said something else before
earlier you said the opposite
didn't you just say the opposite
isn't that a contradiction
my friend says the opposite
another website said something else
i read something different
somebody told me something different
isn't that risky
sounds risky
is that a good idea
is that really a good idea
is that wise
do you really think that's a good idea
do you really believe that
do you mean that
could you be mistaken
r u sure
are u sure about this`,
  more: `more
more please
tell me more
tell me more please
tell me more about it
tell me more about that
say more
say more about that
can you say more
can you tell me more
could you tell me a bit more about this
i'd like to hear more
i want to know more
i'd love to know more about that
go on
go on please
please go on
continue
continue please
carry on
keep going
and?
and
and then
and then?
then?
so?
so
what next
what's next
whats next
and after that
what comes after that
what comes next
and afterwards
what happens after that
what then
and what then
then what
what do i do after that
once i've done that, what then
ok done, what next
i did it, what now
i did that. and now
that worked, what next
it worked, what's next
go deeper
can you go deeper
deeper please
dig deeper
dig into that
a bit deeper
more detail
more detail please
more details
in more detail
can you go into more detail
details?
elaborate
elaborate please
could you elaborate
can you elaborate on that
expand on that
can you expand
expand please
longer
a longer answer please
longer version
i need more than that
that was too short
that's a bit short
that's it?
is that all
is that all?
is that it
that's all you have
what else should i know
what else should i know about this
what else is there to know
anything else i should know
is there more to it
there must be more to it
what's the rest
the rest please
give me the whole picture
the full version
full version please
what else does my chart say about that
what else does my chart say
what does my chart say about this
does my chart say anything more on this
keep talking
interesting, go on
interesting
interesting, tell me more
ok and
ok, and?
i'm listening
could you please continue from where you left off
mroe please
tell me mor
what more is there
unpack that
unpack that for me`,
  avoid: `what should i avoid
what should i avoid here
what do i need to avoid
what should i not do
what shouldn't i do
what not to do
what not to say
what should i not say
what must i not do
what would be wrong
what would be the wrong move
what's the wrong way to do it
what would i do wrong
what do i usually do wrong here
what do people like me do wrong
what mistakes do people like me make here
what mistakes should i watch for
typical mistakes
typical mistakes?
common mistakes
common pitfalls
pitfalls?
any pitfalls
any traps
what's the trap
what is the trap for me
where's the trap
what's the catch
is there a catch
what's the downside
downsides?
any risks
what are the risks
what could go wrong
where could this go wrong because of me
where am i likely to trip
how would i sabotage this
how could i ruin it
how could i mess this up
what would make it worse
what makes it worse
what to watch out for
what should i watch out for
what do i have to watch out for with this
anything to watch out for
what should i be careful with
what do i need to be careful about
warn me
any warnings
red flags?
what's the opposite of good here
dos and don'ts
dont's?
the biggest mistake i could make
what's the biggest mistake
what should i stop doing
what should i leave out
what would backfire with my chart
waht should i avoid`,
  'how long': `how long
how long does that take
how long will that take
how long until that works
how long until it gets better
how long should i do that
how long should i wait
how long do i wait
how long do i have to keep that up
how long before i see a difference
for how long
for how long should i do this
how soon
how soon will i notice
how soon can i expect a change
how soon should i do that
how often
how often should i do that
how many times
how many days
how many weeks will it take
how much time does it take
how much time should i give it
how much time do i give it before i stop
when
when?
when exactly
when should i do that
when do i do that
when is the best time
when is the right moment
when's a good moment for it
when will it get better
when will i notice something
when will i see a result
when do i know that it worked
when should i check again
by when
by when should it work
by when should i do it
at what time
what day is best
until when
till when
how fast does it work
how quickly will this change
will it take long
does it take long
do i have to do this forever
how lnog does it take`,
  compare: `compare them
compare the two
compare the two for me
compare these options
can you compare them
what's the difference
what is the difference between those
what's the difference between the two
whats the difference between the first and the second
how do they differ
how are they different
which is better
which one is better
which of these is better
which of the two is better
which one would you take
which one do you recommend
which would you recommend
which would you choose
which one suits me better
which one fits me better
which one is easier
which is easier
which is safer
which of them is safer
is the first better than the second
would the second be better
is the second one easier
first or second
first or second?
the first or the second
the first one or the last one
a or b
option 1 or option 2
number one or two
side by side please
put both side by side
weigh them against each other
weigh the first against the second
pros and cons
pros and cons of both
pros and cons of each
advantages and disadvantages of each
what speaks for the first one
what speaks against the second
is one of them better for me
which of these suits my chart
which of your suggestions fits my type best
between those two, which`,
  thanks: `thanks
thank you
thx
ty
cheers
thanks a lot
thank you so much
many thanks
ok thanks
okay thank you
great thanks
thanks, that helps
that helps
that helped
that's helpful
that was helpful
helpful
very helpful
really useful
that's useful
great
great!
perfect
cool
nice
awesome
excellent
wonderful
got it
understood
makes sense
that makes sense
ok makes sense
good point
good idea
good to know
i like that
i like it
love it
will do
i'll do that
i'll try that
i'll try it
ok i'll try
okay i will try that tomorrow
let me try
fair enough
alright
ok
okay
ok cool
ok good
yes
yep
sounds good
sounds right
that's right
true
so true
exactly
that's exactly me
that's so me
thats me
wow
wow that's spot on
spot on
you're right
you are right
i see
ah i see
ah ok
bye
see you
thanks, bye
thank you for your help, i appreciate it
thanx`,
  translate: `translate
translate that
translate it please
can you translate this
can i get this in german
in german please
in spanish
in french please
auf deutsch
auf deutsch bitte
en español
en español por favor
en français
em português
in portuguese please
in italian?
in dutch
in polish please
could you translate that into spanish
translate this to french
translate to german
german version
german please
spanish please
french please
the same in german
same thing in spanish please
that in french please
can i have that in my language
in my own language please
in my mother tongue
do you speak german
do you speak spanish
can you speak french
can you answer in german
please answer in german
please answer in spanish from now on
can you write in french
can you say that in portuguese
say it in german
say that again in spanish
my colleague only speaks german, can you translate
my boss is french, i need it in french
my team reads portuguese, can i have it in portuguese
i need that in german for my boss
i need a spanish version
is there a german version of that
switch to german
switch language
other languages?
which languages do you speak
what languages do you have
could you kindly provide this in italian
traduce por favor
traduire svp
übersetze das bitte
in japanese
in chinese please
how would that be in spanish
what's that in german
russian please
turkish version please
transalte please`,
  nth: `the first one
point two makes no sense to me
i don't get number two
the second part isn't clear to me
i didn't understand the first point
what was the third one again
can you say the second point again
the second one once more
back to your first point
come back to point one
what did you mean with point three
the last bit isn't clear
the second one
the third one
the last one
the second point
the first point
the last point
the third point please
the first
the second
what about the second
what about the second one
what about the last one
what about your first point
what about point 2
what about number 3
point 1
point two
number 2
number one please
number three
no. 2 please
step 2
step three
tell me more about the second
tell me more about the first one
more about the last one
more on the first
more on number two
more on point 3
more about step two
explain the first
explain the second point
explain the last sentence
can you explain the third one
can you explain point two
could you elaborate on the second point
elaborate on the last one
expand on the first
expand on number two
go deeper on the second
go into the first one
let's talk about the first
let's take the second one
i like the second one
i like the first idea
i'd like to try the first one
i'd go with the second, tell me more
i want to try the last one
the last tip interests me
the first tip, how do i do that
how do i do the second
how do i do the first one
how would i do step two
how does the second one work
how does the last one work in practice
what do you mean by the last sentence
what do you mean by the first point
what does the second point mean
what does the last line mean
i don't understand the second point
i don't get the last one
i didn't get the first part
the second part
the last part
the middle one
an example for the second
example for the first one
say more about the final point
second bullet
the third bullet
and the second
and the last one
your second suggestion
your last suggestion please
the first paragraph
the second paragraph again`,
  disagree: `i'm not convinced
not convinced
no, not convinced
i disagree
i don't agree
i don't think so
i don't think that's right
i think you're wrong
you're wrong
that's wrong
that is not true
that's not true
not true
doesn't fit
it doesn't fit
that sounds wrong
that seems off
i'm not so sure about that
sorry but i see that differently
no, i'm the other way round
i don't find that i'm like this
that would only make it worse
i think that's bad advice
that advice is naive
you don't know my boss
that's too simple
it isn't that easy
nonsense
rubbish
i can't see that working
if i do that i lose
if i do that they walk all over me
that's easy for you to say
nice in theory
in real life nobody does that
hmm no
no, that's not it
that's not my problem
you got me wrong
that's not what i meant
that's not the point
you misunderstood me
my question was a different one
no way
i wouldn't say that
i see it differently, that would cost me the customer
i don't agree, then nothing happens at all
no, that gives him even more power
that's exactly the wrong thing to do with her
with that i'd look weak
that would make me look stupid
if i do that she'll never respect me
that can't be right, then i'd wait forever
that's not how it works in a hospital
i have to object, it's my job to react fast
i respectfully disagree
hm, i don't see it that way
that's too soft
that's too harsh for a small team
that sounds like giving in`,
  setting: `should i do it in person or by email
is it better to write or to call
better in writing
should i rather call her
mail or phone
would a letter be better
should i talk to him alone
alone or with the others there
in front of everybody
should i bring somebody along
should my boss be in the room
one-on-one or in the meeting
should i say it in the team meeting
where should i do that
where do i talk to him best
in the office or outside
over lunch maybe
is a coffee a good setting for it
when should i do that
when's a good moment
when is the best time for it
what time of day is best
before or after the meeting
before or after the holidays
should i wait until monday with that
right away or next week
should i warn her beforehand
do i announce it or just come
should i do this on the phone
face to face or in the chat
do i need an appointment for that
should i tell him first or her
who should i tell first
who do i talk to first
should i go to hr or to him first
do i speak to both together
together or one after the other
can i do it by text
is a voice message ok
would slack be okay for that
should somebody else do it for me
is it better if my husband tells her
should i put it on paper first
at the beginning or at the end of the shift
is friday a bad day for that
in writing or by word of mouth
rather in the morning or in the evening
should i tell him privately
do i say it before the whole group
in front of the customers or later in the back
is it okay to do that by mail
should i phone or wait till we meet
where and when do i bring it up
at what time do i ask her
which day is best for it
in his office or over a walk
should we sit down for that or do it standing
do i bring a witness
with my manager present or without
should i make an appointment first
do i wait for the review or do it earlier
would it be better to call
would it be better to wait a few days
better today or after the weekend
should i do that publicly`,
  detail: `i forgot to say that he's leaving in march
i forgot to mention my debts, does that change anything
does that change anything
does that change your advice
would that make a difference
he's also a relative, i should have said
i forgot to mention she's new
i should have said that we share an office
i should add that it's a small village
one more thing: she's paid more than me
one thing i left out: my father owns the place
by the way he's the only one with a key
she's 58 by the way
he's been here longer than me btw
maybe it's important that i work part-time
it might matter that we're only four people
just so you know, the contract ends in june
for context, we're a nursery
to be clear, he isn't my boss
to explain: we have two shifts
the thing is, she has the keys
the thing is that nobody else speaks french
the problem is she never asks me
but he's my brother-in-law
but she's the only one who can do it
but they won't listen
but i don't have a car
but we have no time for that
yes but my contract forbids it
yes, but she's the boss
well, he did say sorry once
well actually it was my idea
actually she's not my boss, she's a client
actually it's two people
he's twice my age
he's the one who trained me
she's a friend of my mother
she already knows
he already said no
she said she'd think about it
they've promised it three times
they want an answer by friday
it's due on the tenth
it's about 3000 euros
it's a family business
it's only for three months
it happens every monday
it started after christmas
it's been like this for two years
we're only three people
we work in an open office
we're a team of nine
we don't have hr
there's no one above him
there are two more candidates
there was a fight about it in spring
i'm on a fixed-term contract
i'm still on probation
i'm the only woman there
i'm alone with the kids
i'm paid by the hour
i don't even get paid for it
i don't have her number
i've known him for twelve years
i've worked there since school
i've got an exam next week too
i told her once and she laughed
i said that to him last week and he walked off
i did talk to her and she cried
i asked him and he said maybe
i wrote to them but nobody answered
i tried saying it nicely and she got loud
she replied that it's none of my business
he answered with one word
they came back with less money
my boss knows about it
my husband thinks i should quit
my colleague has the same problem
the other one is my cousin
the second one has been sick since may
one of the two is retiring
both of them are my friends
the shop closes in december anyway
the meeting is on thursday
the customer is also my landlord
the owner lives next door
the team doesn't know yet
most of them are students
nobody else wants to do it
nobody told me before
everyone calls him a genius
that's my cousin
that was before the new manager came
that makes it worse because i signed
this time it's different, she apologized
also the pay is bad
and he drinks
and she's pregnant
and i can't drive
and it's in another city
and they laughed about it
and on top of that i commute
plus i have two kids
plus he's friends with the director
besides, i promised it to her
especially on fridays when i'm alone
mostly it's the mornings
not only her, the others too
not my boss, my boss's boss
in my case it's my mother
in our case there's no manager
with us it's the other way round
unfortunately it's my own fault
to be honest i like her
to be honest i'm scared of him
honestly i just want to leave
i think she's lonely
i think he's afraid of losing his job
i guess she doesn't trust me
i feel guilty about it
it makes me sad
i'm ashamed of that
that scares me
i just don't have the nerve
i want to stay friends with her
i don't want to lose the client
i'd rather not lose him
i can't afford to quit
the first one has been here longest
the first one is my friend
the second one is about to retire
one of them has small children
the last one was hired in june
the first time it was a misunderstanding
the second time he shouted
number one is my cousin`,
  'not me': `that's not me
that isn't me at all
that's not me at all
that doesn't sound like me
doesn't sound like me
that doesn't fit me
i don't recognize myself in that
i don't see myself there
i'm not like that
im not like that at all
that's the opposite of me
that's the opposite of how i am
no that's wrong, i'm rather quiet
my wife would laugh, i'm the exact opposite
actually i'm quick at this
honestly i've never been like that
i'm a patient person, so no
that describes my brother, not me
that's not how i know myself
that was true ten years ago, today i'm different
i'm actually quite outgoing
i'm more of a doer
i'm usually the loud one
i don't have that problem, i decide fast
i'm not shy at all
people say the opposite about me
no one who knows me would say that
that's not how i am
i never hesitate, so that's off
funny, i'm exactly the other way
doesn't ring true for me
this part doesn't describe me
that bit isn't me
i can't relate to that
hm that's not how i see myself
i'm a very calm person actually`,
  unbelieving: `astrology isn't for me
i don't believe it
i don't believe that
i dont buy it
i don't buy that
i'm skeptical
sounds like a horoscope
isn't that just astrology
with all due respect i find that hard to believe
i'm not a believer in charts
i think human design is nonsense
what has the moment of my birth got to do with my job
why should i trust a chart
i think this is all superstition
what do planets have to do with my work
isn't this esoteric
i'm a scientist, i don't believe in this
my husband says it's humbug
there's no science behind this
i don't go for that mystic stuff
can i use this without believing in it
do i have to believe in charts for that
why should the stars know about my boss
prove to me that the chart knows anything
this chart thing is not for me`,
  absolute: `so does that mean i should never say yes right away
does that mean i always have to wait
so i can never start anything myself
does that mean i'm not allowed to decide quickly
so i should always ask first
does it mean i can't lead people
so i can't be a boss
does that mean i'm weak
does this mean i'm in the wrong job
so that means i should quit
so i'm not made for this
does that mean i can't change
do i always have to do it that way
must i always do that
every single time?
is that always so
for everything or only for big things
does that go for small things too
does that also go for private things
even with little things
also at home?
does this apply to every decision
so no meetings at all for me
does that mean i shouldn't work full time
so i should just do nothing
so i just sit and wait
do i have to do this my whole life
are there exceptions
is there an exception
what about emergencies
what about small decisions
does that hold for everyone with my chart
is that so for all people with that type
do all of us have that
is everybody with this profile like that`,
} as const;
