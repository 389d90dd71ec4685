import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import { andList } from '#shared/domain/english.ts';
import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { PENTA_GATES, type PentaGate } from '#shared/engine/penta-matrix.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { filled, type Situation, sentencesIn } from '#shared/knowledge/situations.ts';
import type { CoachQuestion } from '../../port.ts';
import { chartTermsIn, termIn } from './chart-terms.ts';
import { nextQuestions } from './compose.ts';
import {
  advice,
  type Block,
  claim,
  type Draft,
  fact,
  labeled,
  paragraph,
  Said,
  wordCount,
} from './draft.ts';
import { elsewhere } from './elsewhere.ts';
import { type Entities, entitiesOf } from './entities.ts';
import { type FollowUp, followUpOf } from './follow-ups.ts';
import { VALUES } from './glossary.data.ts';
import { excerptOf, type SituationSubject, subjectOf } from './individual.ts';
import { gistOf } from './last-answer.ts';
import { limitedAnswer, limitedIn, limitedNote, limitedPair } from './limited-members.ts';
import { ASKS, DECIDES, FEEDBACK, MOTIVATES } from './member-texts.data.ts';
import { type Near, NearestSubjects } from './nearest.ts';
import { aboutMember } from './operations.ts';
import { isCertain, readAs } from './readings.ts';
import { roleIn } from './roles.ts';
import { isInRole, reasonFor } from './sections.ts';
import {
  coverageFacts,
  factsAbout,
  functionFacts,
  functionsIn,
  type Member,
  memberTermFact,
  soloFacts,
  strengthFacts,
  taskFacts,
  whoHas,
} from './team-facts-answers.ts';
import { fairInstead, isUnfairUse } from './unfair-uses.ts';
import { questionBack } from './vague.ts';

const WORDS_MAX = 148;
const MEMBERS_MAX = 3;
/** With everyone asked for, each gets one sentence. */
const EVERYONE_MAX = 5;
const EVERYONE =
  /\b(?:each(?! other)|all (?:of (?:us|them)|members|three|four|five|my people)|everyone|everybody|every (?:one|member|person)|one by one|per person|individually)\b/i;
const SURE = 0.24;
const DETAILED_WORDS_MIN = 7;

/** Kinds of questions about how to deal with members. */
const MANNERS: readonly (readonly [RegExp, 'decide' | 'ask' | 'feedback' | 'motivate'])[] = [
  [
    /\b(?:feedback|criticize|criticism|tell \w+ (?:that|about) (?:their|his|her)|review)\b/i,
    'feedback',
  ],
  [
    /\b(?:motivat\w+|drives?|keep \w+ (?:happy|engaged)|engaged?|thrive|burn\w* out|energ\w+)\b/i,
    'motivate',
  ],
  [/\b(?:decid\w+|decision|make up \w+ mind|agree to|get an answer from|commit\w*)\b/i, 'decide'],
  [
    /\b(?:ask|approach|request|talk to|deal with|handle|work with|communicate with|get along with|lead|manage|delegate|treat|support|help)\b/i,
    'ask',
  ],
];
/** Questions for nothing but how a member is. */
const DIRECT: readonly (readonly [RegExp, 'decide' | 'ask' | 'feedback' | 'motivate'])[] = [
  [/^how (?:does|do|can|will) .{1,40}\b(?:decide|make (?:\w+ )?decisions?)\b/i, 'decide'],
  [/^(?:what (?:motivates|drives)|how (?:is|do i motivate) )/i, 'motivate'],
  [/^how (?:does|would) .{1,40}\b(?:like|want|prefer|need|take)s?\b.*\bfeedback\b/i, 'feedback'],
  [/^how (?:does|would) .{1,40}\b(?:like|want|prefer|need)s? to be\b/i, 'ask'],
];
const GAPS =
  /\b(?:gaps?|missing|lack\w*|don’t (?:have|cover)|not covered|uncovered|blind spots?|weakness\w*|weak (?:spots?|points?)|what are we bad at)\b/i;
const STRENGTHS =
  /\b(?:strengths?|strong(?: points?)?|good at|cover(?:ed|age)?|overview|summar\w+|how (?:are|is) (?:we|my team|our team) (?:doing|set up)|tell me about (?:my|our|the) team)\b/i;
const DEPENDS =
  /\b(?:depend\w*|single point|bus factor|only one (?:person|who)|bottleneck|irreplaceable|if \w+ (?:is|gets|were) (?:away|sick|gone|out))\b/i;
const TOGETHER = /\b(?:together|get along|pair|relationship|dynamic|connection|chemistry|fit)\b/i;
const AWAY =
  /\b(?:away|vacation|on leave|absent|sick|out (?:of (?:the )?office|next|this|for|until)|gone|is off|parental)\b/i;
const AND_ALSO = /^(?:and|what about|how about|and what about|same for)\b/i;

function isMember(person: PersonFacts): person is Member {
  return person.name !== null;
}

function withoutNames(text: string, members: readonly Member[]): string {
  return members.reduce(
    (rest, { name }) => rest.replaceAll(new RegExp(literalPattern(name), 'giu'), ' '),
    text,
  );
}

/** The members that a text names, in the order of the text. */
function membersIn(text: string, members: readonly Member[]): Member[] {
  const places = members.flatMap((member) => {
    const form = new RegExp(
      `(?<![\\p{L}\\p{M}])${literalPattern(member.name)}(?![\\p{L}\\p{M}])`,
      'iu',
    );
    const at = text.search(form);
    return at < 0 ? [] : [{ member, at }];
  });
  return places.toSorted((a, b) => a.at - b.at).map(({ member }) => member);
}

interface Talk {
  readonly question: string;
  readonly members: readonly Member[];
  readonly named: readonly Member[];
  readonly team: TeamFacts;
  readonly said: Said;
  readonly earlier: readonly string[];
  readonly answers: readonly string[];
  readonly entities: Entities;
  readonly isAgain: boolean;
}

/** Keeps blocks while they fit. */
function within(blocks: readonly Block[], most = WORDS_MAX): Block[] {
  let left = most;
  return blocks.flatMap((block) => {
    const sentences = block.sentences.filter((sentence) => {
      const words = wordCount([sentence]);
      if (words > left) return false;
      left -= words;
      return true;
    });
    return sentences.length === 0 ? [] : [{ ...block, sentences }];
  });
}

function about(member: Member, text: string, topic: 'type' | 'authority'): WrittenSentence {
  const [only = ''] = member[topic].possible;
  return {
    ...fact(withNames(text, { name: member.name }), claim(topic, only, 'has', member.name)),
    kind: 'advice',
  };
}

type Manner = (typeof MANNERS)[number][1];

/** How to deal with a member, from their type and authority. */
function mannerOf(member: Member, manner: Manner): WrittenSentence[] {
  const type = member.type.possible.length === 1 ? member.type.value : null;
  const authority = member.authority.possible.length === 1 ? member.authority.value : null;
  const ask = type === null ? [] : [about(member, ASKS[type], 'type')];
  const decide = authority === null ? [] : [about(member, DECIDES[authority], 'authority')];
  if (manner === 'decide') return [...decide, ...ask];
  if (manner === 'ask') return [...ask, ...decide];
  const table = manner === 'feedback' ? FEEDBACK : MOTIVATES;
  const first = type === null ? [] : [about(member, table[type], 'type')];
  return [...first, ...decide];
}

/** One sentence for each member; what goes for several isn't said twice. */
function shortLines(members: readonly Member[], manner: Manner): WrittenSentence[][] {
  const told = new Set<string>();
  return members.map((member) => {
    const [line] = mannerOf(member, manner);
    if (line === undefined) return [];
    const template = line.text.replaceAll(member.name, '');
    const isTold = told.has(template);
    told.add(template);
    return [isTold ? { ...line, text: `The same goes for ${member.name}.` } : line];
  });
}

function bullet(sentences: readonly WrittenSentence[]): Block {
  return { kind: 'bullet', sentences };
}

function next(talk: Talk, rows: readonly (readonly string[])[]): readonly string[] {
  return nextQuestions(
    rows.map((row) => ({ next: [...row] })),
    [...talk.earlier, talk.question],
  );
}

/** Questions that every team can ask. */
function starters(talk: Talk): readonly string[] {
  const [first, second] = talk.members;
  const pair = first && second ? [`How do ${first.name} and ${second.name} work together?`] : [];
  return next(talk, [
    ['What are we missing?', 'How do we decide together?', 'What depends on one person?'],
    [...pair, ...(first ? [`How do I ask ${first.name} for something?`] : [])],
  ]);
}

function refused(talk: Talk): Draft {
  return {
    ...fairInstead(talk.question),
    next: next(talk, [
      ['What are we missing?', 'How do I give feedback fairly?', 'Who covers which function?'],
    ]),
  };
}

function isAboutEveryone({ question }: Talk): boolean {
  return EVERYONE.test(question);
}

/** "And Jonas?": the last question, about somebody else. */
function sameAbout(talk: Talk): Talk | null {
  const [now, ...others] = talk.named;
  const last = talk.earlier.at(-1);
  const isShort = talk.question.split(/\s+/).length <= 5;
  if (!isShort || !AND_ALSO.test(talk.question) || now === undefined || last === undefined)
    return null;
  const [before] = membersIn(last, talk.members);
  if (before === undefined || others.length > 0) return null;
  const question = last.replaceAll(new RegExp(literalPattern(before.name), 'giu'), () => now.name);
  return { ...talk, question, earlier: talk.earlier.slice(0, -1) };
}

/** Answers questions about a team from the situations and its members' charts. */
export class TeamCoach {
  readonly #situations: readonly Situation[];
  readonly #nearest: NearestSubjects<SituationSubject>;
  readonly #known: ReadonlySet<string>;

  constructor(situations: readonly Situation[], known: ReadonlySet<string>) {
    this.#situations = situations;
    this.#nearest = new NearestSubjects(situations.map(subjectOf));
    this.#known = known;
  }

  async answer(asked: CoachQuestion): Promise<Draft> {
    const members = asked.people.filter(isMember);
    if (asked.team === null || asked.team.names.length === 0) {
      return {
        blocks: [paragraph(...advice('I need an analyzed team to answer that.'))],
        next: [],
      };
    }
    const talk = this.#talkOf(asked, members, asked.team);
    const corrections = memberCorrections(talk);
    const draft = await this.#toldOfAll(talk, asked.context);
    const blocks =
      corrections.length === 0 ? draft.blocks : [paragraph(...corrections), ...draft.blocks];
    return { ...draft, blocks: within(blocks) };
  }

  #talkOf(asked: CoachQuestion, members: readonly Member[], team: TeamFacts): Talk {
    const of = (speaker: 'person' | 'coach') =>
      asked.history.flatMap((turn) => (turn.speaker === speaker ? [turn.text] : []));
    const earlier = of('person');
    const answers = of('coach');
    const isFollowUp = answers.length > 0 && followUpOf(asked.question) !== null;
    const namedNow = membersIn(asked.question, members);
    const last = earlier.findLast((question) => followUpOf(question) === null) ?? '';
    const contextual = asked.context === null ? [] : membersIn(asked.context.value, members);
    const named =
      namedNow.length > 0 ? namedNow : isFollowUp ? membersIn(last, members) : contextual;
    const own = entitiesOf(asked.question, this.#known);
    // "{person}" in a team's texts is somebody to talk to: a member who is named.
    const [first] = named;
    const { person: _outsider, ...slots } = own.slots;
    return {
      question: asked.question,
      members,
      named,
      team,
      said: new Said(answers),
      earlier,
      answers,
      isAgain: asked.isRegenerated,
      entities: {
        ...own,
        slots: { ...slots, ...(first && { person: first.name }) },
        bare: withoutNames(own.bare, members).trim(),
      },
    };
  }

  /** About members who share less than their chart, only what they share. */
  async #toldOfAll(talk: Talk, context: CoachQuestion['context']): Promise<Draft> {
    const { question, team, named } = talk;
    const asked = limitedIn(`${question} ${context?.value ?? ''}`, team.limited);
    if (asked.length > 0 && !isUnfairUse(question) && elsewhere(question) === null) {
      const pair = limitedPair([...asked, ...named.map(({ name }) => name)], team);
      const blocks = asked.map((name) => paragraph(...limitedAnswer(name, team)));
      return {
        blocks: pair.length === 0 ? blocks : [paragraph(...pair), ...blocks],
        next: starters(talk),
      };
    }
    const draft = await this.#told(talk, context);
    const isOfEverybody = isAboutEveryone(talk) || /^(?:who|which)\b/i.test(question);
    if (team.limited.size === 0 || !isOfEverybody || functionsIn(question).length > 0) return draft;
    return { ...draft, blocks: [...draft.blocks, paragraph(limitedNote(team))] };
  }

  async #told(talk: Talk, context: CoachQuestion['context']): Promise<Draft> {
    const { question } = talk;
    if (isUnfairUse(question)) return refused(talk);
    const other = elsewhere(question);
    if (other !== null) return { blocks: [other], next: [] };
    const again = sameAbout(talk);
    if (again !== null) return this.#told(again, context);
    const followUp = talk.answers.length > 0 ? followUpOf(question) : null;
    if (followUp !== null) return this.#followed(followUp, talk);
    return (
      this.#factual(talk) ?? this.#selected(talk, context) ?? (await this.#aboutSituation(talk))
    );
  }

  /** Facts of members and functions, and terms. */
  #factual(talk: Talk): Draft | null {
    const { question, named, members, team } = talk;
    const text = question.toLowerCase().replaceAll('’', "'");
    const words = text.split(/\s+/).length;
    const [member, second] = named;
    if (member !== undefined && second === undefined) {
      const facts = factsAbout(member, question);
      if (facts !== null)
        return this.#shown(talk, [paragraph(...facts, ...mannerOf(member, 'decide').slice(0, 2))]);
    }
    const direct = DIRECT.find(([form]) => form.test(question))?.[1];
    if (direct !== undefined && named.length > 0) return this.#dealing(talk, direct);
    const manner = MANNERS.find(([form]) => form.test(question))?.[1];
    if (isAboutEveryone(talk) && manner !== undefined) return this.#dealing(talk, manner);
    const [term] = chartTermsIn(text);
    if (
      term !== undefined &&
      /^(?:who|which (?:of us|member|one)|is (?:anyone|anybody)|does (?:anyone|anybody)|how many)\b/.test(
        text,
      )
    ) {
      return this.#shown(talk, [paragraph(whoHas(members, term, question))]);
    }
    const gates = functionsIn(question);
    const isAboutFunctions =
      /\b(?:who|covers?|missing|gap|function|ask about|responsible|in charge|handles?|does)\b/.test(
        text,
      );
    if (gates.length > 0 && isAboutFunctions && words <= 14 && team.holders.size > 0) {
      const blocks = gates.slice(0, 2).map((gate) => paragraph(...functionFacts(gate, team)));
      return this.#shown(talk, blocks);
    }
    const task =
      /^who\b|\bwho (?:should|could|can|would|is best)\b/.test(text) && named.length === 0
        ? taskFacts(question, team)
        : null;
    if (task !== null) return this.#shown(talk, [paragraph(...task)]);
    const definition =
      /^(?:what(?:'s| is| are| does)|explain|define)\b/.test(text) &&
      words <= 9 &&
      named.length === 0;
    if (definition && term !== undefined && term.topic in VALUES) return null;
    const general = definition && !/\b(?:our|my|we)\b/.test(text) ? termIn(text) : null;
    if (general !== null) {
      const told = sentencesIn(general.text).map((one) => ({
        ...fact(one),
        kind: 'general' as const,
      }));
      return this.#shown(talk, [paragraph(...told), paragraph(...coverageFacts(team))]);
    }
    return this.#whole(talk);
  }

  /** Gaps, strengths and dependence of the team as a whole. */
  #whole(talk: Talk): Draft | null {
    const { question, team, named } = talk;
    const text = question.replaceAll("'", '’');
    if (named.length > 0 || team.holders.size === 0 || text.split(/\s+/).length > 14) return null;
    if (DEPENDS.test(text)) {
      const solo = soloFacts(team);
      const step = advice(
        'Pick one of these functions and let a second person sit in on it this month.',
      );
      return solo.length === 0 ? null : this.#shown(talk, [paragraph(...solo), paragraph(...step)]);
    }
    const [gap] = team.gaps;
    const gate = functionsOf(gap);
    if (GAPS.test(text) && gate !== null) {
      return this.#shown(talk, [
        paragraph(...coverageFacts(team)),
        paragraph(...functionFacts(gate, team)),
        ...this.#gapAdvice(talk),
      ]);
    }
    if (STRENGTHS.test(text)) {
      const solo = soloFacts(team);
      return this.#shown(talk, [
        paragraph(...strengthFacts(team)),
        paragraph(...coverageFacts(team)),
        ...(solo.length > 0 ? [paragraph(...solo)] : []),
      ]);
    }
    return null;
  }

  #gapAdvice(talk: Talk): Block[] {
    const situation = this.#situations.find(({ id }) => id === 'team-roles-and-gaps');
    const section = situation?.sections.find(({ kind }) => kind === 'experiment');
    if (section === undefined) return [];
    const told = advice(filled(section.text, talk.entities.slots));
    return talk.said.hasAny(told) ? [] : [paragraph(...told)];
  }

  #shown(talk: Talk, blocks: readonly Block[]): Draft {
    return {
      blocks: within(blocks.filter(({ sentences }) => sentences.length > 0)),
      next: starters(talk),
    };
  }

  /** What the person had selected: a pair, or a function. */
  #selected(talk: Talk, context: CoachQuestion['context']): Draft | null {
    const [a, b] = talk.named;
    if (context?.kind === 'function') {
      const gate = functionsOf(Number(context.value));
      return gate === null
        ? null
        : this.#shown(talk, [paragraph(...functionFacts(gate, talk.team))]);
    }
    const isPair =
      talk.named.length === 2 && (context?.kind === 'pair' || TOGETHER.test(talk.question));
    return isPair && a && b ? this.#pair(talk, a, b) : null;
  }

  #pair(talk: Talk, a: Member, b: Member): Draft | null {
    const pair = talk.team.pairs.find(
      ({ names }) => names.includes(a.name) && names.includes(b.name),
    );
    if (pair === undefined) return null;
    const own = claim(
      'pair',
      `${pair.names[0]}:${pair.names[1]}:${pair.dynamicType}`,
      'has',
      'team',
    );
    const manners = [a, b].map((member) => bullet(mannerOf(member, 'ask').slice(0, 1)));
    return this.#shown(talk, [
      paragraph(fact(pair.strength, own)),
      paragraph(fact(pair.watchout, own)),
      ...(pair.talk ? [bullet(advice(pair.talk))] : manners),
      ...(pair.trial ? [bullet(labeled('Try this', [], advice(pair.trial)))] : []),
    ]);
  }

  async #near(talk: Talk): Promise<readonly Near<SituationSubject>[]> {
    return this.#nearest.near(talk.entities.bare);
  }

  async #aboutSituation(talk: Talk): Promise<Draft> {
    if (questionBack(talk.question) !== null) return this.#asked(talk);
    const near = await this.#near(talk);
    const [best] = near;
    const manner = MANNERS.find(([form]) => form.test(talk.question))?.[1];
    const isGuess = best === undefined || best.score < SURE;
    if (isGuess && talk.named.length > 0) return this.#dealing(talk, manner ?? 'ask');
    const isDetailed = talk.question.split(/\s+/).length >= DETAILED_WORDS_MIN;
    if (best === undefined || (isGuess && !isDetailed)) return this.#asked(talk);
    const draft = this.#situated(talk, best.subject.situation);
    if (isCertain(near)) return draft;
    return readAs(draft, { subjects: [best.subject], near, said: talk.said });
  }

  /** How to deal with the members that are named. */
  #dealing(talk: Talk, manner: Manner): Draft {
    if (isAboutEveryone(talk) || talk.named.length > MEMBERS_MAX) {
      const all = talk.named.length > 1 ? talk.named : talk.members;
      return this.#shown(talk, shortLines(all.slice(0, EVERYONE_MAX), manner).map(bullet));
    }
    const blocks = talk.named
      .slice(0, MEMBERS_MAX)
      .map((member) =>
        (talk.named.length === 1 ? paragraph : (...all: WrittenSentence[]) => bullet(all))(
          ...mannerOf(member, manner),
        ),
      );
    const [first] = talk.named;
    const more =
      first === undefined || talk.named.length > 1
        ? []
        : [
            paragraph(
              ...mannerOf(first, manner === 'feedback' ? 'motivate' : 'feedback').slice(0, 1),
            ),
          ];
    return this.#shown(talk, [...blocks, ...more]);
  }

  #situated(talk: Talk, situation: Situation): Draft {
    const lead = [...this.#plain(talk, situation, ['stake']), ...this.#about(talk)];
    const lines = this.#memberLines(talk, situation);
    const step = this.#plain(
      talk,
      situation,
      talk.isAgain ? ['another', 'say'] : ['say', 'experiment', 'another'],
    );
    const room = WORDS_MAX - wordCount(lead) - wordCount(step);
    const members = within(lines, room);
    const blocks = [
      ...(lead.length > 0 ? [paragraph(...lead)] : []),
      ...members,
      ...(step.length > 0 ? [paragraph(...step)] : []),
    ];
    return {
      blocks:
        blocks.length > 0
          ? blocks
          : [
              paragraph(
                ...advice(
                  'That’s all I have on this one. Tell me what happened when you tried it.',
                ),
              ),
            ],
      next: next(talk, [situation.next]),
    };
  }

  /** What the team's analysis adds: the pair that is named, or what one member alone covers. */
  #about({ named, team, question, said }: Talk): readonly WrittenSentence[] {
    const [a, b] = named;
    if (a !== undefined && b === undefined && AWAY.test(question)) return soloFacts(team, a.name);
    const pair = team.pairs.find(
      ({ names }) => a && b && names.includes(a.name) && names.includes(b.name),
    );
    if (pair === undefined) return [];
    const own = claim(
      'pair',
      `${pair.names[0]}:${pair.names[1]}:${pair.dynamicType}`,
      'has',
      'team',
    );
    return said.has(pair.watchout) ? [] : [fact(pair.watchout, own)];
  }

  /** The first section of the kinds that has not been said. */
  #plain(
    { said, entities, isAgain, question }: Talk,
    situation: Situation,
    kinds: readonly string[],
  ) {
    const found = kinds.flatMap((kind) => {
      const texts = situation.sections.filter(
        (section) => section.kind === kind && isInRole(section, roleIn(question)),
      );
      const plain = texts.map(({ text }) => advice(filled(text, entities.slots)));
      const told = kind === 'say' ? plain.map((one) => labeled('You could say', [], one)) : plain;
      return isAgain ? told.toReversed() : told;
    });
    return found.find((sentences) => !said.hasAny(sentences)) ?? [];
  }

  #memberLines(talk: Talk, situation: Situation): Block[] {
    const isDeciding = /\b(?:decid\w+|decision|agree|choose|vote|commit|answer)\b/i.test(
      talk.question,
    );
    const order = isDeciding
      ? ['authority', 'type', 'center', 'line']
      : ['type', 'authority', 'center', 'line'];
    const others = talk.members.filter((member) => !talk.named.includes(member));
    const isAway = talk.named.length === 1 && AWAY.test(talk.question);
    const candidates = isAway || talk.named.length === 0 ? others : talk.named;
    const told = new Set<string>();
    const lines = candidates.flatMap((member) => {
      const fitting = situation.sections.flatMap((section) => {
        const reason = order.includes(section.kind) ? reasonFor(section, member) : null;
        return reason === null ? [] : [{ section, reason }];
      });
      const ordered = fitting.toSorted(
        (a, b) => order.indexOf(a.section.kind) - order.indexOf(b.section.kind),
      );
      const chosen = ordered.find(({ section }) => {
        const sentences = advice(aboutMember(section.text, member.name));
        return !told.has(section.text) && !talk.said.hasAny(sentences);
      });
      if (chosen === undefined) return [];
      told.add(chosen.section.text);
      const claims = chosen.reason.claims.map((one) => ({ ...one, about: member.name }));
      const sentences = advice(
        aboutMember(
          filled(chosen.section.text, { ...talk.entities.slots, name: member.name }),
          member.name,
        ),
      );
      return [sentences.map((one, at) => (at === 0 ? { ...one, claims } : one))];
    });
    const isForAll = isAboutEveryone(talk) || talk.named.length > MEMBERS_MAX;
    const most = isForAll
      ? lines.slice(0, EVERYONE_MAX).map((line) => line.slice(0, 1))
      : lines.slice(0, MEMBERS_MAX);
    return most.length === 1 ? most.map((one) => paragraph(...one)) : most.map(bullet);
  }

  async #followed(followUp: FollowUp, talk: Talk): Promise<Draft> {
    const last =
      talk.earlier.findLast((question) => followUpOf(question) === null) ?? talk.earlier[0] ?? '';
    const bare = this.#talkOfLast(talk, last);
    const [best] = await this.#nearest.near(bare);
    if (best === undefined) return this.#asked(talk);
    const { situation } = best.subject;
    const kinds = FOLLOW_UP_KINDS[followUp.kind];
    if (followUp.kind === 'shorter') {
      return {
        blocks: [paragraph(...advice(gistOf(talk.answers.at(-1) ?? '').action))],
        next: next(talk, [situation.next]),
      };
    }
    if (followUp.kind === 'for type') {
      const section = situation.sections.find(
        (one) => one.kind === 'type' && one.types.includes(followUp.type),
      );
      const told = section === undefined ? [] : advice(aboutMember(section.text, 'your colleague'));
      return {
        blocks: [
          paragraph({ ...fact(VALUES.type[followUp.type]), kind: 'general' }),
          ...(told.length > 0 ? [paragraph(...told)] : []),
        ],
        next: next(talk, [situation.next]),
      };
    }
    const plain = this.#plain(talk, situation, kinds);
    const lines =
      kinds.length > 0 && talk.named.length > 0
        ? within(this.#memberLines(talk, situation), 60)
        : [];
    const blocks = [...(plain.length > 0 ? [paragraph(...plain)] : []), ...lines];
    const rest =
      blocks.length > 0 ? blocks : [paragraph(...advice(FIXED[followUp.kind] ?? EXHAUSTED))];
    return { blocks: rest, next: next(talk, [situation.next]) };
  }

  #talkOfLast({ members }: Talk, last: string): string {
    return withoutNames(entitiesOf(last, this.#known).bare, members);
  }

  #asked(talk: Talk): Draft {
    const names = andList(talk.members.map(({ name }) => name));
    const text =
      questionBack(talk.question) ??
      `Tell me a little more about “${excerptOf(talk.question)}”: what happened, and with whom: ${names}?`;
    return { blocks: [paragraph({ ...fact(text), kind: 'question' })], next: starters(talk) };
  }
}

const FOLLOW_UP_KINDS: Readonly<Record<FollowUp['kind'], readonly string[]>> = {
  why: ['why'],
  shorter: [],
  simpler: ['stake', 'another'],
  example: ['example'],
  another: ['another', 'experiment', 'say'],
  'one thing': ['experiment', 'another'],
  say: ['say'],
  hurry: ['hurry'],
  'what if': ['another', 'say', 'hurry'],
  sure: [],
  translate: [],
  more: ['stake', 'another', 'experiment', 'example'],
  thanks: [],
  nth: ['why', 'example', 'another'],
  'for type': [],
};

const EXHAUSTED = 'That’s all I have on this one. Tell me what happened when you tried it.';
const FIXED: Readonly<Partial<Record<FollowUp['kind'], string>>> = {
  sure: 'Of the charts, yes: they’re computed from the birth details you gave. What to do with them is a suggestion; try it for a week and keep what works.',
  translate: 'I only have English. For other languages, this installation needs a language model.',
  thanks: 'Good. Come back and tell me how it went.',
};

function functionsOf(gate: number | undefined): PentaGate | null {
  return PENTA_GATES.find((known) => known === gate) ?? null;
}

/** What a question gets wrong about a member: "Mei is a Generator, not a Projector." */
function memberCorrections({ question, members, said }: Talk): readonly WrittenSentence[] {
  const clauses = question
    .replaceAll('’', "'")
    .split(/[,;:.!?]|\b(?:so|but|how|what|why|should|can)\b/i);
  return clauses.flatMap((clause) => {
    const text = clause.toLowerCase();
    const [member, ...others] = membersIn(clause, members);
    if (member === undefined || others.length > 0) return [];
    const isStated =
      /\b(?:is|as|being|has|with|'s)\b/.test(text) &&
      !/^\s*(?:is|does|has|who|and is)\b/.test(text);
    if (!isStated) return [];
    return chartTermsIn(text).flatMap((term) => {
      const sentence = memberTermFact(member, term, text);
      const isWrong =
        sentence?.claims.some(
          (one) => 'state' in one && one.state === 'hasNot' && term.topic !== 'center',
        ) ?? false;
      return sentence !== null && isWrong && !said.has(sentence.text) ? [sentence] : [];
    });
  });
}
