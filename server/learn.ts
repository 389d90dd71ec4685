import { learnedQuestions } from './features/coach/safety/safety.ts';
import { KNOWLEDGE } from './knowledge-folders.ts';
import { filesOfCoach } from './providers/ai/embedded/built-in-coach.ts';
import { loadCases } from './providers/ai/embedded/coach/cases/load-cases.ts';
import { ALL_LEARNED, keep } from './providers/ai/embedded/coach/learned/learned-folder.ts';
import { loadSituations } from './providers/ai/embedded/coach/load-situations.ts';

/* Learns what a source tree hasn't learned yet, in a process of its own. */

learnedQuestions(KNOWLEDGE);
filesOfCoach(loadSituations(KNOWLEDGE.situations), loadCases(KNOWLEDGE.cases));
keep(ALL_LEARNED, () => new Uint8Array());
