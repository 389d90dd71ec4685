import { readdirSync } from 'node:fs';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import {
  browserContract,
  browserModule,
  contractFor,
  readsOfOperations,
  withSchemasFound,
} from './browser-contract.ts';

const CODE = `import * as z from 'zod/mini';
import { LEVELS, LEVEL_MAX } from '../domain/levels.ts';
import { ChartData, ERRORS } from './charts.ts';
import { route } from './route.ts';
export const NAME_MAX = LEVEL_MAX * 2;
const Name = z.string().check(z.maxLength(NAME_MAX));
const Fields = { name: Name, chart: ChartData };
export const NewTeam = z.object({ ...Fields, level: z.enum(LEVELS) });
export const { chart: Chart, ...Others } = NewTeam.shape;
function shortName(name) { return Name.parse(name); }
export function isLong(name) { return name.length > NAME_MAX; }
export const createTeam = route({
  method: 'POST',
  path: '/api/teams',
  summary: 'Open a team',
  access: 'user',
  createsOnce: true,
  body: NewTeam,
  reply: z.void(),
  errors: ERRORS,
});
`;
const NAMES: Readonly<Record<string, readonly string[]>> = { 'charts.ts': ['ChartData'] };
const namesOf = (module: string) => NAMES[module] ?? [];
const INSIDE = /^\.\/[\w-]+\.ts$/;

const FOLDER = new URL('../shared/contract/', import.meta.url);
const MODULES = readdirSync(FOLDER).filter((name) => /^[\w-]+(?<!\.test)\.ts$/.test(name));

/** What browsers get of all modules, as an address of an ES module. */
async function builtContract(): Promise<string> {
  const parts = MODULES.filter((name) => name !== 'contract.ts')
    .map((name) => `export * from '${new URL(name, FOLDER).pathname}';`)
    .join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      browserContract(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'all-contract' ? id : null),
        load: (id) => (id === 'all-contract' ? parts : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'all-contract', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = z.object({ output: z.array(z.object({ code: z.string() })) }).parse(built);
  return `data:text/javascript,${encodeURIComponent(output[0]?.code ?? '')}`;
}

/** The statements of a module, whatever their spacing. */
const lines = (code: string) => code.split('\n').filter((line) => line.trim() !== '');

describe('a module of the contract for browsers', () => {
  test('has addresses, plain values, and functions, and imports only what these use', () => {
    expect(lines(contractFor(CODE, false, namesOf))).toEqual([
      "import { LEVEL_MAX } from '../domain/levels.ts';",
      'export const NAME_MAX = LEVEL_MAX * 2;',
      'export function isLong(name) { return name.length > NAME_MAX; }',
      "export const createTeam = { method: 'POST', path: '/api/teams', createsOnce: true };",
    ]);
  });

  test('has its schemas in another, where each is left out unless it is used', () => {
    const schemas = contractFor(CODE, true, namesOf);
    expect(schemas).toContain('export const NewTeam = /* @__PURE__ */ (() => z.object({');
    expect(schemas).toContain("import * as z from 'zod/mini';");
    expect(schemas).toContain('shortName');
    expect(schemas).not.toContain('route(');
  });

  test('has the address of every operation', async () => {
    const browsers: Record<string, unknown> = await import(await builtContract());
    for (const [name, operation] of Object.entries<Route>(CONTRACT)) {
      const { method, path, createsOnce } = operation;
      const address = createsOnce === undefined ? { method, path } : { method, path, createsOnce };
      expect({ [name]: browsers[name] }).toEqual({ [name]: address });
    }
  });

  test.each(MODULES)('%s brings no zod to pages without a form', (name) => {
    const plain = browserModule(name);
    expect(plain).not.toMatch(/zod|\?schemas|\bz\./);
    expect(plain).not.toMatch(/\b(?:reply|summary|access):/);
  });
});

describe('what imports schemas', () => {
  test.each([
    [
      "import { isLong, NewTeam } from '#shared/contract/teams.ts';",
      "import { isLong } from '#shared/contract/teams.ts'; import { NewTeam } from '#shared/contract/teams.ts?schemas.ts';",
    ],
    [
      "import { NewTeam as Team } from '../contract/teams.ts';",
      "import { NewTeam as Team } from '../contract/teams.ts?schemas.ts';",
    ],
    [
      "import { createTeam } from '#shared/contract/teams.ts';",
      "import { createTeam } from '#shared/contract/teams.ts';",
    ],
    ["import { NewTeam } from './teams.ts';", "import { NewTeam } from './teams.ts';"],
  ])('%s', (before, after) => {
    const found = withSchemasFound(before, /\/contract\/[\w-]+\.ts$/, () => ['NewTeam']);
    expect(found.trim()).toBe(after);
  });

  test('within the contract, too', () => {
    expect(withSchemasFound("import { ChartData } from './charts.ts';", INSIDE, namesOf)).toContain(
      "from './charts.ts?schemas.ts'",
    );
  });
});

describe('a client’s module', () => {
  test.each([
    ['createTeam.body', ['createTeam.body']],
    ['f(createTeam.body.shape.name, createTeam.reply)', ['createTeam.body', 'createTeam.reply']],
    ['call(createTeam, { body: { name } })', []],
    ['const { path, body: schema } = createTeam', ['createTeam.body']],
    ['createTeam.path', []],
    ['document.body', []],
  ])('may read the address of an operation, nothing else: %s', (code, reads) => {
    const imported = "import { createTeam } from '#shared/contract/teams.ts';\n";
    expect(readsOfOperations(imported + code)).toEqual(reads);
  });
});
