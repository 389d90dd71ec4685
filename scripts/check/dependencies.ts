import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Every import of the project, as dependency-cruiser tells of it. */
export interface Dependencies {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
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
  /** The tree to judge; the rules name folders relative to it. */
  readonly cwd: string;
  readonly folders: readonly string[];
}

const FOLDERS = ['client', 'server', 'shared', 'e2e', 'scripts'];

/**
 * Reads the imports of the whole tree, those of types included.
 * @throws Error when nothing could be read: a run over no files would find nothing wrong.
 */
export function readDependencies(
  root: string,
  { cwd, folders }: Scope = { cwd: root, folders: FOLDERS },
): Dependencies {
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
  let dependencies: Dependencies;
  try {
    dependencies = JSON.parse(stdout) as Dependencies;
  } catch {
    throw new Error(`dependency-cruiser failed: ${stderr}`);
  }
  // Without a parser for TypeScript it would find nothing to read and nothing wrong.
  if (dependencies.summary.totalCruised === 0) {
    throw new Error('dependency-cruiser read no module at all');
  }
  return dependencies;
}
