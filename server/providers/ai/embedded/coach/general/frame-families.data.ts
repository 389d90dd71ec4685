/** What somebody has to do, by which their chart adds something. */
export type FrameFamily =
  | 'limit'
  | 'confront'
  | 'ask'
  | 'repair'
  | 'lead'
  | 'news'
  | 'decide'
  | 'change'
  | 'work'
  | 'inner';

/** What the chart adds, by keys such as "type:projector" or "center:heart:open". */
export const FAMILY_HINGES: Readonly<Record<FrameFamily, Readonly<Record<string, string>>>> = {
  limit: {
    'type:generator': 'Your energy goes along for a long time before it protests. When a request makes you sigh, that sigh was your answer, so say it before the polite words.',
    'type:manifesting-generator': 'You’re quick, so it always looks as if there were room. Say what it would push out: “Gladly, instead of what?”',
    'type:projector': 'You can’t keep up this amount, and you needn’t: what’s valued in you is your eye for the work, not the hours. Set the limit in hours and hold it like an appointment.',
    'type:manifestor': 'You’d rather just stop doing it. Tell them a day before you do, and it’s a decision instead of an affront.',
    'type:reflector': 'You adapt to what’s normal there, so ask someone outside whether it is normal, before you give in.',
    'center:heart:open': 'You take on more so that nobody can doubt you. Nobody was doubting; you can stop at what was agreed.',
    'center:solar-plexus:open': 'You give in to get the tension out of the room. Say your sentence and leave, before you take it back.',
    'center:root:open': 'Their hurry becomes yours within seconds. Ask “By when, really?” before you answer.',
  },
  confront: {
    'type:generator': 'You swallow it until it bursts. Say it at the second time it bothers you, when it’s still small.',
    'type:manifesting-generator': 'You’ll be finished before they’ve understood what it’s about, so stop after the first sentence and wait.',
    'type:projector': 'You see clearly what’s wrong with how they do it. Ask “Can I tell you something I’ve noticed?” and wait for the yes; then say what you need and keep the analysis to yourself.',
    'type:manifestor': 'You’d like to settle it alone. Let them know before you change anything, and you’ll meet less resistance.',
    'type:reflector': 'You feel how it is for both of you. Write down your own half before you go in, in a place that’s quiet.',
    'center:solar-plexus:open': 'Their discomfort will feel like yours, and you’ll want to laugh it off. Finish the sentence first.',
    'center:solar-plexus:defined': 'Not in the heat: what you want to say today, say tomorrow, in half the words.',
    'center:throat:open': 'Say it and then be quiet; the pause is where they answer.',
  },
  ask: {
    'type:generator': 'Get them to ask you: “What would you need?” is easier for you to answer than a speech is to give.',
    'type:manifesting-generator': 'Don’t fill the silence after your figure with a smaller one.',
    'type:projector': 'Ask for the appointment before you ask for the thing; once they’ve made time for it, your words count twice.',
    'type:manifestor': 'State it as what you’re going to do from when on, not as a request for permission.',
    'type:reflector': 'Choose the day and the room; in the wrong one, you’ll ask for what they want to give.',
    'center:heart:open': 'You’ll be tempted to show you’re worth it by asking for less. Have someone else say the number aloud to you first.',
    'center:heart:defined': 'You know what you want; say “I want” once and leave out the proof.',
    'center:solar-plexus:open': 'Write the figure on paper and read it out; otherwise their face will lower it.',
  },
  repair: {
    'type:generator': 'Ask them something they can answer with yes or no: “Do you want to talk about it?” Begin only on a yes.',
    'type:manifesting-generator': 'You’re over it already, and they aren’t. Go back to it once more than seems necessary.',
    'type:projector': 'You saw the right thing at the wrong moment. Apologize for the moment, and leave the insight alone until they ask.',
    'type:manifestor': 'What hurt was not knowing. Say now what you’ll do next, and tell them first the next time.',
    'type:reflector': 'Before you go, sort out which part of the bad feeling is yours; only that part needs your apology.',
    'center:solar-plexus:open': 'You’ll want to make it good so badly that you take it all back. Keep the point, and change the tone.',
    'center:heart:open': 'You don’t have to pay for it with extra work.',
    'center:solar-plexus:defined': 'Wait until you’re calm; your mood arrives before your words.',
  },
  lead: {
    'type:generator': 'Ask questions they can say yes or no to, “Will you have it by Monday?”, and trust your own gut about the answer.',
    'type:manifesting-generator': 'You’d have fixed it faster yourself, and that’s the trap. Say the three steps you’d skip.',
    'type:projector': 'You see better than they do what they’re good at. Say that first and precisely, and they’ll take the rest from you.',
    'type:manifestor': 'Tell them what you’re going to change before you do; surprise costs you more than the rule.',
    'type:reflector': 'They’ll show you how the whole place is doing. Ask what it’s like for them before you judge the one thing.',
    'center:solar-plexus:open': 'You soften it until nobody hears it. Say the main sentence first.',
    'center:ajna:open': 'You understand their side so well that you lose yours, so bring one line on paper.',
    'center:throat:defined': 'What you say aloud is taken as an order; mark it when you’re only thinking.',
  },
  news: {
    'type:generator': 'Don’t wait until they ask, even if answering is easier for you; after the first sentence, let them ask as much as they like.',
    'type:manifesting-generator': 'Slow down: one sentence, a pause, the next. You’ve known it longer than they have.',
    'type:projector': 'Ask whether they want the short version or all of it, and give exactly that.',
    'type:manifestor': 'Informing is your strength: say it plainly, say what you’ll do, and stay until the questions are over.',
    'type:reflector': 'Afterward, go somewhere quiet for a while; you’ll have taken in what it did to them.',
    'center:solar-plexus:open': 'You put it off to be spared their reaction. It’s shorter than the waiting.',
    'center:heart:open': 'Don’t promise something extra just because you feel bad.',
    'center:root:open': 'Don’t hurry through it to be done; the hurry is what people remember.',
  },
  decide: {
    'authority:emotional': 'Look at it on a good day and on a flat one, with at least two nights between them. What both say is your answer; what only one says is mood.',
    'authority:sacral': 'Have someone ask you about each part, yes or no: the hours, the people, the drive there. Your first sound is more exact than the list.',
    'authority:splenic': 'Go back to your first sense of it, before the reasons came. If something in you drew back, believe it.',
    'authority:ego': 'Say “I want this” aloud. If you hear a “because” right after it, you’re persuading yourself.',
    'authority:self-projected': 'Tell it to someone who only listens, and notice in which version you sound like yourself.',
    'authority:mental': 'Talk it through with two or three people in different places; you’ll hear yourself settle on it.',
    'authority:lunar': 'Give it the month if you can: note weekly how it looks, and go by what stays.',
  },
  change: {
    'type:generator': 'Look for the one part of it that gets a yes from you and begin there; forcing the rest only makes you slow.',
    'type:manifesting-generator': 'Try it roughly and soon; you learn the new way by doing, and the irritation passes with the third round.',
    'type:projector': 'You’ll see sooner than others where it doesn’t work. Offer that to the one person who wants to know, instead of to everybody.',
    'type:manifestor': 'What angers you is that nobody told you first. Ask to hear of the next step a week ahead.',
    'type:reflector': 'Give it a few weeks before you judge; today you’re feeling everybody’s mood about it.',
    'center:g:open': 'A new place can feel as if you were nobody. It’s the place, and it passes once one corner there is yours.',
    'center:root:open': 'The pressure to be good at it right away comes from outside.',
    'center:ajna:open': 'You don’t need an opinion on it yet.',
    'center:heart:open': 'You have nothing to prove to the younger ones, or to the ones who sigh.',
  },
  work: {
    'type:generator': 'Start with the piece that draws you, wherever it is; from there the rest gets easier.',
    'type:manifesting-generator': 'Two tasks side by side, twenty minutes each: you lose less by switching than by forcing yourself.',
    'type:projector': 'Three good stretches are your whole day; guard them, and lie down between them instead of pushing through.',
    'type:manifestor': 'Wait for the surge and be unreachable while it lasts; announce it, so nobody cuts it off.',
    'type:reflector': 'Change the place: sit where others are already working well, and it carries you.',
    'center:root:open': 'You either rush or freeze because the clock presses on you. Put it out of sight and go by steps.',
    'center:sacral:open': 'You’re tired later than you notice, so stop by the clock.',
    'center:solar-plexus:defined': 'On a flat day, do the mechanical part; the rest will be easy in two days.',
    'center:head:open': 'Write down the thoughts that don’t belong to it; they stop knocking.',
  },
  inner: {
    'type:generator': 'Frustration is usually underneath: something you said yes to that wasn’t one. Find that, and the rest gets quieter.',
    'type:manifesting-generator': 'You’ve run past your own anger. Stop for a day, and see what you’re not doing anymore.',
    'type:projector': 'What’s underneath is often that nobody sees what you do. Ask one person whose judgment counts to tell you what they see.',
    'type:manifestor': 'You carry it alone and close the door. Tell one person what’s going on; you needn’t let them solve it.',
    'type:reflector': 'Much of what you feel in a day belongs to others. See whether it’s still there after a day away from them.',
    'center:heart:open': 'The question of whether you’re worth it comes from an open Heart; it can’t be answered by doing more, and you don’t have to answer it.',
    'center:solar-plexus:defined': 'It comes in waves: today’s low says little about the thing itself.',
    'center:solar-plexus:open': 'You’ve picked up the room’s feelings along with your own; ten minutes alone show you which are which.',
    'center:spleen:open': 'You worry in advance to be safe. Write down what exactly you’re afraid of, and how you’d notice it beginning.',
    'center:root:open': 'The pressure goes on in you when the day is over; move before you sit down.',
  },
};
