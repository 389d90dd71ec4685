import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/*
 * What the server says when it starts, told without starting it: every operation is part of the
 * contract and has one handler, and every list of handlers is mounted.
 */

const OPERATION = /^export const (\w+) = route\(/gm;
/** `handle(getChart, …)` or `handle(charts.getChart, …)`. */
const HANDLED = /\bhandle(?:Stream|Fixed)?\(\s*(?:\w+\.)?(\w+)/g;
/** `export const chartsRoutes = …` or `export function chartsRoutes(…)`. */
const HANDLERS = /^export (?:const|function) (\w+Routes)\b/gm;

const namesIn = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Operations nobody can call, as sentences. */
export function mountProblems(root: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const contract = read('shared/contract/contract.ts');
  const app = read('server/app.ts');
  const routes = readdirSync(join(root, 'server/features'))
    .map((feature) => `server/features/${feature}/routes.ts`)
    .flatMap((path) => {
      try {
        return [{ path, source: read(path) }];
      } catch {
        return [];
      }
    });
  const handled = routes.flatMap(({ source }) => namesIn(source, HANDLED));
  const problems: string[] = [];
  for (const file of readdirSync(join(root, 'shared/contract'))) {
    const operations = namesIn(read(`shared/contract/${file}`), OPERATION);
    if (operations.length > 0 && !contract.includes(`'./${basename(file)}'`)) {
      problems.push(`shared/contract/contract.ts does not name ${file}`);
    }
    for (const operation of operations) {
      const count = handled.filter((name) => name === operation).length;
      if (count !== 1) problems.push(`${operation} in ${file} has ${count} handlers, not one`);
    }
  }
  for (const { path, source } of routes) {
    for (const list of namesIn(source, HANDLERS)) {
      if (!app.includes(`...${list}`))
        problems.push(`server/app.ts does not mount ${list} of ${path}`);
    }
  }
  return problems;
}
