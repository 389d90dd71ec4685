import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import * as z from 'zod/mini';

/** Rules for our sources that neither the type checker nor the linter covers. */

const FOLDERS = ['client/src', 'server', 'shared'];
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
/** The function that escapes text for use in a pattern; see `shared/domain/literal-pattern.ts`. */
const HELPER = 'literalPattern';
/** Where transactions are opened, and retried after a serialization failure. */
const DATABASE_FOLDER = 'server/platform/db/';
const TRANSACTION = 'a transaction without retries; use inTransaction()';

/** A node of the syntax tree; its other keys depend on its type. */
interface Syntax {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const Span = z.object({ start: z.number() });
const startOf = (node: Syntax): number => Span.parse(node['span']).start;

function at(node: Syntax | undefined, key: string): Syntax | undefined {
  const value = node?.[key];
  return isSyntax(value) ? value : undefined;
}

function listAt(node: Syntax | undefined, key: string): Syntax[] {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isSyntax) : [];
}

function childrenOf(node: Syntax): Syntax[] {
  return Object.values(node)
    .flat()
    .flatMap((value: unknown) => {
      if (isSyntax(value)) return [value];
      // Arguments and spread elements are wrapped in an object without a type.
      const inner: unknown =
        typeof value === 'object' && value !== null && 'expression' in value && value.expression;
      return isSyntax(inner) ? [inner] : [];
    });
}

/** Rule violations in a source, as "line 12: what is wrong". */
export function brokenSourceRules(source: string): string[] {
  // The leading semicolon anchors offsets, since a file's first token may start later.
  const text = Buffer.from(`;${source}`);
  const tree: unknown = parseSync(text.toString(), { syntax: 'typescript', tsx: true });
  if (!isSyntax(tree)) throw new Error('The parser gave no tree');
  const base = startOf(tree);
  const problems: string[] = [];
  const visit = (node: Syntax, outer: readonly Syntax[]): void => {
    const problem = problemOf(node, outer);
    if (problem) {
      const before = text.subarray(0, startOf(node) - base).toString();
      problems.push(`line ${before.split('\n').length}: ${problem}`);
    }
    for (const child of childrenOf(node)) visit(child, [node, ...outer]);
  };
  visit(tree, []);
  return problems;
}

/** @param outer the enclosing nodes, innermost first */
function problemOf(node: Syntax, outer: readonly Syntax[]): string | null {
  const effect = effectOf(node);
  if (effect && returnsValue(effect)) {
    return 'an effect returns a value; return nothing or a cleanup function';
  }
  if (node.type === 'CallExpression' && nameOf(at(node, 'callee')) === 'transaction') {
    return TRANSACTION;
  }
  const pattern = patternOf(node);
  if (pattern && isInsideFunction(outer) && !isFixed(pattern, outer)) {
    return `text in a regular expression; pass it through ${HELPER}()`;
  }
  return null;
}

function firstArgument(call: Syntax): Syntax | undefined {
  const given: unknown = call['arguments'];
  const first: unknown = Array.isArray(given) ? given[0] : undefined;
  const inner: unknown =
    typeof first === 'object' && first !== null && 'expression' in first && first.expression;
  return isSyntax(inner) ? inner : undefined;
}

function nameOf(node: Syntax | undefined): string | undefined {
  const own = node?.type === 'MemberExpression' ? at(node, 'property') : node;
  return own?.type === 'Identifier' ? String(own['value']) : undefined;
}

function effectOf(node: Syntax): Syntax | undefined {
  const isEffect = node.type === 'CallExpression' && EFFECTS.has(nameOf(at(node, 'callee')) ?? '');
  return isEffect ? firstArgument(node) : undefined;
}

const isFunctionLiteral = (node: Syntax | undefined): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

const isFunction = (node: Syntax): boolean =>
  isFunctionLiteral(node) || /^(?:FunctionDeclaration|ClassMethod|MethodProperty)$/.test(node.type);

/**
 * Whether React may receive something other than a cleanup function; named callbacks are trusted.
 */
function returnsValue(effect: Syntax): boolean {
  const body = at(effect, 'body');
  if (!body || !isFunctionLiteral(effect) || effect['async'] === true) return true;
  return 'stmts' in body ? hasValue(body) : !isFunctionLiteral(body);
}

/** Whether a body returns anything but an inline function. */
function hasValue(node: Syntax): boolean {
  if (isFunction(node)) return false;
  const returned = node.type === 'ReturnStatement' ? at(node, 'argument') : undefined;
  return returned ? !isFunctionLiteral(returned) : childrenOf(node).some(hasValue);
}

function patternOf(node: Syntax): Syntax | undefined {
  const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
  return isMade && nameOf(at(node, 'callee')) === 'RegExp' ? firstArgument(node) : undefined;
}

/** Values computed at module load come from the program itself. */
function isInsideFunction(outer: readonly Syntax[]): boolean {
  return outer.some((node, index) => {
    const holder = outer[index + 1];
    const isNamed = /^(?:VariableDeclarator|KeyValueProperty)$/.test(holder?.type ?? '');
    return isFunction(node) && (isNamed || !isFunctionLiteral(node));
  });
}

/** Whether an expression consists only of the source's own strings and escaped text. */
function isFixed(node: Syntax | undefined, outer: readonly Syntax[]): boolean {
  const areFixed = (...nodes: readonly (Syntax | undefined)[]) =>
    nodes.every((inner) => isFixed(inner, outer));
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'RegExpLiteral':
      return true;
    case 'ParenthesisExpression':
      return areFixed(at(node, 'expression'));
    case 'TemplateLiteral':
      return areFixed(...listAt(node, 'expressions'));
    case 'TaggedTemplateExpression':
      return areFixed(at(node, 'template'));
    case 'BinaryExpression':
      return areFixed(at(node, 'left'), at(node, 'right'));
    case 'ConditionalExpression':
      return areFixed(at(node, 'consequent'), at(node, 'alternate'));
    case 'CallExpression':
      return nameOf(at(node, 'callee')) === HELPER;
    case 'MemberExpression':
      // The source of another pattern, which is checked where it is created.
      return nameOf(node) === 'source';
    case 'Identifier':
      return isFixedName(nameOf(node) ?? '', outer);
    default:
      return false;
  }
}

/** Resolves a name to its constant; module-level constants are the program's own. */
function isFixedName(name: string, outer: readonly Syntax[]): boolean {
  if (/^[A-Z][A-Z0-9_]*$/.test(name)) return true;
  for (const [index, block] of outer.entries()) {
    const found = [...listAt(block, 'stmts'), ...listAt(block, 'body')]
      .flatMap((statement) => listAt(statement, 'declarations'))
      .find((declaration) => nameOf(at(declaration, 'id')) === name);
    if (found) return isFixed(at(found, 'init'), outer.slice(index));
  }
  return false;
}

/** Sources whose strings may come from users; tests and their helpers use their own. */
function isJudged(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)testing\/|\.data\.ts$/.test(path);
}

/** Every violation in the project, by file and line. */
export function sourceRuleProblems(root: string): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path).replaceAll('\\', '/'))
      .filter(isJudged),
  );
  return files.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    if (!/Effect\(|RegExp\(|\btransaction\(/.test(source)) return [];
    return brokenSourceRules(source)
      .filter((problem) => !(problem.endsWith(TRANSACTION) && path.startsWith(DATABASE_FOLDER)))
      .map((problem) => `${path}, ${problem}`);
  });
}
