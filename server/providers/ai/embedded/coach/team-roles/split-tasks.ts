import type { WrittenSentence } from '#shared/coach/claims.ts';
import { andList } from '#shared/domain/english.ts';
import { advice, type Draft, fact, labeled } from '../draft.ts';
import { composed } from '../team-composed.ts';
import type { Member } from '../team-facts-answers.ts';
import type { TeamTalk } from '../team-talk.ts';
import { type Told, toldOf } from '../team-topics/member-acts.ts';
import { type Trait, traitOf } from './member-trait.ts';
import { SPLIT_END, SPLIT_SAY, TASK_KINDS, type TaskKind } from './task-kinds.data.ts';

const WHO_EACH =
  /\b(?:who|which (?:one )?of us) ((?:[\w’'-]+ ?){1,9}?)(?=\s*(?:,|\?|;|\.|$|(?:and who|when|while|if)\b))/gi;
/** Asks how members are, not what they do. */
const OF_STATE =
  /^who (?:(?:on|in) \w+ \w+ |here |of us )?(?:needs?|likes?|prefers?|is|are|has|have|thinks?|feels?|gets?|wants?)\b/i;
const DIVIDE =
  /\b(?:divide(?: up)?|divvy up|split(?: up)?|share out|distribute|assign|hand out|allot) (?!between|among|evenly|it\b|this\b|that\b)([^.?!]+?)(?= (?:between|among|over|to|so)\b|[.?!]|$)/i;
const PIECES_MIN = 2;
const PIECES_MAX = 4;
const PIECE_WORDS_MAX = 5;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A piece that is more than anything at all. */
function isTask(piece: string): boolean {
  const known = TASK_KINDS.slice(0, -1).some(({ form }) => form.test(piece));
  return known && !OF_STATE.test(piece);
}

/** The pieces of a shared task that a question lists; none for other questions. */
export function piecesIn(question: string): readonly string[] {
  const asked = [...question.matchAll(WHO_EACH)].map(([, piece = '']) => `who ${piece.trim()}`);
  const isOfTasks = asked.length >= PIECES_MIN && asked.every(isTask);
  if (isOfTasks) return asked.slice(0, PIECES_MAX);
  const [, list = ''] = DIVIDE.exec(question) ?? [];
  const pieces = list
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((piece) => piece.trim().replace(/^(?:the|our|up)\s+/i, ''))
    .filter((piece) => piece !== '');
  const isList =
    pieces.length >= PIECES_MIN &&
    pieces.every((piece) => piece.split(/\s+/).length <= PIECE_WORDS_MAX);
  return isList ? pieces.slice(0, PIECES_MAX) : [];
}

/** Why a member would take a piece. */
export interface Fit {
  readonly member: Member;
  readonly score: number;
  readonly words: string | null;
  readonly trait: Trait | null;
  readonly why: string;
}

const TOLD_WEIGHT = 2;

export function fitOf(
  member: Member,
  kind: TaskKind,
  told: Told | undefined,
  talk: TeamTalk,
  taken: ReadonlySet<string> = new Set(),
): Fit {
  const clause = told?.clause ?? '';
  const isTold = kind.told.test(clause);
  const held = kind.fits.flatMap(({ has, why }, at) => {
    const trait = traitOf(member, has, talk.team);
    return trait === null ? [] : [{ trait, why, weight: 1 - at / kind.fits.length }];
  });
  const best = held.find(({ why }) => !taken.has(why)) ?? held[0];
  const own = (best?.weight ?? 0) + (isTold ? TOLD_WEIGHT : 0);
  return {
    member,
    score: kind.spared.test(clause) ? own - 2 * TOLD_WEIGHT : own,
    words: isTold ? (told?.words ?? null) : null,
    trait: best?.trait ?? null,
    why: best?.why ?? '',
  };
}

interface Assigned {
  readonly piece: string;
  readonly fit: Fit;
}

/** Everybody gets a piece before somebody gets a second one; what fits best is given first. */
function assigned(pieces: readonly string[], members: readonly Member[], talk: TeamTalk) {
  const told = toldOf(talk.question, members);
  const all = pieces.flatMap((piece) => {
    const kind = TASK_KINDS.find(({ form }) => form.test(piece));
    if (kind === undefined) return [];
    return members.map((member): Assigned => {
      const own = told.find((one) => one.member === member);
      return { piece, fit: fitOf(member, kind, own, talk) };
    });
  });
  const given = new Map<string, Fit>();
  const busy = new Set<Member>();
  const order = all.toSorted((a, b) => b.fit.score - a.fit.score);
  for (const { piece, fit } of [...order, ...order]) {
    const isFree = !busy.has(fit.member) || busy.size === members.length;
    if (given.has(piece) || !isFree) continue;
    given.set(piece, fit);
    busy.add(fit.member);
  }
  return given;
}

function lineOf(piece: string, { member, words, trait, why }: Fit): readonly WrittenSentence[] {
  const lead = `**${capitalized(piece)}: ${member.name}.**`;
  const told = words === null ? [] : [`You say it: ${words}.`];
  const chart = trait === null ? [] : [`By the chart (${trait.label}), ${member.name} ${why}.`];
  const [first = '', ...rest] = [...told, ...chart];
  const claims = trait === null ? [] : [trait.claim];
  return [`${lead} ${first}`.trim(), ...rest].map((text, at, own) =>
    at === own.length - 1 ? fact(text, ...claims) : { ...fact(text), kind: 'advice' },
  );
}

/** Who takes which of several pieces; null for other questions. */
export function piecesAnswer(talk: TeamTalk): Draft | null {
  const pieces = piecesIn(talk.question);
  const members = talk.named.length > 1 ? talk.named : talk.members;
  if (pieces.length < PIECES_MIN || members.length < 2) return null;
  const given = assigned(pieces, members, talk);
  const lines = pieces.flatMap((piece) => {
    const fit = given.get(piece);
    return fit === undefined ? [] : [lineOf(piece, fit)];
  });
  const idle = members.filter(({ name }) =>
    [...given.values()].every((fit) => fit.member.name !== name),
  );
  const rest =
    idle.length === 0
      ? []
      : advice(`${andList(idle.map(({ name }) => name))}: ready to step in where it gets tight.`);
  return composed(talk, {
    lead: [],
    lines,
    way: [],
    words: [...rest, ...advice(SPLIT_END)],
    step: labeled('You could say', [], advice(SPLIT_SAY)),
  });
}
