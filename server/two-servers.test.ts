import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '#server/testing/browser.ts';
import { createEmptyDatabase, databaseKind } from '#server/testing/database.ts';
import { type RequestParts, request } from '#server/testing/request.ts';
import { demoEnv, killServers, startServer } from '#server/testing/server-process.ts';

afterEach(killServers);

const STARTS_MS = 180_000;

describe.skipIf(databaseKind !== 'postgres')(
  'two servers on one database (PostgreSQL only, by TEST_DATABASE_URL)',
  () => {
    test(
      'start at once while it is empty, and share sign-ins and sign-outs',
      async () => {
        await using database = await createEmptyDatabase();
        const envs = [await demoEnv(database), await demoEnv(database)];
        const [host = '', other = ''] = envs.map((env) => `localhost:${env['PORT']}`);
        const origin = `http://${host}`;
        const shared = { PUBLIC_URL: origin, SESSION_SECRET: randomUUID().repeat(2) };
        const servers = envs.map((env) => startServer({ ...env, ...shared }, database.dataDir));
        await Promise.all(servers.map((server) => server.saying('"listening"')));

        const browser = openBrowser(origin);
        await browser.visit(`/api/login?login_hint=${randomUUID()}@people.example`);
        const Cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
        const ask = async (address: string, path: string, method: RequestParts['method'] = 'GET') =>
          request(`http://${address}${path}`, {
            method,
            headers: { Cookie, Host: host, Origin: origin },
          });
        for (const address of [host, other]) {
          expect((await ask(address, '/api/auth/user')).status).toBe(200);
        }
        expect((await ask(other, '/api/account/logins', 'DELETE')).status).toBe(204);
        for (const address of [host, other]) {
          expect((await ask(address, '/api/auth/user')).status).toBe(401);
        }

        for (const { child } of servers) child.kill('SIGTERM');
        const ends = await Promise.all(servers.map(({ ended }) => ended));
        expect(ends.map(({ code }) => code)).toEqual([0, 0]);
      },
      STARTS_MS,
    );
  },
);
