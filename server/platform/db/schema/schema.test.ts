import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { type Database, openDatabase } from '../client.ts';

let target: TestDatabase;
let database: Database;
beforeAll(async () => {
  target = await createTestDatabase();
  database = await openDatabase(target.config, pino({ level: 'silent' }), (error) => {
    throw error;
  });
});
afterAll(async () => {
  await database.close();
  await target[Symbol.asyncDispose]();
});

type Row = Record<string, unknown>;

const NO_COVERAGE = {
  covered_count: 0,
  holder_counts: '{}',
  possible_counts: '{}',
  most_needed_functions: 0,
};

/** Inserts plain SQL values, to test the database's constraints rather than the types. */
async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row);
  const marks = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${marks.join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}

async function one(table: string, id: string): Promise<Row | undefined> {
  const { rows } = await database.pool.query<Row>(`select * from ${table} where id = $1`, [id]);
  return rows[0];
}

const remove = (table: string, id: string) =>
  database.pool.query(`delete from ${table} where id = $1`, [id]);

const BIRTH = {
  name: 'Ada',
  birth_date: '1985-12-10',
  birth_time: '06:30',
  birth_place: 'London',
  chart_data: '{}',
};
const newUser = (changes: Row = {}) =>
  insert('users', { issuer: 'https://id.example', subject: randomUUID(), ...changes });
const newAccount = (changes: Row = {}) =>
  insert('team_accounts', { name: 'Northwind', ...changes });
const newTeam = (account_id: string) => insert('teams', { account_id, name: 'Alpha' });
const newChart = (user_id: string) =>
  insert('individual_charts', {
    ...BIRTH,
    user_id,
    utc_offset_seconds: 0,
    offset_rule: 'zone',
    birth_utc: '1985-12-10T06:30:00Z',
    design_utc: '1985-09-12T06:30:00Z',
    engine_version: '1',
    tz_version: '2026a',
    ephemeris: 'test',
    quick_insights: '{}',
  });
/** The column's older name. */
const RESOLVED = 'settled';
const newMember = (team_id: string, account_id: string, changes: Row = {}) =>
  insert('team_members', {
    team_id,
    account_id,
    name: 'Ada',
    stated: '{}',
    [RESOLVED]: '{}',
    ...changes,
  });

describe('deleting a person', () => {
  test('deletes their charts, generation records and sign-ins', async () => {
    const user = await newUser();
    const chart = await newChart(user);
    const generation = await insert('chart_generations', {
      ...BIRTH,
      user_id: user,
      individual_chart_id: chart,
    });
    const login = await insert('logins', { user_id: user, expires_at: '2100-01-01' });
    await remove('users', user);
    expect(await one('individual_charts', chart)).toBeUndefined();
    expect(await one('chart_generations', generation)).toBeUndefined();
    expect(await one('logins', login)).toBeUndefined();
  });

  test('deletes their memberships and keeps the account and its analyses', async () => {
    const user = await newUser();
    const account = await newAccount();
    const team = await newTeam(account);
    const membership = await insert('account_memberships', { user_id: user, account_id: account });
    const inTeam = await insert('team_memberships', {
      user_id: user,
      team_id: team,
      account_id: account,
    });
    const analyzed = await newMember(team, account, { user_id: user });
    const penta = await insert('penta_analyses', {
      team_id: team,
      account_id: account,
      user_id: user,
      team_member_ids: '[]',
      penta_data: '{}',
      ...NO_COVERAGE,
    });
    await remove('users', user);
    expect(await one('account_memberships', membership)).toBeUndefined();
    expect(await one('team_memberships', inTeam)).toBeUndefined();
    expect(await one('team_accounts', account)).toBeDefined();
    expect(await one('team_members', analyzed)).toMatchObject({ user_id: null });
    expect(await one('penta_analyses', penta)).toMatchObject({ user_id: null });
  });
});

describe('deleting a chart', () => {
  test('deletes its generation record', async () => {
    const user = await newUser();
    const chart = await newChart(user);
    const generation = await insert('chart_generations', {
      ...BIRTH,
      user_id: user,
      individual_chart_id: chart,
    });
    await remove('individual_charts', chart);
    expect(await one('chart_generations', generation)).toBeUndefined();
    expect(await one('users', user)).toBeDefined();
  });
});

describe('deleting an account', () => {
  test('deletes everything in it and nobody’s own charts', async () => {
    const user = await newUser();
    const chart = await newChart(user);
    const account = await newAccount();
    const team = await newTeam(account);
    const generation = await insert('chart_generations', {
      ...BIRTH,
      account_id: account,
      chart_type: 'team',
    });
    const [first, second] = [
      await newMember(team, account, { chart_id: generation }),
      await newMember(team, account),
    ];
    const inside: [string, string][] = [
      ['teams', team],
      ['chart_generations', generation],
      ['team_members', first],
      ['team_members', second],
      [
        'account_memberships',
        await insert('account_memberships', { user_id: user, account_id: account }),
      ],
      [
        'team_memberships',
        await insert('team_memberships', { user_id: user, team_id: team, account_id: account }),
      ],
      [
        'working_dynamics',
        await insert('working_dynamics', {
          team_id: team,
          account_id: account,
          member1_id: first,
          member2_id: second,
          dynamic_type: 'x',
          strength: 'x',
          watchout: 'x',
          facts: '{}',
        }),
      ],
      [
        'penta_analyses',
        await insert('penta_analyses', {
          team_id: team,
          account_id: account,
          team_member_ids: '[]',
          penta_data: '{}',
          ...NO_COVERAGE,
        }),
      ],
      [
        'usage_tracking',
        await insert('usage_tracking', { account_id: account, tracking_date: '2026-01-31' }),
      ],
    ];
    await remove('team_accounts', account);
    for (const [table, id] of inside) expect(await one(table, id), table).toBeUndefined();
    expect(await one('users', user)).toBeDefined();
    expect(await one('individual_charts', chart)).toBeDefined();
  });

  test('clears it where it was somebody’s selected account or team', async () => {
    const account = await newAccount();
    const team = await newTeam(account);
    const user = await newUser({ active_account_id: account, active_team_id: team });
    await remove('teams', team);
    expect(await one('users', user)).toMatchObject({
      active_account_id: account,
      active_team_id: null,
    });
    await remove('team_accounts', account);
    expect(await one('users', user)).toMatchObject({ active_account_id: null });
  });
});

describe('there is only one', () => {
  const refusesTwice = async (put: () => Promise<unknown>) => {
    await put();
    await expect(put()).rejects.toMatchObject({ code: '23505' });
  };

  test('person with a subject at an issuer', async () => {
    const subject = randomUUID();
    await refusesTwice(() => newUser({ subject }));
    await newUser({ subject, issuer: 'https://other.example' });
  });

  test('membership of a person in an account, and in a team', async () => {
    const user_id = await newUser();
    const account_id = await newAccount();
    const team_id = await newTeam(account_id);
    await refusesTwice(() => insert('account_memberships', { user_id, account_id }));
    await refusesTwice(() => insert('team_memberships', { user_id, account_id, team_id }));
  });

  test('row of usage for an account and a day', async () => {
    const account_id = await newAccount();
    await refusesTwice(() => insert('usage_tracking', { account_id, tracking_date: '2026-01-31' }));
    await insert('usage_tracking', { account_id, tracking_date: '2026-02-01' });
  });

  test('generation record of a person’s chart', async () => {
    const user_id = await newUser();
    const individual_chart_id = await newChart(user_id);
    await refusesTwice(() =>
      insert('chart_generations', { ...BIRTH, user_id, individual_chart_id }),
    );
  });

  test('dynamic of a pair in a team', async () => {
    const account_id = await newAccount();
    const team_id = await newTeam(account_id);
    const member1_id = await newMember(team_id, account_id);
    const member2_id = await newMember(team_id, account_id);
    const words = { dynamic_type: 'x', strength: 'x', watchout: 'x', facts: '{}' };
    await refusesTwice(() =>
      insert('working_dynamics', { team_id, account_id, member1_id, member2_id, ...words }),
    );
  });

  test('active set of prompts, besides any number of former ones', async () => {
    const prompts = { individual_coach_prompt: 'x', team_coach_prompt: 'x' };
    await insert('master_prompts', { ...prompts, is_active: false });
    await insert('master_prompts', { ...prompts, is_active: false });
    await refusesTwice(() => insert('master_prompts', { ...prompts, is_active: true }));
  });
});

describe('the database refuses', () => {
  test.each([
    ['a team limit of 0', () => newAccount({ team_limit: 0 })],
    ['a negative team limit', () => newAccount({ team_limit: -1 })],
    ['a member limit of 0', () => newAccount({ member_limit: 0 })],
    ['a role that does not exist', () => newUser({ global_role: 'owner' })],
    ['a date in another format', async () => usageOn('31.01.2026')],
    ['a date without zeros', async () => usageOn('2026-1-31')],
    ['a negative count', async () => usageOn('2026-01-31', { page_loads: -1 })],
  ])('%s', async (_title, put) => {
    await expect(put()).rejects.toMatchObject({ code: '23514' });
  });

  async function usageOn(tracking_date: string, changes: Row = {}): Promise<string> {
    return insert('usage_tracking', { account_id: await newAccount(), tracking_date, ...changes });
  }

  test('a team without an account, and a chart without a person', async () => {
    await expect(newTeam(randomUUID())).rejects.toMatchObject({ code: '23503' });
    await expect(newChart(randomUUID())).rejects.toMatchObject({ code: '23503' });
  });

  test('nothing about a new account with only a name', async () => {
    expect(await one('team_accounts', await newAccount())).toMatchObject({
      subscription_tier: 'team_platform',
      team_limit: 1,
      member_limit: 5,
      is_active: true,
    });
  });
});
