import { expect, type Page } from '@playwright/test';

/** A birth whose chart is published, so that a wrong one is noticed. */
export const KNOWN_BIRTH = {
  name: 'Steve Jobs',
  birthDate: '1955-02-24',
  birthTime: '19:15',
  birthPlace: 'San Francisco, California, United States',
} as const;

interface Changes {
  readonly name?: string;
  /** Null when nobody knows it. */
  readonly birthTime?: string | null;
}

/** Makes a chart for whoever is signed in, without the form; answers with its id. */
export async function makeChart(page: Page, changes: Changes = {}): Promise<string> {
  const { origin } = new URL(page.url());
  const reply = await page.request.post('/api/individual/charts/preview', {
    headers: { Origin: origin },
    data: { ...KNOWN_BIRTH, ...changes },
  });
  expect(reply.status()).toBe(200);
  const { chartId }: { chartId: string } = await reply.json();
  return chartId;
}

/** Makes charts for whoever is signed in, the last one the newest. */
export async function makeCharts(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await makeChart(page, { name });
}

/** Fills the form as a person does, with the place chosen from the list. */
export async function fillBirth(page: Page, changes: Changes = {}): Promise<void> {
  const { name, birthTime } = { ...KNOWN_BIRTH, ...changes };
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Birth Date').fill(KNOWN_BIRTH.birthDate);
  if (birthTime === null) await page.getByText('Time unknown?').click();
  else await page.getByLabel('Birth Time').fill(birthTime);
  await page.getByLabel('Birth Place').pressSequentially('San Francisco');
  await page.getByRole('option', { name: /San Francisco California, United States/ }).click();
}

/** The heading over a chart that has been drawn. */
export const chartTitle = (page: Page, name: string = KNOWN_BIRTH.name) =>
  page.getByRole('heading', { level: 1, name: `${name}'s Analysis Generated` });
