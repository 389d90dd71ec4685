import { expect, type Page } from '@playwright/test';
import { KNOWN_BIRTH } from './births.ts';

interface Team {
  readonly id: string;
  readonly accountId: string;
  readonly members: readonly object[];
}

async function teamsOf(page: Page): Promise<readonly Team[]> {
  const reply = await page.request.get('/api/user/all-teams');
  expect(reply.status()).toBe(200);
  return reply.json();
}

/** The id of one of the signed-in person's teams with a Penta. */
export async function teamOfMany(page: Page): Promise<string> {
  const team = (await teamsOf(page)).find(({ members }) => members.length > 2);
  if (!team) throw new Error('There is no team of three people.');
  return team.id;
}

const FOUNDERS = ['Maximiliane Schönfelder-Thorvaldsdóttir', 'Ben Okoye'];
const BIRTH_DATES = [KNOWN_BIRTH.birthDate, '1985-05-03', '1990-11-21', '1979-02-14', '1966-08-30'];

/** Creates a team of two for the signed-in account admin; the same one on every call. */
export const makePair = (page: Page) => makeTeam(page, 'The two founders', FOUNDERS);

/** Creates a team of people with these names; in the first account of the signed-in admin by default. */
export async function makeTeam(
  page: Page,
  teamName: string,
  names: readonly string[],
  accountId?: string,
): Promise<string> {
  const teamAccountId = accountId ?? (await teamsOf(page))[0]?.accountId;
  const members = names.map((name, index) => ({
    ...KNOWN_BIRTH,
    name,
    birthDate: BIRTH_DATES[index] ?? KNOWN_BIRTH.birthDate,
  }));
  const reply = await page.request.post('/api/team/analyze', {
    headers: { Origin: new URL(page.url()).origin },
    data: { teamName, teamAccountId, members },
  });
  expect(reply.status()).toBe(200);
  const { id }: { id: string } = await reply.json();
  return id;
}
