import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  at,
  childrenOf,
  isFunction,
  isFunctionLiteral,
  listAt,
  parseSource,
  type Syntax,
} from './syntax.ts';

/** Rules for our sources that neither the type checker nor the linter covers. */

const FOLDERS = ['client/src', 'server', 'shared'];
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
/** The function that escapes text for use in a pattern; see `shared/domain/literal-pattern.ts`. */
const HELPER = 'literalPattern';
/** Where transactions are opened, and retried after a serialization failure. */
const DATABASE_FOLDER = 'server/platform/db/';
const TRANSACTION = 'a transaction without retries; use inTransaction()';
/** Where the one form element is; everything else is put into it. */
const FRAME_FILE = 'client/src/components/form/form-frame.tsx';
const FORM = 'a form of its own; use Form, or FormFrame where nothing is stored';
/**
 * Variants whose rules are for all descendants of an element: a browser then styles them again whenever
 * something is added below or beside it.
 */
const GROUP_VARIANT = /(?:^|[\s:])(?:group|peer)-(?:has-|(?:first|last|only|odd|even|empty|nth)\b)/;
const RESTYLED = 'a variant that restyles all that is below; write a rule for the class concerned';
/**
 * "Any element after another": a browser then styles all that follows an element again, with what is
 * inside, whenever anything is added anywhere in a page.
 */
const ANY_SIBLING = /\* ?[+~] ?\*/;
const ANY_SIBLING_VARIANT = /(?:^|[\s:])\[&[^\]\s]*\*[+~]\*/;
const RESTYLED_AFTER = 'a selector for any element after another; use :not(:first-child), or a gap';

/** Rule violations in a source, as "line 12: what is wrong". */
export function brokenSourceRules(source: string, isJsx = true): string[] {
  const { tree, linesOf } = parseSource(source, isJsx);
  const problems: string[] = [];
  const visit = (node: Syntax, outer: readonly Syntax[]): void => {
    const problem = problemOf(node, outer);
    if (problem) problems.push(`line ${linesOf(node)[0]}: ${problem}`);
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
  if (node.type === 'JSXOpeningElement' && nameOf(at(node, 'name')) === 'form') return FORM;
  if (node.type === 'StringLiteral') return classProblemOf(String(node['value']));
  const pattern = patternOf(node);
  if (pattern && isInsideFunction(outer) && !isFixed(pattern, outer)) {
    return `text in a regular expression; pass it through ${HELPER}()`;
  }
  return null;
}

function classProblemOf(classes: string): string | null {
  if (GROUP_VARIANT.test(classes)) return RESTYLED;
  return ANY_SIBLING_VARIANT.test(classes) ? RESTYLED_AFTER : null;
}

/** Rule violations in a style sheet, as "line 12: what is wrong". */
export function brokenStyleRules(sheet: string): string[] {
  const withoutComments = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  return withoutComments
    .split('\n')
    .flatMap((line, at) => (ANY_SIBLING.test(line) ? [`line ${at + 1}: ${RESTYLED_AFTER}`] : []));
}

function firstArgument(call: Syntax): Syntax | undefined {
  const given: unknown = call['arguments'];
  return Array.isArray(given) ? childrenOf(given.slice(0, 1))[0] : undefined;
}

function nameOf(node: Syntax | undefined): string | undefined {
  const own = node?.type === 'MemberExpression' ? at(node, 'property') : node;
  return own?.type === 'Identifier' ? String(own['value']) : undefined;
}

function effectOf(node: Syntax): Syntax | undefined {
  const isEffect = node.type === 'CallExpression' && EFFECTS.has(nameOf(at(node, 'callee')) ?? '');
  return isEffect ? firstArgument(node) : undefined;
}

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

const LITERALS = /^(?:StringLiteral|NumericLiteral|RegExpLiteral)$/;

/** By type of an expression: the parts that make it. */
const PARTS: Readonly<Record<string, (node: Syntax) => readonly (Syntax | undefined)[]>> = {
  ParenthesisExpression: (node) => [at(node, 'expression')],
  TemplateLiteral: (node) => listAt(node, 'expressions'),
  TaggedTemplateExpression: (node) => [at(node, 'template')],
  BinaryExpression: (node) => [at(node, 'left'), at(node, 'right')],
  ConditionalExpression: (node) => [at(node, 'consequent'), at(node, 'alternate')],
};

/** Whether an expression consists only of the source's own strings and escaped text. */
function isFixed(node: Syntax | undefined, outer: readonly Syntax[]): boolean {
  if (!node) return false;
  if (LITERALS.test(node.type)) return true;
  if (node.type === 'CallExpression') return nameOf(at(node, 'callee')) === HELPER;
  // The source of another pattern, which is checked where it is created.
  if (node.type === 'MemberExpression') return nameOf(node) === 'source';
  if (node.type === 'Identifier') return isFixedName(nameOf(node) ?? '', outer);
  return PARTS[node.type]?.(node).every((part) => isFixed(part, outer)) ?? false;
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
  return /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$|(?:^|\/)testing\/|\.data\.ts$/.test(path);
}

/** The files that hold what is refused everywhere else. */
function isAllowedIn(path: string, problem: string): boolean {
  if (problem.endsWith(TRANSACTION)) return path.startsWith(DATABASE_FOLDER);
  return problem.endsWith(FORM) && path === FRAME_FILE;
}

/** What a source has none of, it needn't be parsed for. */
const JUDGED = /Effect\(|RegExp\(|\btransaction\(|<form\b|\b(?:group|peer)-|\[&/;

function problemsIn(path: string, source: string): string[] {
  if (path.endsWith('.css')) return brokenStyleRules(source);
  return JUDGED.test(source) ? brokenSourceRules(source, path.endsWith('x')) : [];
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
    return problemsIn(path, source)
      .filter((problem) => !isAllowedIn(path, problem))
      .map((problem) => `${path}, ${problem}`);
  });
}
