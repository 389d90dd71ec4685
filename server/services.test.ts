import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createServices } from './services.ts';

function configOf(database: TestDatabase, env: Record<string, string> = {}): Config {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: database.dataDir,
    ...env,
  });
  return { ...config, database: database.config };
}

describe('installation secrets', () => {
  test('are generated once and readable by the owner only', async () => {
    await using database = await createTestDatabase();
    const first = await createServices(configOf(database));
    await first.close();
    const files = ['session-secret', 'issuer.json'].map((name) => join(database.dataDir, name));
    const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    for (const file of files) expect((await stat(file)).mode & 0o077).toBe(0);
    expect(contents[0]?.length).toBeGreaterThanOrEqual(43);
    const second = await createServices(configOf(database));
    await second.close();
    expect(second.sessionSecret).toBe(first.sessionSecret);
    expect(await Promise.all(files.map((file) => readFile(file, 'utf8')))).toEqual(contents);
  });

  test('are regenerated when the file is empty or truncated', async () => {
    await using database = await createTestDatabase();
    await writeFile(join(database.dataDir, 'session-secret'), '\n');
    await writeFile(join(database.dataDir, 'issuer.json'), '{}');
    const services = await createServices(configOf(database));
    await services.close();
    expect(services.sessionSecret.length).toBeGreaterThanOrEqual(32);
    // A configured secret wins over the file.
    const SESSION_SECRET = 'a-session-secret-of-forty-characters-abc';
    const configured = await createServices(configOf(database, { SESSION_SECRET }));
    await configured.close();
    expect(configured.sessionSecret).toBe(SESSION_SECRET);
  });
});

describe('failing startup', () => {
  test('releases the database for the next attempt', async () => {
    await using database = await createTestDatabase();
    const broken = { ...configOf(database), dataDir: '/dev/null/nowhere' };
    await expect(createServices(broken)).rejects.toThrow();
    const services = await createServices(configOf(database));
    await services.close();
  });

  test('reports that the database is unreachable', async () => {
    await using database = await createTestDatabase();
    const config = {
      ...configOf(database),
      database: {
        kind: 'postgres',
        url: 'postgres://x@127.0.0.1:1/x',
        poolMax: 10,
        namedStatements: true,
      },
    } as const;
    await expect(createServices(config, { databaseWaitMs: 0 })).rejects.toThrow(
      'The database at DATABASE_URL can’t be reached.',
    );
  });
});
