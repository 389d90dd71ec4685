import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import {
  pentaAnalyses,
  teamMembers,
  workingDynamics,
} from '#server/platform/db/schema/analyses.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { PENTA_SIZE_MIN, TEAM_SIZE_MAX, TEAM_SIZE_MIN } from '#shared/contract/teams.ts';
import { readTeamFile } from '#shared/team-file/read-team-file.ts';
import { reviewTeam } from '#shared/team-file/review-team.ts';
import { openAccount } from '../accounts/service.ts';

const FILES = 50;

let app: TestApp;
let admin: SignedIn;
let accountId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn(`${randomUUID()}@people.example`);
  const { db } = app.services.database;
  accountId = await openAccount(db, 'Northwind', [
    { userId: admin.actor.id, role: 'account_admin' },
  ]);
  await db.update(teamAccounts).set({ teamLimit: 100 }).where(eq(teamAccounts.id, accountId));
});
afterAll(() => app[Symbol.asyncDispose]());

const cell = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
const line = fc.tuple(
  cell(['Ana', 'Ben', 'Cem', 'Dora', 'Eli'], ['', '=1+1', '\u202eRTL', 'x'.repeat(300), '\0']),
  cell(['1985-05-03', '1990-12-24', '3 May 1978'], ['2999-01-01', '30.2.1985', '']),
  cell(['14:30', '06:05', ''], ['25:00', '02:30']),
  cell(['Berlin', 'Oslo', 'Stockholm'], ['', 'Nowhere at all', 'Springfield']),
);
const file = fc
  .array(line, { minLength: 1, maxLength: 7 })
  .map((lines) => [['Name', 'Birth Date', 'Birth Time', 'Birth Place'], ...lines])
  .map((lines) => lines.map((cells) => cells.join(',')).join('\n'));

/** The people as the page sends them or, where it would reject them, unchanged. */
function membersOf(source: string): object[] {
  const review = reviewTeam(readTeamFile(source).rows);
  const whole = review.toMembers();
  if (whole) return whole;
  return review.rows.map(({ cells: { name, birthDate, birthTime, birthPlace } }) => ({
    name,
    birthDate,
    birthTime: birthTime === '' ? null : birthTime,
    birthPlace,
  }));
}

test(`${FILES} generated files each become a complete team or a clear refusal`, async () => {
  const { db } = app.services.database;
  const seen = { kept: 0, refused: 0 };
  for (const source of fc.sample(file, { seed: 20_261_121, numRuns: FILES })) {
    const teamName = randomUUID();
    const members = membersOf(source);
    const answer = await admin.post('/api/team/analyze', {
      teamName,
      teamAccountId: accountId,
      members,
    });
    expect([source, answer.status]).toEqual([source, expect.toSatisfy((code) => code < 500)]);
    const kept = await db.select().from(teams).where(eq(teams.name, teamName));
    expect([source, kept.length]).toEqual([source, answer.status === 200 ? 1 : 0]);
    seen[answer.status === 200 ? 'kept' : 'refused'] += 1;
    if (answer.status !== 200) expect(answer.body.message).toMatch(/\w/);
    for (const { id } of kept) {
      const size = members.length;
      expect(size).toBeGreaterThanOrEqual(TEAM_SIZE_MIN);
      expect(size).toBeLessThanOrEqual(TEAM_SIZE_MAX);
      const people = await db.select().from(teamMembers).where(eq(teamMembers.teamId, id));
      const pairs = await db.select().from(workingDynamics).where(eq(workingDynamics.teamId, id));
      const pentas = await db.select().from(pentaAnalyses).where(eq(pentaAnalyses.teamId, id));
      expect([people.length, pairs.length, pentas.length]).toEqual([
        size,
        (size * (size - 1)) / 2,
        size >= PENTA_SIZE_MIN ? 1 : 0,
      ]);
    }
  }
  expect(seen.kept).toBeGreaterThan(5);
  expect(seen.refused).toBeGreaterThan(5);
});
