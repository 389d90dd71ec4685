import { type AccessWorld, buildAccessFixture } from '#server/testing/access-fixture.ts';
import { startTestApp } from '#server/testing/app.ts';

/** Limits of spending that no suite may run into. */
const GENEROUS = {
  COACH_DAILY_QUESTIONS: '1000000',
  COACH_DAILY_ACCOUNT_QUESTIONS: '1000000',
  COACH_DAILY_TOKENS: '1000000000',
};

/** One started app with everybody and everything that the access matrix names. */
export async function startWorld(): Promise<AccessWorld> {
  const app = await startTestApp({ env: GENEROUS });
  return { app, fixture: await buildAccessFixture(app) };
}
