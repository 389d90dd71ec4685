import { randomUUID } from 'node:crypto';
import { openAccount } from '../features/accounts/service.ts';
import type { SignedIn, TestApp } from './app.ts';

/** A new signed-in person with the given name. */
export function somebody(app: TestApp, name = 'person'): Promise<SignedIn> {
  return app.signIn(`${name}-${randomUUID()}@people.example`);
}

/** The demo issuer's master admin, signed in. */
export function masterOf(app: TestApp): Promise<SignedIn> {
  return app.signIn('master@demo.example');
}

/** An account with an admin (optionally with a given system-wide role) and a member. */
export async function newAccount(app: TestApp, master: SignedIn, name = 'Northwind') {
  const [admin, member] = [await somebody(app, 'admin'), await somebody(app, 'member')];
  const { db } = app.services.database;
  const id = await openAccount(db, name, []);
  const path = (person: SignedIn) => `/api/admin/users/${person.actor.id}/team-account`;
  await master.post(path(admin), { teamAccountId: id, role: 'account_admin' }).expect(200);
  await master.post(path(member), { teamAccountId: id, role: 'regular_user' }).expect(200);
  return { id, admin, member };
}
