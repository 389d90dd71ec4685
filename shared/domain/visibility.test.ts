import { expect, it } from 'vitest';
import { allows, VIEWERS, VISIBILITY_LEVELS } from './visibility.ts';

/** f: functions, s: summary, c: chart, b: birth. */
const ALLOWED = `
  full      person person        fscb
  full      person teammate      fsc
  full      person account_admin fscb
  full      person master_admin  fscb
  full      admin  person        fscb
  full      admin  teammate      fsc
  full      admin  account_admin fscb
  full      admin  master_admin  fscb
  summary   person person        fscb
  summary   person teammate      fs
  summary   person account_admin fs
  summary   person master_admin  fs
  summary   admin  person        fscb
  summary   admin  teammate      fs
  summary   admin  account_admin fsb
  summary   admin  master_admin  fsb
  functions person person        fscb
  functions person teammate      f
  functions person account_admin f
  functions person master_admin  f
  functions admin  person        fscb
  functions admin  teammate      f
  functions admin  account_admin fb
  functions admin  master_admin  fb
`;

it('allows each viewer what the level says, and no more', () => {
  const lines = VISIBILITY_LEVELS.flatMap((level) =>
    (['person', 'admin'] as const).flatMap((enteredBy) =>
      VIEWERS.map((viewer) => {
        const { functions, summary, chart, birth } = allows(level, viewer, enteredBy);
        const letters = [functions && 'f', summary && 's', chart && 'c', birth && 'b'];
        return [level, enteredBy, viewer, letters.filter(Boolean).join('')].join(' ');
      }),
    ),
  );
  expect(lines).toEqual(
    ALLOWED.trim()
      .split('\n')
      .map((line) => line.trim().replaceAll(/\s+/g, ' ')),
  );
});

it('takes birth data as typed by the person unless told otherwise', () => {
  expect(allows('summary', 'account_admin').birth).toBe(false);
});
