import { answerAbout } from '../chart-answers.ts';
import { advice, fact, labeled } from '../draft.ts';
import { IMPERATIVE, pointsOf } from '../last-answer.ts';
import { worded } from '../sections.ts';
import { type ChartPart, partsAsked, partsOf, partsTold } from './chart-part.ts';
import { TYPE_DONE_ALREADY } from './chart-parts.data.ts';
import { core } from './few-words.ts';
import { leadingParts } from './leading-parts.ts';
import { type Matter, type Operation, one, type Paragraph, unsaid } from './matter.ts';
import { shorter } from './shortened.ts';

const ENDINGS = {
  Generator:
    'They ask you something back, you answer from the gut, and from there it’s a conversation.',
  'Manifesting Generator':
    'They need a moment to catch up, and you don’t fill it with a second idea.',
  Projector:
    'You’d asked first whether they wanted to hear it, so they listen instead of defending themselves.',
  Manifestor: 'They’re surprised, but not annoyed, because they heard it from you first.',
  Reflector:
    'You’d picked a quiet room on purpose, and there you can tell which part of the tension is yours.',
} as const;
const TIMES = [
  'Tuesday, right after lunch',
  'Monday, a quarter past nine',
  'Thursday, shortly before four',
];

/** A difficulty as a scene: when, to whom, in which words, and how it goes on. */
function sceneOf({ difficulty, choice }: Matter): Paragraph {
  if (difficulty === null || difficulty.of === null) return [];
  const { slots, rolePerson, person, turn } = choice;
  const whom = slots.person ?? rolePerson?.phrase ?? 'the person it’s about';
  const end = person.type.possible.length === 1 ? ENDINGS[person.type.value] : '';
  const say = worded(difficulty.say, choice);
  const when = TIMES[turn % TIMES.length] ?? TIMES[0];
  const text = `${when}: you ask ${whom} for five minutes and say, “${say}” It’s quiet for a moment, and you leave it quiet. ${end}`;
  return labeled('For example', [], advice(text.trim()));
}

/** Something that the follow-up tells of the asker's own work: "I run audits." */
const OWN_WORK =
  /\bI (?:run|do|lead|sell|teach|write|build|manage|design|work (?:in|on|as|with)|make|plan)\b[^.?!,;]*/;

/** A gate or channel in the asker's own work. */
function shownAtWork(
  work: string,
  [term]: Matter['terms'],
  person: Matter['choice']['person'],
): Paragraph {
  if (term?.topic !== 'gate' && term?.topic !== 'channel') return [];
  const { more } = answerAbout(term, person);
  if (more.length === 0) return [];
  return [
    ...advice(
      `“${work}”: look for the minute in which you do it without thinking. When somebody has asked you, say what you see right away; when nobody has, write it down and offer it at the end.`,
    ),
    ...more,
  ];
}

function ownScene({ question, terms, choice }: Matter, part: ChartPart): Paragraph {
  const work = OWN_WORK.exec(question.replaceAll("'", '’'))?.[0];
  const [term] = terms;
  const name = term === undefined || term.topic === 'term' ? null : `${term.topic} ${term.value}`;
  const lead =
    work !== undefined
      ? [...advice(`“${work}”: take this scene and put your own people into it.`)]
      : name !== null && (term?.topic === 'gate' || term?.topic === 'channel')
        ? [
            {
              ...fact(
                `I have no scene for ${name} alone, so here’s one for ${part.name}.`,
                ...part.claims,
              ),
            },
          ]
        : [];
  const held = work === undefined ? [] : shownAtWork(work, terms, choice.person);
  if (held.length > 0) return held;
  const scene = advice(part.texts.scene);
  return choice.said.hasAny(scene) ? [] : [...lead, ...labeled('For example', [], scene)];
}

export const example: Operation = (matter) => {
  const section = unsaid(matter, ['example'], 1);
  if (section.length > 0) return section;
  const scene = sceneOf(matter);
  if (scene.length > 0 && !matter.choice.said.hasAny(scene)) return [scene];
  const own = leadingParts(matter).map((part) => ownScene(matter, part));
  return own.filter((told) => told.length > 0).slice(0, 1);
};

const DONE_ALREADY =
  /\bI (?:did|already|have (?:already )?\w+ed|’ve (?:already )?\w+ed|told|asked|waited|informed|responded)\b/i;

const SO_LONG = /\bso long\b/i;
const WAITING = /\b(?:wait\w*|nights?|weeks?|months?|sleep|later|cycle|days)\b/i;

/** How long what the advice comes down to may be. */
const LINK_WORDS = { words: 22, sentences: 1 } as const;

/** What the last answer advises under a part's name, else at all, as a short clause. */
function advisedBy({ text, choice }: Matter, part: ChartPart): string | undefined {
  const parts = partsOf(choice.person);
  const named = pointsOf(text).find(
    (point) => LABELED.test(point) && partsTold(point, parts)[0]?.name === part.name,
  );
  const [advised] = core(named ?? text, LINK_WORDS);
  return advised !== undefined && IMPERATIVE.test(advised) ? advised.split(/:(?= )/)[0] : undefined;
}

const LABELED = /^\*\*[^*]+:\*\*/;

/** The part of the chart that the advice comes from, what it does, and how that leads to the advice. */
function sourceOf(matter: Matter, part: ChartPart | undefined, isAlso: boolean): Paragraph {
  if (part === undefined) return [];
  const { choice } = matter;
  const [reason] = part.reasons.filter(({ text }) => !choice.said.has(text));
  const plain = advice(part.texts.plain);
  const told = choice.said.hasAny(plain) ? (reason === undefined ? [] : [reason]) : plain;
  if (told.length === 0) return [];
  const source = `For you, it ${isAlso ? 'also ' : ''}comes from ${part.name}.`;
  const advised = advisedBy(matter, part);
  const link =
    advised === undefined
      ? []
      : advice(
          `That’s why the advice is: ${advised.replace(/^\p{Lu}(?!’)/u, (letter) => letter.toLowerCase()).replace(/\.?$/, '.')}`,
        );
  return [fact(source, ...part.claims), ...told, ...link];
}

/** What makes the difference, when they say that they have done it; none when they don't say so. */
function doneAlready({ question, choice }: Matter): Paragraph {
  const { value, possible } = choice.person.type;
  const isDone = DONE_ALREADY.test(question.replaceAll("'", '’'));
  return isDone && possible.length === 1 ? advice(TYPE_DONE_ALREADY[value]) : [];
}

/** The part of the chart that the advice comes from, and what everybody's experience says. */
export const why: Operation = (matter) => {
  if (SO_LONG.test(matter.question) && !WAITING.test(matter.text)) return shorter(matter);
  const done = doneAlready(matter);
  if (done.length > 0) return [done];
  const { choice, question, terms, situation } = matter;
  const [part] = leadingParts(matter);
  const reasons = (part?.reasons ?? []).filter(({ text }) => !choice.said.has(text));
  if (terms.length > 0 || situation === null) {
    return one(reasons.length > 0 ? reasons : advice(part?.texts.plain ?? ''));
  }
  const known = unsaid(matter, ['why'], 1);
  const isOfChart = partsAsked(question, partsOf(choice.person)).length > 0;
  const source = sourceOf(matter, part, known.length > 0 && !isOfChart);
  const both = isOfChart ? [source, ...known] : [...known, source];
  return both.filter((told) => told.length > 0);
};
