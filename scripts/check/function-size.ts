import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, isFunction, type ParsedSource, parseSource, type Syntax } from './syntax.ts';

/*
 * How large a function may be. Cyclomatic complexity: 1, and 1 more for each condition, loop, case,
 * catch and logical operator outside of the functions within it.
 */

export const COMPLEXITY_MAX = 12;
const LINES_MAX = 60;
/** So many functions of the client are longer; never more of them. */
const LONG_MAX = 15;

const FOLDERS = ['client/src', 'server', 'shared', 'scripts'];
const BRANCHES = new Set([
  'IfStatement',
  'ConditionalExpression',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
]);
const LOGICAL = new Set(['&&', '||', '??']);

/** A function of a source. */
export interface FunctionSize {
  readonly name: string;
  /** Its first line. */
  readonly line: number;
  readonly lines: number;
  readonly complexity: number;
}

function isBranch(node: Syntax): boolean {
  if (node.type === 'SwitchCase') return node['test'] !== null;
  if (node.type === 'BinaryExpression') return LOGICAL.has(String(node['operator']));
  return BRANCHES.has(node.type);
}

function branchesIn(node: Syntax): number {
  return childrenOf(node).reduce(
    (sum, child) => sum + (isFunction(child) ? 0 : Number(isBranch(child)) + branchesIn(child)),
    0,
  );
}

function nameOf(node: Syntax, holder: Syntax | undefined): string {
  const named = childrenOf({ of: [node['identifier'], node['key'], holder?.['id']] });
  return String(named[0]?.['value'] ?? 'a function');
}

/** Every function of a source, the outer ones first. */
export function functionSizes(source: string, isJsx = true): FunctionSize[] {
  const parsed = parseSource(source, isJsx);
  return sizesIn(parsed.tree, undefined, parsed);
}

function sizesIn(node: Syntax, holder: Syntax | undefined, parsed: ParsedSource): FunctionSize[] {
  const inner = childrenOf(node).flatMap((child) => sizesIn(child, node, parsed));
  if (!isFunction(node)) return inner;
  const [first, last] = parsed.linesOf(node);
  const own = { name: nameOf(node, holder), line: first, lines: last - first + 1 };
  return [{ ...own, complexity: 1 + branchesIn(node) }, ...inner];
}

/** Tests tell stories, and tables are data. */
function isJudged(path: string): boolean {
  return (
    /\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|(?:^|\/)(?:testing|truth|fixtures)\/|\.data\.ts$|\.d\.ts$/.test(path)
  );
}

const isLimited = (path: string) => path.startsWith('client/');

/** Most files have nothing to judge: few branches and, where lines count, few of those. */
function mayExceed(path: string, source: string): boolean {
  const branches = source.match(/\b(?:if|for|while|case|catch)\b|\s\?\s|\?\?|&&|\|\|/g) ?? [];
  return (
    branches.length >= COMPLEXITY_MAX || (isLimited(path) && source.split('\n').length > LINES_MAX)
  );
}

/** Every function that is too complex, and the long ones of the client once there are too many. */
export function functionSizeProblems(root: string): string[] {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path).replaceAll('\\', '/'))
      .filter(isJudged)
      .flatMap((path) => {
        const source = readFileSync(join(root, path), 'utf8');
        return mayExceed(path, source)
          ? functionSizes(source, path.endsWith('x')).map((one) => ({ path, ...one }))
          : [];
      }),
  );
  const complex = found
    .filter(({ complexity }) => complexity > COMPLEXITY_MAX)
    .map(
      ({ path, line, name, complexity }) =>
        `${path}, line ${line}: ${name} has a complexity of ${complexity}, above ${COMPLEXITY_MAX}`,
    );
  const long = found.filter(({ path, lines }) => isLimited(path) && lines > LINES_MAX);
  if (long.length <= LONG_MAX) return complex;
  return [
    ...complex,
    `${long.length} functions of the client have more than ${LINES_MAX} lines; at most ${LONG_MAX} may:`,
    ...long.map(
      ({ path, line, name, lines }) => `  ${path}, line ${line}: ${name}, ${lines} lines`,
    ),
  ];
}
