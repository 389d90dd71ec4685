import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Verdict } from '#server/features/coach/safety/classifier.ts';
import { isHelpKind } from '#server/features/coach/safety/help.ts';
import { readQuestionClassifier } from '#server/features/coach/safety/safety.ts';
import { CaseFinder } from '#server/providers/ai/embedded/coach/cases/find-case.ts';
import { loadCases } from '#server/providers/ai/embedded/coach/cases/load-cases.ts';
import { loadSituations } from '#server/providers/ai/embedded/coach/load-situations.ts';
import { NearestSubjects } from '#server/providers/ai/embedded/coach/nearest.ts';
import { subjectsOf } from '#server/providers/ai/embedded/coach/situation-subject.ts';
import type { WorkCase } from '#shared/knowledge/cases.ts';
import { type Figure, type Measure, shown } from '../measure.ts';

/*
 * Ordinary questions about each case by people who knew what it tells: how often the built-in coach
 * finds it, and how often they are taken for something that needs help first. They judge nothing.
 */

const KNOWLEDGE = new URL('../../../shared/knowledge/', import.meta.url);
const folder = (name: string) => new URL(`${name}/`, KNOWLEDGE);
/** Every so many of them are asked: all would take minutes. */
const EVERY = 4;

const Line = z.strictObject({
  case: z.string(),
  form: z.enum(['story', 'plain', 'short', 'oblique', 'words']),
  text: z.string(),
});
type Question = z.output<typeof Line>;

function questions(): readonly Question[] {
  const file = new URL('eval/coach-development/case-questions.jsonl', KNOWLEDGE);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((_, at) => at % EVERY === 0)
    .map((line) => Line.parse(JSON.parse(line)));
}

/** Finds the case that a question tells, as the coach of one person or of a team does. */
function finderOf(audience: 'individual' | 'team', cases: readonly WorkCase[]) {
  const own = cases.filter(({ who }) => who === audience || who === 'both');
  const situations = loadSituations(folder('situations')).filter(
    (one) => one.audience === audience,
  );
  const finder = new CaseFinder(own, situations);
  const nearest = new NearestSubjects(subjectsOf(situations, own));
  return (text: string) => finder.find(text, nearest.likelihoods(text));
}

function found(asked: readonly Question[]): Figure[] {
  const cases = loadCases(folder('cases'));
  const byId = new Map(cases.map((own) => [own.id, own]));
  const find = { individual: finderOf('individual', cases), team: finderOf('team', cases) };
  const told = asked.flatMap((question) => {
    const own = byId.get(question.case);
    if (own === undefined) return [];
    const given = find[own.who === 'team' ? 'team' : 'individual'](question.text);
    return [{ form: question.form, own, given }];
  });
  return Line.shape.form.options.flatMap((form) => {
    const all = told.filter((one) => one.form === form);
    const given = all.filter((one) => one.given !== null);
    const right = given.filter((one) => one.given?.id === one.own.id);
    const near = given.filter((one) => one.given?.of === one.own.of);
    return [
      shown(`${form}: given a case`, given.length, all.length),
      shown(`  of these the right one`, right.length, given.length),
      shown(`  of these one of its situation`, near.length, given.length),
    ];
  });
}

function safety(asked: readonly Question[]): Figure[] {
  const { verdictOn } = readQuestionClassifier({
    safety: folder('safety'),
    situations: folder('situations'),
    cases: folder('cases'),
    articles: folder('articles'),
  });
  const verdicts = asked.map(({ text }) => verdictOn(text));
  const count = (is: (verdict: (typeof verdicts)[number]) => boolean) => verdicts.filter(is).length;
  return [
    shown(
      'help instead of an answer',
      count(({ kind, certainty }) => isHelpKind(kind) && certainty === 'sure'),
      verdicts.length,
    ),
    shown(
      'a sentence before the answer',
      count((verdict) => isBefore(verdict)),
      verdicts.length,
    ),
    shown(
      'a line below the answer',
      count(({ certainty }) => certainty === 'possible'),
      verdicts.length,
    ),
  ];
}

function isBefore({ kind, certainty }: Verdict): boolean {
  if (kind === 'innocent' || certainty === 'possible') return false;
  return certainty === 'likely' || !isHelpKind(kind);
}

function figures(): Figure[] {
  const asked = questions();
  return [...found(asked), ...safety(asked)];
}

export const caseQuestions: Measure = { title: 'Questions about cases', run: figures };
