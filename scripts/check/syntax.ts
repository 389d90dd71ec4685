import { parseSync } from '@swc/core';
import * as z from 'zod/mini';

/** A node of the syntax tree; its other keys depend on its type. */
export interface Syntax {
  readonly type: string;
  readonly [key: string]: unknown;
}

const Span = z.object({ start: z.number(), end: z.number() });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSyntax = (value: unknown): value is Syntax =>
  isObject(value) && 'type' in value && typeof value.type === 'string';

/** The node under a key, if there is one. */
export function at(node: Syntax | undefined, key: string): Syntax | undefined {
  const value = node?.[key];
  return isSyntax(value) ? value : undefined;
}

/** The nodes in the list under a key. */
export function listAt(node: Syntax | undefined, key: string): Syntax[] {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isSyntax) : [];
}

function collectSyntax(value: unknown, into: Syntax[]): void {
  if (isSyntax(value)) into.push(value);
  else if (isObject(value)) for (const one of Object.values(value)) collectSyntax(one, into);
}

/** The nodes directly below; arguments and class methods are wrapped in objects without a type. */
export function childrenOf(node: object): Syntax[] {
  const children: Syntax[] = [];
  for (const value of Object.values(node)) collectSyntax(value, children);
  return children;
}

const FUNCTION_LITERALS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
const NAMED_FUNCTIONS = new Set([
  'FunctionDeclaration',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
]);

/** An arrow function or a function expression. */
export function isFunctionLiteral(node: Syntax | undefined): boolean {
  return node !== undefined && FUNCTION_LITERALS.has(node.type);
}

/** Anything with a body that runs when it is called. */
export function isFunction(node: Syntax): boolean {
  return NAMED_FUNCTIONS.has(node.type) || isFunctionLiteral(node);
}

/** A source as a tree, with the lines of its nodes. */
export interface ParsedSource {
  readonly tree: Syntax;
  /** @returns first and last line of a node, from 1 */
  readonly linesOf: (node: Syntax) => readonly [first: number, last: number];
}

/**
 * @param isJsx without it, `<T>` before an arrow function is a type parameter
 * @throws Error for what is not TypeScript
 */
export function parseSource(source: string, isJsx: boolean): ParsedSource {
  // The leading semicolon anchors offsets, since a file's first token may start later.
  const text = Buffer.from(`;${source}`);
  const tree: unknown = parseSync(text.toString(), { syntax: 'typescript', tsx: isJsx });
  if (!isSyntax(tree)) throw new Error('The parser gave no tree');
  const base = Span.parse(tree['span']).start;
  const lineAt = (offset: number) =>
    text
      .subarray(0, offset - base)
      .toString('latin1')
      .split('\n').length;
  const linesOf = (node: Syntax) => {
    const { start, end } = Span.parse(node['span']);
    return [lineAt(start), lineAt(end)] as const;
  };
  return { tree, linesOf };
}
