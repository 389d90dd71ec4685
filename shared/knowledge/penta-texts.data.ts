import type { PentaGate } from '../engine/penta-matrix.ts';
import type { PentaText } from './schema.ts';

// Facts: business and family labels with how well they are attested. A label
// with a confidence is shown as the product's own wording. The sentences are our own.
export const PENTA_TEXTS: Readonly<Record<PentaGate, PentaText>> = {
  31: {
    label: 'Administration',
    task: 'Leads the team and speaks for it to the outside world.',
    gap: 'The team has no clear voice, and outsiders don’t know whom to talk to.',
    familyLabel: 'Discipline',
    familyConfidence: 'medium',
  },
  8: {
    label: 'Public Relations',
    task: 'Makes the team and its work visible.',
    gap: 'Good work goes unseen while the team waits for others to notice.',
    familyLabel: 'Demonstration',
    familyConfidence: 'low-medium',
  },
  33: {
    label: 'Oversight',
    confidence: 'medium-high',
    task: 'Reviews results and keeps confidential matters confidential.',
    gap: 'Results go unreviewed, and the team pays for the same lesson twice.',
    familyLabel: 'Tradition',
    familyConfidence: 'medium',
  },
  7: {
    label: 'Planning',
    task: 'Works out where the team is heading.',
    gap: 'The team works day to day and argues about direction too late.',
    familyLabel: 'Future',
    familyConfidence: 'medium',
  },
  1: {
    label: 'Implementation',
    task: 'Puts the original idea into practice.',
    gap: 'Ideas stay on the page, or turn out in the most ordinary way.',
    familyLabel: 'Present',
    familyConfidence: 'low-medium',
  },
  13: {
    label: 'Accounting',
    confidence: 'medium',
    task: 'Keeps records and gathers what the team has learned.',
    gap: 'Nobody tracks what was done and what it cost.',
    familyLabel: 'Past',
    familyConfidence: 'low-medium',
  },
  15: {
    label: 'Reliability',
    confidence: 'medium-high',
    task: 'Brings people together and makes room for different paces.',
    gap: 'People come and go, and getting everyone in one room takes effort.',
    familyLabel: 'Inner Flow',
    familyConfidence: 'medium',
  },
  2: {
    label: 'Vision',
    task: 'Senses where time and money should go.',
    gap: 'Resources get spread across too many directions.',
    familyLabel: 'Material',
    familyConfidence: 'low-medium',
  },
  46: {
    label: 'Coordination',
    confidence: 'medium-high',
    task: 'Gets people and tasks together at the right time and place.',
    gap: 'Good people connect at the wrong time, and tasks collide.',
    familyLabel: 'Discovery',
    familyConfidence: 'low-medium',
  },
  5: {
    label: 'Culture',
    confidence: 'medium-high',
    task: 'Keeps the habits and routines the team works by.',
    gap: 'Everyone works differently, and nothing becomes routine.',
    familyLabel: 'Home',
    familyConfidence: 'low-medium',
  },
  14: {
    label: 'Capacity',
    task: 'Supplies the energy and the resources to get work done.',
    gap: 'Plans outgrow the people and the budget.',
    familyLabel: 'Demands',
    familyConfidence: 'low-medium',
  },
  29: {
    label: 'Commitment',
    task: 'Says yes and follows through on it.',
    gap: 'Agreements are made quickly and dropped quietly.',
    familyLabel: 'World',
    familyConfidence: 'low-medium',
  },
};
