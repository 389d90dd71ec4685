import type { AuthorityName } from '../engine/authority.ts';
import type { CenterId } from '../engine/centers.ts';
import type { Definition } from '../engine/definition.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { Line } from '../engine/wheel.ts';
import type { ProfileId } from '../engine/profile.ts';

// Our own words, in the first person: what colleagues read about the person who shares it.
export const DECIDE_TEXTS: Readonly<Record<AuthorityName, string>> = {
  Emotional:
    'I need a night or two before a yes that counts. If you want my real answer, ask me early and give me a date.',
  Sacral:
    'I know right away whether something’s for me. Put it to me as a yes-or-no question, and take the first sound I make seriously.',
  Splenic:
    'My first quiet hunch is usually the one I keep. Ask what it was before you ask for reasons.',
  'Ego Manifested':
    'I find out what I want by announcing it. Let me talk first, and hold me to what I said out loud.',
  'Ego Projected':
    'I commit when I truly want something and there’s a fair return in it. Tell me what you need and what I get.',
  'Self-Projected':
    'I hear my answer when I talk it through. Lend me ten minutes, listen, and save the advice.',
  'Mental / Environmental':
    'I decide by talking with a few people in different places. Expect my answer after the third conversation.',
  Lunar:
    'For anything big I need about a month, because the answer changes with the weeks. Small things are quick.',
};

export const ASK_TEXTS: Readonly<Record<TypeName, string>> = {
  Manifestor:
    'Tell me the result you need and the limits, then leave the route to me. I’ll let you know before I move.',
  Generator:
    'Bring me something concrete to react to: a request, a draft, a problem. “Any ideas?” gets you very little.',
  'Manifesting Generator':
    'Bring me something concrete, then let me change the order of the steps. I’ll tell you when I do.',
  Projector:
    'Ask for my view and say why you’re asking me. Unasked, I’ll probably keep it to myself.',
  Reflector:
    'Give me time and let me see the place and the people first. I can tell you a lot about how the team is doing.',
};

export const BEST_TEXTS: Readonly<Record<ProfileId, string>> = {
  '1/3': 'With time to read up and then test things myself. A failed attempt on the way is part of how I work.',
  '1/4': 'With a subject I’ve studied properly and people I already know. Then I’ll share everything I’ve got.',
  '2/4': 'Left to what I do well, until someone I trust calls me for it.',
  '2/5': 'With a clear problem, a door I can close, and a say in what you expect me to solve.',
  '3/5': 'Where something’s broken and I’m free to try until it works.',
  '3/6': 'When I can try things myself and, later on, step back to say what was worth it.',
  '4/6': 'In a circle I trust, with enough distance to see where the whole thing is going.',
  '4/1': 'On ground I know, with people I know, and without a new plan every week.',
  '5/1': 'With a practical problem, and enough time to do my homework before you need the answer.',
  '5/2': 'When I’ve picked the problem myself and have quiet to prepare.',
  '6/2': 'When I can look at the whole from a distance and do my part undisturbed.',
  '6/3': 'When I can take part first and give advice afterward.',
};

/** Of an open center: what one takes in from others there. */
export const DRAIN_TEXTS: Readonly<Record<CenterId, string>> = {
  head: 'Other people’s open questions. I keep turning them over all evening, so please tell me which one is mine.',
  ajna: 'Having to defend a single view. I argue both sides to test an idea, so say when you need a position.',
  throat: 'Having to fight for a turn to speak. Call on me by name, and you’ll get what I’ve been thinking.',
  g: 'The wrong room. A different desk or different company changes more for me than another hour of effort.',
  heart: 'Having to prove myself. Promises made to impress cost me most, so agree with me on less.',
  spleen: 'Holding on to arrangements that no longer work, just because they’re familiar. Ask me now and then what I’d drop.',
  solarPlexus: 'Tension that nobody talks about. I pick it up, so tell me early and calmly when something’s wrong.',
  sacral: 'Long days at other people’s pace. I do more in four good hours than in nine busy ones.',
  root: 'Rush without a reason. Tell me which deadline is real, and I’ll stop hurrying for the others.',
};

/** For the one person in thousands who has no open center. */
export const DRAIN_WITHOUT_OPEN =
  'Being asked to work as somebody else does. My way changes little from day to day, so plan with it.';

/** By the line of the Personality Sun. */
export const FEEDBACK_TEXTS: Readonly<Record<Line, string>> = {
  1: 'Give me the facts and where they come from, and let me check them before we talk about what to change.',
  2: 'Tell me in private, one thing at a time. Say what works as well; I often don’t see it myself.',
  3: 'Treat it as a result and I’ll use it today. Ask what I’d try next rather than what went wrong.',
  4: 'Tell me yourself, in person and before anybody else hears it. From a stranger it hardly reaches me.',
  5: 'Be exact about what you expected. We may have agreed on different things, and I’d rather clear that up early.',
  6: 'Show me the larger picture and what it means in the long run, then give me a few days with it.',
};

/** How somebody gets to a view among others. */
export const MEETING_TEXTS: Readonly<Record<Definition, string>> = {
  None: 'I take on the mood of whoever’s in the room. Ask me the next morning as well, and compare.',
  Single: 'I’ve usually put it together by the end of the briefing. Stop me and ask how I got there.',
  Split: 'If I go in circles, let me talk it over with someone for five minutes, then ask again.',
  'Triple Split': 'Three short talks get more out of me than a single long meeting.',
  'Quadruple Split': 'Send me the material a few days ahead, and I’ll make much more of the talk.',
};

/** What a defined center brings into the room. */
export const MEETING_GIFTS: Readonly<Record<CenterId, string>> = {
  head: 'I’ll bring a question nobody has asked.',
  ajna: 'Show me the steps, and I’ll spot the gap.',
  throat: 'I’ll speak up unasked; say when it’s somebody else’s turn.',
  g: 'Ask me whether we’re still going the right way.',
  heart: 'If I promise something, write it down: I’ll keep it.',
  spleen: 'If something feels off to me, I’ll only say so once.',
  solarPlexus: 'I’ll sense how people feel about a plan; ask me afterward.',
  sacral: 'Give me my part before we leave, and I’ll start that day.',
  root: 'I’ll work out the timeline before anyone asks for it.',
};
