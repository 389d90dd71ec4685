import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { request } from '#server/testing/request.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  output(): string;
  /** Resolves once the output holds the words, rejects when the process ends without them. */
  saying(words: string): Promise<void>;
}

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** The server as people start it, in a folder of its own so that no .env file is read. */
function start(env: Record<string, string>, folder: string): Started {
  const child = spawn(process.execPath, ['--import', TSX, MAIN], { cwd: folder, env });
  running.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Ended>((settle) =>
    child.once('close', (code) => {
      running.delete(child);
      settle({ code, output });
    }),
  );
  return {
    child,
    ended,
    output: () => output,
    saying: (words) =>
      new Promise((settle, reject) => {
        const look = () => output.includes(words) && settle();
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended:\n${output}`)));
      }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, settle));
  const { port } = server.address() as AddressInfo;
  await new Promise((settle) => server.close(settle));
  return port;
}

async function demoEnv(database: TestDatabase): Promise<Record<string, string>> {
  const { config } = database;
  return {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'demo',
    PORT: String(await freePort()),
    DATA_DIR: database.dataDir,
    ...(config.kind === 'postgres' ? { DATABASE_URL: config.url } : {}),
  };
}

describe('a server that is configured wrongly', () => {
  test('says everything that is wrong, none of the values, and ends', async () => {
    await using database = await createTestDatabase();
    const { code, output } = await start(
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

  test('says in plain words that its port is taken', async () => {
    await using database = await createTestDatabase();
    const other = createServer();
    await new Promise<void>((settle) => other.listen(0, settle));
    const { port } = other.address() as AddressInfo;
    const env = { ...(await demoEnv(database)), PORT: String(port) };
    const { code, output } = await start(env, database.dataDir).ended;
    await new Promise((settle) => other.close(settle));
    expect(code).toBe(1);
    expect(output).toContain('EADDRINUSE');
    expect(output).toContain(String(port));
    expect(output).not.toMatch(/\bat .*\.ts:\d+/);
  });
});

describe('a server that is asked to stop', () => {
  test('finishes, says goodbye to idle connections and lets go of everything', async () => {
    await using database = await createTestDatabase();
    const env = await demoEnv(database);
    const url = `http://localhost:${env['PORT']}`;
    const first = start(env, database.dataDir);
    await first.saying('"listening"');
    expect((await request(`${url}/readyz`)).status).toBe(200);
    // A browser that keeps its connection open and asks nothing more.
    const idle = connect(Number(env['PORT']), 'localhost');
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
    await new Promise((settle) => idle.once('data', settle));
    const closed = new Promise((settle) => idle.once('close', settle));
    first.child.kill('SIGTERM');
    const { code, output } = await first.ended;
    expect(code, output).toBe(0);
    await closed;

    const second = start(env, database.dataDir);
    await second.saying('"listening"');
    expect((await request(`${url}/api/health`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });
});

describe('a server that starts', () => {
  test('says which implementations run, and nothing secret', async () => {
    await using database = await createTestDatabase();
    const env = await demoEnv(database);
    const server = start(env, database.dataDir);
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
    server.child.kill('SIGTERM');
    const { output } = await server.ended;
    expect(output).not.toMatch(/session-secret|BEGIN|"d":/);
  });
});
