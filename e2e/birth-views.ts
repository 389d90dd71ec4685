import type { Page } from '@playwright/test';
import { at, type Given, type View } from './view.ts';

/* What has to be asked about a birth: where it was, what its clock and calendar mean, whose it is. */

const send = (page: Page) => page.getByRole('button', { name: 'See My Chart' }).click();
const whichPlace = (page: Page) => page.getByRole('group', { name: 'Which Newcastle?' });

interface Entry {
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** Fills the form with a place that is typed, and not chosen from the list. */
async function typeBirth(page: Page, { date, time, place }: Entry) {
  await page.getByLabel('Full Name').fill('Maximiliane Schönfelder');
  await page.getByLabel('Birth Date').fill(date);
  await page.getByLabel('Birth Time').fill(time);
  await page.getByLabel('Birth Place').fill(place);
  // Leaving the field closes the list, also one that comes late.
  await page.getByLabel('Full Name').focus();
}

async function askWhichPlace(page: Page, date: string, time: string) {
  await typeBirth(page, { date, time, place: 'Newcastle' });
  await send(page);
}

/** Tells the page that the person has marked a chart as their own, without doing so. */
async function markOwn(page: Page, { exactChart }: Given) {
  await page.route('**/api/individual/own-chart', (route) =>
    route.fulfill({ json: { chartId: exactChart, isQuestionDue: false } }),
  );
  await page.reload();
}

const SHARED_NAMES = [
  'Name,Birth Date,Birth Time,Birth Place',
  'Nia Thorvaldsdóttir,1980-06-14,14:25,Newcastle',
  'Vic,1975-03-02,08:10,Victoria',
  'Sam,1990-11-21,06:05,"San Francisco, California, United States"',
].join('\n');

async function uploadSharedNames(page: Page) {
  await page.getByRole('tab', { name: 'CSV Team Upload' }).click();
  await page.getByLabel('Team Name').fill('Shared names');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'shared.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SHARED_NAMES),
  });
  await page.getByRole('button', { name: 'Upload 3 Team Members' }).click();
}

export const BIRTH_VIEWS: readonly View[] = [
  {
    name: 'home-no-such-place',
    person: 'newcomer',
    path: at('/'),
    refusals: /status of 422 /,
    act: async (page) => {
      await typeBirth(page, { date: '1987-06-14', time: '14:25', place: 'Qqzzxy' });
      await send(page);
    },
    shows: (page) => page.getByText(/^We couldn’t find this place/),
  },
  {
    name: 'home-which-place',
    person: 'newcomer',
    path: at('/'),
    refusals: /status of 422 /,
    act: (page) => askWhichPlace(page, '1980-06-14', '14:25'),
    shows: (page) => whichPlace(page).getByRole('radio').first(),
  },
  {
    name: 'home-two-readings',
    person: 'newcomer',
    path: at('/'),
    refusals: /status of 422 /,
    act: async (page) => {
      await askWhichPlace(page, '1985-10-27', '01:30');
      await whichPlace(page)
        .getByRole('radio', { name: /United Kingdom/ })
        .first()
        .check();
      await send(page);
    },
    shows: (page) => page.getByRole('group', { name: /happened twice/ }),
  },
  {
    name: 'home-old-style',
    person: 'newcomer',
    path: at('/'),
    act: async (page) => {
      await typeBirth(page, { date: '1900-03-03', time: '06:30', place: '' });
      await page.getByLabel('Birth Place').pressSequentially('Moscow, Russia');
      await page.getByRole('option').first().click();
      await page.getByRole('radio', { name: /^Yes, old style/ }).check();
    },
    shows: (page) => page.getByText('Is this date from an old-style calendar?'),
  },
  {
    name: 'results-own-question',
    person: 'owner',
    path: ({ exactChart }) => `/results/${exactChart}`,
    shows: (page) => page.getByRole('region', { name: 'Is this you?' }),
    adds: 'section:has(> p > span[id])',
  },
  {
    name: 'history-own',
    person: 'owner',
    path: at('/charts'),
    act: markOwn,
    shows: (page) => page.getByRole('list', { name: 'Charts' }).getByText('You', { exact: true }),
  },
  {
    name: 'team-file-places',
    person: 'accountAdmin',
    path: at('/team?mode=creating'),
    refusals: /status of 422 /,
    act: uploadSharedNames,
    shows: (page) => page.getByRole('group', { name: /^Which Victoria\?/ }),
  },
];
