import type { Organization } from '#shared/contract/organization.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { newAccount } from './admin-fixture.ts';
import type { SignedIn, TestApp } from './app.ts';

/** An account whose admin arranges its people. */
export async function newOrganization(app: TestApp, master: SignedIn) {
  const { id: accountId, admin, member } = await newAccount(app, master);
  const path = `/api/accounts/${accountId}/organization`;
  return {
    admin,
    member,
    accountId,
    path,
    read: async (): Promise<Organization> => (await admin.get(path).expect(200)).body,
    analyzed: async (teamName: string, members: readonly object[]): Promise<TeamRecord> => {
      const body = { teamName, teamAccountId: accountId, members };
      return (await admin.post('/api/team/analyze', body).expect(200)).body;
    },
  };
}

export type NewOrganization = Awaited<ReturnType<typeof newOrganization>>;
