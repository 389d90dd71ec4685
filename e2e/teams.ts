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

/** Creates a team of two for the signed-in account admin; the same one on every call. */
export async function makePair(page: Page): Promise<string> {
  const [first] = await teamsOf(page);
  const reply = await page.request.post('/api/team/analyze', {
    headers: { Origin: new URL(page.url()).origin },
    data: {
      teamName: 'The two founders',
      teamAccountId: first?.accountId,
      members: [
        { ...KNOWN_BIRTH, name: 'Maximiliane Schönfelder-Thorvaldsdóttir' },
        { ...KNOWN_BIRTH, name: 'Ben Okoye', birthDate: '1985-05-03' },
      ],
    },
  });
  expect(reply.status()).toBe(200);
  const { id }: { id: string } = await reply.json();
  return id;
}
