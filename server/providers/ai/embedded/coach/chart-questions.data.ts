/** What people ask about their chart as a whole, one phrasing a line; types are "my type" here. */
export const CHART_QUESTIONS = {
  reason: `why do you say i'm my type
why am i my type
why would i be my type
what makes me my type
how do you know my type
how do you know i'm my type
how do you know which type i have
how do you know which authority i have
how is my authority determined
how was my type calculated
how did you get to my type
where do you see my type
where in the chart do you see my authority
where does my authority come from
what in my chart makes me my type
which part of the chart decides my type
why is my authority not another one
what decides my profile
how do you find out the profile
what is my type based on
why does it say my type here
why my type and not another one`,
  change: `can my type change
could i become a different type one day
could i turn into my type
can my type change over time
does my type change as i get older
will my chart be different in ten years
is my chart the same for my whole life
does a chart change
can i become another type
is my type fixed
am i stuck with my type
do charts ever change
can my authority change after a crisis
can a center become defined later
does my profile stay the same all my life
was i the same type as a child
does my design change when i move abroad
can i train myself to be another type`,
  job: `does my type mean i shouldn't be a manager
does my type mean i can't lead
can my type be a leader
can my type run a business
is my type bad at sales
is my type made for teamwork
am i wrong for this job as my type
should someone with my type work alone
do people with my type make good teachers
is my type suited to an office job
can my type work full time
can somebody with my authority be a boss
does my profile fit a job in sales
can my type be a good boss
is it a problem for a nurse to be my type
do i need another job because of my type
does my chart rule out being self-employed`,
  motors: `do i have any motor centers
do i have motors
which motors are defined in my chart
how many motors do i have
is my throat connected to a motor
does a motor reach my throat
which of my motors is connected
what are my motor centers
do i have an energy center
are my motors open or defined
where does my energy come from in the chart
is there a motor in my chart`,
} as const;

/** What asks for a definition instead. */
export const DEFINITION_QUESTIONS: readonly string[] = [
  'my type',
  'my authority',
  'what is my type',
  "what's my type",
  'what is my authority',
  "what's my authority",
  'what does my type mean',
  'what does my authority mean',
  'what are my type',
  'explain my type',
  'explain my authority',
  'tell me about my authority',
  'how does my authority work',
  'how does my type work',
  'what is a profile',
  'what is the throat about',
];
