import { expect, type Page } from '@playwright/test';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import { KNOWN_BIRTH } from './births.ts';

const headersOf = (page: Page) => ({ Origin: new URL(page.url()).origin });

/** Makes a link for everybody of a team, as its signed-in admin; returns the link's token. */
export async function invite(page: Page, teamId: string): Promise<string> {
  const path = `/api/team/${teamId}/invitations`;
  const made = await page.request.post(path, { headers: headersOf(page), data: { kind: 'team' } });
  expect(made.status()).toBe(201);
  const { token }: { token: string } = await made.json();
  return token;
}

interface Joining {
  readonly name: string;
  readonly birthDate: string;
  readonly level: VisibilityLevel;
}

/** Joins by a link, as whoever has it does; returns the token of the personal link. */
export async function joinBy(page: Page, invitation: string, person: Joining): Promise<string> {
  const path = `/api/invitations/${invitation}`;
  const { consentVersion }: { consentVersion: string } = await (
    await page.request.get(path)
  ).json();
  const joined = await page.request.post(`${path}/join`, {
    headers: headersOf(page),
    data: { ...KNOWN_BIRTH, ...person, consentVersion },
  });
  expect(joined.ok()).toBe(true);
  const { token }: { token: string } = await joined.json();
  return token;
}
