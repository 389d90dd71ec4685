import type { PentaGate } from '../engine/penta-matrix.ts';
import type { PentaText } from './schema.ts';

// Facts: business and family labels with how well they are attested. A label
// with a confidence is shown as the product's own wording. The sentences are our own.
export const PENTA_TEXTS: Readonly<Record<PentaGate, PentaText>> = {
  31: {
    label: 'Administration',
    task: 'Leads the team and speaks for it to the outside.',
    gap: 'Nobody is heard as the voice of the team, and outsiders do not know whom to address.',
    familyLabel: 'Discipline',
    familyConfidence: 'medium',
  },
  8: {
    label: 'Public Relations',
    task: 'Makes the team and its work visible.',
    gap: 'Good work stays unseen, and the team waits for others to notice.',
    familyLabel: 'Demonstration',
    familyConfidence: 'low-medium',
  },
  33: {
    label: 'Oversight',
    confidence: 'medium-high',
    task: 'Looks back over results and keeps what is confidential.',
    gap: 'Results pass without review, and the same lesson is paid for twice.',
    familyLabel: 'Tradition',
    familyConfidence: 'medium',
  },
  7: {
    label: 'Planning',
    task: 'Works out where the team is heading.',
    gap: 'The team works from day to day and argues about direction late.',
    familyLabel: 'Future',
    familyConfidence: 'medium',
  },
  1: {
    label: 'Implementation',
    task: 'Puts the original idea into practice.',
    gap: 'Ideas stay on paper or are carried out in the most ordinary way.',
    familyLabel: 'Present',
    familyConfidence: 'low-medium',
  },
  13: {
    label: 'Accounting',
    confidence: 'medium',
    task: 'Collects records and the experience of the past.',
    gap: 'Nobody keeps track of what was done and what it cost.',
    familyLabel: 'Past',
    familyConfidence: 'low-medium',
  },
  15: {
    label: 'Reliability',
    confidence: 'medium-high',
    task: 'Draws people together and makes room for different paces.',
    gap: 'People come and go, and getting everyone into one room takes effort.',
    familyLabel: 'Inner Flow',
    familyConfidence: 'medium',
  },
  2: {
    label: 'Vision',
    task: 'Senses where time and money should go.',
    gap: 'Resources are spread over too many directions.',
    familyLabel: 'Material',
    familyConfidence: 'low-medium',
  },
  46: {
    label: 'Coordination',
    confidence: 'medium-high',
    task: 'Brings people and tasks together at the right time and place.',
    gap: 'Good people meet at the wrong moment, and tasks collide.',
    familyLabel: 'Discovery',
    familyConfidence: 'low-medium',
  },
  5: {
    label: 'Culture',
    confidence: 'medium-high',
    task: 'Keeps the habits and customs that the team works by.',
    gap: 'Each person works by a different habit, and nothing becomes a custom.',
    familyLabel: 'Home',
    familyConfidence: 'low-medium',
  },
  14: {
    label: 'Capacity',
    task: 'Supplies the working power and the means.',
    gap: 'Plans outgrow the hands and the budget that are there.',
    familyLabel: 'Demands',
    familyConfidence: 'low-medium',
  },
  29: {
    label: 'Commitment',
    task: 'Says yes and stays with it.',
    gap: 'Agreements are made quickly and dropped quietly.',
    familyLabel: 'World',
    familyConfidence: 'low-medium',
  },
};
