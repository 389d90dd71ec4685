import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { request } from '#server/testing/request.ts';
import type { RunSuite } from './suite.ts';

/** Texts that nobody else uses, so that finding one in the log is a leak. */
const PLANTED = {
  name: 'Quorvella Zanthimer',
  birthDate: '1983-07-19',
  birthTime: '03:47',
  birthPlace: 'Ouagadougou, Burkina Faso',
  email: 'quorvella.zanthimer@canary.example',
  question: 'Should Brindlewick report the Kestrelmoor merger?',
};

async function plant({ app }: AccessWorld): Promise<string[]> {
  const person = await app.signIn(PLANTED.email);
  const { name, birthDate, birthTime, birthPlace, question } = PLANTED;
  const birth = { name, birthDate, birthTime, birthPlace };
  const chart = await person.post('/api/individual/charts/preview', birth);
  const { chartId } = chart.body;
  await person.post('/api/coach/ask', { question, chartId });
  const share = await person.post(`/api/individual/charts/${chartId}/shares`, { agreed: true });
  await app.anonymous.get(`/api/shared/${share.body.token}`);
  await person.post('/api/places/autocomplete', { input: PLANTED.birthPlace });
  await person.post('/api/individual/charts/preview', { ...birth, birthDate: '1983-02-30' });
  await request(`${app.url}/api/login?login_hint=${encodeURIComponent(PLANTED.email)}`);
  return [
    'Quorvella',
    'Zanthimer',
    '1983-07-19',
    '03:47"',
    'Ouagadougou',
    'Brindlewick',
    'Kestrelmoor',
    person.cookie,
    decodeURIComponent(person.cookie.split('=')[1] ?? ''),
    person.actor.loginId,
    String(share.body.token),
  ];
}

/** The log of everything that ran before holds no secret, no e-mail address and no birth. */
export function logCanaries(world: AccessWorld): RunSuite {
  return async () => {
    const { app, fixture } = world;
    const planted = await plant(world);
    const { sessionSecret } = app.services;
    const emails = Object.values(fixture.people).map(({ actor }) => actor.email ?? '');
    const cookies = Object.values(fixture.people).map(({ cookie }) => cookie);
    const canaries = [
      ...planted,
      ...emails,
      ...cookies,
      fixture.token,
      sessionSecret,
      '@people.example',
    ].filter((canary) => canary.length > 3);
    const failures = canaries.flatMap((canary) => {
      const line = app.logged.find((one) => one.includes(canary));
      return line ? [`${canary} is in the log: ${line.slice(0, 200)}`] : [];
    });
    if (failures.length === 0 && app.logged.some((line) => line.trimEnd().includes('\n'))) {
      failures.push('A log entry spans several lines');
    }
    return { cases: app.logged.length, failures };
  };
}
