import { dirname } from 'node:path';
import type { Dependencies } from './dependencies.ts';

/*
 * Folders that import each other have no order in which they can be read, even where no two files
 * do. Dependency-cruiser judges files; here every folder is one room.
 */

/** Tests and what helps them reach for the whole product. */
const TESTS = /\.test\.tsx?$|(^|\/)testing\//;
const OWN = /^(client|server|shared|scripts|e2e)\//;

/** Folders that still import each other, the smaller name first. */
const KNOWN: readonly string[] = ['server/features/coach ↔ server/features/coach/checking'];

/** Folder → the folders it imports, each with one import that shows it. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, string>>;

function arrowsOf({ modules }: Dependencies): Arrows {
  const arrows = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)];
      const isOurs = [source, resolved].every((file) => OWN.test(file) && !TESTS.test(file));
      if (!isOurs || from === to) continue;
      const targets = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, targets.set(to, `${source} → ${resolved}`));
    }
  }
  return arrows;
}

function reachableFrom(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of arrows.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** Imports by which a folder reaches back to itself, and known circles that have been untied. */
export function folderCircles(
  dependencies: Dependencies,
  known: readonly string[] = KNOWN,
): string[] {
  const arrows = arrowsOf(dependencies);
  const reached = new Map([...arrows.keys()].map((from) => [from, reachableFrom(from, arrows)]));
  const untied = new Set(known);
  const problems: string[] = [];
  for (const [from, targets] of arrows) {
    for (const [to, example] of targets) {
      if (!reached.get(to)?.has(from)) continue;
      const pair = [from, to].sort().join(' ↔ ');
      if (known.includes(pair)) untied.delete(pair);
      else problems.push(`${from} and ${to} import each other: ${example}`);
    }
  }
  return [...problems, ...[...untied].map((pair) => `${pair} is untied: drop it from the list`)];
}
