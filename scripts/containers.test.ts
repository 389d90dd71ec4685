import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { Environment } from '#server/platform/config.ts';
import { isNeeded, RUNTIME_PACKAGES } from './runtime-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Instructions with continued lines joined. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({
    name: line.slice(0, line.indexOf(' ')),
    rest: line.slice(line.indexOf(' ') + 1),
  }));

const Service = z.looseObject({
  image: z.string().optional(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  healthcheck: z.unknown().optional(),
});
const compose = z
  .object({
    services: z.record(z.string(), Service),
    volumes: z.record(z.string(), z.unknown()),
  })
  .loose()
  .parse(parse(read('compose.yaml')));

const PINNED = /^[\w./-]+:v?\d+\.\d+[\w.-]*$/;
const known = new Set(Object.keys(Environment.shape));
/** Made by the build stage itself. */
const BUILT = ['dist', 'runtime/node_modules'];

describe('the Dockerfile', () => {
  test('starts from slim images pinned by a full version', () => {
    const images = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest);
    expect(images).toHaveLength(2);
    for (const image of images) {
      const [name = ''] = image.split(' ');
      expect(name).toMatch(PINNED);
      expect(name).toMatch(/-slim$/);
    }
  });

  test('copies only what exists and what the build leaves in', () => {
    const ignored = read('.dockerignore').split('\n');
    const sources = instructions
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ rest }) =>
        rest
          .split(' ')
          .filter((part) => !part.startsWith('--'))
          .slice(0, -1),
      )
      .map((path) => path.replace(/^\/app\//, ''));
    for (const path of sources.filter((each) => !BUILT.includes(each))) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(ignored, path).not.toContain(path);
    }
    expect(sources).toEqual(expect.arrayContaining(BUILT));
  });

  test('keeps secrets, data and what is built elsewhere out of the build', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.data', '.git', 'node_modules', 'dist']),
    );
  });

  test('sets variables that the server knows', () => {
    const set = instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => [...rest.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(set.length).toBeGreaterThan(0);
    for (const name of set) expect(known, name).toContain(name);
  });

  test('ends as a person without rights, with a check of health that the server answers', () => {
    const users = instructions.filter(({ name }) => name === 'USER').map(({ rest }) => rest);
    expect(users).toEqual(['node']);
    const check = instructions.find(({ name }) => name === 'HEALTHCHECK')?.rest ?? '';
    const path = /}(\/\w+)`/.exec(check)?.[1] ?? 'none';
    expect(read('server/platform/http/health.ts')).toContain(`'${path}'`);
    const port = instructions.find(({ name }) => name === 'EXPOSE')?.rest;
    expect(port).toBe(String(Environment.parse({}).PORT));
  });

  test('runs a script that exists, without a shell in between', () => {
    const command = instructions.find(({ name }) => name === 'CMD')?.rest ?? '[]';
    const [program, script = ''] = z.array(z.string()).parse(JSON.parse(command));
    expect(program).toBe('node');
    expect(existsSync(join(root, script))).toBe(true);
  });

  test('runs scripts of package.json that exist', () => {
    const { scripts } = z
      .looseObject({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    for (const { rest } of instructions.filter(({ name }) => name === 'RUN')) {
      for (const [, name = ''] of rest.matchAll(/npm run (?:-s )?(\w+)/g)) {
        expect(scripts, name).toHaveProperty(name);
      }
      for (const [, file = ''] of rest.matchAll(/npx tsx (\S+)/g)) {
        expect(existsSync(join(root, file)), file).toBe(true);
      }
    }
  });
});

describe('the compose file', () => {
  test('has the app, a pooler and the database, each pinned or built here', () => {
    expect(Object.keys(compose.services)).toEqual(['app', 'pgbouncer', 'postgres']);
    for (const { image, build } of Object.values(compose.services)) {
      expect(build ?? image).toBeDefined();
      if (image) expect(image).toMatch(PINNED);
    }
  });

  test('sets variables that the server knows', () => {
    for (const name of Object.keys(compose.services['app']?.environment ?? {})) {
      expect(known, name).toContain(name);
    }
  });

  test('has no password of its own', () => {
    expect(read('compose.yaml')).not.toMatch(/password: (?!\$\{)/i);
    expect(read('compose.yaml')).toMatch(/postgres:\/\/ninefold:\$\{POSTGRES_PASSWORD:\?/);
  });

  test('gives the app a read-only disk and no rights', () => {
    expect(compose.services['app']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test('names only services and volumes that it has', () => {
    for (const service of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(compose.services).toHaveProperty(name);
        if (condition !== 'service_healthy') continue;
        expect(compose.services[name]?.healthcheck, name).toBeDefined();
      }
      for (const volume of service.volumes ?? []) {
        expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
      }
    }
  });
});

describe('the packages of the image', () => {
  test('are production dependencies', () => {
    const { dependencies } = z
      .looseObject({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    for (const name of RUNTIME_PACKAGES) expect(dependencies).toHaveProperty(name);
  });

  test.each([
    ['geo-tz/data/timezones.geojson.geo.dat', true],
    ['geo-tz/data/timezones-1970.geojson.geo.dat', false],
    ['@fontsource/inter/files/inter-latin-400-normal.woff', true],
    ['@fontsource/inter/files/inter-latin-400-italic.woff', false],
    ['@fontsource/inter/files/inter-latin-600-normal.woff', true],
    ['@fontsource/inter/files/inter-latin-700-normal.woff', false],
    ['@fontsource/kosugi/files/kosugi-japanese-400-normal.woff', true],
    ['@fontsource/kosugi/files/kosugi-17-400-normal.woff', false],
    ['@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff', true],
    ['@fontsource/noto-emoji/files/noto-emoji-emoji-600-normal.woff', false],
    ['pdfkit/js/pdfkit.node.mjs', true],
    ['pdfkit/js/pdfkit.browser.old.mjs', false],
    ['pdfkit/js/pdfkit.standalone.js', false],
    ['pdfkit/js/data/Helvetica.afm', true],
    ['pdfkit/.yarn/install-state.gz', false],
    ['fontkit/dist/module.mjs', true],
    ['fontkit/dist/browser-module.mjs', false],
    ['@electric-sql/pglite/dist/pglite.wasm', true],
    ['@electric-sql/pglite/dist/pglite.cjs', false],
    ['@electric-sql/pglite/dist/pg_trgm.tar.gz', true],
    ['@electric-sql/pglite/dist/pgcrypto.tar.gz', false],
    ['stripe/esm/index.js', true],
    ['stripe/esm/index.d.ts', false],
    ['pg/LICENSE.md', true],
    ['pg/README.md', false],
  ])('%s is needed: %s', (path, expected) => {
    expect(isNeeded(path)).toBe(expected);
  });
});
