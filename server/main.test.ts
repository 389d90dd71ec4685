import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import { createEmptyDatabase, createTestDatabase, databaseKind } from '#server/testing/database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { request } from '#server/testing/request.ts';
import { demoEnv, killServers, startServer } from '#server/testing/server-process.ts';
import { isPlayedElsewhere } from '#server/testing/sizes.ts';

afterEach(killServers);

// It opens no database: one run is enough.
describe.skipIf(isPlayedElsewhere(databaseKind))('a server with an invalid configuration', () => {
  test('prints every problem but no values, and exits', async () => {
    await using database = await createTestDatabase();
    const { code, output } = await startServer(
      {
        NODE_ENV: 'production',
        PORT: 'the-wrong-port',
        SESSION_SECRET: 'the-short-secret',
        OIDC_CLIENT_SECRET: 'the-client-secret',
      },
      database.dataDir,
    ).ended;
    expect(code).toBe(1);
    for (const name of ['PORT', 'SESSION_SECRET', 'OIDC_ISSUER', 'DATABASE_URL', 'PUBLIC_URL']) {
      expect(output).toContain(name);
    }
    expect(output).not.toMatch(/the-wrong-port|the-short-secret|the-client-secret/);
    expect(output).not.toMatch(/\bat .*\.ts:\d+/);
  });

  test('prints a plain message when its port is in use', async () => {
    await using database = await createTestDatabase();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const env = { ...(await demoEnv(database)), PORT: String(port) };
    const { code, output } = await startServer(env, database.dataDir).ended;
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(output).toContain('EADDRINUSE');
    expect(output).toContain(String(port));
    expect(output).not.toMatch(/\bat .*\.ts:\d+/);
  });
});

describe('a server on a database from before the first release', () => {
  test.each([1_795_251_152_265, 1_795_329_552_109])(
    'says so in one sentence and exits without touching it (first migration %i)',
    async (first) => {
      await using target = await createEmptyDatabase();
      const open = () =>
        openDatabase(target.config, pino({ level: 'silent' }), (error) => {
          throw error;
        });
      const before = await open();
      await before.pool.query(`create table users (id int); create schema drizzle;
      create table drizzle.__drizzle_migrations (hash text, created_at bigint);
      insert into drizzle.__drizzle_migrations values ('x', ${first})`);
      await before.close();
      const { code, output } = await startServer(await demoEnv(target), target.dataDir).ended;
      expect(code).toBe(1);
      expect(output).toMatch(/^The (data directory|database) .* before the first release .*\.\n$/);
      const after = await open();
      const { rows } = await after.pool.query(
        "select 1 from pg_tables where schemaname = 'public'",
      );
      await after.close();
      expect(rows).toHaveLength(1);
    },
  );
});

describe.skipIf(databaseKind !== 'postgres')(
  'a server whose PostgreSQL is not up yet (PostgreSQL only, by TEST_DATABASE_URL)',
  () => {
    test('waits for it, and starts', async () => {
      await using database = await createTestDatabase();
      const env: Record<string, string> = await demoEnv(database);
      const target = new URL(env['DATABASE_URL'] ?? '');
      const late = new URL(target);
      late.port = String(await freePort());
      const server = startServer({ ...env, DATABASE_URL: late.href }, database.dataDir);
      await server.saying('waiting for the database');
      const forwarder = createServer((from) => {
        const to = connect(Number(target.port), target.hostname);
        from.pipe(to).pipe(from);
        for (const socket of [from, to]) socket.on('error', () => undefined);
      });
      await new Promise<void>((resolve) => forwarder.listen(Number(late.port), resolve));
      await server.saying('"listening"');
      server.child.kill('SIGTERM');
      expect((await server.ended).code).toBe(0);
      forwarder.close();
    });
  },
);

describe('graceful shutdown', () => {
  test('closes idle connections, releases its resources and exits', async () => {
    await using database = await createTestDatabase();
    const env: Record<string, string> = { ...(await demoEnv(database)), KEEP_ALIVE_SECONDS: '90' };
    const url = `http://localhost:${env['PORT']}`;
    const first = startServer(env, database.dataDir);
    await first.saying('"listening"');
    expect((await request(`${url}/readyz`)).status).toBe(200);
    // A browser with an idle keep-alive connection.
    const idle = connect(Number(env['PORT']), 'localhost');
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
    const reply = await new Promise((resolve) => idle.once('data', resolve));
    expect(String(reply)).toMatch(/^Keep-Alive: timeout=90\r$/m);
    const closed = new Promise((resolve) => idle.once('close', resolve));
    first.child.kill('SIGTERM');
    const { code, output } = await first.ended;
    expect(code, output).toBe(0);
    await closed;

    const second = startServer(env, database.dataDir);
    await second.saying('"listening"');
    expect((await request(`${url}/api/health`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });
});

describe.skipIf(isPlayedElsewhere(databaseKind))('stopping right after the first start', () => {
  test('logs no warning while the knowledge base is still being indexed', async () => {
    await using database = await createTestDatabase();
    const env = await demoEnv(database);
    const server = startServer(env, database.dataDir);
    await server.saying('"listening"');
    await fetch(`http://localhost:${env['PORT']}/api/auth/user`);
    // Indexing begins two seconds after the first visit.
    await sleep(2_500);
    server.child.kill('SIGINT');
    const { code, output } = await server.ended;
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/"level":(40|50|60)|oidc-provider/);
  });
});

describe('startup', () => {
  test('logs the chosen implementations, no secrets and no addresses', async () => {
    await using database = await createTestDatabase();
    const env = await demoEnv(database);
    const server = startServer(env, database.dataDir);
    await server.saying('"listening"');
    const line = server
      .output()
      .split('\n')
      .find((candidate) => candidate.includes('"listening"'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      address: `http://localhost:${env['PORT']}`,
      database: database.config.kind,
      identity: 'embedded',
      payments: 'embedded',
      places: 'gazetteer',
      chat: expect.stringContaining('built-in'),
    });
    await server.saying('The payments sandbox');
    const page = await request(`http://localhost:${env['PORT']}/api/login?login_hint=a@b.example`);
    expect(page.status).toBe(302);
    const gone = await request(`http://localhost:${env['PORT']}/assets/gone%0Aplanted.js`);
    expect(gone.status).toBe(404);
    server.child.kill('SIGTERM');
    const { output } = await server.ended;
    expect(output).not.toMatch(/session-secret|BEGIN|"d":|planted/);
  });
});
