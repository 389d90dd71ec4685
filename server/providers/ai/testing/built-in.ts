import { builtInCoach } from '../embedded/built-in-coach.ts';
import { loadCases } from '../embedded/coach/cases/load-cases.ts';
import { loadSituations } from '../embedded/coach/load-situations.ts';

const KNOWLEDGE = new URL('../../../../shared/knowledge/', import.meta.url);

/** One for all test files of a process: it learns its texts for seconds, at the first question. */
export const coach = builtInCoach(
  loadSituations(new URL('situations/', KNOWLEDGE)),
  loadCases(new URL('cases/', KNOWLEDGE)),
);
