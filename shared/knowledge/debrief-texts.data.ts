import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { PentaGate } from '../engine/penta-matrix.ts';

// Questions that a team asks one of its people, who answers aloud. Our own words.

/** About deciding. */
export const AUTHORITY_QUESTIONS: Readonly<Record<AuthorityName, readonly string[]>> = {
  Emotional: [
    'Which decision here got better because you slept on it?',
    'How can we tell that you need another day, before you have to say so?',
    'What do you wish you hadn’t agreed to in the heat of the moment?',
    'Which of our deadlines leaves you too little time to be sure?',
    'When we ask for your answer, how long should we normally wait?',
  ],
  Sacral: [
    'Which yes-or-no question should we ask you more often?',
    'What did your gut say no to this month, while you said yes?',
    'Which part of your work would you say yes to again today?',
    'How do you sound when you agree to something and don’t mean it?',
    'What have we asked you in a way that was hard to answer?',
  ],
  Splenic: [
    'Which hunch of yours did we talk over, and what came of it?',
    'What would help you speak up the moment something feels off?',
    'Where does something feel off right now?',
  ],
  'Ego Manifested': [
    'What do you really want from this team this quarter?',
    'Which promise did you make to please us?',
    'What would you announce today if nobody could object?',
  ],
  'Ego Projected': [
    'What’s in it for you here, and is it enough?',
    'Which promise do you no longer have the will for?',
    'What would you need from us to commit fully?',
  ],
  'Self-Projected': [
    'Who on this team listens to you without giving advice?',
    'Tell us where you’d like to go next. What did you hear yourself say?',
    'Which decision would you like to talk through aloud this week?',
  ],
  'Mental / Environmental': [
    'Where do you think most clearly, and how often do you get to work there?',
    'Who are your best sounding boards here?',
    'Which decision have you been turning over alone?',
  ],
  Lunar: [
    'Which decision here would have deserved a month?',
    'How has this team felt to you over the past four weeks?',
    'What do you notice about us that we can’t see ourselves?',
  ],
};

/** About working together. */
export const TYPE_QUESTIONS: Readonly<Record<TypeName, readonly string[]>> = {
  Generator: [
    'What work gives you energy by the end of the day?',
    'What should we bring to you instead of waiting for you to start it?',
    'Which task have you kept doing although it drains you?',
    'When were you last stuck, and what got you moving?',
    'What would you like to master this year?',
  ],
  'Manifesting Generator': [
    'Which step do you skip that we come back for?',
    'What would you like to try out next, even if it leads nowhere?',
    'When you change direction, how should you let us know?',
    'Which process slows you down the most?',
    'What are you juggling right now, and what could you hand over?',
  ],
  Projector: [
    'What do you see in how we work that nobody has asked you about?',
    'When do you feel your advice is wanted, and when isn’t it?',
    'How much of our pace can you keep up without wearing out?',
    'Whose work here would you most like to guide?',
    'What recognition has meant something to you here?',
  ],
  Manifestor: [
    'What are you about to start that we should know of?',
    'Where do we get in your way?',
    'How much freedom do you need to move fast?',
  ],
  Reflector: [
    'How is this team doing, seen from where you sit?',
    'Who here changes how your day feels?',
    'What surprised you about us lately?',
  ],
};

/** For whoever covers the function. */
export const FUNCTION_QUESTIONS: Readonly<Record<PentaGate, readonly string[]>> = {
  31: [
    'When do people turn to you to speak for the team?',
    'What would you say about us to a new client?',
  ],
  8: [
    'Which piece of our work deserves more attention outside?',
    'What do you show of yourself when you present our work?',
  ],
  33: [
    'What lesson from last year do we keep forgetting?',
    'Which result should we sit down and review?',
  ],
  7: ['Where do you see this team in a year?', 'Which plan of ours no longer fits?'],
  1: [
    'Which idea of yours would you like to see built?',
    'What would you do differently from everyone else here?',
  ],
  13: ['What do people tell you that the rest of us should know?', 'Which records do you wish we kept?'],
  15: ['Whose rhythm differs most from yours, and how do you bridge it?', 'What brings us together best?'],
  2: ['Where should our next dollar go?', 'Where are we spending time that doesn’t pay off?'],
  46: ['What keeps coming at the wrong time?', 'Who should be in the same room more often?'],
  5: ['Which routine keeps you going?', 'Which habit of ours would you drop?'],
  14: ['What could we take on if we stopped doing something else?', 'What gives you the strength for long stretches?'],
  29: ['What did you say yes to that you’d like to give back?', 'Which commitment are you proudest of?'],
};

/** For anyone. */
export const OPEN_QUESTIONS: readonly string[] = [
  'What do you bring to this team that we don’t use enough?',
  'What should we know about working with you on a bad day?',
  'Which meeting would you cancel first?',
  'What do you need from the person on your left?',
  'What did you learn here that you didn’t expect?',
  'When did this team last surprise you?',
  'What would make next week easier for you?',
  'Which feedback has helped you most here?',
  'What do you do that nobody notices?',
  'What would you ask us, if it were your hour?',
];
