import { BOUNDARY_RULES, type BoundaryRule } from './boundary-rules.ts';
import { folderCircles } from './folder-circles.ts';
import { circlesOf, moduleGraph } from './module-graph.ts';

const FOLDERS = ['client', 'server', 'shared', 'e2e', 'scripts'];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isCircular: boolean;
}

const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const known = patterns.get(text) ?? new RegExp(text);
  patterns.set(text, known);
  return known;
}

/** @param groups what `$1` stands for, and so on */
function fits(
  path: string,
  { path: one, pathNot: none }: BoundaryRule['from'],
  groups: readonly string[] = [],
): boolean {
  const isAnyOf = (texts: string | readonly string[]) =>
    [texts]
      .flat()
      .map((text) => text.replaceAll(/\$(\d)/g, (_, digit) => groups[Number(digit)] ?? ''))
      .some((text) => patternOf(text).test(path));
  return (one === undefined || isAnyOf(one)) && !(none !== undefined && isAnyOf(none));
}

/** What the groups of `from.path` have matched. */
function groupsOf({ from }: BoundaryRule, path: string): readonly string[] {
  for (const text of [from.path ?? []].flat()) {
    const match = patternOf(text).exec(path);
    if (match) return match;
  }
  return [];
}

function violates({ from, to, isCircular }: Import, rule: BoundaryRule): boolean {
  if (rule.to.circular && !isCircular) return false;
  return fits(to, rule.to, groupsOf(rule, from));
}

/**
 * Imports that violate a boundary rule, and circles of folders.
 * @param root the rules name folders relative to it
 */
export function boundaryViolations(root: string, folders: readonly string[] = FOLDERS): string[] {
  const files = moduleGraph(root, folders);
  if (files.length === 0) return ['There is no source to check'];
  const circles = circlesOf(files);
  const violations = files.flatMap(({ source: from, dependencies }) => {
    const rules = BOUNDARY_RULES.filter((rule) => fits(from, rule.from));
    return dependencies.flatMap(({ resolved: to }) => {
      const isCircular = from === to || (circles.has(to) && circles.get(from) === circles.get(to));
      return rules
        .filter((rule) => violates({ from, to, isCircular }, rule))
        .map(({ name }) => `${name}: ${from} → ${to}`);
    });
  });
  return [...violations, ...folderCircles(files)];
}
