/** Questions that bring a subject of their own, by their form, one a line. */
export const NEW_QUESTIONS = {
  how: `how do i tell my team about the layoffs
how do i tell my wife that i quit
how do i tell a customer the price goes up
how do i word a reference letter
how do i phrase a complaint to hr
how do i write a job ad
how do i answer the question about my weaknesses
how do i ask for a reference
how do i ask for a day off
how do i ask my boss for more responsibility
how do i start a conversation at a networking event
how do i begin my speech
how do i get started as a freelancer
how do i bring up money with a client
how long does onboarding take
how long can i work without a break
how often should a team meet
how do i know if i'm in the right job
how do i know which offer to take
how do i explain my chart to my boss
how do i show my boss what i can do
how do i get on with a projector
how do i lead a manifestor
how are generators different from projectors
how would a reflector lead a team
how can i say no without hurting people
how do i react if my boss shouts
how do i stay calm in negotiations
how do i plan my week
how do i choose between two job offers
how do i get my boss to decide
how do we run a better retro
how should paul and i share the account
how do i ask for a raise
how do i tell my boss i want to leave
how do i say no to extra work
how do i word my application
how do i start a new job well
how do i write a good farewell email
how do i give feedback to my colleague
how do i deal with a rude client
how do i stop procrastinating
how can i be more patient
how can i sleep better before a big presentation
how can i get more recognition at work
how do i handle a meeting that drags on
how should i prepare for my interview
how should i react to criticism
how do i make decisions
how do i best learn something new
how do i handle pressure
how do i lead a team
how do i find out what i want to do
how do others see me
how does my authority work
how does a projector get invited
how do i motivate my team
how do i set boundaries with my manager
how long should i stay in this job
how long should a job interview take
how often should i have one-on-ones
how soon can i ask for a promotion
how much should i charge
how do i negotiate my salary
how do i tell my client that we'll be late
how do i explain my gap year
how to handle an angry customer
how to delegate
how to get out of a boring project
how would i approach a new client
how can our team decide faster
how do we split the work
how do i ask maria for help
how does tom like to get feedback
how do ana and ben work together
how do i bring up my workload with my lead
how do i raise my prices
how do i open a workshop
how do i end a meeting on time
how do i know if the offer is a yes
how do i choose a new supplier by friday
how often should a team meet
how long should a probation last
how much notice should i give
how much should i ask for as a freelancer
how do i write a cover letter
how do others see my work
how do i write an apology to a client`,
  what: `what should i say to a grieving colleague
what if my landlord raises the rent of the shop
what if a supplier goes bankrupt
what if my business partner dies
what are common mistakes in a first interview
what mistakes do new managers make
what does a good handover look like
what would a fair bonus be for a sales rep
what is a good way to end a contract with a freelancer
what does it mean to lead people
what do you know about negotiating
what should i never say in an interview
what's the first thing to do in a new company
what do i tell an applicant we reject
what do i write in an out-of-office
what do i answer when they ask for my salary expectations
what does my boss's type mean for me
what does line 4 do
what does it mean to have no motor
what is a good first job for me
what is the biggest mistake in salary talks
what are typical mistakes of new managers
what are common pitfalls when freelancing
what should a generator avoid at work
what's the difference between open and undefined
what's the most important thing in my chart
what's the most important gate of mine
what's the point of human design
what is the idea behind human design
what's the reason i'm always tired
what else can a projector do for a living
what other jobs would suit me
what if my boss finds out i'm applying elsewhere
what if my partner doesn't support my career
what if our investor pulls out
what if i can't pay my employees
what happens in a month when two of us are on leave
what's a good way to end a partnership
what is my next career step
what can i do about noise in the office
what can i do today to be more productive
what can i do when i'm stuck on a text
what would help me sleep
what comes after a promotion
what else is in my chart
what do you know about my chart
what about gate 20 in my chart
what about working part-time
what is gate 34
what is my profile
what's my type
what does 3/5 mean
what does an open heart center mean
what does emotional authority mean
what is a projector
what is the penta
what are my strengths
what are my weaknesses
what are we missing in the team
what should i watch out for in leadership
what kind of work suits me
what should i say in my interview tomorrow
what should i write in my job application
what do i say when a colleague interrupts me
what do i do about a colleague who talks behind my back
what do i do when my boss yells at me
what should i do about my workload
what can i do against stress
what can i do so my team listens to me
what's the best way to resign
what's the first thing to do in a new job
what's the next step in my career
what is the difference between a generator and a projector
what job fits me
what does my chart say about money
what does my chart say about leadership
what does my chart say about teamwork
what motivates sara
what happens to us if jonas leaves
what depends on one person
what environment do i need
what time of day do i work best
what drains my energy
what makes me a good manager
what if i get fired
what if my client doesn't pay
what if i never find a job i like
what if my business fails
what would be a good role for me
what mistakes do i make as a leader
what to do with a lazy coworker
what kind of boss do i need
what should i know before i hire someone
which gates do i have
which centers are open in my chart
which job offer should i take
which line is my conscious one
which of us should lead the project
what if i can't finish the report in time
what do i do when a client goes quiet
what makes a good onboarding
what role would suit me in a startup
what mistakes do founders make
what should i avoid in an interview
what does a good agenda look like
what if i lose my biggest client
what if my new boss hates me
what if i get demoted`,
  why: `why do i hate mondays
why do i freeze in front of big groups
why do my clients bargain so much
why does my business partner make all the decisions
why do i work better at night
why does feedback hurt me so much
why is my inbox always full
why do i have an open head
why is emotional authority so slow
why do projectors need an invitation
why do managers never listen
why do generators get frustrated
why did our best designer quit
why am i never promoted
why am i so impatient with my colleagues
why are our meetings so long
why does ben always finish late
why does my assistant forget everything
why do i need so much time alone
why should i get a mentor
why am i so tired lately
why am i always the one who does the work
why do i procrastinate
why do i get so nervous before presentations
why do i take everything personally
why does my boss micromanage me
why does my colleague ignore me
why does nobody listen to me in meetings
why do people not see my work
why do i lose interest so fast
why do my projects never get finished
why do i find it hard to say no
why can't i concentrate in the office
why do my coworkers avoid me
why is my team so slow
why is it so hard for me to ask for help
why did they pass me over for the promotion
why does tom always argue with me
why do anna and paul clash
why is our planning always a mess
why did my client leave
why am i a generator
why is my throat open
why do i get bored at work
why is my manager so cold
why don't they answer my emails
why do i feel guilty when i rest
why do i always say yes
why am i afraid of conflict
why do we never decide anything
why do i feel dread before every meeting
why does nothing come when i have to write`,
  told: `my boss doesn't answer my mails
my colleague eats my lunch from the fridge
my apprentice is on the phone all day
our printer contract is too expensive and nobody cares
my neighbor in the office hums
our new software loses data
my intern wants to leave after two weeks
the customers leave bad reviews
the suppliers deliver late all the time
i've been passed over for promotion again
i've been asked to give a speech at a wedding fair
i want to move to the countryside and work from there
i also have trouble with my sales numbers
i have a second question, about my holidays
another thing, my office chair hurts my back
different question: my contract is running out
new topic: i want to learn french
also, my intern is always late
apart from that, i wonder whether to buy a van
i lost an important key yesterday
my boss wants an answer on the transfer by friday
my boss wants me to decide about the new office today
my boss says i'm too slow
my boss is on sick leave
my boss is a bully
my colleague is louder than everybody
my colleague got the raise i wanted
my client calls me at night
my client keeps adding work
my customer wants his money back
my intern makes the same mistake again and again
my team laughs about me
my team is remote and nobody talks
my deputy wants my job
my wife thinks i work too much
my mentor retired
my contract ends in june
my numbers are down
my new office is too loud
i got an offer and have to answer by tomorrow
i have to choose a supplier by monday
i have to give a speech on saturday
i have to write a report and can't start
i have a meeting with the ceo in an hour and i'm nervous
i have no energy after lunch
i have no friends at work
i have too many projects
i have two bosses who want different things
i don't get along with the new hire
i don't understand my colleague from finance
i don't agree with our strategy
i don't like conflict
i don't have enough work
i don't have a degree
i tried to talk to my boss and he got angry
i tried three jobs this year
i always start things and drop them
i always end up cleaning the kitchen
i can't delegate
i can't decide between two apartments
i can't sleep before deadlines
i can't get out of bed
i was sick for three months
i was promised a raise and nothing happened
i was laid off
i want a simpler job
i want more money
i want to go back to school
i want to work less
i want a different team
i need a plan for my first 100 days
i need a new job
i need to learn to say no
i need to tell my boss that i'm pregnant
i need help with a presentation
i'm afraid of my boss
i'm always late
i'm the only woman in the team
i'm stuck in middle management
i'm not good at small talk
i'm too nice
i'm so angry at my coworker
i think my colleague is lying
i think about quitting every day
there's no money for training
there's gossip about me
the deadline for the grant is in two days
the others earn more than me
the whole team is tired
the new software is a nightmare
she got my project
she's leaving the company
he wants me to lie to a client
he's jealous of my success
they never invite me to lunch
they moved my desk
nobody says thank you here
nobody wants to do the minutes
our ceo wants results by friday
our best client is unhappy
two colleagues stopped talking
my boss yells at me
my boss keeps changing priorities
my boss gives all the good projects to somebody else
my colleague takes credit for my work
my client doesn't pay
my client wants a discount
my coworker is always late
my team doesn't trust me
my report cries in our one-on-ones
my cofounder wants to quit
my manager wants me to work weekends
my manager said no to my vacation
my best employee is leaving
two people in my team are fighting
nobody tells me anything here
nobody answers my messages at work
i got a job offer
i got a job offer from a startup
i got promoted
i didn't get the promotion
i want to change jobs
i want to quit
i'm thinking about starting a business
i'm bored at work
i'm bored in my job
i'm overwhelmed by emails
i'm exhausted
i'm new in the team
i'm starting a new job on monday
i have to give a presentation next week
i have to present to the board tomorrow
i have to fire someone
i have to give bad news to my team
i have an interview on friday
i have a difficult talk with my boss tomorrow
i have a deadline on friday and no motivation
i have two job offers
i can't focus
i can't focus in the open office
i can't stop thinking about work
i can't say no
i keep interrupting people
i never finish things
i feel ignored in meetings
i feel like an impostor
i feel guilty for taking breaks
i hate small talk at work
i made a big mistake at work
i missed a deadline
i lost my biggest client
i was criticized in front of everyone
i was passed over
i need more money
i need a break
i don't like my job
i don't trust my new manager
i don't know if i should take the offer
i don't know what to do with my life
there's a reorg and i don't know where i'll end up
the new guy gets on my nerves
they want me to lead the project
they cut my budget
our meetings take forever
our launch is late
she keeps correcting me in front of clients
he never answers my emails
he took my idea and presented it as his own
my coworker asked me to cover for him again
my landlord raised the rent
somebody spread a rumor about me
i got a second offer and must answer by monday
write an email to the tax office
translate my cv into french
compare manifestors and projectors
write a post about our launch`,
  should: `should i tell them i'm looking for another job
should i hire my nephew
should i learn to code at fifty
should i rent a bigger shop
should i take an office dog
should i sell my share of the company
should i wear a tie to the interview
do i have to give a reference
can i work two jobs at once
is it normal to be nervous before a presentation
is a four-day week realistic in a bakery
does it make sense to study again
should i compare offers or take the first
should i wait for an invitation to apply
should i do an mba
should i send my clients a gift
should i write to the ceo directly
should i ask my colleague out
is there a good job for a 6/2
is it rude to decline a meeting
is a startup right for me
is my boss a manifestor
is my profile good for sales
is my spleen defined
is human design scientific
is the sacral a motor
does my type fit my job
does a reflector need routine
do generators make good leaders
do i have a channel
can a projector be a ceo
can you write me a linkedin profile
can you give me tips for an interview
can you explain gate 59
can i change my type
who is the best one for the client call
who should write the minutes
who decides in our team
which profile do i have
which of my centers are defined
where do i find a new job
where does my energy come from
when should i quit
when do i work best
when will i get promoted
tell me how to lead a meeting
tell me about my type
tell me about the team
tell me what a penta is
explain gate 34
explain emotional authority to me
describe a good job for me
give me three ideas for a team event
give me an agenda for our offsite
give me advice on my career
give me a script for a cold call
write an email to my landlord
write me a speech
help me with my boss
help me say no to my boss
help me plan my week
help me prepare for my salary talk
compare ana and ben
compare projectors and generators
translate my job title into english
deadlines
networking
stress
feedback
jealous coworker
difficult client
too many meetings
work-life balance
imposter syndrome
leadership
micromanaging boss
sales
open plan office noise
going back after parental leave
my strengths
my purpose
gate 34
open heart
3/5 profile
projector
emotional authority
should i take the job
should i quit my job
should i ask for a raise now
should i hire a friend
should i go freelance
should i work from home
should i tell my boss about my side project
should i move to another team
should i apologize to my colleague
should we hire a salesperson
should i accept the counteroffer
should i confront him about the missing money
do i have gate 5
do i have an open root
do i fit into sales
do i need a mentor
does my chart say anything about money
does my chart fit a leadership role
is my authority emotional
is a 9 to 5 good for me
is it ok to cry at work
is it normal to be nervous before a talk
am i a projector
am i in the right job
am i too sensitive for this job
can i be a good manager with my chart
can i trust my gut when i'm tired
can i work well with a manifestor
can you explain my profile
can you explain what a reflector is
can you tell me about my open centers
can you help me prepare a negotiation
can you give me an example of a generator at work
tell me about my chart
tell me about gate 16
tell me more about my profile
tell me more about my open throat
explain my incarnation cross
explain my definition
describe my leadership style
give me tips for public speaking
give me an overview of my chart
help me prepare my performance review
help me with a conflict
help me decide between two offers
help me write my cv
write me a cover letter
draft a rejection for an applicant
compare the types
compare my type with a projector
where do i work best
where in the team do i fit
when am i most productive
when is a good time to ask for a raise
when should i leave a job
who should run our weekly planning
who in the team can do sales
who covers planning
who has an emotional authority
who should talk to the client
meetings
my career
money
conflict with a coworker
vacation request denied
burnout
job interview tips
salary negotiation
public speaking
time management
remote work
another topic: my salary
another question: how do i get on with my boss
something else: my colleague is on sick leave
different question, how do i handle stress
new topic, i want to change careers
one more question, what's my profile
next question: how do i deal with envy
ok other topic, my team is fighting
now about something else, i have a job interview
and how do i handle my boss
and what about my career
and how do i deal with my team
what about money
what about my open centers
should i go back to school
should i study law at forty`,
} as const;
