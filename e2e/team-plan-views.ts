import type { Page } from '@playwright/test';
import { title, type View } from './view.ts';

const DEBRIEF: View['path'] = ({ team }) => `/team/debrief?teamId=${team}`;

/** Starts the debrief, or resumes it, at a step. */
const atStep = (name: string) => async (page: Page) => {
  const start = page.getByRole('button', { name: 'Start the debrief' });
  const step = page.getByRole('button', { name: new RegExp(`^\\d ${name}`) });
  await start.or(step).first().waitFor();
  if (await start.isVisible()) await start.click();
  await step.click();
};

/** What a team plans, and the pages from which it does. */
export const TEAM_PLAN_VIEWS: readonly View[] = [
  {
    name: 'team-plan-add',
    person: 'accountAdmin',
    path: ({ team }) => `/team?teamId=${team}&tab=plan`,
    act: (page) => page.getByRole('button', { name: 'Add your own' }).click(),
    shows: (page) => page.getByLabel('What to do'),
  },
  ...['Your map', 'Each person', 'Gaps and agreements', 'Follow-up'].map(
    (name): View => ({
      name: `team-debrief-${name.toLowerCase().replaceAll(' ', '-')}`,
      person: 'accountAdmin',
      path: DEBRIEF,
      act: atStep(name),
      shows: (page) => page.getByRole('heading', { level: 2, name }),
    }),
  ),
  {
    name: 'team-debrief-not-theirs',
    person: 'newcomer',
    path: DEBRIEF,
    refusals: /status of 404/,
    shows: (page) => page.getByText('This team couldn’t be loaded'),
  },
  {
    name: 'team-meeting',
    person: 'accountAdmin',
    path: ({ team }) => `/team/meeting?teamId=${team}`,
    shows: title('Plan a meeting'),
  },
];
