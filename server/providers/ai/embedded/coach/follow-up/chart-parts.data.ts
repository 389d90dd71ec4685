import type { AuthorityName } from '#shared/engine/authority.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { Definition } from '#shared/engine/definition.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { Line } from '#shared/engine/wheel.ts';

// Our own words for what follow-ups make of a part of a chart.

export interface PartTexts {
  /** Short sentences without any term of Human Design. */
  readonly plain: string;
  /** A scene at work. */
  readonly scene: string;
}

export interface DrivingTexts extends PartTexts {
  /** Three words. */
  readonly motto: string;
  /** Ten words at most. */
  readonly line: string;
}

export interface DecidingTexts extends DrivingTexts {
  /** What can be had when there’s no time, and what can’t. */
  readonly now: string;
  /** When time has passed and no answer has come. */
  readonly unclear: string;
}

export const AUTHORITY_PARTS: Readonly<Record<AuthorityName, DecidingTexts>> = {
  Emotional: {
    motto: 'Sleep on it.',
    line: 'Sleep on it, and answer on a calm day.',
    plain: 'Your feelings go up and down like the weather. What looks great today can look different tomorrow. So wait until it looks the same twice.',
    scene: 'On Monday a colleague asks you to join her project, and you’re thrilled. You say, “Sounds good. I’ll tell you on Wednesday.” On Tuesday you mostly see the work. On Wednesday you’re calm and you still want it, and that’s your yes.',
    now: 'You won’t be fully clear that fast, so decide as little as you can. Take a short walk, ask yourself again afterward, and treat whatever has changed as a no for now.',
    unclear: 'Then it isn’t a yes yet. Write down how it looks on three different days, and compare. Dread that’s still there on a calm day is a no; a pull that comes and goes asks for more time.',
  },
  Sacral: {
    motto: 'Trust your gut.',
    line: 'Have someone ask, and trust your gut’s first answer.',
    plain: 'Your stomach answers before your head does. You feel a pull toward a thing, or away from it. Questions with yes or no bring it out.',
    scene: 'Your lead asks, “Will you take the supplier call?” and something in you leans forward before you’ve thought about it. Then she asks, “And the monthly report?” and you go flat. The first was a yes, and the second was a no.',
    now: 'Your answer is quick, so a short time is enough. Have someone ask you each option aloud, “Do you want this one?”, and take the first sound or pull. If nothing comes, it’s a no for today.',
    unclear: 'Then it’s a no for now, or the question is too big. Have somebody ask it in pieces, “These people? This desk? From May on?”, and notice where something in you leans forward.',
  },
  Splenic: {
    motto: 'Trust the hunch.',
    line: 'Trust the first quiet hunch; it comes only once.',
    plain: 'You often know right away, and quietly. It’s like a small voice that speaks once. Catch it before the arguments start.',
    scene: 'You open a supplier’s offer and something says “careful,” before you could say why. Ten good arguments come later and are louder. You write the first impression on a slip of paper, and in the call you ask about exactly that.',
    now: 'You don’t need more time, just one quiet minute. Leave the room, go back to the first thing you sensed when you heard about it, and go with that.',
    unclear: 'Then you have no hunch about it yet, and arguments won’t make one. Go back to the place or the people once more, and take what you sense in the first second.',
  },
  'Ego Manifested': {
    motto: 'Say “I want.”',
    line: 'Say aloud what you want, and believe your voice.',
    plain: 'You find out what you want by saying it. If it comes out strong, you mean it. If you have to explain, you don’t.',
    scene: 'In the planning round you hear yourself say, “I want the pilot in Lyon.” It came out before you had any reasons, and it sounded firm. About the newsletter you said, “I could take that too,” and a week later it’s still not done.',
    now: 'Say it aloud now, alone: “I want this.” If there’s force in it, go. If you start explaining, don’t.',
    unclear: 'Then your will isn’t in it, at least not on these terms. Say aloud what would make you want it, and ask for exactly that. If nothing comes to mind, leave it.',
  },
  'Ego Projected': {
    motto: 'Want it first.',
    line: 'Promise only what your heart is really in.',
    plain: 'Ask yourself one thing: is my heart in it? If yes, you’ll manage. If not, promising it will wear you out.',
    scene: 'You’re asked to organize the anniversary party, with many compliments. You ask yourself what you’d get out of it, and nothing comes but the applause. So you say no to the party, and yes to the small workshop you’d give even if nobody noticed.',
    now: 'Ask yourself two things right away: “Do I want it?” and “What’s in it for me?” If you can’t answer both within a minute, say that you can’t promise it today.',
    unclear: 'Then your heart isn’t in it yet. Ask what you’d want out of it for yourself, and whether anybody has offered you that. As long as it’s flat, promise nothing.',
  },
  'Self-Projected': {
    motto: 'Hear yourself talk.',
    line: 'Talk it through, and listen to your own voice.',
    plain: 'You find out what you think by talking. You don’t need advice, only ears. Listen for the sentence that sounds like you.',
    scene: 'You tell a friend about two openings, and she only nods. About the first you list facts. About the second you talk faster and say, “I’d know what to do there.” She hasn’t given any advice, and you have your answer.',
    now: 'Call one person who can listen for five minutes without advising you. Tell it from the beginning, and take the sentence that came out most easily.',
    unclear: 'Thinking won’t settle it. Tell it from the start to two people who won’t advise you, and listen for where you get livelier. If that happens nowhere, it’s a no.',
  },
  'Mental / Environmental': {
    motto: 'Ask around first.',
    line: 'Talk with several people, in places that suit you.',
    plain: 'You get clear by talking with different people. Where you are matters too. Nobody has to tell you what to do.',
    scene: 'You have to choose between two tools. You talk about it with one colleague over lunch, with another on a walk, and with a friend on the phone. You explain the same one more easily each time, and on the walk you think clearest.',
    now: 'Two short talks beat an hour alone. Call two people from two different spots, and ask them to listen rather than advise. If you still go back and forth afterward, ask for one more day.',
    unclear: 'You aren’t meant to feel it in your body. Talk it through with three people in three places, and note each time what you heard yourself say. What you’ve said twice is your direction.',
  },
  Lunar: {
    motto: 'Wait a month.',
    line: 'Give big decisions a month, and ask on many days.',
    plain: 'You see things differently on different days. A big question needs about four weeks. Small things you can decide as they come.',
    scene: 'They offer you the office in Porto. Every evening you note in one word how it feels: yes, no, odd, yes. You talk about it in different places, and in the fourth week the same word has come six days in a row.',
    now: 'A big answer won’t be ready that soon, and it’s honest to say so. Decide only the part that can be undone, go to a place where you feel well, and ask for more time for the rest.',
    unclear: 'On some days no view comes up, and that’s all right. Go on noting one word an evening until the month is over. If they want it sooner, a no for now is honest, and it can be taken back.',
  },
};

export const TYPE_PARTS: Readonly<Record<TypeName, DrivingTexts>> = {
  Generator: {
    motto: 'Wait, then respond.',
    line: 'Let it come to you, then follow your yes.',
    plain: 'You have a lot of energy for what you like. It starts when something turns up that you want. Pushing yourself wears you out.',
    scene: 'Instead of planning the quarter at an empty desk, you ask two colleagues to put their proposals on the table. The first leaves you cold. At the second you’re already reaching for a pen, so that’s the one you plan first.',
  },
  'Manifesting Generator': {
    motto: 'Respond, tell, go.',
    line: 'Wait for your yes, tell people, then move fast.',
    plain: 'You’re quick once you want something. You find the short way while you do it. Tell people first, or they can’t follow.',
    scene: 'A customer’s question gives you an idea, and you feel the pull. You write to the team, “I’m trying something on the order page, back at four.” By two you’ve skipped three steps, at three you go back for one of them, and at four it works.',
  },
  Projector: {
    motto: 'Get invited first.',
    line: 'Wait until they want your view, then give it.',
    plain: 'You see what others miss. People take it in when they’ve asked for it. When nobody asked, it sounds like criticism.',
    scene: 'In the review you see why the orders get stuck, and you don’t call it out. You ask your lead, “I noticed something about the orders. Do you want to hear it?” She says yes, and this time somebody writes down what you say.',
  },
  Manifestor: {
    motto: 'Tell, then start.',
    line: 'Tell the people it touches, then just start.',
    plain: 'You can start things on your own. People get nervous when they don’t know about it. One sentence beforehand is enough.',
    scene: 'On Thursday you write to the three people it touches: “On Monday I’m moving the weekly call to nine. Tell me by tomorrow if that breaks anything for you.” One asks for half past, and on Monday nobody is surprised.',
  },
  Reflector: {
    motto: 'Place comes first.',
    line: 'Choose the right people and place before you commit.',
    plain: 'You feel what the people around you feel. In a good place you’re well. So look at the place before you blame yourself.',
    scene: 'For two weeks you do the same task in three places: at your desk, in the meeting room, and at home. In the meeting room it takes half the time, and you like everybody. So it wasn’t you; it was the desk by the door.',
  },
};

export const DEFINITION_PARTS: Readonly<Record<Definition, PartTexts>> = {
  None: {
    plain: 'Nothing in you is fixed. Every place and every person shows you something new. That takes time, and it keeps you fair.',
    scene: 'You read the same brief in the office, on the train, and at home, and it reads differently each time. What was the same all three times goes into your answer.',
  },
  Single: {
    plain: 'You can think a thing through on your own. It comes together inside you. Others may need a moment to catch up.',
    scene: 'Everyone wants another round of talks about the budget. You take the sheet into a quiet room for an hour and come out with a whole plan. Then you explain it step by step, because the others weren’t in that room with you.',
  },
  Split: {
    plain: 'You think in two halves. With the right person beside you, they click. Alone, it takes a little longer.',
    scene: 'You turn a concept over for two days and it won’t come together. Then you explain it to a colleague for ten minutes. She says hardly anything, and suddenly you see how both parts fit.',
  },
  'Triple Split': {
    plain: 'You put things together piece by piece. Different people and places help. Sitting alone with it doesn’t.',
    scene: 'You take the open question to the coffee corner, then to a colleague two floors up, then along to lunch. None of them solves it for you, and after the third talk it’s solved.',
  },
  'Quadruple Split': {
    plain: 'You need more time than others to put a thing together. A place you know helps. When you hurry, something gets lost.',
    scene: 'They want your opinion on the new system in the meeting. You say, “Tomorrow at ten.” In the evening two parts fit, in the morning the rest does, and at ten your view has fewer holes than anyone’s.',
  },
};

export const CENTER_PARTS: Readonly<
  Record<CenterId, Readonly<Record<'defined' | 'open', PartTexts>>>
> = {
  head: {
    defined: {
      plain: 'You always have questions of your own. They get other people thinking too.',
      scene: 'In the kickoff you ask, “What would we do without this client?” and the room is busy for ten minutes. Next time you write it down for later, because today a smaller question was due.',
    },
    open: {
      plain: 'You take in other people’s questions. You don’t have to answer them all.',
      scene: 'Your colleague wonders aloud why sales dropped, and at night you’re still turning it over. In the morning you ask, “Is that mine to find out?” It isn’t, and you go back to your own list.',
    },
  },
  ajna: {
    defined: {
      plain: 'You think in your own steady way. It’s reliable, and sometimes a bit stubborn.',
      scene: 'You’ve had the same picture of the market for a year, and people count on it. When new figures arrive, you spend fifteen minutes looking for the one number that speaks against it.',
    },
    open: {
      plain: 'You can see a thing from many sides. You don’t have to be certain.',
      scene: 'Asked for your opinion, you say, “I see two ways to read it,” and name both. Nobody thinks less of you, and you don’t have to defend a view you only borrowed for the meeting.',
    },
  },
  throat: {
    defined: {
      plain: 'You have your own way of saying things. People know your tone.',
      scene: 'You explain a delay to the client the way you always do, calmly and to the point. With the upset intern you notice that the same tone is too brisk, so you ask a question instead.',
    },
    open: {
      plain: 'You speak differently with different people. It works best when they’ve asked you.',
      scene: 'In the big round you wait until somebody says, “And you?” Then your three sentences are heard. Last week you said the same thing earlier, and nobody took it up.',
    },
  },
  g: {
    defined: {
      plain: 'You know who you are and where you’re headed. Others may still be looking.',
      scene: 'The company changes its strategy for the third time, and you go on with what you’ve been building. A new colleague asks which way to turn, and you take ten minutes to find out where she wants to go.',
    },
    open: {
      plain: 'You fit in with many people. The right place shows you the way.',
      scene: 'You can’t say in an interview where you see yourself in five years. So you ask to spend a day there, and by noon you know whether it’s your place.',
    },
  },
  heart: {
    defined: {
      plain: 'You have a strong will. What you promise, you do.',
      scene: 'You say, “You’ll have it on Tuesday,” and they do. At the next request you check whether you want it before you promise it, because you’ll keep your word either way.',
    },
    open: {
      plain: 'You have nothing to prove. When you forget that, you promise too much.',
      scene: 'Your boss asks, “Can you take the report, too?” and the yes is almost out. You say, “Let me check,” look at your list, and notice you only wanted to be the one who can.',
    },
  },
  spleen: {
    defined: {
      plain: 'You have a steady feel for what’s sound. It speaks quietly, and once.',
      scene: 'A contract looks fine, and page four gives you a short cold feeling. You ask the vendor about that page before you sign, and it turns out that a fee is missing.',
    },
    open: {
      plain: 'You notice quickly whether a place feels safe. You also cling to what feels safe.',
      scene: 'You’ve known for a year that the old supplier is slow, and switching scares you. You order one small thing from a new one, and two weeks later the fear is gone.',
    },
  },
  solarPlexus: {
    defined: {
      plain: 'Your mood rises and falls without a reason. Clear answers come with time.',
      scene: 'On Monday you love the new plan, and on Tuesday you hate it. You send your answer on Thursday, when you can read it with a calm pulse.',
    },
    open: {
      plain: 'You feel other people’s moods, often more strongly than they do. Step outside, and you feel your own.',
      scene: 'You come out of a tense meeting furious. After five minutes in the stairwell the anger is gone, so it was the room’s, and you write your reply without it.',
    },
  },
  sacral: {
    defined: {
      plain: 'You can keep going for a long time when you like the work. When the liking ends, stop.',
      scene: 'The catalog takes three weeks, and you enjoy every evening of it. In the fourth you only go on because you started, so you hand the index to somebody else.',
    },
    open: {
      plain: 'You work hard in short stretches. Stop before you’re empty.',
      scene: 'You write the offer between nine and eleven, and it’s better than others manage in a day. Then you take a real break, and when the team works late, you go home on time.',
    },
  },
  root: {
    defined: {
      plain: 'You have your own pace under pressure. Others may find it too much.',
      scene: 'The deadline moves up by a week, and you go on at your usual speed. You tell the others, “I’m fine with this pace. You don’t have to match it.”',
    },
    open: {
      plain: 'You want to be rid of pressure, so you hurry. Most of it isn’t yours.',
      scene: 'Four emails say “urgent.” You ask each sender, “Until when, exactly?” Three of them answer “next week,” and your afternoon is quiet.',
    },
  },
};

export const LINE_PARTS: Readonly<Record<Line, PartTexts>> = {
  1: {
    plain: 'You want to know exactly before you start. That’s fine if you set an end.',
    scene: 'You read up on the topic until ten at night, and then you stop. In the meeting somebody asks about the exception, and you’re the one who has it.',
  },
  2: {
    plain: 'Some things come easily to you, and you need time alone. Others see your talent first.',
    scene: 'You sit in the small room with the door closed and tidy up the whole price list. A colleague looks in and asks, “Could you do that for ours?” You’d never have called it a skill.',
  },
  3: {
    plain: 'You learn by trying. What goes wrong tells you something.',
    scene: 'You send the new form to ten customers before it’s finished. Six don’t understand question two, so on Friday there’s a better form, and nobody calls it a failure.',
  },
  4: {
    plain: 'Good things reach you through people you know. So keep in touch.',
    scene: 'You don’t answer the ad; you write to a former colleague who works there. She says, “Talk to Karim,” and by the end of the week you’re having coffee with him.',
  },
  5: {
    plain: 'People expect you to fix things. Say early what you’ll fix and what you won’t.',
    scene: 'They call you in because the project is late. You say, “I’ll sort out the schedule by Friday. The budget isn’t something I can fix.” On Friday nobody is disappointed.',
  },
  6: {
    plain: 'You like to watch from a distance first. What you’ve lived through convinces people.',
    scene: 'You don’t join the argument about the tool. A week later someone asks what you’d do, and you tell them in three sentences what happened last time.',
  },
};

/** What makes the difference when somebody says that they’ve done it already. */
export const TYPE_DONE_ALREADY: Readonly<Record<TypeName, string>> = {
  Manifestor: 'Telling counts when it comes before you act. Afterward, the same words sound like a report on something already settled.',
  Generator: 'Responding counts when something outside you came first. An idea you started alone doesn’t have that pull behind it, even when it’s good.',
  'Manifesting Generator': 'It’s the order that counts: first your response, then word to the others, then the move. When the word comes last, people feel passed over.',
  Projector: 'Being asked counts when they asked about this very thing. A general “let me know what you think” is politeness more often than an invitation.',
  Reflector: 'Waiting counts when you’ve looked at it in different places and with different people. A month in the same room shows you one side only.',
};
