import { expect, type Page } from '@playwright/test';

/** A birth with a published chart, so that an error is noticed. */
export const KNOWN_BIRTH = {
  name: 'Steve Jobs',
  birthDate: '1955-02-24',
  birthTime: '19:15',
  birthPlace: 'San Francisco, California, United States',
} as const;

/** A birth of the type with the longest name. */
export const LONG_TYPE_BIRTH = {
  name: 'Pia Moreno',
  birthDate: '1986-09-03',
  birthTime: '07:45',
  birthPlace: 'Valencia, Spain',
} as const;

/** A birth whose type, authority, and profile all depend on its time, each with a long name. */
export const DOUBTFUL_BIRTH = {
  name: 'Tara Quinn',
  birthDate: '1990-09-25',
  birthTime: null,
  birthPlace: 'Chicago, Illinois, United States',
} as const;

/** A birth with two types, of which neither is likely. */
export const OPEN_TYPE_BIRTH = {
  name: 'Tomás Rocha',
  birthDate: '1995-03-02',
  birthTime: null,
  birthPlace: 'Porto, Portugal',
} as const;

interface Changes {
  readonly name?: string;
  readonly birthDate?: string;
  readonly birthPlace?: string;
  /** Null for an unknown time. */
  readonly birthTime?: string | null;
}

/** Creates a chart for the signed-in person through the API; returns its id. */
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

/** Creates charts for the signed-in person; the last one is the newest. */
export async function makeCharts(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await makeChart(page, { name });
}

/** Fills in the form as a person does, choosing the place from the suggestions. */
export async function fillBirth(page: Page, changes: Changes = {}): Promise<void> {
  const { name, birthTime } = { ...KNOWN_BIRTH, ...changes };
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Birth Date').fill(KNOWN_BIRTH.birthDate);
  if (birthTime === null) await page.getByText('Time unknown?').click();
  else await page.getByLabel('Birth Time').fill(birthTime);
  await page.getByLabel('Birth Place').pressSequentially('San Francisco');
  await page.getByRole('option', { name: /San Francisco California, United States/ }).click();
}

/** The heading of a generated chart. */
export const chartTitle = (page: Page, name: string = KNOWN_BIRTH.name) =>
  page.getByRole('heading', { level: 1, name: `${name}'s Analysis Generated` });
