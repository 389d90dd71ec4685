import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folderCircles, type ImportingFile } from './folder-circles.ts';

interface CruiseResult {
  readonly modules: readonly ImportingFile[];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

interface Scope {
  /** The root folder to check; the rules name folders relative to it. */
  readonly cwd: string;
  readonly folders: readonly string[];
}

const FOLDERS = ['client', 'server', 'shared', 'e2e', 'scripts'];

/** Imports that violate a boundary rule, by resolved file, and circles of folders. */
export function boundaryViolations(
  root: string,
  { cwd, folders }: Scope = { cwd: root, folders: FOLDERS },
): string[] {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'depcruise'),
    [
      '--config',
      join(root, 'scripts/check/boundaries.config.cjs'),
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  let result: CruiseResult;
  try {
    result = JSON.parse(stdout) as CruiseResult;
  } catch {
    return [`dependency-cruiser failed: ${stderr}`];
  }
  // Without a TypeScript parser, dependency-cruiser would read no files and report no violations.
  if (result.summary.totalCruised === 0) return ['dependency-cruiser read no module at all'];
  return [
    ...result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...folderCircles(result.modules),
  ];
}
