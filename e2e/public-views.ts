import { expect, type Page } from '@playwright/test';
import { at, text, title, type View } from './view.ts';

/** Types a birth date on the landing page. */
export async function typeDate(page: Page, month: string, day: string, year: string) {
  await page.getByLabel('Month').selectOption({ label: month });
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Year').fill(year);
}

const SAMPLE_FAILED = title('We couldn’t load the sample');
/** Shortcuts listen once the page is idle. */
const press = (keys: string, shows: RegExp) => (page: Page) =>
  expect(async () => {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', { name: shows })).toBeVisible({ timeout: 1000 });
  }).toPass();

/** What visitors see. */
export const PUBLIC_VIEWS: readonly View[] = [
  {
    name: 'landing',
    person: 'visitor',
    path: at('/'),
    // With what is loaded after the first screen.
    shows: (page) => page.getByRole('heading', { name: 'How to tell that a chart is right' }),
  },
  {
    name: 'landing-drawn',
    person: 'visitor',
    path: at('/'),
    act: (page) => typeDate(page, 'September', '3', '1986'),
    shows: (page) => page.getByText(/the same at any hour/),
  },
  {
    name: 'landing-no-such-date',
    person: 'visitor',
    path: at('/'),
    act: (page) => typeDate(page, 'February', '30', '1986'),
    shows: text('February has only 29 days.'),
  },
  {
    name: 'landing-time-and-place',
    person: 'visitor',
    path: at('/'),
    act: (page) => page.getByText('Add time and place').click(),
    shows: (page) => page.getByLabel('City'),
  },
  {
    name: 'landing-menu',
    person: 'visitor',
    path: at('/'),
    isPhoneOnly: true,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shows: (page) => page.getByRole('link', { name: 'Pricing' }).first(),
  },
  { name: 'pricing-public', person: 'visitor', path: at('/pricing'), shows: title('Pricing') },
  {
    name: 'sample-result',
    person: 'visitor',
    path: at('/sample'),
    shows: (page) => page.getByText(/is fictional/),
  },
  {
    name: 'sample-team',
    person: 'visitor',
    path: at('/sample/team'),
    shows: (page) => page.getByText(/are fictional/),
  },
  {
    name: 'sample-failed',
    person: 'visitor',
    path: at('/sample'),
    refused: ['GET', '/api/sample/result'],
    shows: SAMPLE_FAILED,
  },
  {
    name: 'shortcuts',
    person: 'owner',
    path: at('/support'),
    act: press('?', /shortcuts/),
    shows: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  {
    name: 'palette',
    person: 'owner',
    path: at('/support'),
    act: press('Control+k', /^Go to/),
    shows: (page) => page.getByRole('option', { name: /Sample result/ }),
  },
];
