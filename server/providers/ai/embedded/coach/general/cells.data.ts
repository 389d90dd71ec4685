import type { Rank } from '../role-person.ts';
import type { FrameFamily } from './frame-families.data.ts';
import type { GeneralNeed } from './general-texts.data.ts';

/** Advice by the form of a question and by whom it is about, where its topic isn’t known. */
export interface CellTexts {
  readonly id: string;
  readonly family: FrameFamily;
  /** Words of the form, in lower case and with plain apostrophes. */
  readonly asks?: RegExp;
  readonly needs?: readonly GeneralNeed[];
  readonly ranks?: readonly Rank[];
  readonly tell: string;
  readonly say: string;
  /** Said instead where the question tells an act of theirs: `{act}` is “you moved my shift.” */
  readonly sayAct?: string;
  readonly step: string;
}

/** The first one that fits is told. */
export const CELLS: readonly CellTexts[] = [
  {
    id: 'cold-since',
    family: 'repair',
    asks: /\b(?:cold|distant|short|strange|weird|different|over-?polite|barely (?:talks|speaks)|avoids?|ignores?|won't (?:talk|speak|look)|hasn't (?:spoken|talked)|quiet) (?:with me |to me |at me )?(?:ever )?(?:since|now|lately|after)\b|\b(?:ever )?since (?:then|that)\b.*\b(?:cold|distant|short|strange|avoid\w*|ignor\w*)\b/,
    tell: '{{You can’t know from outside whether {person} is angry, busy, or embarrassed|You can’t know from outside whether it’s anger, stress, or embarrassment}}, and the longer you guess, the colder it gets. Ask once, openly, about the change and not about the reason: what you’ve noticed, since when, and whether there’s anything to settle. If the answer is no, believe it and behave as before.',
    say: '{{{person}, since|Since}} last week I’ve had the feeling something’s between us. If there is, I’d rather hear it. If there isn’t, I’ll stop wondering.',
    step: 'Ask within three days, in passing and alone. Until then, greet them exactly as you always did.',
  },
  {
    id: 'childish',
    family: 'inner',
    asks: /\b(?:am i (?:being |just )?(?:childish|petty|selfish|silly|stupid|oversensitive|too (?:sensitive|picky|proud))|is it (?:childish|petty|silly|selfish))\b/,
    tell: 'The feeling is allowed, and it shows you where something matters to you. What you can check is the price: does it cost anybody anything, and will you still find it right in a month? If neither bothers you, keep to it and don’t explain. If one does, change the smallest part: go for half an hour, answer in one line, agree once.',
    say: 'It isn’t my thing, and it has nothing to do with any of you. I’ll be there for the first half hour.',
    step: 'Decide by tomorrow evening, tell whoever’s waiting in one sentence, and don’t come back to it.',
  },
  {
    id: 'mixed-honor',
    family: 'decide',
    asks: /\b(?:is (?:that|this|it) an? [\w ]{3,30} or an? |do i (?:take|see) it as|should i be (?:flattered|honou?red|insulted|worried|offended))/,
    tell: 'It’s whatever you make it cost. Ask them directly why you and what it should lead to, and set two conditions: how many hours it gets, and what you’ll do less of. If they agree to both, it’s meant seriously. If they only want it done, you’ll hear it in the pause.',
    say: 'I’m glad you thought of me. What did you see in me for it? I’d want four hours a week for it, and somebody else takes on what I leave.',
    step: 'Have that talk before you start, this week, and write down their first sentence word for word.',
  },
  {
    id: 'dilemma',
    family: 'decide',
    asks: /\b(?:envelope|gift|present|bribe|cash|gave me (?:\d|money)|found (?:out|a)|saw (?:him|her|them|a|the)|caught|by (?:accident|mistake)|not supposed to)\b.*\b(?:what now|what (?:do|should) i do|do i (?:say|tell|report|keep))\b|\bwhat now\?$/,
    tell: 'Don’t keep it to yourself overnight; what you tell early is a question, and what comes out late looks like a secret. Tell the one person who’s responsible for such things, in two sentences and with the facts only, and ask what the rule is. Then act on it and let the other person know kindly what you did and that you had to.',
    say: 'Something happened that I don’t want to decide alone. It was yesterday, nobody else knows, and I’ve changed nothing. What’s our rule for this?',
    step: 'Write down date, time, and what exactly happened, and tell that person on your next working day, first thing.',
  },
  {
    id: 'should-do-to-somebody',
    family: 'decide',
    asks: /(?:^|[.!?,] )(?:should|do|shall|must|can) i (?:really |still |just )?(?:fire|let go|dismiss|replace|report|confront|warn|drop|sack) (?!for\b)/,
    tell: 'Separate two questions that are mixed up in it: what the work needs, and what you owe the person. For the first, write down what has to be different in four weeks and how you’d see it. For the second, tell them exactly that, early and face to face, with a real chance to do it. Only when that has failed do you know the answer, and then it’s no surprise to either of you.',
    say: '{{{person}, I|I}} want to be straight with you: as it is, it can’t go on. Here’s what I need within four weeks. Tell me honestly whether you can and want to.',
    step: 'Write those two or three lines tonight, and have the talk before the end of the week, with nobody listening.',
  },
  {
    id: 'pushed-into-it',
    family: 'limit',
    asks: /\b(?:wants?|asks?|asked|expects?|makes?|made|told|forces?|pushes|pressures?|put|moved|assigned|transferred) me (?:to|into|on|back|out|down|up)\b.*\b(?:hate|don't want|not (?:for )?me|miss|can't stand|dread|it hurts|hurts so|wouldn't|never wanted)\b|\b(?:hate|don't want to|dread)\b.*\b(?:wants?|asks?|expects?|makes?) me\b/,
    tell: 'You don’t have to like it, and you don’t have to choose between doing it and refusing. Find out what it’s supposed to achieve, and offer a way there that you could do gladly; if the answer is that it must be exactly this, ask for a limit: how often, how long, until when. What you can’t do is do it badly and hope somebody notices.',
    say: 'I’ve understood what you want from it. This way isn’t mine, and it’ll show. Can I get us there like this instead? If not, let’s try it for four weeks and then look at it again.',
    step: 'Write down the part you can’t stand and the part you could live with, and ask for the talk by Thursday.',
  },
  {
    id: 'i-always-they-never',
    family: 'limit',
    asks: /\bi (?:always |still )?(?:cover|help|step in|stay|swap|take over|listen|lend|clean|pay)\b.*\b(?:nobody|no one|none of them|never|not once|they don't)\b|\bnobody (?:does|covers|asks|helps|thanks|notices)\b.*\b(?:me|mine)\b/,
    tell: 'They aren’t refusing you; they haven’t been asked. What you give has come to look like something you don’t mind. So ask for one concrete thing, with a date and a reason, before your own need is urgent, and let the next request wait until you’ve had an answer. You’ll learn within a week who gives something back.',
    say: 'I’ve covered for you gladly. Now I need it once myself: {{{day}|next Thursday}}, for a reason that matters to me. Can I count on you? I need a yes or a no by tomorrow.',
    step: 'Ask two people by name tomorrow, not the group. Don’t take on anything new until one of them has answered.',
  },
  {
    id: 'things-slowed-down',
    family: 'change',
    asks: /\b(?:used to (?:love|like|enjoy)|it was (?:so )?(?:different|better)|not what it was|isn't the same|not the same)\b/,
    tell: 'Grant yourself that something’s gone; pretending it’s the same is what tires you. Then split it: what’s really over, what only takes longer now, and what you could get back in a small corner if you asked. Take the third and fight for that one piece. The rest is a question for a date in three months: is there enough left here to like?',
    say: 'I know we can’t go back to how it was. One thing I’d like to keep, because it made us good: let us decide the small cases ourselves again. What would you need to allow that?',
    step: 'Write down the best hour of the past two weeks and what made it possible. Ask for one more of these, next week.',
  },
  {
    id: 'why-bothers-me',
    family: 'inner',
    asks: /\bwhy (?:does|do|am|did) (?:it|this|that|i|these|such)\b.*\b(?:bother|upset|annoy|hurt|angry|mad|furious|mind|affect|get to|irritat|jealous|sad|nervous|afraid|scared)\w*\b/,
    tell: 'Because it stands for something bigger than itself. Small things hurt that much when they touch one of three points: you’re not seen, you have no say, or something’s shared unfairly. Try each sentence aloud, “Nobody asked me,” “Nobody notices,” “It isn’t fair,” and see which one makes you swallow. That’s the one to talk about, with whoever can change it, and not the small thing.',
    say: 'It’s a small thing, I know. What bothers me behind it is that I wasn’t asked. Next time, just ask me first; I’ll probably say yes.',
    step: 'The next three times it happens, write down which of the three it was. After the third, you’ll know what you’re really asking for.',
  },
  {
    id: 'i-feel',
    family: 'inner',
    asks: /\bi (?:just |always |still |somehow |suddenly )?(?:feel|felt|can't stop|keep thinking|hate myself|don't know (?:who|what) i|miss)\b|\bi'm (?:so )?(?:scared|afraid|lonely|ashamed|jealous|sad|mortified|embarrassed|angry|furious|bitter|lost|stuck)\b/,
    needs: ['self', 'reason', 'talk'],
    tell: 'Take the feeling as a message about one thing, and find out which: the last three times, what had just happened, who was there, and what had you not said? Mostly it points at something missing, such as a word of thanks, a say in things, a task you were good at. You can ask for that; you can’t ask to feel different.',
    say: 'Something’s been on my mind since {{{day}|last week}}. I don’t need you to fix it, but I’d like one thing to be different, and I’d like to tell you what.',
    step: 'Write it down tonight in one sentence that begins “I’d like…” and tell it to one person who could do something about it, by the weekend.',
  },
  {
    id: 'too-old',
    family: 'decide',
    asks: /\b(?:am i|is it) (?:too|really too|already too) (?:old|young|late|early|soon|inexperienced)\b/,
    tell: 'Age alone won’t decide it; three practical things will: whether they take you, whether you can live through the time it costs, and whether you’d want the ordinary days of it. The first you learn with one phone call, the second with a sheet of paper, and the third only by watching someone do it. Ask those before you ask yourself whether you dare.',
    say: 'I’m thinking of starting this at my age. What went well for people like me, what didn’t, and what would you ask me before you said yes?',
    step: 'Make that call this week, and spend half a day beside somebody who does it.',
  },
  {
    id: 'who-first',
    family: 'news',
    asks: /\b(?:who(?:m)? (?:do|should|must) i (?:tell|ask|talk to|go to|inform|call)|who first|tell first)\b/,
    tell: 'First whoever has to act on it or would otherwise hear it from others, then whoever decides, and only then the ones you’d like to talk to. Go to the first in person, with the facts and your proposal; a colleague’s advice comes before that only if they can keep it to themselves.',
    say: 'You’re the first to hear this, because it concerns you most. Here’s what I know, here’s what I suggest, and tomorrow I’ll tell the others.',
    step: 'Write down the three names in that order and see the first one within a day.',
  },
  {
    id: 'in-my-place',
    family: 'confront',
    asks: /\bwhat would you do\b|\bin my (?:place|shoes)\b|\boptions\?|\bwhat (?:can|should|do) i do\b|\bwhat now\b/,
    needs: ['talk', 'self'],
    tell: 'In your place, I’d do three things in this order: write down what happened in five plain lines, so it stops turning in my head; decide what I want it to be like in four weeks; and ask one person for exactly that, the one who can change it. What others should have done is a different question, and it can wait.',
    say: '{{{person}, this|This}} can’t stay as it is for me. I’d like it to be different by the end of the month, and here’s what would help. Are you willing?',
    sayAct: '{{{person}, |}}{act}. It can’t stay like that for me, and I’d like us to find another way by the end of the month. Are you willing?',
    step: 'Write the five lines and the one wish tonight. Ask for the talk tomorrow.',
  },
  {
    id: 'rule-imposed',
    family: 'change',
    asks: /\b(?:they|company|depot|management|hr|office|firm|school|hospital|owner|board|headquarters|boss) (?:now |suddenly |just )?(?:counts?|tracks?|monitors?|records?|checks?|controls?|cut|cuts|bans?|banned|forbids?|requires?|introduc\w+|removed|took away|wants? everyone)\b/,
    tell: 'Ask what it’s for before you argue against it. Behind most such rules there’s one incident or one figure, and if you know it, you can offer something that serves it better and costs you less. Bring what the rule does to your day in numbers, one week is enough, and bring it with a few others instead of alone. What’s allowed at all, a union or a lawyer can tell you.',
    say: 'I’d like to understand what this is meant to solve. Here’s what it does to my day. If it’s about that, could we do it this way instead?',
    step: 'Note for five days what it costs you in minutes, find two people who see it the same way, and ask for the talk together.',
  },
  {
    id: 'group-against-me',
    family: 'confront',
    asks: /\b(?:everyone|everybody|they all|the others|the team|my team|my crew|colleagues|people)\b.*\b(?:laughs?|laughing|jokes?|whispers?|talks? about|gossips?|against|makes? fun|look at me|hates?|ganging)\b/,
    tell: 'You can’t talk to a group, only to one person at a time, so begin with the one the others listen to. Tell them what it’s like for you in one sentence, without accusing anybody, and ask for one thing they could do when it happens. In the moment itself, don’t laugh along and don’t explain: look at whoever said it, wait, and go on with the work.',
    say: 'You’ve got some weight with the others. When it goes against me again, would you change the subject? That would be enough for me.',
    step: 'Choose that person, and have a coffee with them by Friday, away from everyone.',
  },
  {
    id: 'either-or',
    family: 'decide',
    asks: /\bor (?:do|should|would|just|is it|am|not|keep|wait|stay|leave|let|quit|go|say|tell|try|take|ask|look)\b[^?]*\?/,
    needs: ['decide'],
    tell: 'There’s usually a third way between the two: try the one you can take back, for a fixed time, and agree with yourself beforehand what would count as having worked. That way you decide on what happened and not on what you fear. If neither can be taken back, take the one you could explain to a friend in one sentence.',
    say: 'I’m going to try it this way for two weeks, and then I’ll tell you whether I’m staying with it.',
    step: 'Write down the end date and the one sign you’ll go by, and begin tomorrow with the first small piece.',
  },
  {
    id: 'how-get-better',
    family: 'work',
    asks: /\bhow (?:do|can|could|should|would) i (?:get better|become|improve|learn|make|get|stop|start|handle|manage|deal|keep|stay|build|find)\b/,
    needs: ['self', 'decide', 'reason'],
    tell: 'Find the exact moment where it goes wrong, because that’s where you can change it: just before, and not during. Decide on one thing you’ll do at that moment instead, small enough to do on a bad day, and let somebody see you do it. After ten times it’s easier; until then, count the times and not how it felt.',
    say: 'I’m practicing something: when it happens, I’ll stop for a second before I answer. If you see me forget it, give me a sign.',
    step: 'Choose one moment of the coming week where it usually happens, and write beforehand what you’ll do in its first ten seconds.',
  },
  {
    id: 'with-above',
    family: 'confront',
    needs: ['talk'],
    ranks: ['above'],
    tell: '{{Start from what {person} needs|Start from what your boss needs}}: a result, no trouble, nothing that comes as a surprise. Say in one sentence what you see and what it costs the work, and in the next what you’d do instead, so that all they have to say is yes. Whether they meant it doesn’t matter for that, so leave it out.',
    say: '{{{person}, do|Do}} you have ten minutes? Something’s costing us time, and I have a suggestion. If you’re all right with it, I’ll start on Monday.',
    sayAct: '{{{person}, |}}{act}. I’d like to tell you what that does on my side, and suggest something else. Do you have ten minutes today or tomorrow?',
    step: 'Write the two sentences tonight, ask for ten minutes, and stop after the suggestion until you’ve got an answer.',
  },
  {
    id: 'with-below',
    family: 'lead',
    needs: ['talk'],
    ranks: ['below'],
    tell: 'Tell them soon and alone, while it’s small: what you’ve seen, why it matters for the work, and how you want it from now on. Then ask for their side before you repeat yours. You have the last word anyway, so you can afford to listen first, and it’s fairer to say it clearly once than to hint at it for weeks.',
    say: '{{{person}, I’d|I’d}} like to talk about one thing, and it isn’t a drama. I’ve seen it a few times now, and I need it different. How do you see it?',
    sayAct: '{{{person}, |}}{act}. I’d like to understand why, and then agree with you how we’ll do it from now on. How do you see it?',
    step: 'Take ten minutes for it within three days, agree on one thing, and look at it together a week later.',
  },
  {
    id: 'with-outside',
    family: 'limit',
    needs: ['talk'],
    ranks: ['outside'],
    tell: 'They can’t know your limits; they only see that it worked last time. So change the procedure and leave the person alone: what’s included, by when they have to tell you, and what it costs after that. Say it before the next job begins, in writing, in a friendly tone, and then keep to it the first time it’s tested.',
    say: '{{{person}, so|So}} that you get what you need on time, here’s how we’ll do it from now on: one round of changes until the date we agreed, everything after that at my hourly rate.',
    sayAct: '{{{person}, |}}{act}. So that you get what you need on time, I’d like to do it differently from now on: everything by one fixed date, and later changes at my hourly rate.',
    step: 'Write your three rules on half a page today and send them with the next confirmation, before any work starts.',
  },
  {
    id: 'with-family',
    family: 'confront',
    asks: /\bmy (?:own |little |big |older |younger )?(?:brother|sister|father|mother|dad|mum|mom|husband|wife|uncle|aunt|cousin|son|daughter|in-laws?|mother in law|father in law)\b/,
    tell: 'Two relationships are in one room, so separate them: the work gets fixed hours and fixed rules, and outside of them you’re family again. Say what you need as a colleague, without “you always,” and say in the same breath that it changes nothing about the two of you. With relatives, it isn’t the clear word that hurts, it’s the one you never said.',
    say: '{{{person}, I’m|I’m}} saying this as somebody who works with you, and it changes nothing between us: I need this to be different, and here’s my suggestion. What do you say?',
    sayAct: '{{{person}, |}}{act}. I’m saying this as somebody who works with you, and it changes nothing between us: I’d like a rule for it. What would you suggest?',
    step: 'Choose a time that belongs to work, not dinner, within a week, and agree on one rule for a month.',
  },
  {
    id: 'with-others',
    family: 'confront',
    asks: /\b(?:he|she|they|him|her|them|some(?:one|body)|people|colleagues?|neighbou?rs?|every(?:one|body))\b/,
    needs: ['talk'],
    tell: 'Assume for one talk that it isn’t meant badly, and say it as plainly as you’ve told it here: what happens, since when, and what you’d like instead. One example is enough. Ask at the end how it looks to them, since you may be missing half of it. If it goes on after that, you’ve got something you can take to whoever is responsible.',
    say: '{{{person}, can|Can}} I say something about how this has been going? I’d like it to be different, and I’d like to hear how you see it.',
    sayAct: '{{{person}, |}}{act}. I’d rather you asked me first. What made you do it that way?',
    step: 'Say it the next time it happens or within three days, whichever comes first, and then wait a week before you judge.',
  },
];
