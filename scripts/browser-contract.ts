import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/*
 * The browser's copy of the contract: of an operation it needs the address, and schemas only where a
 * form checks what is typed. Each module of the contract is built as two: addresses and plain values,
 * and, with `?schemas.ts`, its schemas. So pages without a form neither load nor build any, nor zod.
 */

/** Ends as TypeScript, so that it is built as such. */
const SCHEMAS = '?schemas.ts';
const FOLDER = fileURLToPath(new URL('../shared/contract/', import.meta.url));

const CONTRACT = /[\\/]shared[\\/]contract[\\/][\w-]+\.ts(\?schemas\.ts)?$/;
const OURS = /[\\/](client[\\/]src|shared)[\\/][^?]+\.tsx?(\?schemas\.ts)?$/;
/** How others import a module of the contract, and how its modules import each other. */
const FROM_OUTSIDE = /\/contract\/[\w-]+\.ts$/;
const FROM_INSIDE = /^\.\/[\w-]+\.ts$/;

/** What `Address` in `client/src/lib/api.ts` has. */
const ADDRESS: ReadonlySet<string> = new Set(['method', 'path', 'createsOnce']);
/** Where an operation's schemas stand. */
const SCHEMA_KEYS: ReadonlySet<string> = new Set(['params', 'query', 'body', 'reply', 'stream']);

/** A function of a module, a constant, or what is taken out of an object. */
interface Declared {
  readonly names: readonly string[];
  readonly isExported: boolean;
  readonly statement: ESTree.Statement;
  readonly value: ESTree.Expression | ESTree.Function;
}

interface Edit {
  readonly at: ESTree.Span;
  readonly text: string;
}

const textAt = (code: string, { start, end }: ESTree.Span) => code.slice(start, end);

function edited(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.at.start - a.at.start)
    .reduce((whole, { at, text }) => whole.slice(0, at.start) + text + whole.slice(at.end), code);
}

function namesIn(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) =>
    namesIn(one.type === 'RestElement' ? one.argument : one.value),
  );
}

/** What a module of the contract declares. */
function declaredIn(code: string): Declared[] {
  return parseSync('contract.js', code).program.body.flatMap((statement): Declared[] => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declared = isExported ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id) {
      return [{ names: [declared.id.name], isExported, statement, value: declared }];
    }
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      init ? [{ names: namesIn(id), isExported, statement, value: init }] : [],
    );
  });
}

/** The object of `route({…})`; null for anything else. */
function operationIn({ value }: Declared): ESTree.ObjectExpression | null {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return null;
  const [first] = value.arguments;
  return value.callee.name === 'route' && first?.type === 'ObjectExpression' ? first : null;
}

/** `{ method: 'GET', path: '/api/charts' }` of an operation; one may begin with another's. */
function addressIn(code: string, { properties }: ESTree.ObjectExpression): string {
  const kept = properties.filter(
    (one) =>
      one.type === 'SpreadElement' || (one.key.type === 'Identifier' && ADDRESS.has(one.key.name)),
  );
  return `{ ${kept.map((one) => textAt(code, one)).join(', ')} }`;
}

const mentions = (text: string, names: readonly string[]) =>
  names.some((name) => new RegExp(`\\b${name}\\b`).test(text));

/** "import { createTeam } from './teams.ts';" of some names of an import, or of all as `z`. */
function importing(
  code: string,
  path: string,
  specifiers: readonly ESTree.ImportDeclarationSpecifier[],
): string {
  const names = specifiers.map((one) => textAt(code, one)).join(', ');
  return `import ${names.startsWith('*') ? names : `{ ${names} }`} from '${path}';`;
}

/** What an imported name is called where it is declared. */
const ownName = (one: ESTree.ImportDeclarationSpecifier) =>
  one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
    ? one.imported.name
    : one.local.name;

const importsIn = (code: string) =>
  parseSync('module.js', code).program.body.filter((one) => one.type === 'ImportDeclaration');

/** The names of the schemas of a module of the contract, given its file name. */
type NamesOf = (module: string) => readonly string[];

/** Schemas, which are made by calls, and whatever is made of zod or of these. */
function schemasIn(code: string, namesOf: NamesOf): Declared[] {
  const names = importsIn(code).flatMap(({ source, specifiers }) => {
    if (!FROM_INSIDE.test(source.value)) return source.value === 'zod/mini' ? ['z'] : [];
    const theirs = namesOf(basename(source.value));
    return specifiers.filter((one) => theirs.includes(ownName(one))).map(({ local }) => local.name);
  });
  return declaredIn(code).filter((one) => {
    if (operationIn(one) !== null) return false;
    const isMade = one.value.type === 'CallExpression';
    if (!isMade && !mentions(textAt(code, one.value), names)) return false;
    names.push(...one.names);
    return true;
  });
}

const javaScriptOf = (module: string) =>
  transformSync(readFileSync(`${FOLDER}${module}`, 'utf8'), { loader: 'ts' }).code;

const known = new Map<string, readonly string[]>();

function schemaNames(module: string): readonly string[] {
  const names =
    known.get(module) ??
    schemasIn(javaScriptOf(module), schemaNames)
      .filter(({ isExported }) => isExported)
      .flatMap(({ names }) => names);
  known.set(module, names);
  return names;
}

/** A module whose import is unused would be loaded anyway. */
function withoutUnusedImports(code: string): string {
  const imports = importsIn(code);
  const rest = edited(
    code,
    imports.map((at) => ({ at, text: '' })),
  );
  return edited(
    code,
    imports.map((at) => {
      const used = at.specifiers.filter(({ local }) => mentions(rest, [local.name]));
      return { at, text: used.length > 0 ? importing(code, at.source.value, used) : '' };
    }),
  );
}

/**
 * A module of the contract as browsers get it.
 * @param code JavaScript
 * @param isSchemas for the part that has the schemas
 */
export function contractFor(code: string, isSchemas: boolean, namesOf = schemaNames): string {
  const schemas = schemasIn(code, namesOf);
  const addresses = declaredIn(code).flatMap((one): Edit[] => {
    const operation = operationIn(one);
    return operation === null ? [] : [{ at: one.value, text: addressIn(code, operation) }];
  });
  const others = isSchemas
    ? // So that what no form uses is left out.
      schemas
        .filter(({ value }) => value.type === 'CallExpression')
        .map(({ value: at }) => ({ at, text: `/* @__PURE__ */ (() => ${textAt(code, at)})()` }))
    : schemas.map(({ statement: at }) => ({ at, text: '' }));
  return withoutUnusedImports(edited(code, [...addresses, ...others]));
}

/**
 * A module that imports the contract's schemas from where browsers find them.
 * @param code JavaScript
 * @param pattern the paths that are modules of the contract
 * @param namesOf the names of the schemas of one, given its file name
 */
export function withSchemasFound(code: string, pattern: RegExp, namesOf = schemaNames): string {
  return edited(
    code,
    importsIn(code).flatMap((at): Edit[] => {
      const { value: path } = at.source;
      if (!pattern.test(path)) return [];
      const names = namesOf(basename(path));
      const schemas = at.specifiers.filter((one) => names.includes(ownName(one)));
      if (schemas.length === 0) return [];
      const others = at.specifiers.filter((one) => !schemas.includes(one));
      const first = others.length > 0 ? importing(code, path, others) : '';
      return [{ at, text: `${first} ${importing(code, `${path}${SCHEMAS}`, schemas)}` }];
    }),
  );
}

/**
 * What a client's module reads of operations beside their addresses, as "getChart.reply"; browsers
 * would find nothing there.
 * @param code JavaScript
 */
export function readsOfOperations(code: string): string[] {
  const imported = importsIn(code)
    .filter(({ source }) => FROM_OUTSIDE.test(source.value))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  const reads: string[] = [];
  const note = (of: ESTree.Node | null, key: ESTree.Node) => {
    if (of?.type !== 'Identifier' || key.type !== 'Identifier') return;
    if (imported.includes(of.name) && SCHEMA_KEYS.has(key.name))
      reads.push(`${of.name}.${key.name}`);
  };
  new Visitor({
    MemberExpression({ object, property }) {
      note(object, property);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern') return;
      for (const one of id.properties) if (one.type === 'Property') note(init, one.key);
    },
  }).visit(parseSync('module.js', code).program);
  return reads;
}

/** The part without schemas of a module of the contract, given its file name. */
export const browserModule = (module: string) =>
  withSchemasFound(contractFor(javaScriptOf(module), false), FROM_INSIDE);

/** Builds the browser's copy of the contract. */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    apply: 'build',
    // Once TypeScript is JavaScript.
    enforce: 'post',
    transform(code, id) {
      if (!OURS.test(id)) return null;
      const reads = readsOfOperations(code);
      if (reads.length > 0) {
        this.error(
          `${reads.join(', ')}: browsers get no schemas of operations; import them by name`,
        );
      }
      const own = CONTRACT.test(id)
        ? withSchemasFound(contractFor(code, id.endsWith(SCHEMAS)), FROM_INSIDE)
        : withSchemasFound(code, FROM_OUTSIDE);
      return { code: own, map: null };
    },
  };
}
